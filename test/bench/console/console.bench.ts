/**
 * The built console in Chromium: bytes by view, time until the values of the sample are visible, and frames while the
 * pages of a long document scroll.
 */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createClient, createWorkspace, extractFile, getRun } from '@excerpt/sdk';
import { extractSample } from '../../../cli/commands/first-start.ts';
import { getConsoleFolder } from '../../../server/console/routes.ts';
import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';
import { startApp } from '../../../server/app/start.ts';
import { loadConfig } from '../../../server/config.ts';
import { createLogger } from '../../../server/lib/logger.ts';
import { findBrowser, openBrowser } from '../../harness/browser/launch-chromium.ts';
import type { Browser, Page } from '../../harness/browser/playwright.ts';
import { ok } from '../../harness/builders.ts';
import { median, quantile, say, sayRatio } from '../measure.ts';
import { measureTable, scrollBy } from './review-table.ts';

const ROUNDS = 9;
const PAGES = 1_000;
const SCROLL_STEPS = 300;
const STEP_PIXELS = 400;

async function measureBundle(): Promise<void> {
  const folder = join(getConsoleFolder(), 'assets');
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  say('console: bytes of scripts and styles, compressed');
  for (const name of names.toSorted()) {
    const bytes = gzipSync(await readFile(join(folder, name)), { level: 9 }).length;
    say(`  ${name}: ${(bytes / 1000).toFixed(1)} kB`);
  }
}

const API_KEY = 'exk_the-key-of-the-console-benchmark';
const SAMPLE = { name: 'Sample', slug: 'sample' };

/** Marks the moment at which the first value is in the page. */
const MARK_FIRST_VALUE = `new MutationObserver((_, observer) => {
  if (document.querySelector('[data-path]') === null) return;
  observer.disconnect();
  requestAnimationFrame(() => performance.mark('first-value'));
}).observe(document, { childList: true, subtree: true })`;

/** Resolves to the milliseconds until then. The policy of the page forbids that Playwright polls for it. */
const READ_FIRST_VALUE = `new Promise((resolve) => {
  const look = () => {
    const [mark] = performance.getEntriesByName('first-value');
    if (mark === undefined) requestAnimationFrame(look);
    else resolve(mark.startTime);
  };
  look();
})`;

interface Target {
  browser: Browser;
  url: string;
}

async function openPage({ browser, url }: Target, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript({ content: MARK_FIRST_VALUE });
  await page.goto(`${url}${path}#key=${API_KEY}`);
  return page;
}

async function measureFirstValue(target: Target): Promise<void> {
  const run = await extractSample({ url: target.url, apiKey: API_KEY });
  const page = await openPage(target, '/');
  await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(`${target.url}/console/sample/runs/${run.id}`);
    times.push(await page.evaluate<number>(READ_FIRST_VALUE));
  }
  await page.close();
  // The first round fills the caches of browser and server.
  sayRatio('seconds until the values of the sample are visible', median(times.slice(1)) / 1000, { atMost: 0.5 });
}

async function measureScrolling(target: Target): Promise<void> {
  const client = createClient({ baseUrl: target.url, apiKey: API_KEY });
  const texts = Array.from({ length: 40 }, (_, line) => ({
    text: `Line ${line} of this page`,
    x: 72,
    y: 60 + line * 18,
  }));
  const file = new File([await makePdf(Array.from({ length: PAGES }, () => ({ texts })))], 'long.pdf');
  const path = { slug: 'sample', schemaKey: 'invoice' };
  const { runId } = ok(await extractFile({ client, path, body: { file } }));
  for (;;) {
    const { status } = ok(await getRun({ client, path: { id: runId }, query: { wait: 60 } }));
    if (status !== 'pending' && status !== 'processing') break;
  }
  const page = await openPage(target, `/console/sample/runs/${runId}`);
  await page.getByText(`of ${PAGES}`).waitFor();
  const frames = await page.evaluate<number[]>(
    scrollBy('.viewer-scroller', { pixels: STEP_PIXELS, steps: SCROLL_STEPS }),
  );
  await page.close();
  say(
    `  ${PAGES} pages, ${STEP_PIXELS} pixels a frame: median frame ${median(frames).toFixed(1)} ms, ` +
      `95th percentile ${quantile(frames, 0.95).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(1)} ms`,
  );
}

/** `--baseline DIR`: the console of another build, to compare with. */
function baselineOf(argv: string[]): string | null {
  const at = argv.indexOf('--baseline');
  return at === -1 ? null : (argv[at + 1] ?? null);
}

await measureBundle();
const chromium = findBrowser();
if (chromium !== undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
  const config = loadConfig({ EXCERPT_PORT: '0', EXCERPT_DATA_DIR: dataDir, EXCERPT_BOOTSTRAP_API_KEY: API_KEY });
  const app = await startApp(config, createLogger('silent'));
  const browser = await openBrowser(chromium);
  try {
    ok(await createWorkspace({ client: createClient({ baseUrl: app.url, apiKey: API_KEY }), body: SAMPLE }));
    await measureTable({ browser, url: app.url, apiKey: API_KEY }, baselineOf(process.argv));
    await measureFirstValue({ browser, url: app.url });
    await measureScrolling({ browser, url: app.url });
  } finally {
    await browser.close();
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
