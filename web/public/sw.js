// Keeps what does not change at hand: the client itself, the games' texts, components and rules.
// Tables are the server's alone; without it they wait. Of finished games the page asks to keep what is seen. A new build brings a new name and a new cache.
const CACHE = `pentapolis-${new URL(location.href).searchParams.get('v')}`;
const FIRST = ['/', '/emblem.svg', '/manifest.webmanifest'];
const COLLECTION = /^\/api\/(about$|text\/|games\/)/;
const KEPT = /^\/(assets\/|scenes\/|emblem)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The server's answer, kept for the time without it. */
async function fresh(request, key = request) {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(key, answer.clone());
  return answer;
}

async function freshOrKept(request, key = request) {
  try {
    return await fresh(request, key);
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function keptOrFresh(request) {
  return (await caches.match(request)) ?? fresh(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Every page is the same page.
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request, '/'));
  else if (KEPT.test(url.pathname)) event.respondWith(keptOrFresh(request));
  else if (COLLECTION.test(url.pathname) || request.headers.has('pentapolis-keep')) event.respondWith(freshOrKept(request));
});

// The server calls while the page is closed: it is somebody's turn.
self.addEventListener('push', (event) => {
  const { title, body, tag, url, count } = event.data.json();
  const told = self.registration.showNotification(title, { body, tag, icon: '/emblem.svg', data: { url } });
  event.waitUntil(Promise.all([told, self.navigator.setAppBadge?.(count)]));
});

/** The page that shows the table, any page of ours, or a new one. */
async function openPage(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const shown = pages.find((page) => new URL(page.url).pathname === url);
  if (shown) return shown.focus();
  const [first] = pages;
  return first ? (await first.navigate(url))?.focus() : self.clients.openWindow(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([openPage(event.notification.data.url), self.navigator.clearAppBadge?.()]));
});
