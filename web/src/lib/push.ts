/** Whether and how this browser is called while nobody has the page open. */
import type { NewDevice } from './api-types';

/** Push needs a service worker, which a plain http page does not have. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** The address under which this browser is called; null where it is not. */
export async function subscribed(): Promise<string | null> {
  if (!canPush() || !(await navigator.serviceWorker.getRegistration())) return null;
  return (await (await manager()).getSubscription())?.endpoint ?? null;
}

/** Have this browser called by the server with that key; null where the person or the browser says no. */
export async function subscribe(key: string): Promise<NewDevice | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  try {
    const found = await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    return endpoint && keys ? { endpoint, key: keys.p256dh ?? '', secret: keys.auth ?? '' } : null;
  } catch {
    return null;
  }
}

/** Have it called no more; says under which address it was. */
export async function unsubscribe(): Promise<string | null> {
  const found = await (await manager()).getSubscription();
  await found?.unsubscribe();
  return found?.endpoint ?? null;
}
