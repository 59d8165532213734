/** What does not change during a visit: games, their components, texts and rules. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { About, GameModel, RuleModel } from './api-types';
import type { Components } from './model';
import { settings, type Language } from './settings.svelte';
import { addTexts, hasTexts, learn } from './texts.svelte';

class Library {
  about = $state<About | null>(null);
  components = new SvelteMap<string, Components>();
  /** By game and language: `endeavor/cs`. */
  rules = new SvelteMap<string, RuleModel[]>();
  #loading = new Map<string, Promise<unknown>>();
  /** Whose texts are in use: the core's, and those of the games that were looked at. */
  #spoken = new Set(['core']);

  /** What the server has, and the texts that every page needs. */
  async open(): Promise<void> {
    await Promise.all([
      this.#once('about', async () => {
        this.about ??= await api.about();
      }),
      this.speak(settings.language),
    ]);
  }

  game(id: string): GameModel | undefined {
    return this.about?.games.find((game) => game.id === id);
  }

  /** The game that a rule's number belongs to. */
  gameOfRule(rule: string): GameModel | undefined {
    return this.about?.games.find((game) => rule.startsWith(`${game.prefix}-`));
  }

  /** Load the texts of everything that is in use, in that language. */
  async speak(language: Language): Promise<void> {
    await Promise.all([learn(language), ...[...this.#spoken].map((prefix) => this.#text(prefix, language))]);
  }

  /** Have the texts of a game. */
  async loadTexts(game: string): Promise<void> {
    const prefix = this.game(game)?.prefix.toLowerCase();
    if (!prefix) return;
    this.#spoken.add(prefix);
    await this.#text(prefix, settings.language);
  }

  async #text(prefix: string, language: Language): Promise<void> {
    if (hasTexts(prefix, language)) return;
    await this.#once(`${prefix}/${language}`, async () => {
      addTexts(prefix, language, await api.text(prefix, language));
    });
  }

  /** A game's components, and the texts that speak of them. */
  async loadComponents(game: string): Promise<void> {
    await this.#once(`components/${game}`, async () => {
      const [components] = await Promise.all([api.components(game), this.loadTexts(game)]);
      this.components.set(game, new Map(Object.entries(components)));
    });
  }

  async loadRules(game: string, language: Language): Promise<void> {
    await this.#once(`rules/${game}/${language}`, async () => {
      this.rules.set(`${game}/${language}`, await api.rules(game, language));
    });
  }

  #once(key: string, load: () => Promise<void>): Promise<unknown> {
    const known = this.#loading.get(key);
    if (known) return known;
    const started = load().catch((error: unknown) => {
      this.#loading.delete(key);
      throw error;
    });
    this.#loading.set(key, started);
    return started;
  }
}

export const library = new Library();
