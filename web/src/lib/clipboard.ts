/** Copying and sharing; on plain http a browser has neither, and the person copies by hand. */

/** Whether it was copied; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    // `navigator.clipboard` is undefined on plain http.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way: select a field and let the browser copy it. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  let done: boolean;
  try {
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** The system's sheet; nothing happens when the person closes it. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
