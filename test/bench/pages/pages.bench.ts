/**
 * Pictures of the pages of a long PDF: the first picture of a page, the same from the cache, pages early and late in
 * the document, and pages a second.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, extractFile, getRun } from '@excerpt/sdk';
import { extractSample } from '../../../cli/commands/first-start.ts';
import { startApp } from '../../../server/app/start.ts';
import { loadConfig } from '../../../server/config.ts';
import { createLogger } from '../../../server/lib/logger.ts';
import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';
import { ok } from '../../harness/builders.ts';
import { median, quantile, say, sayRatio, timed } from '../measure.ts';

const PAGES = 1_000;
const ROUNDS = 20;
/** Pages that are drawn as fast as possible. */
const DRAWN = 100;
const AT_ONCE = 4;
const API_KEY = 'exk_the-key-of-the-pages-benchmark';

const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
const settings = { EXCERPT_PORT: '0', EXCERPT_RATE_LIMIT: '0', EXCERPT_BOOTSTRAP_API_KEY: API_KEY };
const app = await startApp(loadConfig({ ...settings, EXCERPT_DATA_DIR: dataDir }), createLogger('silent'));
const client = createClient({ baseUrl: app.url, apiKey: API_KEY });

async function parseLongDocument(): Promise<string> {
  await extractSample({ url: app.url, apiKey: API_KEY });
  const texts = Array.from({ length: 40 }, (_, line) => ({ text: `Line ${line} of a page`, x: 72, y: 60 + line * 18 }));
  const file = new File([await makePdf(Array.from({ length: PAGES }, () => ({ texts })))], 'long.pdf');
  const { runId } = ok(await extractFile({ client, path: { slug: 'sample', schemaKey: 'invoice' }, body: { file } }));
  for (;;) {
    const { status, documentId } = ok(await getRun({ client, path: { id: runId }, query: { wait: 60 } }));
    if (status !== 'pending' && status !== 'processing') return documentId;
  }
}

async function getPage(documentId: string, page: number): Promise<void> {
  const address = `${app.url}/documents/${documentId}/pages/${page}/image?width=1000`;
  const response = await fetch(address, { headers: { 'x-api-key': API_KEY, accept: 'image/webp' } });
  if (response.status !== 200) throw new Error(await response.text());
  await response.arrayBuffer();
}

const pagesFrom = (first: number, count = ROUNDS) => Array.from({ length: count }, (_, index) => first + index);

async function timePages(documentId: string, pages: number[]): Promise<number[]> {
  const times: number[] = [];
  for (const page of pages) times.push(await timed(() => getPage(documentId, page)));
  return times;
}

function sayTimes(what: string, times: number[], atMost: number): void {
  sayRatio(`milliseconds, ${what}`, median(times), { atMost });
  say(`    95th percentile ${quantile(times, 0.95).toFixed(1)} ms`);
}

try {
  const documentId = await parseLongDocument();
  // Starts the process that draws.
  await getPage(documentId, PAGES);
  say(`pages: pictures of a PDF of ${PAGES} pages, 1,000 pixels wide`);
  const early: number[] = [];
  const late: number[] = [];
  // In turns, so that other programs slow down both.
  for (let round = 0; round < ROUNDS; round += 1) {
    early.push(...(await timePages(documentId, [1 + round])));
    late.push(...(await timePages(documentId, [900 + round])));
  }
  sayTimes('first picture of a page', [...early, ...late], 150);
  sayTimes('from the cache', await timePages(documentId, [...pagesFrom(1), ...pagesFrom(900)]), 5);
  sayRatio('page 900 and later against page 1 and later', median(late) / median(early), { atMost: 1.25 });
  const left = pagesFrom(100, DRAWN);
  const ms = await timed(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let page = left.shift(); page !== undefined; page = left.shift()) await getPage(documentId, page);
      }),
    ),
  );
  say(`  pages a second, ${AT_ONCE} at once: ${((DRAWN / ms) * 1000).toFixed(1)}`);
} finally {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}
