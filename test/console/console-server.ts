import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getConsoleFolder } from '../../server/console/routes.ts';
import { axePath, openBrowser } from '../harness/browser/launch-chromium.ts';
import type { Browser, Page } from '../harness/browser/playwright.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../harness/test-app.ts';

interface OpenPageOptions {
  path?: string;
  /** Signs in by this key; null opens the form. */
  apiKey?: string | null;
  viewport?: { width: number; height: number };
  hasTouch?: boolean;
}

/** Pages of one server in a browser. */
export interface WatchedPages {
  openPage(options?: OpenPageOptions): Promise<Page>;
  /** What no page may do: violate the policy, log an error, throw, or send a request to another origin. */
  listOffences(): string[];
}

export interface ConsoleServer extends WatchedPages {
  app: TestApp;
  browser: Browser;
  close(): Promise<void>;
}

/** Until a page shows what a test waits for. */
const PATIENCE_MS = 120_000;

const REPORT_VIOLATIONS = `
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error('policy', violatedDirective, blockedURI, sourceFile));
`;

/** @param server its address, and the key with which pages sign in */
export function watchPages(browser: Browser, server: { url: string; apiKey: string }): WatchedPages {
  const offences: string[] = [];
  return {
    async openPage({
      path = '/',
      apiKey = server.apiKey,
      viewport = { width: 1280, height: 800 },
      hasTouch = false,
    } = {}) {
      const context = await browser.newContext({ viewport, hasTouch, acceptDownloads: true });
      // The machine may be busy.
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') offences.push(message.text());
      });
      page.on('pageerror', (error) => offences.push(error.message));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== 'blob:' && origin !== server.url) offences.push(`a request to ${origin}`);
      });
      await page.addInitScript({ content: REPORT_VIOLATIONS });
      const hash = apiKey === null ? '' : `#key=${encodeURIComponent(apiKey)}`;
      await page.goto(`${server.url}${path}${hash}`);
      return page;
    },

    listOffences: () => offences.splice(0),
  };
}

/** A server with the built console, and a browser. */
export async function startConsole(chromium: string, options: TestAppOptions = {}): Promise<ConsoleServer> {
  if (!existsSync(join(getConsoleFolder(), 'index.html'))) throw new Error('Run `npm run build` first.');
  const app = await startTestApp(options);
  const browser = await openBrowser(chromium);
  return {
    app,
    browser,
    ...watchPages(browser, { url: app.url, apiKey: app.admin.apiKey }),

    async close() {
      await browser.close();
      await app.close();
    },
  };
}

/** Exports what the page lists, with a row for each document, and reads the file. */
export async function readExport(page: Page, format: 'csv' | 'xlsx'): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'File' }).selectOption(format);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  return readFile(await (await download).path());
}

/** What axe finds on a page in the dark. */
export async function findViolationsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await findViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page: one line for each violation.
 * @param rule checks only this one
 */
export async function findViolations(page: Page, rule?: string): Promise<string[]> {
  await page.evaluate(`${await readFile(axePath, 'utf8')}; undefined`);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rule === undefined ? TAGS : [rule])} })`,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html.slice(0, 200)}`));
}
