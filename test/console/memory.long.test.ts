/** The memory of a schema in the console. */
import {
  addDatasetItems,
  createDataset,
  createDocument,
  createSchema,
  createWorkspace,
  getMemory,
  type DatasetItemInput,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { extractText, ok } from '../harness/builders.ts';
import { createTimber, readTimber, reviewTimber } from '../harness/documents/timber.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const path = { slug: 'media', schemaKey: 'order' };
const text = { type: ['string', 'null'] };

/** An order that names nothing as the schema does. */
const order = (sponsor: string, contract: string) =>
  `Radio Nord   Abendprogramm\nKürzel: ${contract}   Disponent: M. Weber\nMandant ${sponsor}\nSpots 14   Sekunden 20\n`;

describe.skipIf(chromium === undefined)('the memory in the console', () => {
  let server: ConsoleServer;
  let page: Page;
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { client } = server.app.admin;
    ok(await createWorkspace({ client, body: { name: 'Media', slug: path.slug } }));
    const definition = { type: 'object', properties: { sponsor: text, contract: text } };
    ok(await createSchema({ client, path, body: { schemaKey: path.schemaKey, name: 'Order', definition } }));
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  test('it is measured, switched on, names what a value was learned from, and forgets', async () => {
    const { client } = server.app.admin;
    page = await server.openPage({ path: '/console/media/schemas/order?tab=memory' });
    await page.getByText('It has no example yet').waitFor();
    expect(await findViolations(page)).toEqual([]);

    const { id } = ok(await createDataset({ client, path, body: { name: 'Orders' } }));
    const sponsors = ['Alpenmilch Handel', 'Bergrad Verleih', 'Citrus Nord', 'Donau Segel'];
    const items: DatasetItemInput[] = [];
    for (const [index, sponsor] of sponsors.entries()) {
      const contract = `K-120${index}`;
      const body = { name: `Order ${index}.txt`, content: order(sponsor, contract) };
      items.push({ documentId: ok(await createDocument({ client, path, body })).id, expected: { sponsor, contract } });
    }
    ok(await addDatasetItems({ client, path: { id }, body: { items } }));
    await page.reload();
    await page.getByRole('button', { name: 'Measure the gain…' }).click();
    await page.getByLabel('Data set').selectOption(id);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Measure', exact: true }).click();
    await page.waitForURL(/\/evaluations\/evl_/);
    await server.app.app.idle();
    const { gain } = ok(await getMemory({ client, path }));
    expect(gain).toMatchObject({ documents: 4, after: 1 });

    await page.goto(`${server.app.url}/console/media/schemas/order?tab=memory`);
    await page.getByText('100% with it').waitFor();
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await page.getByText('The memory is on in production. Extractions').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'By field' }).click();
    await page.getByRole('heading', { name: 'Verdict' }).waitFor();

    const run = await extractText(server.app.admin, path, order('Eismeer Fisch', 'K-1600'));
    expect(run.extractedData).toMatchObject({ sponsor: 'Eismeer Fisch' });
    await page.goto(`${server.app.url}/console/media/runs/${run.id}?field=/sponsor`);
    await page.getByText(/^Learned from \d documents/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'document 1' }).click();
    await page.waitForURL(/\/runs\?.*document=doc_/);

    await page.goto(`${server.app.url}/console/media/schemas/order?tab=memory`);
    await page.getByRole('button', { name: 'Delete the example Order 3.txt' }).click();
    await page.getByRole('button', { name: 'Delete the example Order 3.txt' }).waitFor({ state: 'hidden' });
    expect(ok(await getMemory({ client, path })).examples).toBe(3);
  });

  test('it says that confidences are recalibrated on reviews, and what a value had before', async () => {
    const { admin } = server.app;
    const timber = await createTimber(admin);
    for (const seed of ['A', 'B', 'C', 'D']) await reviewTimber(admin, await readTimber(admin, timber, seed));
    page = await server.openPage({ path: `/console/${timber.slug}/schemas/${timber.schemaKey}?tab=memory` });
    await page.getByText('are recalibrated on 117 reviewed values').waitFor();
    expect(await findViolations(page)).toEqual([]);

    const run = await readTimber(admin, timber, 'E');
    await page.goto(`${server.app.url}/console/${timber.slug}/runs/${run.id}?field=/red_oak`);
    await page.getByText(/Before reviews of this schema counted, it was \d+%\./).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
