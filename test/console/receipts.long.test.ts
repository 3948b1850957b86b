/** Sixty receipts, from a folder to a checked workbook, without a mouse. */
import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import {
  createSchema,
  createWorkspace,
  extract,
  extractFile,
  getReview,
  listBatches,
  listRuns,
  requestReview,
  type RunListItem,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';
import {
  drawReceipt,
  drawReceipts,
  nameReceipt,
  RECEIPTS,
  receiptDefinition,
  type ChosenFile,
} from './receipt-files.ts';

const chromium = findBrowser();
const SLUG = 'shop';
const path = { slug: SLUG, schemaKey: 'receipt' };
const CORRECTED = 31;
/** What a person types into the field that is selected first. */
const OTHER_VALUES: Record<string, string | number> = {
  receiptNumber: 'R-31-B',
  date: '2026-04-01',
  total: 99.5,
  currency: 'USD',
};
describe.skipIf(chromium === undefined)('sixty receipts', () => {
  let server: ConsoleServer;
  let page: Page;
  let files: ChosenFile[];

  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { client } = server.app.admin;
    ok(await createWorkspace({ client, body: { name: 'Shop', slug: SLUG } }));
    for (const schemaKey of ['receipt', 'newest'])
      ok(await createSchema({ client, path, body: { schemaKey, name: schemaKey, definition: receiptDefinition } }));
    files = await drawReceipts();
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  const runsOf = async (query: object): Promise<RunListItem[]> =>
    ok(await listRuns({ client: server.app.admin.client, path, query: { pageSize: 100, ...query } })).data;

  /** Presses keys as a person does, who waits for what they do. */
  async function focusOn(name: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      const focused = await page.evaluate<string>('document.activeElement?.textContent?.trim() ?? ""');
      if (focused === name) return;
      await page.keyboard.press('Tab');
    }
    expect.fail(`${name} is not reached with the Tab key.`);
  }

  /** The field that was corrected in one of the documents. */
  let corrected = '';

  /** Doubtful values that are left, once the review is claimed. */
  async function countDoubtful(): Promise<number> {
    await page.locator('.review-left:not(:empty)').waitFor();
    return Number(/^\d+/.exec((await page.locator('.review-left').textContent()) ?? '')?.[0] ?? 0);
  }

  const reviewOf = async ({ id }: { id: string }) =>
    ok(await getReview({ client: server.app.admin.client, path: { id } }));

  /** Sends all to review, looks at each doubtful value once, corrects one document, and approves. Only by keys. */
  async function reviewAll(inOrder: RunListItem[]): Promise<void> {
    for (const key of ['Home', 'X']) await page.keyboard.press(key);
    await page.getByText(`${RECEIPTS} selected`).waitFor();
    await focusOn('Review');
    await page.keyboard.press('Enter');
    await page.getByText(`${RECEIPTS} sent to review.`).waitFor();
    for (let row = 0; row < 5; row += 1) await page.keyboard.press('k');
    await page.keyboard.press('v');
    for (const run of inOrder) {
      await page.getByRole('heading', { name: run.documentName }).waitFor();
      let doubtful = await countDoubtful();
      let keys = 0;
      const press = async (key: string) => {
        await page.keyboard.press(key);
        keys += 1;
      };
      const isCorrected = run.documentName === nameReceipt(CORRECTED);
      if (isCorrected) {
        corrected = (await page.locator('[data-path][aria-pressed=true]').getAttribute('data-path'))?.slice(1) ?? '';
        await press('e');
        await page.keyboard.type(String(OTHER_VALUES[corrected]));
        await press('Enter');
        doubtful = await countDoubtful();
      }
      for (; doubtful > 0; doubtful -= 1) await press('a');
      await press('A');
      await expect.poll(async () => (await reviewOf(run)).status).toBe('approved');
      expect(keys, run.documentName).toBeLessThanOrEqual(isCorrected ? 4 : 3);
    }
  }

  test('become one upload, of which each document is checked, and a workbook', async () => {
    page = await server.openPage({ path: `/console/${SLUG}/upload?schema=receipt` });
    await page.getByLabel('Documents', { exact: true }).setInputFiles(files);
    await page.getByRole('link', { name: 'Check these' }).waitFor();
    await page.getByText(`${RECEIPTS} of ${RECEIPTS}`).waitFor();
    await page
      .getByText(/^receipt · version 1 · local\/local-1$/)
      .first()
      .waitFor();
    expect(await findViolations(page)).toEqual([]);

    // One list: the doubtful first, with what a person should know.
    await page.keyboard.press('c');
    await page.getByRole('heading', { name: 'Check these' }).waitFor();
    await page.getByText(`${RECEIPTS} of ${RECEIPTS} completed`).waitFor();
    const [batch] = ok(await listBatches({ client: server.app.admin.client, path })).data;
    expect(batch?.counts).toMatchObject({ total: RECEIPTS, completed: RECEIPTS });
    const inOrder = await runsOf({ batchId: batch?.id, sort: 'confidence', order: 'asc' });
    const names = page.locator('.run-link');
    expect(await names.first().textContent()).toBe(inOrder[0]?.documentName);
    expect(inOrder.find(({ documentName }) => documentName === 'receipt-07.pdf')?.duplicateOf?.name).toBe(
      'receipt-06.pdf',
    );
    await page.getByText('Same file as receipt-06.pdf', { exact: false }).first().waitFor();
    expect(await findViolations(page)).toEqual([]);

    // From one to the next without going back.
    await page.keyboard.press('o');
    await page.getByText(`1 of ${RECEIPTS}`).waitFor();
    expect(await findViolations(page)).toEqual([]);
    for (let place = 2; place <= 5; place += 1) {
      await page.keyboard.press(']');
      await page.getByText(`${place} of ${RECEIPTS}`).waitFor();
      await page.getByRole('heading', { name: inOrder[place - 1]?.documentName ?? '' }).waitFor();
    }
    await page.keyboard.press('[');
    await page.getByText(`4 of ${RECEIPTS}`).waitFor();
    await focusOn('Check these');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check these' }).waitFor();
    expect(await page.locator('.row-current .run-link').textContent()).toBe(inOrder[3]?.documentName);
    expect(await page.locator('.badge:has-text("Seen")').count()).toBe(5);

    // The browser's way back leads to the row too.
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await page.getByText(`5 of ${RECEIPTS}`).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Check these' }).waitFor();
    await page.locator('.row-current .run-link').waitFor();
    expect(await page.locator('.row-current .run-link').textContent()).toBe(inOrder[4]?.documentName);

    await reviewAll(inOrder);
    await page.getByRole('heading', { name: 'Check these' }).waitFor();

    // The workbook has a row for each document.
    await page.keyboard.press('e');
    await page.getByText('All completed documents of this list.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    const book = read(await readFile(await download.path()));
    const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
    expect(rows.map((row) => row['name'])).toEqual(files.map(({ name }) => name));
    expect(rows[0]).toMatchObject({ receiptNumber: 'R-1001', total: 1.5 });
    expect(rows[CORRECTED - 1]).toMatchObject({ [corrected]: OTHER_VALUES[corrected] });

    // What left is remembered.
    await expect.poll(async () => (await runsOf({ exported: false })).length).toBe(0);
    await page.locator('.badge:has-text("Exported")').first().waitFor();
  }, 900_000);

  test('keep the last choice of schema, and go through lists by filter and selection', async () => {
    const { admin } = server.app;
    const query = { env: 'development' } as const;
    for (let number = 1; number <= 11; number += 1) {
      const body = { name: `bill-${number}.txt`, content: `Receipt number: R-${number}\nTotal: ${number}.50` };
      const { runId } = ok(await extract({ client: admin.client, path, query, body }));
      await endOfRun(admin, runId);
    }
    const list = 'env=development&schema=receipt&sort=documentName&order=asc';
    page = await server.openPage({ path: `/console/${SLUG}/runs?${list}` });
    await page.getByRole('link', { name: 'bill-1.txt' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('bill-1');
    await page.getByText('3 runs', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('X');
    await page.getByText('3 selected').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByText('3 sent to review.').waitFor();
    await page.locator('.badge:has-text("To review")').first().waitFor();
    expect(await runsOf({ ...query, reviewStatus: 'needed' })).toHaveLength(3);
    await page.getByRole('checkbox', { name: 'Select bill-10.txt' }).check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete this run?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('1 deleted.').waitFor();
    await page.getByText('2 runs', { exact: true }).waitFor();
  }, 300_000);

  test('are reviewed by touch on a narrow screen, and what is typed outlives a reload and a lost network', async () => {
    const { admin } = server.app;
    const runs: string[] = [];
    for (const number of [1, 2, 3]) {
      const file = new File([await drawReceipt(number)], `touched-${number}.pdf`);
      const { runId } = ok(
        await extractFile({ client: admin.client, path, query: { env: 'staging' }, body: { file } }),
      );
      await endOfRun(admin, runId);
      ok(await requestReview({ client: admin.client, path: { id: runId } }));
      runs.push(runId);
    }
    const viewport = { width: 390, height: 844 };
    page = await server.openPage({ path: `/console/${SLUG}/reviews?env=staging`, viewport, hasTouch: true });
    await page.locator('.run-link').last().tap();
    for (const [index, id] of runs.entries()) {
      await page.getByRole('heading', { name: `touched-${index + 1}.pdf` }).waitFor();
      let doubtful = await countDoubtful();
      let taps = 0;
      const tap = async (name: string) => {
        await page.getByRole('button', { name, exact: true }).tap();
        taps += 1;
      };
      if (index === 0) {
        expect(await findViolations(page)).toEqual([]);
        expect(await page.evaluate<number>('document.scrollingElement.scrollWidth')).toBeLessThanOrEqual(390);
      }
      if (index === 1) {
        await tap('Correct');
        await page.locator('.review-edit input[name=value]').fill('7');
        await page.reload();
        await page.locator('.review-edit input[name=value]').waitFor();
        expect(await page.locator('.review-edit input[name=value]').inputValue()).toBe('7');
        await page.context().setOffline(true);
        await tap('Save');
        await page.getByText('1 correction is kept in this tab').waitFor();
        await page.context().setOffline(false);
        await page.getByText('kept in this tab').waitFor({ state: 'hidden' });
        doubtful = await countDoubtful();
      }
      for (; doubtful > 0; doubtful -= 1) await tap('Accept');
      await tap('Approve');
      await expect.poll(async () => (await reviewOf({ id })).status).toBe('approved');
      expect(taps).toBeLessThanOrEqual(index === 1 ? 4 : 3);
    }
    const offences = server.listOffences();
    expect(offences.filter((offence) => !offence.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  }, 300_000);
});
