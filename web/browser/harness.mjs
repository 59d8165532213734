// A real server with its own data and a real browser, for the tests and the screenshots.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const PYTHON = process.env.PYTHON ?? 'python3';

/** Start `pentapolis serve` on a free port; resolves once it listens. */
export async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'pentapolis-'));
  let running = await launch(data, 0);
  const url = running.url;
  return {
    url,
    /** Kill it as a power cut would, and start it again on the same data. */
    async kill() {
      await end(running.process, 'SIGKILL');
    },
    async revive() {
      running = await launch(data, Number(new URL(url).port));
    },
    async stop() {
      await end(running.process, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function launch(data, port) {
  const started = spawn(
    PYTHON,
    ['-m', 'pentapolis.server.command', '--port', `${port}`, '--data', data, '--no-limits', '--workers', '1'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    started.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /(http:\/\/\S+)/.exec(said);
      if (found) resolve({ process: started, url: found[1].replace(/\/$/, '') });
    });
    started.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

function end(process_, signal) {
  return new Promise((resolve) => {
    process_.removeAllListeners('exit');
    process_.on('exit', resolve);
    process_.kill(signal);
  });
}

export async function startBrowser() {
  if (!existsSync(CHROMIUM)) {
    throw new Error(`${CHROMIUM} is missing; scripts/install-chromium installs it`);
  }
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

/** A fresh person: own storage, chosen language and theme. Faults in the page fail the test. */
export async function newPage(browser, { language = 'en', theme = 'light', phone = false, settings = {} } = {}) {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1366, height: 768 },
    hasTouch: phone,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(
    ([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value),
    ['pentapolis.settings', JSON.stringify({ language, theme, animations: false, ...settings })],
  );
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { context, page, faults };
}
