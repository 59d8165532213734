/** What a person has chosen once and finds again on the next visit. */

export type Language = 'en' | 'cs';
export type Theme = 'auto' | 'light' | 'dark';
/** Which moves are put up for confirmation first. */
export type Confirm = 'never' | 'turn' | 'always';
/** What is heard: nothing, only that it is one's turn, everything. */
export type Heard = 'off' | 'turn' | 'all';
/** When the moves of the others are played back: always, when there are several, never. */
export type Playback = 'always' | 'several' | 'never';

interface Stored {
  language: Language;
  theme: Theme;
  animations: boolean;
  /** How quick animations and playback are: half, once, twice. */
  pace: number;
  playback: Playback;
  sound: Heard;
  /** From 0 to 1. */
  volume: number;
  /** The size of text around the board, in percent. */
  textSize: number;
  confirmation: Confirm;
  textBoard: boolean;
  /** The system tells when it is the person's turn. */
  notify: boolean;
}

const KEY = 'pentapolis.settings';

function fromBrowser(): Stored {
  const czech = navigator.languages.some((language) => /^(cs|sk)\b/i.test(language));
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fresh: Stored = {
    language: czech ? 'cs' : 'en',
    theme: 'auto',
    animations: !calm,
    pace: 1,
    playback: 'several',
    sound: 'all',
    volume: 0.4,
    textSize: 100,
    confirmation: 'never',
    textBoard: false,
    notify: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return fresh;
  }
}

export const settings = $state<Stored>(fromBrowser());

/** Keep the page and the storage in step with the settings; called once by the root. */
export function applySettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme;
    root.classList.toggle('still', !settings.animations);
    root.style.setProperty('--grow', `${settings.textSize / 100}`);
  });
}
