import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  addMember,
  createSchema,
  createWorkspace,
  extract,
  extractFile,
  getReview,
  getRun,
  listReviews,
  requestReview,
  type Review,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, ok } from '../harness/builders.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import type { TestUser } from '../harness/test-app.ts';
import { findViolations, findViolationsInDark, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const samplePath = fileURLToPath(new URL('../../cli/sample/invoice.pdf', import.meta.url));
const numbers = Array.from({ length: 50 }, (_, index) => String(index + 1).padStart(2, '0'));
const form = {
  type: 'object',
  properties: Object.fromEntries(numbers.map((number) => [`field${number}`, { type: ['string', 'null'] }])),
};
const invoice = {
  type: 'object',
  properties: {
    invoiceNumber: { type: ['string', 'null'] },
    total: { type: ['number', 'null'] },
    notes: { type: 'array', items: { type: 'object', properties: { text: { type: ['string', 'null'] } } } },
  },
};
const SLUG = 'reviewed';

describe.skipIf(chromium === undefined)('reviews in a browser', () => {
  let server: ConsoleServer;
  let owner: TestUser;
  let page: Page;
  const path = { slug: SLUG, schemaKey: 'invoice' };

  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    owner = server.app.admin;
    const { client } = owner;
    ok(await createWorkspace({ client, body: { name: 'Reviewed', slug: SLUG } }));
    for (const [schemaKey, definition] of Object.entries({ form, invoice }))
      ok(await createSchema({ client, path, body: { schemaKey, name: schemaKey, definition } }));
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  const reviewOf = async (runId: string): Promise<Review> =>
    ok(await getReview({ client: owner.client, path: { id: runId } }));

  async function reviewInvoice(): Promise<string> {
    const { client } = owner;
    const file = new File([await readFile(samplePath)], '<img src=x onerror=alert(1)>.pdf');
    const { runId } = ok(await extractFile({ client, path, body: { file } }));
    expect((await endOfRun(owner, runId)).status).toBe('completed');
    ok(await requestReview({ client, path: { id: runId } }));
    return runId;
  }

  /** Opens a review that is claimed by the caller. */
  async function openReview(runId: string, apiKey = owner.apiKey): Promise<Page> {
    const opened = await server.openPage({ path: `/console/${SLUG}/reviews/${runId}`, apiKey });
    await opened.locator('[data-path]').first().waitFor();
    return opened;
  }

  test('fifty fields are reviewed and approved with one key each', async () => {
    const { client } = owner;
    const content = numbers.map((number) => `Field ${number}: Value ${number}`).join('\n');
    const body = { name: 'form.txt', content };
    const { runId } = ok(await extract({ client, path: { slug: SLUG, schemaKey: 'form' }, body }));
    await endOfRun(owner, runId);
    ok(await requestReview({ client, path: { id: runId } }));
    page = await server.openPage({ path: `/console/${SLUG}/reviews` });
    await page.getByRole('link', { name: 'form.txt' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('o');
    await page.locator('[data-path="/field01"]').click();
    await page.getByText('In review').waitFor();
    for (const _ of numbers) await page.keyboard.press('a');
    await page.keyboard.press('A');
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
    const review = await reviewOf(runId);
    expect(review.status).toBe('approved');
    expect(review.actions.map(({ path: field, action }) => [field, action])).toEqual(
      numbers.map((number) => [`/field${number}`, 'confirm']),
    );
  });

  test('values are corrected, cleared, rows added and removed by keys; names stay text', async () => {
    const runId = await reviewInvoice();
    page = await openReview(runId);
    await page.getByRole('heading', { name: '<img src=x onerror=alert(1)>.pdf' }).waitFor();
    await page.getByText('In review').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolationsInDark(page)).toEqual([]);
    // The styles of values are loaded, though no run was opened before.
    const display = `getComputedStyle(document.querySelector('.value-button')).display`;
    expect(await page.evaluate<string>(display)).toBe('grid');
    await page.locator('[data-path="/invoiceNumber"]').click();
    await page.keyboard.press('e');
    await page.keyboard.type('<b>4711</b>');
    await page.keyboard.press('Enter');
    await page.getByText('<b>4711</b>').waitFor();
    await page.keyboard.press('x');
    await page.getByText('Cleared').waitFor();
    await expect
      .poll(async () => (await reviewOf(runId)).reviewedData)
      .toMatchObject({
        invoiceNumber: '<b>4711</b>',
        total: null,
      });
    await page.getByRole('button', { name: 'Add to Notes' }).click();
    await page.getByRole('button', { name: 'Remove Notes 1' }).waitFor();
    await expect.poll(async () => (await reviewOf(runId)).reviewedData).toMatchObject({ notes: [{ text: null }] });
    await page.getByRole('button', { name: 'Remove Notes 1' }).click();
    await expect.poll(async () => (await reviewOf(runId)).reviewedData).toMatchObject({ notes: [] });
    expect(ok(await getRun({ client: owner.client, path: { id: runId } })).extractedData?.['total']).toBe(3061.3);
  });

  test('a box on the page fills the selected field', async () => {
    const runId = await reviewInvoice();
    page = await openReview(runId);
    await page.getByText('In review').waitFor();
    const { evidence } = ok(await getRun({ client: owner.client, path: { id: runId } }));
    const total = evidence.find((entry) => entry.path === '/total');
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = total?.boxes[0] ?? [];
    await page.locator('[data-path="/invoiceNumber"]').click();
    const layer = await page.locator('.region-selector').first().boundingBox();
    if (layer === null) expect.fail('The page is not shown.');
    const to = (x: number, y: number) => [layer.x + x * layer.width, layer.y + y * layer.height] as const;
    await page.mouse.move(...to(x0 - 0.005, y0 - 0.004));
    await page.mouse.down();
    await page.mouse.move(...to(x1 + 0.005, y1 + 0.004));
    await page.mouse.up();
    await page.getByText('Corrected').waitFor();
    await expect
      .poll(async () => (await reviewOf(runId)).actions[0])
      .toMatchObject({
        path: '/invoiceNumber',
        action: 'correct',
        page: 1,
        quote: expect.stringContaining('3,061.30') as string,
      });
  });

  test('a rejection has a reason, and can be reopened', async () => {
    const runId = await reviewInvoice();
    page = await openReview(runId);
    await page.getByText('In review').waitFor();
    await page.keyboard.press('R');
    await page.getByLabel('Reason').fill('Another document');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect.poll(async () => (await reviewOf(runId)).status).toBe('rejected');
    await page.close();
    page = await openReview(runId);
    await page.getByText('Reason: Another document').waitFor();
    await page.keyboard.press('U');
    await page.getByText('In review').waitFor();
    expect((await reviewOf(runId)).rejectionReason).toBeNull();
  });

  test('a second reviewer sees the name of the first, and cannot change the document', async () => {
    const second = await server.app.addUser();
    ok(await addMember({ client: owner.client, path, body: { userId: second.id } }));
    const runId = await reviewInvoice();
    page = await openReview(runId);
    await page.getByText('In review').waitFor();
    const other = await openReview(runId, second.apiKey);
    await other.getByText('is reviewing this document').waitFor();
    expect(await other.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
    await other.keyboard.press('a');
    expect((await reviewOf(runId)).actions).toEqual([]);
    expect(await findViolations(other)).toEqual([]);
    await other.close();
    const open = ok(await listReviews({ client: owner.client, path, query: { status: 'in_review' } }));
    expect(open.data.find((one) => one.runId === runId)?.claimedBy).toBe(owner.id);
  });
});
