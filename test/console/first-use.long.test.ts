/** The way of a new user: the first start, its sample, a document of one's own, its review, and the export. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCli, type CliProcess } from '../../cli/testing/run-cli.ts';
import { findBrowser, openBrowser } from '../harness/browser/launch-chromium.ts';
import type { Browser, Page } from '../harness/browser/playwright.ts';
import { waitFor } from '../../cli/testing/wait-for.ts';
import { readExport, watchPages } from './console-server.ts';

const chromium = findBrowser();
const samplePath = fileURLToPath(new URL('../../cli/sample/invoice.pdf', import.meta.url));
const LINK = /Open the console: (\S+)\n/;

async function readDownload(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

describe.skipIf(chromium === undefined)('after the first start', () => {
  let dataDir: string;
  let server: CliProcess;
  let browser: Browser;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'excerpt-first-use-'));
    server = startCli(['serve', '--data-dir', join(dataDir, 'data'), '--port', '0']);
    browser = await openBrowser(chromium ?? '');
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await browser.close();
    await server.outcome;
    await rm(dataDir, { recursive: true, force: true });
  });

  test('the printed link leads from the sample to reviewed values of one’s own', async () => {
    await waitFor(() => LINK.test(server.output()) || server.child.exitCode !== null);
    const link = LINK.exec(server.output())?.[1] ?? expect.fail(`It printed no link: ${server.errors()}`);
    const { origin, pathname, hash } = new URL(link);
    const { openPage, listOffences } = watchPages(browser, { url: origin, apiKey: '' });
    const page = await openPage({ path: `${pathname}${hash}`, apiKey: null });

    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
    expect(page.url()).not.toContain('key=');
    await page.getByRole('link', { name: 'Runs' }).click();
    await page.getByRole('link', { name: 'invoice.pdf' }).click();
    await page.locator('[data-path="/total"]').click();
    await page.locator('.mark-selected').first().waitFor();

    await page.getByRole('link', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
    const buffer = await readFile(samplePath);
    await page.getByLabel('Documents').setInputFiles([{ name: 'own.pdf', mimeType: 'application/pdf', buffer }]);
    await page.waitForURL(/\/runs\/run_/);
    await page.getByRole('heading', { name: 'own.pdf' }).waitFor();
    await page.locator('[data-path="/total"]').waitFor();

    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await page.getByText('In review').waitFor();
    await page.locator('[data-path="/invoiceNumber"]').click();
    await page.keyboard.press('e');
    await page.getByLabel('Invoice number').fill('4711');
    await page.keyboard.press('Enter');
    await page.getByText('Corrected').waitFor();
    await page.keyboard.press('A');
    // Some values are doubtful, and were not looked at.
    await page.getByText('not looked at').waitFor();
    await page.keyboard.press('A');
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();

    await page.getByRole('link', { name: 'Runs' }).click();
    await page.getByRole('link', { name: 'own.pdf' }).click();
    await page.getByText('as approved in a review').waitFor();
    expect(JSON.parse(await readDownload(page, 'JSON'))).toMatchObject({ invoiceNumber: '4711', total: 3061.3 });
    await page.getByRole('link', { name: 'Runs' }).first().click();
    await page.getByRole('link', { name: 'own.pdf' }).waitFor();
    const [, sample = '', own = ''] = (await readExport(page, 'csv')).toString().split('\r\n');
    expect(own).toMatch(/^own\.pdf,run_\w+,4711,/);
    expect(sample).toMatch(/^invoice\.pdf,run_\w+,(?!4711)/);
    expect(listOffences()).toEqual([]);
  });
});
