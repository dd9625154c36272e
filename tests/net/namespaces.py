"""Two computers with a cable between them: a server here, a player far away.

Run as a program in a network namespace of its own (`unshare -n`): HOME; prints a line of JSON.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from jungle_pg.net.client import Client, Pulse, host, join
from jungle_pg.net.known import Link
from jungle_pg.net.messages import Terms
from jungle_pg.net.names import Address
from jungle_pg.net.nearby import Announcement, Nearby, Search
from jungle_pg.net.room.limits import Limits
from tests.net.real import RealServer, a_client, until
from tests.net.rooms import move_in

NEAR, FAR = "10.77.0.1", "10.77.0.2"
MOVES = 10
PULLED_S = 1.0
OFTEN = Pulse(every_s=0.3, silence_s=1.2)


def ran(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


def far_away(home: str, code: str, port: str) -> None:
    """The player at the other end of the cable: looks for the room, then plays whenever it can."""
    search = Search(FAR)
    until(lambda: search.found or search.problem, "a room nearby", 10)
    until(lambda: any(room.lag_s for room in search.found) or search.problem, "how far it is", 10)
    print(json.dumps({"found": [room.code for room in search.found]}), flush=True)
    search.close()
    jo = a_client(Address(NEAR, int(port)), join("Jo", code), OFTEN)
    rng = Random(2)
    while True:
        known = jo.known
        if known.link is Link.ENDED:
            return
        match = known.match
        if match is not None and match.verdict is not None:
            break
        if match is not None and known.link is Link.OPEN and match.actor == known.seat:
            length = len(match.moments)
            jo.play(move_in(match, rng))
            while jo.known.match is match or len(jo.known.match.moments) <= length:  # type: ignore[union-attr]
                time.sleep(0.005)
        time.sleep(0.005)
    jo.close()
    jo.join()


def main(home: Path) -> None:
    ran("ip", "link", "set", "lo", "up")
    far = subprocess.Popen(["unshare", "-n", "sleep", "120"])
    here = Path("/proc/self/ns/net").readlink()
    until(lambda: Path(f"/proc/{far.pid}/ns/net").readlink() != here, "a network of its own")
    there = ["nsenter", "-t", str(far.pid), "-n"]
    try:
        cable = ("near", "type", "veth", "peer", "name", "far", "netns", str(far.pid))
        ran("ip", "link", "add", *cable)
        ran("ip", "addr", "add", f"{NEAR}/24", "dev", "near")
        ran("ip", "link", "set", "near", "up")
        ran(*there, "ip", "addr", "add", f"{FAR}/24", "dev", "far")
        ran(*there, "ip", "link", "set", "lo", "up")
        ran(*there, "ip", "link", "set", "far", "up")
        print(json.dumps(play_over_the_cable(home, there)), flush=True)
    finally:
        far.kill()
        far.wait()


def play_over_the_cable(home: Path, there: list[str]) -> dict[str, object]:
    with RealServer(home, Limits(ping_s=0.3, silence_s=1.2), host=NEAR) as server:
        mina = a_client(server.address, host("Mina", Terms("jackaroo", "king", side=0)))
        until(lambda: mina.known.code, "a room")
        room = Nearby("Mina", server.address, mina.known.code, "jackaroo", "king")
        announcement = Announcement(NEAR, room)
        arguments = [str(home), mina.known.code, str(server.address.port)]
        jo = subprocess.Popen(
            [*there, sys.executable, "-m", "tests.net.namespaces", "far", *arguments],
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert jo.stdout is not None
        found = json.loads(jo.stdout.readline())["found"]
        announcement.close()
        until(lambda: mina.known.match is not None, "a match")
        bad = ["tc", "qdisc", "add", "dev", "near", "root", "netem"]
        tried = subprocess.run([*bad, "delay", "40ms", "10ms", "loss", "5%"], capture_output=True)
        rng = Random(1)
        moves = 0
        back_s = 0.0
        while moves < MOVES:
            match = mina.known.match
            assert match is not None
            if match.actor == mina.known.seat:
                mina.play(move_in(match, rng))
                moves += 1
            until(lambda: mina.known.match is not match, "a move")  # noqa: B023
            if moves == MOVES // 2 and not back_s:
                back_s = pulled(mina)
        mina.resign()
        until(lambda: mina.known.is_whole, "the end")
        jo.communicate(timeout=30)
        announcement.join()
        mina.close()
        mina.join()
        return {
            "found": found == [mina.known.code],
            "moves": moves,
            "back_s": back_s,
            "was_bad": tried.returncode == 0,
        }


def pulled(mina: Client) -> float:
    """Pull the cable for a while; how long after its return everybody is there again."""

    def is_there() -> bool:
        around = mina.known.around
        return around is not None and around.sitters[1].is_here

    ran("ip", "link", "set", "near", "down")
    until(lambda: not is_there(), "a banner", 40)
    time.sleep(PULLED_S)
    ran("ip", "link", "set", "near", "up")
    begun = time.monotonic()
    until(is_there, "the way back")
    return time.monotonic() - begun


if __name__ == "__main__":
    if sys.argv[1] == "far":
        far_away(*sys.argv[2:])
    else:
        main(Path(sys.argv[1]))
