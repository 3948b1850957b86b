/** Everything about a person, in the console. */
import { createDocument, getDocument, listErasures } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractSample } from '../../cli/commands/first-start.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import { failure, ok } from '../harness/builders.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();

describe.skipIf(chromium === undefined)('the page of privacy', () => {
  let server: ConsoleServer;
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    await extractSample({ url: server.app.url, apiKey: server.app.admin.apiKey });
  });
  afterAll(() => server.close());

  test('finds a person, erases everything, and shows the receipt', async () => {
    const { client } = server.app.admin;
    const path = { slug: 'sample', schemaKey: 'invoice' };
    const body = { name: 'letter.txt', content: 'Dear Eva Roth' };
    const { id } = ok(await createDocument({ client, path, body }));
    const page = await server.openPage({ path: '/console/sample/settings/privacy' });
    await page.getByText('Nothing was erased').waitFor();
    await page.getByLabel('Words, such as a name').fill('Eva Roth');
    await page.getByLabel('As a phrase').check();
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByText('One document, in all schemas and environments.').waitFor();
    await page.getByText('Dear Eva Roth').waitFor();
    expect(page.url()).not.toContain('Roth');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Erase…', exact: true }).click();
    await page.getByText('Bytes of files').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    const receipt = page.getByRole('dialog', { name: 'Receipt of an erasure' });
    await receipt.getByText('completed', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(failure(await getDocument({ client, path: { id } })).status).toBe(404);
    expect(ok(await listErasures({ client, path })).data[0]?.counts['documents']).toBe(1);
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });
});
