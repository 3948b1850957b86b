/** The review of a long table in Chromium: what a key costs, and frames while it scrolls. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, createSchema, extractFile, getRun, requestReview } from '@excerpt/sdk';
import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';
import type { Browser, Page } from '../../harness/browser/playwright.ts';
import { ok } from '../../harness/builders.ts';
import { median, quantile, say } from '../measure.ts';

const KEYS = 100;
const LINES = 50;
/** Event Timing counts in steps of 8 ms. */
const TWO_FRAMES_MS = 40;
const SCROLL = { pixels: 200, steps: 300 };

interface ReviewTarget {
  browser: Browser;
  url: string;
  apiKey: string;
}

/** A script that resolves to the milliseconds of each frame while an element scrolls. */
export const scrollBy = (selector: string, { pixels, steps }: { pixels: number; steps: number }): string =>
  `new Promise((resolve) => {
    const scroller = document.querySelector('${selector}');
    const frames = [];
    let before = performance.now();
    const step = (now) => {
      frames.push(now - before);
      before = now;
      scroller.scrollTop += ${pixels};
      if (frames.length < ${steps}) requestAnimationFrame(step);
      else resolve(frames.slice(1));
    };
    requestAnimationFrame(step);
  })`;

/** A run over printed pages with a table of four columns. Returns its id. */
async function extractTable({ url, apiKey }: ReviewTarget, rows: number, schemaKey: string): Promise<string> {
  const client = createClient({ baseUrl: url, apiKey });
  const columns = { name: 'string', quantity: 'number', price: 'number', amount: 'number' };
  const properties = Object.fromEntries(
    Object.entries(columns).map(([name, type]) => [name, { type: [type, 'null'] }]),
  );
  const definition = {
    type: 'object',
    properties: { items: { type: 'array', items: { type: 'object', properties } } },
  };
  const path = { slug: 'sample', schemaKey };
  ok(await createSchema({ client, path, body: { schemaKey, name: schemaKey, definition } }));
  const lines = Array.from({ length: rows }, (_, row) => [
    `Part ${row + 1}`,
    `${row + 1}`,
    '2.50',
    ((row + 1) * 2.5).toFixed(2),
  ]);
  const pages = Array.from({ length: Math.ceil(rows / LINES) }, (_, page) => {
    const shown = [['Name', 'Quantity', 'Price', 'Amount'], ...lines.slice(page * LINES, (page + 1) * LINES)];
    return {
      texts: shown.flatMap((cells, line) => cells.map((text, at) => ({ text, x: 60 + at * 120, y: 50 + line * 14 }))),
    };
  });
  const file = new File([await makePdf(pages)], 'table.pdf');
  const { runId } = ok(await extractFile({ client, path, body: { file } }));
  for (;;) {
    const run = ok(await getRun({ client, path: { id: runId }, query: { wait: 60 } }));
    if (run.status === 'pending' || run.status === 'processing') continue;
    const found = (run.extractedData?.['items'] as unknown[] | undefined)?.length ?? 0;
    if (found !== rows) say(`  ${found} of ${rows} rows were found`);
    break;
  }
  ok(await requestReview({ client, path: { id: runId } }));
  return runId;
}

/** @param folder of a built console, which is served in place of that of the server */
async function openReview({ browser, url, apiKey }: ReviewTarget, runId: string, folder: string | null): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (folder !== null) {
    const html = (await readFile(join(folder, 'index.html'), 'utf8')).replaceAll('"./assets/', '"/console/assets/');
    await page.route('**/console/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith('/console/assets/')) return route.fulfill({ contentType: 'text/html', body: html });
      return route.fulfill({ path: join(folder, 'assets', pathname.split('/').pop() ?? '') });
    });
  }
  await page.addInitScript({
    content: `
      window.slow = [];
      const watch = (type, options) => new PerformanceObserver((list) =>
        window.slow.push(...list.getEntries().filter(({ name }) => name === 'keydown' || name === 'self')
          .map(({ entryType, duration }) => [entryType, duration]))).observe({ type, ...options });
      watch('event', { durationThreshold: 16 });
      watch('longtask', {});`,
  });
  await page.goto(`${url}/console/sample/reviews/${runId}#key=${apiKey}`);
  await page.getByText('In review').waitFor();
  await page.locator('[data-path="/items/0/name"]').click();
  return page;
}

interface KeyCost {
  /** Milliseconds of the processor that a key takes on the page's main thread, with style and layout. */
  processor: number;
  /** Milliseconds until the screen shows what the slowest key did, by Event Timing. */
  slowest: number;
  /** Keys that take more than two frames. */
  slow: number;
  longTasks: number;
}

async function pressKeys(page: Page, key: string): Promise<KeyCost> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readBusy = async () => {
    const { metrics } = (await inspector.send('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[];
    };
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  await page.evaluate('window.slow.length = 0');
  const before = await readBusy();
  for (let press = 0; press < KEYS; press += 1) {
    await page.keyboard.press(key);
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))');
  }
  const processor = ((await readBusy()) - before) / KEYS;
  const slow = await page.evaluate<[string, number][]>('window.slow');
  const keys = slow.filter(([type]) => type === 'event').map(([, duration]) => duration);
  return {
    processor,
    slow: keys.filter((duration) => duration > TWO_FRAMES_MS).length,
    slowest: Math.max(0, ...keys),
    longTasks: slow.length - keys.length,
  };
}

const ROUNDS = 3;

export async function measureTable(target: ReviewTarget, baseline: string | null): Promise<void> {
  const builds: [name: string, folder: string | null][] = [['this build', null]];
  if (baseline !== null) builds.unshift(['the baseline', baseline]);
  for (const [key, label] of [
    ['ArrowDown', 'to the next row'],
    ['a', 'to accept a value'],
  ] as const) {
    const costs = new Map<string, KeyCost[]>(builds.map(([name]) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each has a run of its own: a review grows by what is accepted.
      for (const [name, folder] of builds) {
        const schemaKey = `table-${key.toLowerCase()}-${round}-${folder === null ? 'new' : 'old'}`;
        const page = await openReview(target, await extractTable(target, 500, schemaKey), folder);
        costs.get(name)?.push(await pressKeys(page, key));
        await page.close();
      }
    }
    for (const [name, taken] of costs) {
      const processor = median(taken.map((cost) => cost.processor));
      say(
        `  review of 500 rows, a key ${label}, ${name}: ${processor.toFixed(1)} ms of the processor (at most 16), ` +
          `${median(taken.map(({ slow }) => slow))} of ${KEYS} seen after more than two frames, the slowest after ` +
          `${median(taken.map(({ slowest }) => slowest))} ms, ` +
          `${median(taken.map(({ longTasks }) => longTasks))} long tasks`,
      );
    }
  }
  const runId = await extractTable(target, 2_000, 'table-2000');
  for (const [name, folder] of builds) {
    const page = await openReview(target, runId, folder);
    const frames = await page.evaluate<number[]>(scrollBy('.review-table, .cell-table', SCROLL));
    await page.close();
    say(
      `  review of 2,000 rows, scrolled, ${name}: median frame ${median(frames).toFixed(1)} ms, 95th percentile ` +
        `${quantile(frames, 0.95).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(1)} ms (at most 50)`,
    );
  }
}
