import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { library } from './lib/library.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { learn } from './lib/texts.svelte';
import { isPage, pages } from './pages';

// The page, its words and the collection are fetched together; whoever finds no server is told so by
// the page, which comes even where its words do not.
const [wanted = ''] = router.parts;
if (isPage(wanted)) void pages[wanted]().catch(() => undefined);
void library.open().catch(() => undefined);
void learn(settings.language)
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById('app')! }));

// On plain http a browser has no service workers; everything works without one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register(`/sw.js?v=${BUILD}`).catch(() => undefined));
}
