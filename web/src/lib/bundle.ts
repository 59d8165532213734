/**
 * A Fluent file whose messages are read when they are first said: a page says a few dozen of many
 * hundreds, and nobody waits for the rest.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;
export type Pattern = NonNullable<Message['value']>;

// What belongs to a message is indented; a new one begins at the edge.
const BETWEEN = /\n(?=[a-zA-Z-])/;
const NAME = /^(-?[a-zA-Z][\w-]*)\s*=/;
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)\s*\}/g;

export class Bundle {
  #bundle: FluentBundle;
  #unread = new Map<string, string>();

  /** Of two messages with one name the later one counts. */
  constructor(language: string, ...sources: string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const block of sources.flatMap((source) => source.split(BETWEEN))) {
      const name = NAME.exec(block)?.[1];
      if (name) this.#unread.set(name, block);
    }
  }

  message(name: string): Message | undefined {
    this.#read(name);
    return this.#bundle.getMessage(name);
  }

  format(pattern: Pattern, values: Record<string, FluentVariable> = {}): string {
    return this.#bundle.formatPattern(pattern, values, []);
  }

  #read(name: string): void {
    const block = this.#unread.get(name);
    if (block === undefined) return;
    this.#unread.delete(name);
    this.#bundle.addResource(new FluentResource(block));
    for (const [, other] of block.matchAll(REFERENCE)) this.#read(other!);
  }
}
