/** The console by keys only, with hostile documents, and without its server. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { read } from '@e965/xlsx';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { extractSample } from '../../cli/commands/first-start.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import {
  findViolations,
  readExport,
  findViolationsInDark,
  startConsole,
  type ConsoleServer,
} from './console-server.ts';

const chromium = findBrowser();
const samplePath = fileURLToPath(new URL('../../cli/sample/invoice.pdf', import.meta.url));

describe.skipIf(chromium === undefined)('the console', () => {
  let server: ConsoleServer;
  let page: Page;
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    await extractSample({ url: server.app.url, apiKey: server.app.admin.apiKey });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  test('is used by keys only: sign in, open a run, look at its values, list the keys', async () => {
    page = await server.openPage({ apiKey: null });
    await page.getByLabel('API key').waitFor();
    await page.keyboard.type(server.app.admin.apiKey);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
    for (const key of ['g', 'r']) await page.keyboard.press(key);
    await page.getByRole('link', { name: 'invoice.pdf' }).waitFor();
    for (const key of ['j', 'o']) await page.keyboard.press(key);
    await page.locator('[data-path="/invoiceNumber"]').waitFor();
    for (const key of ['j', 'j']) await page.keyboard.press(key);
    await page.locator('[data-path="/invoiceDate"][aria-expanded="true"]').waitFor();
    expect(page.url()).toContain('field=%2FinvoiceDate');
    await page.keyboard.press('Escape');
    await page.waitForFunction(`!location.search.includes('field')`);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.getByText('Next value').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' });
  });

  test('shows names and contents that are HTML as they are', async () => {
    const hostile = `<img src=x onerror="window.attacked = true"><script>window.attacked = true</script>`;
    const text = `Invoice number: ${hostile}\nSeller: "><svg onload=window.attacked=true>\nTotal: 118.00 EUR\n`;
    page = await server.openPage();
    const name = '<img src=x onerror=window.attacked=true>.txt';
    await page.getByLabel('Documents').setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(text) }]);
    await page.waitForURL(/\/runs\/run_/);
    await page.getByRole('heading', { name }).waitFor();
    await page.locator('[data-path="/total"]').click();
    await page.getByRole('link', { name: 'Runs' }).last().click();
    await page.getByRole('link', { name }).waitFor();
    expect(await page.evaluate('window.attacked')).toBeUndefined();
  });

  test('takes several files, and exports their results', async () => {
    page = await server.openPage({ path: '/console/sample/upload' });
    const buffer = await readFile(samplePath);
    const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer });
    const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('') };
    await page.getByLabel('Documents').setInputFiles([file('one.pdf'), broken, file('two.pdf')]);
    await page.getByText('3 of 3').waitFor();
    expect(await page.getByText('Completed').count()).toBe(2);
    // The browser logs the refusal.
    expect(server.listOffences()).toEqual([expect.stringContaining('422')]);
    expect(await findViolations(page)).toEqual([]);
    // A reload keeps the list.
    await page.reload();
    await page.getByText('3 of 3').waitFor();
    await page.getByRole('link', { name: 'Check these' }).click();
    await page.getByText('2 of 2 completed').waitFor();
    const lines = (await readExport(page, 'csv')).toString().split('\r\n');
    expect(lines[0]).toContain('name,runId,invoiceNumber,');
    expect(lines.slice(1).map((line) => line.slice(0, 8))).toEqual(['one.pdf,', 'two.pdf,', '']);
    const { Sheets } = read(await readExport(page, 'xlsx'));
    expect(Sheets['Documents']?.['A2']).toMatchObject({ v: 'one.pdf' });
  });

  test('says that its server is out of reach, and goes on when it is back', async () => {
    page = await server.openPage({ path: '/console/sample/runs' });
    await page.getByRole('link', { name: 'invoice.pdf' }).first().waitFor();
    await page.context().setOffline(true);
    await page.getByLabel('Status').selectOption('failed');
    await page.getByText('The server cannot be reached.').waitFor();
    for (const offence of server.listOffences()) expect(offence).toContain('ERR_INTERNET_DISCONNECTED');
    await page.context().setOffline(false);
    await page.getByText('No run is failed').waitFor();
  });

  test('compares two runs of a document', async () => {
    page = await server.openPage({ path: '/console/sample/runs' });
    await page.getByRole('link', { name: 'invoice.pdf' }).first().click();
    await page.getByRole('button', { name: 'Run again' }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('dialog', { name: 'Compare with' }).getByRole('link').first().click();
    await page.getByText('Both runs say the same').waitFor();
    await page.getByLabel('Show all fields').check();
    await page.getByRole('row', { name: /invoiceNumber/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolationsInDark(page)).toEqual([]);
  });
});
