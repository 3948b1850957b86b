import {
  addDatasetItems,
  createDataset,
  createDocument,
  createEvaluation,
  createSchema,
  createWorkspace,
  getDataset,
  getPin,
  getReviewSettings,
  listEvaluations,
  updatePin,
  type Evaluation,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../harness/builders.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { scriptedEngine } from '../harness/engines.ts';
import type { TestUser } from '../harness/test-app.ts';
import { findViolations, findViolationsInDark, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const text = { type: ['string', 'null'] };
const number = { type: ['number', 'null'] };
const definition = {
  type: 'object',
  properties: {
    invoiceNumber: text,
    total: number,
    rows: { type: 'array', items: { type: 'object', properties: { text, amount: number } } },
  },
};
const SLUG = 'proven';

describe.skipIf(chromium === undefined)('evaluations in a browser', () => {
  let server: ConsoleServer;
  let owner: TestUser;
  let page: Page;
  /** Whether the engine loses totals. */
  let isWorse = false;
  const boxes: [number, number, number, number][] = [[0.1, 0.1, 0.3, 0.2]];
  const evidence = { match: 'exact' as const, page: 1, quote: '', start: 0, end: 0, boxes };

  beforeAll(async () => {
    server = await startConsole(chromium ?? '', {
      engine: scriptedEngine(({ layout }) => {
        const name = layout.pages[0]?.text.trim() ?? '';
        const rows = [
          { text: 'Paper', amount: 20 },
          { text: 'Ink', amount: null },
        ];
        const confidence = name.endsWith('2') ? 0.4 : 0.9;
        return Promise.resolve({
          extractedData: { invoiceNumber: name, total: isWorse ? null : 7, rows } as never,
          evidence: ['/invoiceNumber', '/total'].map((path) => ({ ...evidence, path, confidence })),
        });
      }),
    });
    owner = server.app.admin;
    ok(await createWorkspace({ client: owner.client, body: { name: 'Proven', slug: SLUG } }));
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  /** A schema of its own for each test, with documents. */
  async function prepare(schemaKey: string, names: string[]) {
    const { client } = owner;
    const path = { slug: SLUG, schemaKey };
    ok(await createSchema({ client, path, body: { schemaKey, name: schemaKey, definition } }));
    const ids: string[] = [];
    for (const name of names) ids.push(ok(await createDocument({ client, path, body: { name, content: name } })).id);
    await server.app.app.idle();
    return { path, ids };
  }

  async function prepareDataset(schemaKey: string, names: string[], labelled: boolean) {
    const { path, ids } = await prepare(schemaKey, names);
    const { id } = ok(await createDataset({ client: owner.client, path, body: { name: 'January' } }));
    const rows = [{ text: 'Paper', amount: 20 }, { text: 'Ink' }];
    const items = ids.map((documentId, index) => ({
      documentId,
      ...(labelled && { expected: { invoiceNumber: names[index], total: 7, rows } }),
    }));
    ok(await addDatasetItems({ client: owner.client, path: { id }, body: { items } }));
    return { path, id };
  }

  test('an evaluation is started, compared and pinned, and what the gate refuses is overridden', async () => {
    const { client } = owner;
    const names = Array.from({ length: 12 }, (_, index) => `doc-${index}`);
    const { path, id } = await prepareDataset('proof', names, true);
    isWorse = false;
    page = await server.openPage({ path: `/console/${SLUG}/datasets/${id}` });
    await page.getByText('12 of 12 labelled').waitFor();
    await page.keyboard.press('E');
    await page.getByText('12 documents; no tokens, no cost.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Evaluate' }).click();
    await page.getByRole('heading', { name: 'Fields' }).waitFor();
    await page.getByRole('img', { name: /Reliability/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolationsInDark(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make it the review settings' }).click();
    await page.getByText('These are the review settings of production now.').waitFor();
    ok(await getReviewSettings({ client, path }));
    await page.getByRole('button', { name: 'Pin version 1…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pin' }).click();
    await page.getByText('production serves version 1 now.').waitFor();

    isWorse = true;
    const title = { ...definition, title: 'Second' };
    ok(await createSchema({ client, path, body: { schemaKey: 'proof', name: 'proof', definition: title } }));
    const gate = { datasetId: id, minF1: 0.99, fields: [], notWorse: true };
    ok(await updatePin({ client, path, body: { versionNumber: 1, gate } }));
    const body = { datasetId: id, versionNumber: 2 };
    const worse = ok(await createEvaluation({ client, path, body })) as Evaluation;
    await server.app.app.idle();
    await page.goto(`${server.app.url}/console/${SLUG}/evaluations/${worse.id}`);
    const { data: evaluations } = ok(await listEvaluations({ client, path }));
    const before = evaluations.find(({ versionNumber }) => versionNumber === 1)?.id ?? '';
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption(before);
    await page.getByText('12 of 12 documents changed.').waitFor();
    await page
      .getByRole('row', { name: /\/total.*Worse/ })
      .first()
      .waitFor();
    await page.keyboard.press('j');
    await page.getByRole('region', { name: 'Document', exact: true }).waitFor();
    // Both runs found the number and the total in one place.
    await page.locator('.viewer .mark-before').first().waitFor();
    await page.locator('.viewer .mark-after').first().waitFor();
    await page.getByRole('button', { name: '7', exact: true }).first().click();
    await page.locator('.viewer .mark-before.mark-selected').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('button', { name: 'Pin version 2…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pin' }).click();
    await page.getByRole('list', { name: 'What the gate refuses' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: /Reason for an override/ }).fill('The totals come later');
    await page.getByRole('button', { name: 'Override the gate' }).click();
    await page.getByText(/production serves version 2 now/).waitFor();
    expect(ok(await getPin({ client, path })).versionNumber).toBe(2);
    expect(server.listOffences()).toEqual([expect.stringContaining('409')]);
    await page.goto(`${server.app.url}/console/${SLUG}/schemas/proof?tab=datasets`);
    await page.getByText(/production serves version 2\. Its gate: on “January”/).waitFor();
    await page.getByRole('button', { name: 'Change the gate…' }).click();
    await page.getByRole('spinbutton', { name: 'Total' }).fill('97.5');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('list', { name: 'What the gate refuses' }).getByText('/gate/fields/0').waitFor();
    await page.getByRole('textbox', { name: /Reason for an override/ }).fill('The totals come later');
    await page.getByRole('button', { name: 'Override the gate' }).click();
    await page.getByText('/total at least 97.5%').waitFor();
    expect(server.listOffences()).toEqual([expect.stringContaining('409')]);
    expect(ok(await getPin({ client, path })).gate).toMatchObject({ fields: [{ path: '/total', minF1: 0.975 }] });

    await page.getByRole('link', { name: 'January' }).click();
    await page.getByRole('button', { name: 'Settings…' }).click();
    const compared = page.getByRole('group', { name: 'When values count as equal' });
    await compared.getByRole('combobox', { name: 'Invoice number' }).selectOption('text');
    await compared.getByRole('spinbutton', { name: /^Invoice number: similarity/ }).fill('0.85');
    await compared.getByRole('combobox', { name: 'Rows › Amount' }).selectOption('number');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(ok(await getDataset({ client, path: { id } })).comparators).toEqual({
      '/invoiceNumber': { kind: 'text', atLeast: 0.85 },
      '/rows/*/amount': { kind: 'number' },
    });
  });
});
