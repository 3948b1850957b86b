/** Schemas in the console: from a template over the form, a try-out and two versions to the deletion. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createSchema, createWorkspace, extractFile, getSchema, getSchemaVersion, listSchemas } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { findViolations, findViolationsInDark, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const samplePath = fileURLToPath(new URL('../../cli/sample/invoice.pdf', import.meta.url));
const SLUG = 'edited';
const HOSTILE = '<img src=x onerror="window.attacked = true">';
const workspace = { slug: SLUG };

describe.skipIf(chromium === undefined)('schemas in a browser', () => {
  let server: ConsoleServer;
  let page: Page;
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    ok(await createWorkspace({ client: server.app.admin.client, body: { name: 'Edited', slug: SLUG } }));
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  const getLatest = async (schemaKey: string) => {
    const { client } = server.app.admin;
    const { latestVersionNumber } = ok(await getSchema({ client, path: { ...workspace, schemaKey } }));
    const path = { ...workspace, schemaKey, versionNumber: latestVersionNumber };
    return ok(await getSchemaVersion({ client, path }));
  };
  const store = async (schemaKey: string, definition: Record<string, unknown>, name = schemaKey) =>
    ok(await createSchema({ client: server.app.admin.client, path: workspace, body: { schemaKey, name, definition } }));
  const open = (path: string) => server.openPage({ path: `/console/${SLUG}/${path}` });

  test('a template becomes a schema that is changed by the form, tried, saved, compared and deleted', async () => {
    page = await open('schemas');
    await page.getByText('No schema yet').waitFor();
    await page.keyboard.press('c');
    await page.getByRole('radio', { name: 'Template' }).check();
    await page.getByRole('combobox', { name: 'Template' }).selectOption('invoice');
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolationsInDark(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: 'Invoice' }).waitFor();

    await page.getByRole('button', { name: 'Add a field', exact: true }).click();
    await page.keyboard.type('project');
    await page.keyboard.press('Enter');
    await page.getByLabel('Description of project').fill('Project that is invoiced');
    await page.getByText('Unsaved changes').waitFor();
    await page.reload();
    await page.getByLabel('Description of project').waitFor();
    expect(await findViolations(page)).toEqual([]);

    const buffer = await readFile(samplePath);
    await page
      .getByLabel('Document to try')
      .setInputFiles([{ name: 'invoice.pdf', mimeType: 'application/pdf', buffer }]);
    await page.locator('.try-out [data-path="/total"]').click();
    await page.locator('.try-out').getByText('Asked for:').waitFor();
    expect((await getLatest('invoice')).versionNumber).toBe(1);

    await page.keyboard.press('Control+s');
    await page.getByText('Version 2 is saved.').waitFor();
    expect((await getLatest('invoice')).definition).toMatchObject({
      properties: { project: { type: ['string', 'null'], description: 'Project that is invoiced' } },
    });
    // The try-out had a schema of its own, which is deleted.
    await expect
      .poll(async () => ok(await listSchemas({ client: server.app.admin.client, path: workspace })).total)
      .toBe(1);

    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByText('/project', { exact: true }).waitFor();
    await page.getByText('"project": {').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Use it' }).click();
    await page.getByRole('region', { name: 'curl snippet' }).waitFor();
    expect(await page.locator('#main').textContent()).not.toContain(server.app.admin.apiKey);

    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByText('2 versions, 1 document and 0 runs').waitFor();
    await page.keyboard.type('invoice');
    await page.keyboard.press('Enter');
    await page.getByText('No schema yet').waitFor();
  });

  test('the JSON is completed and checked at its places; what the form cannot show is kept', async () => {
    const party = { anyOf: [{ type: 'object', properties: { name: { type: 'string' } } }, { type: 'null' }] };
    await store('json', { type: 'object', properties: { total: { type: 'number' }, seller: party } });
    page = await open('schemas/json');
    await page.getByText('Only the JSON can show it').waitFor();
    await page.getByLabel('Description of total').fill('Amount to pay');
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await page.locator('.cm-lintRange').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByText('"Amount to pay"').click();
    await page.keyboard.press('End');
    await page.keyboard.type(', "for');
    await page.getByRole('option', { name: /^format/ }).click();
    await page.keyboard.type('da');
    await page.getByRole('option', { name: 'date', exact: true }).click();
    await page.keyboard.press('Control+s');
    await page.getByText('Version 2 is saved.').waitFor();
    expect((await getLatest('json')).definition).toEqual({
      type: 'object',
      properties: { total: { type: 'number', description: 'Amount to pay', format: 'date' }, seller: party },
    });
  });

  test('names that are HTML are text, also in the editor and its findings', async () => {
    const properties = { [HOSTILE]: { type: 'string', description: HOSTILE } };
    await store('hostile', { type: 'object', properties }, HOSTILE);
    page = await open('schemas');
    await page.getByRole('link', { name: HOSTILE }).click();
    await page.getByRole('heading', { name: HOSTILE }).waitFor();
    await page.getByLabel(`Description of ${HOSTILE}`).waitFor();
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await page.locator('.cm-lintRange').first().hover();
    await page.locator('.cm-tooltip-lint').waitFor();
    expect(await page.evaluate('window.attacked')).toBeUndefined();
  });

  test('what is wrong with rules is said while they are typed', async () => {
    await store('ruled', { type: 'object', properties: { net: { type: ['number', 'null'] } } });
    page = await open('schemas/ruled?tab=rules&mode=json');
    await page.getByRole('textbox', { name: 'Rules as JSON' }).click();
    await page.keyboard.insertText('[{ "name": "sum", "check": "net = gross", "severity": "error" }]');
    const finding = page.getByRole('button', { name: 'The schema has no field “gross” here.' });
    await page.getByText('1 suggestion').click();
    await finding.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Rules as JSON' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('[{ "name": "sum", "check": "net = ", "severity": "error" }]');
    await page.getByText('1 error').waitFor();
  });

  test('fields are added, moved and removed by keys, and the focus stays with them', async () => {
    const text = { type: ['string', 'null'], description: 'A text' };
    await store('keys', { type: 'object', properties: { one: text, two: text }, required: ['one', 'two'] });
    page = await open('schemas/keys');
    await page.getByLabel('Description of two').focus();
    await page.keyboard.press('Alt+ArrowUp');
    const focused = () => page.evaluate<string>('document.activeElement.getAttribute("aria-label")');
    expect(await focused()).toBe('Move two up');
    await page.getByRole('button', { name: 'Remove one' }).press('Enter');
    await page.waitForFunction('document.activeElement.value === "two"');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByLabel('Description of one').waitFor();
    await page.keyboard.press('Control+s');
    // The order of keys makes no version.
    await page.getByText('There is no new version').waitFor();
    expect((await getLatest('keys')).versionNumber).toBe(1);
  });

  test('a deletion that the server refuses says why, and takes foreign runs along on request', async () => {
    const definition = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
    await store('owner', definition);
    await store('user', definition);
    const { client } = server.app.admin;
    const body = { file: new File(['Total: 3'], 'a.txt') };
    const first = ok(await extractFile({ client, path: { ...workspace, schemaKey: 'owner' }, body }));
    const { documentId } = await endOfRun(server.app.admin, first.runId);
    const second = ok(await extractFile({ client, path: { ...workspace, schemaKey: 'user' }, body: { documentId } }));
    await endOfRun(server.app.admin, second.runId);
    page = await open('schemas/owner');
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.keyboard.type('owner');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing was deleted.').waitFor();
    // The browser logs the refusal.
    expect(server.listOffences()).toEqual([expect.stringContaining('409')]);
    await page.getByLabel('Also delete runs of other schemas that use its documents').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('owner is deleted.').waitFor();
  });
});
