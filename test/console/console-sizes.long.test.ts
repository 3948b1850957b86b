/** The console with many runs, and with a document of many pages. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { extractFile } from '@excerpt/sdk';
import { extractSample } from '../../cli/commands/first-start.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { addRows } from '../harness/documents/many-rows.ts';
import { startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const MAX_FIRST_VIEW_BYTES = 45_000;
const RUNS = 10_000;
const PAGES = 1_000;
/** Rows and pages that may be in the page at one time. */
const MAX_ELEMENTS = 100;
/** Scrolls a little, and waits until the page has been rendered again. */
const SCROLL = `
  new Promise((resolve) => {
    const scroller = document.querySelector('.viewer-scroller');
    scroller.addEventListener('scroll', () => requestAnimationFrame(() => setTimeout(resolve)), { once: true });
    scroller.scrollTop = 40;
  })
`;

describe.skipIf(chromium === undefined)('the console', () => {
  let server: ConsoleServer;
  let page: Page;
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const run = await extractSample({ url: server.app.url, apiKey: server.app.admin.apiKey });
    await addRows(server.app.databaseUrl, { runId: run.id, documentId: run.documentId }, RUNS);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  test('loads at most 45 kB on the wire for its first view', async () => {
    page = await server.openPage();
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
    const bytes = await page.evaluate<number>(
      `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
    );
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(MAX_FIRST_VIEW_BYTES);
  });

  test('lists 10,000 runs, of which only those in sight are in the page', async () => {
    page = await server.openPage({ path: '/console/sample/runs' });
    await page.getByRole('link', { name: 'invoice.pdf', exact: true }).waitFor();
    const table = page.getByRole('table', { name: 'Runs' });
    expect(await table.getAttribute('aria-rowcount')).toBe(String(RUNS + 1));
    await page.evaluate(`document.querySelector('.rows').scrollTop = 1e9`);
    await page.getByRole('link', { name: 'invoice-1', exact: true }).waitFor();
    expect(await page.locator('.rows-body [role="row"]').count()).toBeLessThan(MAX_ELEMENTS);
  });

  test('shows any of 1,000 pages, of which only those in sight are in the page', async () => {
    const pages = Array.from({ length: PAGES }, (_, index) => ({
      texts: [{ text: `Invoice number: INV-${index + 1}`, x: 72, y: 90 }],
    }));
    const file = new File([await makePdf(pages)], 'long.pdf', { type: 'application/pdf' });
    const { client } = server.app.admin;
    const path = { slug: 'sample', schemaKey: 'invoice' };
    const { runId } = ok(await extractFile({ client, path, body: { file } }));
    await endOfRun(server.app.admin, runId);
    page = await server.openPage({ path: `/console/sample/runs/${runId}` });
    await page.getByText(`of ${PAGES}`).waitFor();
    const number = page.getByLabel('Page', { exact: true });
    await number.fill('900');
    await page.evaluate(SCROLL);
    await number.press('Enter');
    await page.locator('.page [aria-label$="page 900"], .page [alt="Page 900"]').waitFor();
    expect(await page.locator('.page').count()).toBeLessThan(MAX_ELEMENTS);
    await page.getByRole('button', { name: 'Smaller' }).click();
    await page.getByText(/^75\s?%$/).waitFor();
    expect(await number.inputValue()).toBe('900');
    await page.getByRole('button', { name: 'Search in the document' }).click();
    await page.getByRole('searchbox').fill('INV-777');
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await page.locator('.hit-current').waitFor();
    expect(await number.inputValue()).toBe('777');
  });
});
