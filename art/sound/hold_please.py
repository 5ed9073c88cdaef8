"""A minute of hold music, made of sine waves: `python3 art/sound/hold_please.py OUT.wav`.

Plucked notes (a thumb piano: a strong fundamental, a weak inharmonic overtone, fast decay) over a slow pad in D major, 72 beats a
minute. At 0:34 everything stops for four seconds, as if somebody had answered. Deterministic: the same file every time.
"""

import sys
import wave

import numpy as np

RATE = 44_100
BEAT = 60 / 72
LENGTH = 64.0

#: Semitones above D4 (293.66 Hz) and lengths in beats; None is a rest.
TUNE = [(0, 1), (4, 1), (7, 1.5), (9, 0.5), (7, 1), (4, 1), (2, 1), (4, 1), (0, 2), (None, 2)]
ANSWER = [(None, 2), (12, 0.5), (11, 0.5), (9, 1), (None, 3), (7, 0.5), (9, 0.5), (7, 2), (None, 2)]
#: Chords of the pad, four beats each, as semitones above D3.
CHORDS = [(0, 7, 16), (-3, 4, 12), (-5, 2, 11), (2, 9, 14)]


def main(target: str) -> None:
    samples = np.zeros((int(RATE * LENGTH), 2))
    pluck(samples, 0.3, 0, 0.5, pan=0.5)
    play(samples, TUNE, start=4.0, lift=0, until=34.0)
    play(samples, ANSWER, start=4.0 + 12 * BEAT, lift=0, until=34.0, loudness=0.3, pan=0.72)
    play(samples, TUNE, start=4.0 + 2 * 12 * BEAT, lift=4, until=34.0, loudness=0.25, pan=0.3)
    pluck(samples, 38.0, 0, 0.4, pan=0.5)
    play(samples, TUNE, start=40.0, lift=0, until=58.0)
    play(samples, ANSWER, start=40.0 + 6 * BEAT, lift=0, until=58.0, loudness=0.3, pan=0.72)
    pluck(samples, 58.0, 0, 0.5, pan=0.5)
    pluck(samples, 58.0, 12, 0.2, pan=0.6)
    pad(samples, 4.0, 34.0)
    pad(samples, 40.0, 60.0)
    echo(samples)
    samples *= 0.8 / np.abs(samples).max()
    fade = int(RATE * 3)
    samples[-fade:] *= np.linspace(1, 0, fade)[:, None] ** 2
    silence(samples, 34.4, 38.0)
    write(target, samples)


def frequency(semitones: float, base: float = 293.66) -> float:
    return base * 2 ** (semitones / 12)


def pluck(samples: np.ndarray, at: float, semitones: float, loudness: float, pan: float) -> None:
    """One note of the thumb piano, `at` seconds from the start; `pan` 0 is left, 1 right."""
    time = np.arange(int(RATE * 2.2)) / RATE
    pitch = frequency(semitones)
    note = np.sin(2 * np.pi * pitch * time) * np.exp(-time * 3.2)
    note += 0.22 * np.sin(2 * np.pi * pitch * 5.4 * time) * np.exp(-time * 16)
    note += 0.12 * np.sin(2 * np.pi * pitch * 2 * time) * np.exp(-time * 5)
    note *= np.minimum(1, time / 0.004) * loudness
    add(samples, at, note, pan)


def play(samples, notes, start, lift, until, loudness=0.5, pan=0.42) -> None:
    """Repeats a tune from `start`, `lift` semitones higher, with its last note before `until`."""
    at = start
    while at < until - 1:
        for semitones, beats in notes:
            if semitones is not None and at < until - 0.8:
                pluck(samples, at, semitones + lift, loudness, pan)
            at += beats * BEAT


def pad(samples: np.ndarray, start: float, end: float) -> None:
    """The warm chords below: two slightly detuned sines a voice, faded in and out over half a bar."""
    bar = 4 * BEAT
    for number, at in enumerate(np.arange(start, end - 1, bar)):
        time = np.arange(int(RATE * min(bar + 0.8, end - at))) / RATE
        swell = np.minimum(1, time / 1.2) * np.minimum(1, (time[-1] - time) / 1.0)
        for voice, semitones in enumerate(CHORDS[number % len(CHORDS)]):
            pitch = frequency(semitones, 146.83)
            tone = np.sin(2 * np.pi * pitch * time) + np.sin(2 * np.pi * pitch * 1.003 * time)
            add(samples, at, tone * swell * 0.035, (0.35, 0.65, 0.5)[voice])


def echo(samples: np.ndarray) -> None:
    """Two echoes, a beat and a half apart, from the other side."""
    for times, share in ((1, 0.28), (2, 0.12)):
        delay = int(RATE * BEAT * 0.75 * times)
        samples[delay:] += samples[:-delay, ::-1] * share


def silence(samples: np.ndarray, start: float, end: float) -> None:
    """Cuts everything off within a tenth of a second, until `end`."""
    first, last, edge = int(RATE * start), int(RATE * end), int(RATE * 0.1)
    samples[first : first + edge] *= np.linspace(1, 0, edge)[:, None]
    samples[first + edge : last] = 0


def add(samples: np.ndarray, at: float, note: np.ndarray, pan: float) -> None:
    first = int(RATE * at)
    note = note[: max(0, len(samples) - first)]
    samples[first : first + len(note), 0] += note * np.cos(pan * np.pi / 2)
    samples[first : first + len(note), 1] += note * np.sin(pan * np.pi / 2)


def write(target: str, samples: np.ndarray) -> None:
    with wave.open(target, "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((samples * 32_767).astype("<i2").tobytes())


if __name__ == "__main__":
    main(sys.argv[1])
