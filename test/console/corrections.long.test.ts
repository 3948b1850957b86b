import { createSchema, createWorkspace, extract, getReview, getRun, requestReview, type Review } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, ok } from '../harness/builders.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import type { TestUser } from '../harness/test-app.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const SLUG = 'corrected';
const receipt = {
  type: 'object',
  properties: {
    seller: { type: ['string', 'null'] },
    date: { type: ['string', 'null'], format: 'date' },
    total: { type: ['number', 'null'] },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: ['string', 'null'] }, amount: { type: ['number', 'null'] } },
      },
    },
  },
};
const receiptText = [
  'Seller: Bäckerei Müller',
  'Date: 14.03.2026',
  '',
  '| Name | Amount |',
  '|---|---|',
  '| Bread | 3,50 |',
  '| Cake | 12,00 |',
  '| Flour | 1.200,00 |',
  '',
  'Total: 1.215,50',
].join('\n');

describe.skipIf(chromium === undefined)('corrections in a browser', () => {
  let server: ConsoleServer;
  let owner: TestUser;
  let page: Page;
  const path = { slug: SLUG };

  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    owner = server.app.admin;
    const { client } = owner;
    ok(await createWorkspace({ client, body: { name: 'Corrected', slug: SLUG } }));
    ok(await createSchema({ client, path, body: { schemaKey: 'receipt', name: 'Receipt', definition: receipt } }));
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  const reviewOf = async (runId: string): Promise<Review> =>
    ok(await getReview({ client: owner.client, path: { id: runId } }));

  async function openReview(runId: string): Promise<Page> {
    const opened = await server.openPage({ path: `/console/${SLUG}/reviews/${runId}` });
    await opened.locator('[data-path]').first().waitFor();
    return opened;
  }

  /** The run of a German receipt that waits for a review. */
  async function reviewReceipt(content = receiptText): Promise<string> {
    const { client } = owner;
    const body = { name: 'receipt.md', content };
    const { runId } = ok(await extract({ client, path: { slug: SLUG, schemaKey: 'receipt' }, body }));
    expect((await endOfRun(owner, runId)).status).toBe('completed');
    ok(await requestReview({ client, path: { id: runId } }));
    return runId;
  }

  const valueOf = (path: string) => page.locator(`[data-path="${path}"]`);

  async function typeInto(path: string, text: string): Promise<void> {
    await valueOf(path).click();
    await page.keyboard.press('e');
    await page.locator('.review-edit input[name=value]').fill(text);
  }

  test('a typed number or date is read as the document writes it, and shown before it is saved', async () => {
    const runId = await reviewReceipt();
    page = await openReview(runId);
    await page.getByText('In review').waitFor();
    await typeInto('/total', '1.234,50');
    await page.getByText('Saved as 1,234.50').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await reviewOf(runId)).reviewedData).toMatchObject({ total: 1234.5 });
    await typeInto('/total', '1.234');
    await page.getByText('Saved as 1,234').waitFor();
    await page.getByRole('button', { name: 'Take 1.234' }).click();
    await page.locator('.review-edit input[name=value]').press('Enter');
    await expect.poll(async () => (await reviewOf(runId)).reviewedData).toMatchObject({ total: 1.234 });
    await typeInto('/date', 'March 14');
    await page.getByText('Saved as 14 March 2026').waitFor();
    await page.keyboard.press('Enter');
    await typeInto('/total', 'a lot');
    await page.keyboard.press('Enter');
    await page.getByText('“a lot” is not a number').waitFor();
    expect(await page.locator('.review-edit input[name=value]').inputValue()).toBe('a lot');
    expect((await reviewOf(runId)).reviewedData).toMatchObject({ total: 1.234, date: '2026-03-14' });
  });

  test('the marks of rows stay with their rows', async () => {
    const runId = await reviewReceipt();
    const { extractedData } = ok(await getRun({ client: owner.client, path: { id: runId } }));
    expect(extractedData?.['items']).toHaveLength(3);
    page = await openReview(runId);
    await page.getByText('In review').waitFor();
    const sureness = async (path: string) => (await valueOf(path).getAttribute('title')) ?? '';
    const before = await sureness('/items/1/amount');
    expect(before).toMatch('%');
    await valueOf('/items/0/name').click();
    await page.keyboard.press('i');
    await valueOf('/items/3/amount').waitFor();
    expect(await sureness('/items/1/amount')).toBe('');
    expect(await sureness('/items/2/amount')).toBe(before);
    await page.getByRole('button', { name: 'Remove Items 1' }).click();
    await valueOf('/items/3/amount').waitFor({ state: 'hidden' });
    expect(await sureness('/items/0/amount')).toBe('');
    expect(await sureness('/items/1/amount')).toBe(before);
  });

  test('a list is a table with the keys of a spreadsheet, and every step can be undone', async () => {
    const runId = await reviewReceipt();
    page = await openReview(runId);
    await page.getByText('In review').waitFor();
    const items = async () => (await reviewOf(runId)).reviewedData?.['items'] as { name: string; amount: number }[];
    const names = async () => (await items()).map(({ name }) => name).join(' ');
    await page.getByText('1,215.5').first().waitFor();
    await valueOf('/items/0/name').click();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    // Only keys, as a person types: they all arrive in the field.
    await page.keyboard.type('7,5');
    await page.getByText('Saved as 7.50').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await items())[1]?.amount).toBe(7.5);
    await page.waitForFunction(`document.activeElement?.dataset.path === '/items/2/amount'`);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await items())[1]?.amount).toBe(12);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(async () => (await items())[1]?.amount).toBe(7.5);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(names).toBe('Bread Flour Cake');
    await page.keyboard.press('Control+z');
    await expect.poll(names).toBe('Bread Cake Flour');
    await valueOf('/items/2/name').click();
    await page.evaluate(`{
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Salt\\t1.234,50\\nSugar\\t3,00\\n');
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }`);
    await expect.poll(names).toBe('Bread Cake Salt Sugar');
    expect((await items()).slice(2).map(({ amount }) => amount)).toEqual([1234.5, 3]);
    await page.keyboard.press('Control+z');
    await expect.poll(names).toBe('Bread Cake Flour');
    await page.keyboard.press('w');
    await expect
      .poll(async () => (await reviewOf(runId)).actions.slice(-2).map(({ path, action }) => [path, action]))
      .toEqual([
        ['/items/2/name', 'confirm'],
        ['/items/2/amount', 'confirm'],
      ]);
    await expect.poll(() => valueOf('/items/2/amount').getAttribute('title')).toBe('Accepted');
  });

  test('what is typed without a network is kept, and sent when the server answers again', async () => {
    const runId = await reviewReceipt();
    page = await openReview(runId);
    await page.getByText('In review').waitFor();
    await page.context().setOffline(true);
    await typeInto('/total', '99,5');
    await page.keyboard.press('Enter');
    await page.getByText('1 correction is kept in this tab').waitFor();
    await typeInto('/seller', 'Bäckerei Maier');
    await page.keyboard.press('Enter');
    await page.getByText('2 corrections are kept in this tab').waitFor();
    expect(await valueOf('/total').textContent()).toMatch('99.5');
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await reviewOf(runId)).reviewedData)
      .toMatchObject({ total: 99.5, seller: 'Bäckerei Maier' });
    await page.getByText('kept in this tab').waitFor({ state: 'hidden' });
    // The browser reports each request that failed.
    const offences = server.listOffences();
    expect(offences.filter((offence) => !offence.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('a document that is skipped is free for others, and doubtful values are not approved by one key', async () => {
    const first = await reviewReceipt();
    // Without a seller: that it is not in the document is doubtful.
    const second = await reviewReceipt(receiptText.replace(/^Seller.*\n/, ''));
    page = await openReview(first);
    await page.getByText('In review').waitFor();
    await page.keyboard.press('N');
    await page.waitForURL(new RegExp(`reviews/${second}`));
    await expect.poll(async () => await reviewOf(first)).toMatchObject({ status: 'needed', claimedBy: null });
    await typeInto('/total', '7');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Items 1' }).click();
    await page.getByText('In review').waitFor();
    expect(await page.locator('.review-left').textContent()).toMatch(/^\d+ doubtful/);
    await page.keyboard.press('A');
    await page.getByText('not looked at').waitFor();
    expect((await reviewOf(second)).status).toBe('in_review');
    await page.keyboard.press('A');
    await expect.poll(async () => (await reviewOf(second)).status).toBe('approved');
  });
});
