/** Uploads while the server is out of reach, and files that it refuses. */
import { createSchema, createWorkspace, extract } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const SLUG = 'uploads';
const definition = { type: 'object', properties: { total: { type: ['number', 'null'] } } };

describe.skipIf(chromium === undefined)('uploads', () => {
  let server: ConsoleServer;
  let page: Page;
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { client } = server.app.admin;
    ok(await createWorkspace({ client, body: { name: 'Uploads', slug: SLUG } }));
    const body = { schemaKey: 'note', name: 'Note', definition };
    ok(await createSchema({ client, path: { slug: SLUG }, body }));
    // The first document waits for the start of the processes that read documents.
    const document = { name: 'first.txt', content: 'Total: 1.00' };
    const { runId } = ok(await extract({ client, path: { slug: SLUG, schemaKey: 'note' }, body: document }));
    await endOfRun(server.app.admin, runId);
  });
  afterAll(() => server.close());
  afterEach(() => page.close());

  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

  test('say that the server is out of reach, wait, and go on when it is back', async () => {
    page = await server.openPage({ path: `/console/${SLUG}/upload?schema=note` });
    await page.getByLabel('Documents', { exact: true }).waitFor({ state: 'attached' });
    await page.route('**', (route) => void route.abort('connectionrefused'));
    const files = [1, 2, 3].map((number) => file(`note-${number}.txt`, `Total: ${number}.50`));
    await page.getByLabel('Documents', { exact: true }).setInputFiles(files);
    await page.getByText('The server cannot be reached. The files wait').waitFor();
    await page.getByText('0 of 3').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.unroute('**');
    await page.getByText('3 of 3').waitFor();
    await page.getByText('The server cannot be reached').waitFor({ state: 'hidden' });
    expect(await page.getByText('Completed').count()).toBe(3);
    expect(server.listOffences().filter((offence) => !offence.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  });

  test('offer no repeat for a file that the server refuses, and name it in “Check these”', async () => {
    page = await server.openPage({ path: `/console/${SLUG}/upload?schema=note` });
    const files = [file('good.txt', 'Total: 1.50'), file('empty.txt', ''), file('fine.txt', 'Total: 2.50')];
    await page.getByLabel('Documents', { exact: true }).setInputFiles(files);
    await page.getByText('3 of 3').waitFor();
    expect(await page.getByRole('button', { name: /^Retry/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Check these' }).click();
    await page.getByText('1 file could not be added').waitFor();
    await page.locator('.failed-files').getByText('empty.txt').waitFor();
    expect(await findViolations(page)).toEqual([]);
    // The browser logs the refusal.
    expect(server.listOffences()).toEqual([expect.stringContaining('422')]);
  });
});
