/** Pages by path; links are ordinary links, so that they can be opened, copied and shared. */

class Router {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  parameter(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }

  go(to: string, replace = false): void {
    const here = location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.#read();
    if (location.pathname !== here) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) {
      return;
    }
    if (link.pathname.startsWith('/api') || link.hasAttribute('download')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
