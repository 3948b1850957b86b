/** Batches whose documents are packets, in the console. */
import { createBatch, createSplitter, createWorkspace, startBatch, uploadBatchDocuments } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { ok } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { findViolations, findViolationsInDark, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();

describe.skipIf(chromium === undefined)('batches of packets in the console', () => {
  let server: ConsoleServer;
  let page: Page;
  const path = { slug: 'sample' };
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { client } = server.app.admin;
    ok(await createWorkspace({ client, body: { name: 'Sample', slug: 'sample' } }));
    const categories = [{ name: 'Invoice' }, { name: 'Contract', description: 'An agreement between companies' }];
    ok(await createSplitter({ client, path, body: { key: 'mail', name: 'Mail', categories, reviewBelow: 1 } }));
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  const countParts = () => page.evaluate<number>(`document.querySelectorAll('.rows-body .part-row').length`);

  test('the page of a batch lists its packets, with their parts, and leads to each', async () => {
    const { client } = server.app.admin;
    const target = { ...path, schemaKey: 'packets' };
    const body = { name: 'Monday', splitter: 'mail', extract: false };
    const { id } = ok(await createBatch({ client, path: target, body }));
    for (const [name, pages] of [
      ['one', CONTRACT_PAGES],
      ['two', [invoicePage('7'), ...CONTRACT_PAGES]],
    ] as const)
      ok(await uploadBatchDocuments({ client, path: { id }, body: { file: await makeStack(pages, `${name}.pdf`) } }));
    const broken = new File(['%PDF-1.7 nothing'], 'three.pdf', { type: 'application/pdf' });
    ok(await uploadBatchDocuments({ client, path: { id }, body: { file: broken } }));
    ok(await startBatch({ client, path: { id } }));
    await server.app.app.idle();
    page = await server.openPage({ path: '/console/sample/runs?schema=packets' });
    await page.getByRole('combobox', { name: 'Upload' }).selectOption(id);
    await page.getByText('Monday: 2 of 3 completed, 1 failed · split by mail, version 1').waitFor();
    const rows = `[...document.querySelectorAll('.rows-body .packet-row')].map((row) =>
      [...row.querySelectorAll('[role=cell]')].slice(0, 5).map((cell) => cell.textContent).join(' | '))`;
    await expect
      .poll(() => page.evaluate<string[]>(rows), { timeout: 20_000 })
      .toEqual([
        expect.stringMatching(/^three\.pdf \| Failed \| /),
        'two.pdf | Needs a look | 3 | 2 | mail',
        'one.pdf | Needs a look | 2 | 1 | mail',
      ]);
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolationsInDark(page)).toEqual([]);
    for (const key of ['j', 'j', 'o']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'two.pdf' }).waitFor();
    await expect.poll(countParts, { timeout: 20_000 }).toBe(2);
    await page.goBack();
    await page.getByRole('link', { name: 'one.pdf' }).click();
    await expect.poll(countParts, { timeout: 20_000 }).toBe(1);
  });
});
