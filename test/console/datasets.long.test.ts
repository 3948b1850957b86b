import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addDatasetItems,
  createDataset,
  createDocument,
  createSchema,
  createWorkspace,
  draftDataset,
  extract,
  getDataset,
  listDatasetItems,
  listDatasets,
  updateDataset,
  updateDatasetItem,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, ok } from '../harness/builders.ts';
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
const SLUG = 'labelled';

describe.skipIf(chromium === undefined)('data sets in a browser', () => {
  let server: ConsoleServer;
  let owner: TestUser;
  let page: Page;
  const evidence = { match: 'exact' as const, page: 1, quote: '', start: 0, end: 0, boxes: [] };

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
          extractedData: { invoiceNumber: name, total: 7, rows } as never,
          evidence: ['/invoiceNumber', '/total'].map((path) => ({ ...evidence, path, confidence })),
        });
      }),
    });
    owner = server.app.admin;
    ok(await createWorkspace({ client: owner.client, body: { name: 'Labelled', slug: SLUG } }));
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

  const itemsOf = async (id: string) => ok(await listDatasetItems({ client: owner.client, path: { id } })).data;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = async (value: string) => {
    await press('e');
    await page.getByRole('textbox', { name: /Invoice number|Total/ }).waitFor();
    await page.keyboard.type(value);
    await press('Enter');
  };

  test('documents are added at once and labelled by keys, and what is absent is told apart', async () => {
    const { path } = await prepare('keys', ['doc-1', 'doc-2', 'doc-3']);
    page = await server.openPage({ path: `/console/${SLUG}/schemas/keys?tab=datasets` });
    await page.getByRole('button', { name: 'New data set' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('January');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'January' }).waitFor();
    await page.getByRole('button', { name: 'Add documents…' }).click();
    await page.getByRole('checkbox', { name: 'All 3 that are found' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add 3 documents' }).click();
    await page.getByText('0 of 3 labelled').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const [dataset] = ok(await listDatasets({ client: owner.client, path })).data;
    const id = dataset?.id ?? '';
    await page.getByRole('button', { name: 'Settings…' }).click();
    await page.getByRole('textbox', { name: 'Total' }).fill('The amount to pay');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await press('l');
    await page.getByRole('heading', { name: 'doc-1' }).waitFor();
    await page.locator('[data-path="/invoiceNumber"]').click();
    await type('doc-1');
    await page.getByText('The amount to pay').waitFor();
    await press('x');
    await page.getByText('Not in the document').first().waitFor();
    await page.getByText('Not looked at', { exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'No Rows in the document' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolationsInDark(page)).toEqual([]);
    await press('f', 'A');
    await page.getByRole('heading', { name: 'doc-2' }).waitFor();
    await page.getByText('1 of 3 labelled').waitFor();
    // Skipped, and so not held: it comes again after the others.
    await press('N');
    await page.getByRole('heading', { name: 'doc-3' }).waitFor();
    await page.locator('[data-path="/invoiceNumber"]').click();
    await press('u');
    await page.getByText('Unreadable', { exact: true }).first().waitFor();
    await press('A');
    await page.getByText(/1 field was not looked at/).waitFor();
    await press('A');
    await page.getByRole('heading', { name: 'doc-2' }).waitFor();
    await press('f', 'Control+z', 'Control+y', 'A');
    await page.getByRole('heading', { name: 'January' }).waitFor();
    expect((await itemsOf(id)).map(({ expected, unreadable, label }) => [label, expected, unreadable])).toEqual([
      ['labelled', { invoiceNumber: 'doc-1', total: null, rows: null }, []],
      ['labelled', { invoiceNumber: null, total: null, rows: null }, []],
      ['labelled', {}, ['/invoiceNumber']],
    ]);
  });

  test('drafts come least sure first, rows are accepted, and a second person says where it differs', async () => {
    const { id } = await prepareDataset('drafts', ['doc-1', 'doc-2'], false);
    ok(await draftDataset({ client: owner.client, path: { id }, body: {} }));
    await server.app.app.idle();
    ok(await updateDataset({ client: owner.client, path: { id }, body: { twice: 1 } }));
    page = await server.openPage({ path: `/console/${SLUG}/datasets/${id}` });
    await page.getByText('0 of 2 labelled').waitFor();
    await press('L');
    await page.getByRole('heading', { name: 'doc-2' }).waitFor();
    await page.locator('[data-path="/rows/0/text"]').click();
    await press('w');
    await page.locator('[data-path="/rows/0/text"][title="Accepted"]').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Begin' }).selectOption('empty');
    await page.locator('[data-path="/rows/0/text"]').waitFor({ state: 'hidden' });
    await page.getByRole('combobox', { name: 'Begin' }).selectOption('draft');
    await page.locator('[data-path="/rows/0/text"]').waitFor();
    await press('f', 'A');
    await page.getByRole('heading', { name: 'doc-1' }).waitFor();
    const second = (await itemsOf(id)).find(({ documentName }) => documentName === 'doc-2');
    expect(second?.expected).toEqual({
      invoiceNumber: 'doc-2',
      total: 7,
      rows: [
        { text: 'Paper', amount: 20 },
        { text: 'Ink', amount: null },
      ],
    });

    const member = await server.app.addUser();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ userId: member.id });
    await owner.request(`/workspaces/${SLUG}/members`, { method: 'POST', headers, body });
    await page.close();
    page = await server.openPage({ path: `/console/${SLUG}/datasets/${id}`, apiKey: member.apiKey });
    await page.getByRole('button', { name: 'Give second labels' }).click();
    await page.getByText('Somebody has labelled this document').waitFor();
    await page.locator('[data-path="/total"]').click();
    await type('8');
    await press('A', 'A');
    await page.getByRole('heading', { name: 'January' }).waitFor();
    await page.getByRole('combobox', { name: 'Items' }).selectOption('disagrees');
    await page.getByRole('link', { name: 'doc-2' }).click();
    await page.getByRole('region', { name: 'Where two people differ' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take the second at /total' }).click();
    await page.locator('[data-path="/total"] .value-text').getByText('8').waitFor();
    await press('A');
    await expect
      .poll(async () => (await itemsOf(id)).find(({ documentName }) => documentName === 'doc-2'))
      .toMatchObject({ secondLabel: 'resolved', expected: { total: 8 } });
  });

  test('runs and folders become items', async () => {
    const { client } = owner;
    const { path } = await prepare('sources', []);
    const runs: string[] = [];
    for (const name of ['run-1', 'run-2']) {
      const { runId } = ok(await extract({ client, path, body: { name, content: name } }));
      await endOfRun(owner, runId);
      runs.push(runId);
    }
    page = await server.openPage({ path: `/console/${SLUG}/runs/${runs[0]}` });
    await page.getByRole('button', { name: 'Add to data set' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('From runs');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('1 document was added.').waitFor();
    await page.goto(`${server.app.url}/console/${SLUG}/runs?schema=sources`);
    for (const name of ['run-1', 'run-2']) await page.getByRole('checkbox', { name: new RegExp(name) }).click();
    await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Add to data set' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('1 document was added.').last().waitFor();
    const [dataset] = ok(await listDatasets({ client, path })).data;
    const id = dataset?.id ?? '';
    expect((await itemsOf(id)).map(({ label, source }) => [label, source])).toEqual([
      ['draft', 'extraction'],
      ['draft', 'extraction'],
    ]);

    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    try {
      for (const [name, expected] of Object.entries({ one: '{"total": 7}', two: '{"total": "many"}' })) {
        await mkdir(join(folder, name));
        await writeFile(join(folder, name, 'document.txt'), name);
        await writeFile(join(folder, name, 'expected.json'), expected);
      }
      await page.goto(`${server.app.url}/console/${SLUG}/datasets/${id}`);
      await page.getByRole('button', { name: 'Import…' }).click();
      await page.locator('input[type=file]').setInputFiles(folder);
      await page.getByText('2 documents, 2 with labels.').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Import 2' }).click();
      await page.getByText(/two: .*\/total/).waitFor();
      expect(await findViolations(page)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
    // What the server refuses, Chromium logs.
    expect(server.listOffences()).toEqual([expect.stringContaining('422')]);
    expect(ok(await getDataset({ client, path: { id } })).items).toMatchObject({ draft: 2, labelled: 1, total: 3 });
    const [itemId = ''] = (await itemsOf(id)).map((item) => item.id);
    ok(await updateDatasetItem({ client, path: { id, itemId }, body: { note: 'Seen' } }));
  });
});
