import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { extractSample } from '../../cli/commands/first-start.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const samplePath = fileURLToPath(new URL('../../cli/sample/invoice.pdf', import.meta.url));

describe.skipIf(chromium === undefined)('the console in a browser', () => {
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

  test('the link of the first start signs in, and leaves no key in the address', async () => {
    page = await server.openPage();
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
    expect(page.url()).toBe(`${server.app.url}/console/sample`);
    await page.reload();
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
  });

  test('the form signs in, and says that a key is unknown', async () => {
    page = await server.openPage({ apiKey: null });
    await page.getByLabel('API key').fill('exk_unknown');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await findViolations(page)).toEqual([]);
    // The browser logs the 401.
    expect(server.listOffences()).toEqual([expect.stringContaining('401')]);
    await page.getByLabel('API key').fill(server.app.admin.apiKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
  });

  test('a document of one’s own is extracted, and each value is shown on its page', async () => {
    page = await server.openPage();
    const file = { name: 'own.pdf', mimeType: 'application/pdf', buffer: await readFile(samplePath) };
    await page.getByLabel('Documents').setInputFiles([file]);
    await page.waitForURL(/\/console\/sample\/runs\/run_/);
    await page.locator('[data-path="/total"]').click();
    await page.locator('.mark-selected').first().waitFor();
    expect(await page.locator('[data-path="/total"]').textContent()).toContain('3061.3');
    await page.getByText('EUR 3,061.30').first().waitFor();
    // The selected field is in the URL.
    await page.reload();
    await page.locator('.mark-selected').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the list of runs is filtered by the URL', async () => {
    page = await server.openPage({ path: '/console/sample/runs?status=failed' });
    await page.getByText('No run is failed').waitFor();
    await page.getByLabel('Status').selectOption('completed');
    await page.getByRole('link', { name: 'invoice.pdf' }).waitFor();
    expect(page.url()).toContain('status=completed');
    expect(await findViolations(page)).toEqual([]);
  });
});
