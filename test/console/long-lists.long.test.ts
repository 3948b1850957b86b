import { approveReview, createSchema, createWorkspace, extract, requestReview, updateReview } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, ok } from '../harness/builders.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const SLUG = 'long-lists';
const COUNT = 400;
const text = { type: ['string', 'null'] };
const definition = {
  type: 'object',
  properties: {
    tags: { type: 'array', items: { type: 'string' } },
    orders: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          number: text,
          lines: { type: 'array', items: { type: 'object', properties: { name: text } } },
        },
      },
    },
    rows: { type: 'array', items: { type: 'object', properties: { name: text, amount: { type: 'number' } } } },
  },
};
const fill = <T>(make: (index: number) => T): T[] => Array.from({ length: COUNT }, (_, index) => make(index));
const values = {
  '/tags': fill((index) => `Tag ${index}`),
  '/orders': fill((index) => ({ number: `Order ${index}`, lines: [{ name: `Line of ${index}` }] })),
  '/rows': fill((index) => ({ name: `Row ${index}`, amount: index })),
};

describe.skipIf(chromium === undefined)('lists of hundreds of entries', () => {
  let server: ConsoleServer;
  let runId: string;
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { admin } = server.app;
    const { client } = admin;
    const path = { slug: SLUG, schemaKey: 'lists' };
    ok(await createWorkspace({ client, body: { name: 'Long lists', slug: SLUG } }));
    ok(await createSchema({ client, path, body: { schemaKey: 'lists', name: 'Lists', definition } }));
    runId = ok(await extract({ client, path, body: { name: 'lists.txt', content: 'Nothing is found here.' } })).runId;
    expect((await endOfRun(admin, runId)).status).toBe('completed');
    const run = { id: runId };
    ok(await requestReview({ client, path: run }));
    const actions = Object.entries(values).map(([at, value]) => ({ path: at, action: 'correct' as const, value }));
    ok(await updateReview({ client, path: run, body: { actions } }));
  });
  afterAll(() => server.close());

  const countIn = (page: Page, list: string) => page.locator(`[data-path^="${list}/"]`).count();

  /** Scrolls the values until an entry is in the page. */
  async function reach(page: Page, path: string): Promise<void> {
    const seek = `new Promise((resolve) => {
      const side = document.querySelector('.run-side');
      const step = () => {
        if (document.querySelector('[data-path="${path}"]') !== null) return resolve(true);
        const before = side.scrollTop;
        side.scrollTop += 300;
        if (side.scrollTop === before) return resolve(false);
        requestAnimationFrame(() => requestAnimationFrame(step));
      };
      step();
    })`;
    expect(await page.evaluate<boolean>(seek)).toBe(true);
  }

  async function expectFewElements(page: Page): Promise<void> {
    // All entries would be 400 for each list.
    for (const list of ['/tags', '/orders', '/rows']) expect(await countIn(page, list)).toBeLessThan(COUNT / 2);
  }

  test('a review has few of them in the page, and keys and scrolling reach each', async () => {
    const page = await server.openPage({ path: `/console/${SLUG}/reviews/${runId}` });
    await page.locator('[data-path="/tags/0"]').click();
    await expectFewElements(page);
    await page.keyboard.press('k');
    for (let press = 0; press < 70; press += 1) await page.keyboard.press('j');
    await page.locator('[data-path="/tags/70"][aria-pressed="true"]').waitFor();
    await page.keyboard.press('e');
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await page.getByText('Corrected').first().waitFor();
    await reach(page, '/tags/399');
    await reach(page, '/orders/399/lines/0/name');
    await expectFewElements(page);
    await page.locator('[data-path="/orders/399/lines/0/name"]').click();
    await page.keyboard.press('i');
    await page.locator('[data-path="/orders/399/lines/1/name"]').waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('[data-path="/orders/399/lines/1/name"]').waitFor({ state: 'hidden' });
    expect(await findViolations(page)).toEqual([]);
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  test('so has the page of the run', async () => {
    const { client } = server.app.admin;
    ok(await approveReview({ client, path: { id: runId } }));
    const page = await server.openPage({ path: `/console/${SLUG}/runs/${runId}` });
    await page.locator('[data-path="/tags/0"]').waitFor();
    await reach(page, '/orders/399/number');
    await reach(page, '/rows/0/amount');
    await page.locator('[data-path="/rows/0/amount"]').click();
    await page.getByText('/rows/0/amount').waitFor();
    await expectFewElements(page);
    expect(await findViolations(page)).toEqual([]);
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });
});
