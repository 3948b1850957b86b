/** Lookups and rules in the console. */
import {
  createLookup,
  createSchema,
  createWorkspace,
  extract,
  getRun,
  getSchemaVersion,
  approveReview,
  requestReview,
  updateReview,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { ok } from '../harness/builders.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const csv = (text: string) => [{ name: 'Vendor list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }];
const text = { type: ['string', 'null'] };

describe.skipIf(chromium === undefined)('rules in the console', () => {
  let server: ConsoleServer;
  let page: Page;
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    ok(await createWorkspace({ client: server.app.admin.client, body: { name: 'Sample', slug: 'sample' } }));
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences().filter((offence) => !/status of 4(00|09|22)/.test(offence))).toEqual([]);
  });

  /** The list of completions ignores keys for 75 ms after it opens. */
  const accept = async () => {
    await page.evaluate('new Promise((done) => setTimeout(done, 150))');
    await page.keyboard.press('Enter');
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  test('a lookup is added, searched, replaced, refused while a schema uses it, and deleted', async () => {
    page = await server.openPage({ path: '/console/sample/lookups' });
    await page.getByText('No lookup yet').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('n');
    await page.getByLabel('CSV file').setInputFiles(csv('vatId,name\nDE136695976,Example GmbH\nATU1,Beispiel AG\n'));
    expect(await page.getByLabel('Key', { exact: true }).inputValue()).toBe('vendor-list');
    expect(await findViolations(page)).toEqual([]);
    await press('Add');

    await page.getByText('Example GmbH').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('Search rows').fill('beispiel');
    await page.getByText('Example GmbH').waitFor({ state: 'hidden' });
    await page.getByLabel('Search rows').fill('nobody');
    await page.getByText('No row has “nobody”').waitFor();
    await page.getByLabel('Search rows').fill('');
    await page.getByText('Example GmbH').waitFor();

    await press('Replace…');
    await page.getByLabel('CSV file').setInputFiles(csv('vatId,name\nDE1,A,too much\n'));
    await press('Replace all rows');
    await page.getByRole('alert').getByText('Line 2 has 3 cells').waitFor();
    await page.getByLabel('CSV file').setInputFiles(csv('vatId,name\nDE136695976,Example GmbH\nDE1,New\nDE2,Newer\n'));
    await press('Replace all rows');
    await page.getByText('vendor-list has version 2: 2 rows added, 1 removed.').waitFor();
    await page.getByText('Newer').waitFor();
    await page.getByRole('combobox', { name: 'Version', exact: true }).selectOption('1');
    await page.getByText('Beispiel AG').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(await findViolations(page)).toEqual([]);

    const check = 'lookup("vendor-list", "vatId", vatId) != null';
    const body = {
      schemaKey: 'bill',
      name: 'Bill',
      definition: { type: 'object', properties: { vatId: text } },
      rules: [{ name: 'known', check, severity: 'error' as const }],
    };
    const { client } = server.app.admin;
    ok(await createSchema({ client, path: { slug: 'sample' }, body }));
    await page.reload();
    await page.getByRole('link', { name: 'Bill' }).waitFor();
    await press('Delete…');
    await press('Delete');
    await page.getByRole('alert').getByText('The schema bill looks values up in vendor-list').waitFor();
    ok(await createSchema({ client, path: { slug: 'sample' }, body: { ...body, rules: [] } }));
    await press('Delete');
    await page.getByText('No lookup yet').waitFor();
  });

  test('the editor of rules completes fields, functions and lookups by keys', async () => {
    const { client } = server.app.admin;
    const path = { slug: 'sample' };
    const file = new File(['vatId,name\nDE1,A\n'], 'vendors.csv', { type: 'text/csv' });
    ok(await createLookup({ client, path, body: { key: 'vendors', file } }));
    const seller = { type: 'object', properties: { vatId: { ...text, title: 'VAT id' } } };
    const definition = { type: 'object', properties: { seller } };
    ok(await createSchema({ client, path, body: { schemaKey: 'typed', name: 'Typed', definition } }));
    page = await server.openPage({ path: '/console/sample/schemas/typed?tab=rules&mode=json' });
    const editor = page.getByRole('textbox', { name: 'Rules as JSON' });
    await editor.focus();
    await page.keyboard.insertText('[{"name": "known", "check": ""}]');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('look');
    await page.getByRole('option', { name: /lookup\(table/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await accept();
    await page.keyboard.type('ven');
    await page.getByRole('option', { name: /vendors/ }).waitFor();
    await accept();
    await page.keyboard.press('Tab');
    await page.keyboard.type('va');
    await page.getByRole('option', { name: /vatId/ }).waitFor();
    await accept();
    await page.keyboard.press('Tab');
    await page.keyboard.type('seller.v');
    await page.getByRole('option', { name: /seller\.vatId.*VAT id/ }).waitFor();
    await accept();
    const typed = String.raw`lookup(\"vendors\", \"vatId\", seller.vatId)`;
    await page.locator(`.cm-line:has-text(${JSON.stringify(typed)})`).waitFor();
  });

  test('a rule is written in the form by keys alone, and tried on stored runs', async () => {
    const { client } = server.app.admin;
    const path = { slug: 'sample', schemaKey: 'tried' };
    const number = { type: ['number', 'null'] };
    const definition = { type: 'object', properties: { net: number, tax: number, total: number, vatId: text } };
    ok(await createSchema({ client, path, body: { schemaKey: 'tried', name: 'Tried', definition } }));
    const store = async (name: string, content: string) => {
      const { runId } = ok(await extract({ client, path, body: { name, content } }));
      ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
      return runId;
    };
    await store('good.txt', 'Net: 10.00\nTax: 2.00\nTotal: 12.00');
    const bad = await store('bad.txt', 'Net: 2,530.00\nTax: 531.30\nTotal: 3,061.31');
    page = await server.openPage({ path: '/console/sample/schemas/tried?tab=rules' });
    await page.getByText('No rules yet.').waitFor();
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press('a');
    await page.keyboard.type('sum');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByRole('textbox', { name: 'What must be true: sum' }).waitFor();
    await page.keyboard.type('net + ta');
    await page.getByRole('option', { name: /^tax/ }).waitFor();
    await accept();
    await page.keyboard.type(' = ');
    await page.getByText('Holds in 1 run').waitFor({ state: 'hidden' });
    await page.keyboard.type('total');
    const violating = page.getByRole('list', { name: 'Runs that violate sum' });
    await violating.getByText('2,530.00 + 531.30 ≠ 3,061.31').waitFor();
    await page.getByText('Holds in 1 run').waitFor();
    expect(await violating.getByRole('link', { name: 'bad.txt' }).getAttribute('href')).toContain(bad);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(await findViolations(page)).toEqual([]);

    // An expression that cannot be read is named beside its field, and the others are tried on.
    await page.keyboard.press('Tab');
    await page.keyboard.type('net > ');
    await page.getByRole('alert').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.type('10000');
    await page.getByText('Holds in 2 runs').waitFor();
    await page.getByRole('button', { name: 'Remove sum' }).press('Enter');
    await page.getByText('No rules yet.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Holds in 2 runs').waitFor();

    await press('Add a ready check…');
    await page.getByRole('combobox', { name: 'Check' }).selectOption('A text is a valid VAT id of the EU');
    expect(await findViolations(page)).toEqual([]);
    await press('Add');
    await page.getByRole('button', { name: 'Move vatId is a valid VAT id of the EU up' }).press('Enter');
    await page.keyboard.press('Control+s');
    await page.getByText('Version 2 is saved.').waitFor();
    const { rules } = ok(await getSchemaVersion({ client, path: { ...path, versionNumber: 2 } }));
    expect(rules).toEqual([
      { name: 'vatId is a valid VAT id of the EU', check: 'vat id(vatId)', severity: 'error' },
      { name: 'sum', check: 'net + tax = total', severity: 'error', when: 'net > 10000' },
    ]);
  });

  test('a set of rules is taken over with the fields that the schema lacks', async () => {
    const { client } = server.app.admin;
    const total = { type: ['number', 'null'], description: 'With VAT' };
    const definition = { type: 'object', properties: { totalWithVat: total }, required: ['totalWithVat'] };
    const path = { slug: 'sample', schemaKey: 'european-bill' };
    ok(await createSchema({ client, path, body: { schemaKey: 'european-bill', name: 'European bill', definition } }));
    page = await server.openPage({ path: '/console/sample/schemas/european-bill?tab=rules' });
    await page.getByRole('button', { name: 'Add a ready check…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().selectOption('en-16931');
    await dialog.getByText('BR-CO-15 total with VAT').waitFor();
    await dialog.getByText(/The schema gets the fields that it lacks: lines, sumOfLines/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('list', { name: 'Rules' }).getByText('BR-CO-16 amount due').waitFor();
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect
      .poll(async () => {
        const version = await getSchemaVersion({ client, path: { ...path, versionNumber: 2 } });
        return version.data?.rules.length;
      })
      .toBeGreaterThan(8);
    const saved = ok(await getSchemaVersion({ client, path: { ...path, versionNumber: 2 } }));
    const { properties } = saved.definition as { properties: Record<string, unknown> };
    expect(properties['totalWithVat']).toEqual(total);
    expect(Object.keys(properties)).toContain('vatBreakdown');
  });

  test('a review shows violated rules with their numbers, and approving names them', async () => {
    const { client } = server.app.admin;
    const number = { type: ['number', 'null'] };
    const half = { ...number, 'x-derived': 'total / 2' };
    const definition = { type: 'object', properties: { net: number, tax: number, total: number, half } };
    const rules = [{ name: 'sum', check: 'net + tax = total', severity: 'error' as const }];
    const path = { slug: 'sample', schemaKey: 'summed' };
    ok(await createSchema({ client, path, body: { schemaKey: 'summed', name: 'Summed', definition, rules } }));
    const content = 'Net: 2,530.00\nTax: 531.30\nTotal: 3,061.31';
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content } }));
    ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
    await requestReview({ client, path: { id: runId } });
    page = await server.openPage({ path: `/console/sample/reviews/${runId}` });
    await page.getByText('2,530.00 + 531.30 ≠ 3,061.31').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    await page.getByText(/Violated: sum: 2,530.00 \+ 531.30 ≠ 3,061.31\. Approve again/).waitFor();

    // The rules are checked again with what a person corrects, and derived fields are filled again.
    await page.getByRole('button', { name: /^Total/ }).click();
    await page.keyboard.press('e');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('3061.30');
    await page.keyboard.press('Enter');
    await page.getByText('2,530.00 + 531.30 ≠ 3,061.31').first().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Half 1530.65/ }).waitFor();
    await page.getByRole('button', { name: /^Net/ }).click();
    await page.keyboard.press('e');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2000');
    await page.keyboard.press('Enter');
    await page.getByText('2,000.0 + 531.3 ≠ 3,061.3').first().waitFor();
    expect(await findViolations(page)).toEqual([]);

    // The page of the run says what the rules say of the approved data.
    ok(
      await updateReview({
        client,
        path: { id: runId },
        body: { actions: [{ path: '/net', action: 'correct', value: 2530 }] },
      }),
    );
    ok(await approveReview({ client, path: { id: runId } }));
    page = await server.openPage({ path: `/console/sample/runs/${runId}` });
    await page.getByText('These are the values as approved in a review.').waitFor();
    await page.getByText('3061.3').first().waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Rules' }).count()).toBe(0);
    expect(await page.getByText('≠').count()).toBe(0);
  });
});
