/** Sounds for what is played: made in the page from tones and noise, so that nothing has to be fetched. */
import type { Store } from "../../store";
import type { Prefs } from "./prefs";
import type { Act } from "./script";

/** What can be heard. */
export type Cue =
  | "banner"
  | "blast"
  | "bad"
  | "blow"
  | "card"
  | "dice"
  | "fall"
  | "good"
  | "plain"
  | "power"
  | "shot"
  | "step"
  | "turn";

/** The sound of something that is played. */
export function cueOf(act: Act): Cue {
  switch (act.act) {
    case "walk":
      return act.how.includes("fall") ? "fall" : "step";
    case "arrive":
      return "step";
    case "leave":
      return act.casualty ? "fall" : "plain";
    case "attack":
      return act.form === "hand" ? "blow" : act.form === "power" ? "power" : "shot";
    case "roll":
      return "dice";
    case "reveal":
      return "card";
    case "mark":
      return act.tone;
    default:
      return act.act;
  }
}

/** A tone that slides from one pitch to another. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
}

/** Noise through a filter. */
interface Hiss {
  filter: BiquadFilterType;
  at: number;
}

/** A part of a sound: what, when it begins, how long it dies away, how loud; times in seconds. */
interface Part {
  what: Tone | Hiss;
  after: number;
  lasts: number;
  loud: number;
}

const tone = (wave: OscillatorType, from: number, to: number, after: number, lasts: number, loud: number): Part => ({
  what: { wave, from, to },
  after,
  lasts,
  loud,
});
const hiss = (filter: BiquadFilterType, at: number, after: number, lasts: number, loud: number): Part => ({
  what: { filter, at },
  after,
  lasts,
  loud,
});

/** What each sound is made of. */
const SOUNDS: Record<Cue, Part[]> = {
  shot: [hiss("lowpass", 2400, 0, 0.16, 0.9), tone("square", 190, 60, 0, 0.07, 0.25)],
  blow: [hiss("highpass", 3200, 0, 0.08, 0.5), tone("triangle", 900, 320, 0.01, 0.16, 0.4), tone("square", 1340, 1300, 0.02, 0.12, 0.1)],
  power: [tone("sine", 220, 880, 0, 0.4, 0.4), tone("sine", 333, 1320, 0.05, 0.4, 0.2)],
  blast: [hiss("lowpass", 700, 0, 0.6, 1), tone("sine", 120, 34, 0, 0.5, 0.9)],
  dice: [0, 0.07, 0.15, 0.26, 0.36].map((after, at) => hiss("bandpass", 1700 + 260 * (at % 3), after, 0.035, 0.8)),
  card: [hiss("highpass", 2600, 0, 0.1, 0.35), hiss("bandpass", 900, 0.1, 0.03, 0.5)],
  step: [0, 0.13, 0.26].map((after) => hiss("lowpass", 320, after, 0.06, 0.6)),
  fall: [tone("sine", 260, 90, 0, 0.25, 0.4), hiss("lowpass", 240, 0.2, 0.16, 0.9)],
  bad: [tone("triangle", 180, 90, 0, 0.16, 0.6), hiss("lowpass", 900, 0, 0.07, 0.5)],
  good: [tone("sine", 880, 1180, 0, 0.14, 0.25)],
  plain: [tone("sine", 520, 520, 0, 0.07, 0.15)],
  banner: [tone("triangle", 392, 392, 0, 0.4, 0.3), tone("triangle", 587, 587, 0.12, 0.5, 0.3)],
  turn: [tone("sine", 523, 523, 0, 0.25, 0.35), tone("sine", 659, 659, 0.14, 0.25, 0.35), tone("sine", 784, 784, 0.28, 0.4, 0.35)],
};

const LEAST_APART_MS = 70;

/** Makes sounds once somebody has touched the page, as browsers demand. */
export class Sounds {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private last = 0;

  constructor(private readonly prefs: Store<Prefs>) {}

  /** Somebody touched the page: from now on it may be heard. */
  allow(): void {
    if (this.context !== null || typeof AudioContext === "undefined") return;
    this.context = new AudioContext();
    this.noise = this.context.createBuffer(1, this.context.sampleRate, this.context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  play(cue: Cue): void {
    const { sound, volume } = this.prefs.get();
    const now = performance.now();
    if (!this.context || !sound || volume === 0 || now - this.last < LEAST_APART_MS) return;
    this.last = now;
    for (const part of SOUNDS[cue]) this.sound(this.context, part, volume);
  }

  private sound(context: AudioContext, { what, after, lasts, loud }: Part, volume: number): void {
    const begins = context.currentTime + after;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud * volume * volume, begins);
    gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    gain.connect(context.destination);
    const source = "wave" in what ? this.tone(context, what, begins, lasts, gain) : this.hiss(context, what, gain);
    source.start(begins);
    source.stop(begins + lasts);
  }

  private tone(context: AudioContext, what: Tone, begins: number, lasts: number, into: AudioNode): OscillatorNode {
    const source = context.createOscillator();
    source.type = what.wave;
    source.frequency.setValueAtTime(what.from, begins);
    source.frequency.exponentialRampToValueAtTime(what.to, begins + lasts);
    source.connect(into);
    return source;
  }

  private hiss(context: AudioContext, what: Hiss, into: AudioNode): AudioBufferSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.noise;
    const filter = context.createBiquadFilter();
    filter.type = what.filter;
    filter.frequency.value = what.at;
    source.connect(filter).connect(into);
    return source;
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }
}
