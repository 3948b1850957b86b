/** Sixty receipts, from a folder to a checked workbook, without a mouse. */
import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { createSchema, createWorkspace, listBatches, listRuns, type RunListItem } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { ok } from '../harness/builders.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const SLUG = 'shop';
const path = { slug: SLUG, schemaKey: 'receipt' };
const RECEIPTS = 60;
const definition = {
  type: 'object',
  properties: {
    receiptNumber: { type: ['string', 'null'], description: 'Number of the receipt' },
    date: { type: ['string', 'null'], format: 'date', description: 'Date of the receipt' },
    total: { type: ['number', 'null'], description: 'Total that was paid' },
    currency: { type: ['string', 'null'], description: 'ISO 4217 code of the currency' },
  },
  required: ['receiptNumber', 'date', 'total'],
};

/** Receipt 7 is another file of receipt 6, and receipt 13 is no receipt. */
async function drawReceipt(number: number): Promise<Uint8Array> {
  const lines =
    number === 13
      ? ['Dear guests,', 'the pool is closed until further notice.', 'The management']
      : [
          'Corner Shop',
          `Receipt number: R-${1000 + number}`,
          `Date: 2026-03-${String((number % 28) + 1).padStart(2, '0')}`,
          `Tea and milk ${number}.00`,
          `Total: EUR ${number}.50`,
        ];
  return makePdf([{ texts: lines.map((text, index) => ({ text, x: 72, y: 90 + 24 * index })) }]);
}

describe.skipIf(chromium === undefined)('sixty receipts', () => {
  let server: ConsoleServer;
  let page: Page;
  const files: { name: string; mimeType: string; buffer: Buffer }[] = [];

  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { client } = server.app.admin;
    ok(await createWorkspace({ client, body: { name: 'Shop', slug: SLUG } }));
    for (const schemaKey of ['receipt', 'newest'])
      ok(await createSchema({ client, path, body: { schemaKey, name: schemaKey, definition } }));
    for (let number = 1; number <= RECEIPTS; number += 1) {
      const drawn = number === 7 ? files.at(-1)?.buffer : await drawReceipt(number);
      const name = `receipt-${String(number).padStart(2, '0')}.pdf`;
      files.push({ name, mimeType: 'application/pdf', buffer: Buffer.from(drawn ?? []) });
    }
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

    // What left is remembered.
    await expect.poll(async () => (await runsOf({ exported: false })).length).toBe(0);
    await page.locator('.badge:has-text("Exported")').first().waitFor();
  }, 400_000);

  test('keep the last choice of schema, and go through lists by filter and selection', async () => {
    page = await server.openPage({ path: `/console/${SLUG}/runs?schema=receipt&sort=documentName&order=asc` });
    await page.getByRole('link', { name: 'receipt-01.pdf' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('receipt-1');
    await page.getByText('10 runs', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('X');
    await page.getByText('10 selected').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByText('10 sent to review.').waitFor();
    await page.locator('.badge:has-text("To review")').first().waitFor();
    expect(await runsOf({ reviewStatus: 'needed' })).toHaveLength(10);
    await page.getByRole('checkbox', { name: 'Select receipt-10.pdf' }).check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete this run?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('1 deleted.').waitFor();
    await page.getByText('9 runs', { exact: true }).waitFor();
  }, 120_000);
});
