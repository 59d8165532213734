// What the settings ask a browser; and the shell's texts, which are loaded by language: tests speak both.
import { vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null });

const { learn } = await import('../src/lib/texts.svelte');
await Promise.all([learn('en'), learn('cs')]);
