/** Seven short sounds, made on the spot; no files. Each has something to be seen beside it. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'pick' | 'place' | 'card' | 'coin' | 'no' | 'end';

/** The same sound does not come twice within this time. */
const APART = 80;

let context: AudioContext | undefined;
const heard = new Map<Sound, number>();

interface Tone {
  type?: OscillatorType;
  gain?: number;
  /** The frequency at its end. */
  to?: number;
  attack?: number;
}

function tone(bus: GainNode, from: number, frequency: number, ms: number, shape: Tone = {}): void {
  const { type = 'sine', gain = 0.25, to = frequency, attack = 6 } = shape;
  const source = bus.context.createOscillator();
  const level = bus.context.createGain();
  const start = bus.context.currentTime + from / 1000;
  source.type = type;
  source.frequency.setValueAtTime(frequency, start);
  source.frequency.exponentialRampToValueAtTime(to, start + ms / 1000);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(gain, start + attack / 1000);
  level.gain.exponentialRampToValueAtTime(0.0001, start + ms / 1000);
  source.connect(level).connect(bus);
  source.start(start);
  source.stop(start + ms / 1000 + 0.02);
}

function noise(bus: GainNode, ms: number, frequency: number, q: number, gain: number): void {
  const { context } = bus;
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil((context.sampleRate * ms) / 1000), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const filter = context.createBiquadFilter();
  const level = context.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = q;
  level.gain.value = gain;
  source.buffer = buffer;
  source.connect(filter).connect(level).connect(bus);
  source.start();
}

const SOUNDS: Record<Sound, (bus: GainNode) => void> = {
  turn: (bus) => {
    tone(bus, 0, 523, 160, { gain: 0.22 });
    tone(bus, 120, 784, 320, { gain: 0.22 });
  },
  pick: (bus) => tone(bus, 0, 880, 45, { type: 'triangle', gain: 0.1 }),
  place: (bus) => {
    tone(bus, 0, 180, 90, { type: 'triangle', gain: 0.35, to: 90, attack: 2 });
    noise(bus, 40, 1500, 0.8, 0.22);
  },
  card: (bus) => noise(bus, 110, 3200, 0.6, 0.28),
  coin: (bus) => {
    tone(bus, 0, 1980, 90, { gain: 0.1, attack: 1 });
    tone(bus, 55, 2640, 160, { gain: 0.1, attack: 1 });
  },
  no: (bus) => {
    tone(bus, 0, 220, 110, { type: 'triangle', gain: 0.2 });
    tone(bus, 95, 185, 170, { type: 'triangle', gain: 0.2 });
  },
  end: (bus) => [523, 659, 784, 1046].forEach((frequency, i) => tone(bus, i * 140, frequency, 520, { gain: 0.16 })),
};

/** Whether a sound is to be heard now: as the settings say, and on a hidden page only `turn`. */
export function isHeard(sound: Sound): boolean {
  if (settings.sound === 'off' || !settings.volume) return false;
  return sound === 'turn' || (settings.sound === 'all' && !document.hidden);
}

/** About when the picture of what is heard is shown, in ms. */
const FRAME = 25;

/** Play a sound; `share` of the chosen volume. Nothing is heard before the first click on the page. */
export function play(sound: Sound, share = 1): void {
  const now = performance.now();
  if (!isHeard(sound) || now - (heard.get(sound) ?? -APART) < APART) return;
  if (!context && !navigator.userActivation?.hasBeenActive) return;
  heard.set(sound, now);
  // What is drawn comes first, and is seen when it is heard.
  setTimeout(() => {
    context ??= new AudioContext();
    const bus = context.createGain();
    bus.gain.value = settings.volume * share;
    bus.connect(context.destination);
    SOUNDS[sound](bus);
  }, FRAME);
}

/** The switch in the bar: all sounds, or none. */
export function mute(): void {
  settings.sound = settings.sound === 'off' ? 'all' : 'off';
  play('pick');
}
