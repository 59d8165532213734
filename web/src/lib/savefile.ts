/** Games as files: to keep, to send to a friend, to look at again. */
import { api } from './api';

/** Let the browser save the table's game under a name that says what it is. */
export async function download(table: string, game: string): Promise<void> {
  keep(`${game}-${table.slice(0, 8)}.json`, JSON.stringify(await api.save(table)));
}

/** Let the browser save a text under that name. */
export function keep(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Open a saved game as a table of one's own; returns the address of its replay. */
export async function openFile(file: File, me: string): Promise<string> {
  let save: Record<string, unknown>;
  try {
    save = JSON.parse(await file.text()) as Record<string, unknown>;
  } catch {
    save = {};
  }
  await api.identified(me);
  const opened = await api.load({ save });
  return `/replay/${opened.table.id}`;
}
