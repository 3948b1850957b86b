import { createSchema, createWorkspace, extract, getReviewSettings, listReviews } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, ok } from '../harness/builders.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import { findViolations, findViolationsInDark, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const SLUG = 'settled';
const path = { slug: SLUG, schemaKey: 'bill' };
const RUNS = 6;

describe.skipIf(chromium === undefined)('settings of reviews', () => {
  let server: ConsoleServer;
  /** By run, whether its bill has a date. */
  const dated: boolean[] = [];

  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { admin } = server.app;
    const { client } = admin;
    const definition = {
      type: 'object',
      properties: {
        billNumber: { type: ['string', 'null'] },
        date: { type: ['string', 'null'], format: 'date' },
        total: { type: ['number', 'null'] },
      },
    };
    ok(await createWorkspace({ client, body: { name: 'Settled', slug: SLUG } }));
    ok(await createSchema({ client, path, body: { schemaKey: 'bill', name: 'Bill', definition } }));
    for (let number = 0; number < RUNS; number += 1) {
      dated.push(number % 3 > 0);
      const date = dated.at(-1) === true ? `\nDate: 2026-03-1${number}` : '';
      const content = `Bill number: B-${number}${date}\nTotal: ${number}.50`;
      const { runId } = ok(await extract({ client, path, body: { name: `bill-${number}.txt`, content } }));
      expect((await endOfRun(admin, runId)).status).toBe('completed');
    }
  });
  afterAll(() => server.close());

  test('are chosen by clicks, seen on stored runs before they are saved, and applied to them', async () => {
    const { client } = server.app.admin;
    const page = await server.openPage({ path: `/console/${SLUG}/schemas/bill?tab=reviews` });
    await page.getByText(`Of the ${RUNS} latest completed runs, these settings send 0 to review.`).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolationsInDark(page)).toEqual([]);

    // "When the total is below 100 %", and no other value.
    await page.getByLabel('Limit of Total, in percent').fill('100');
    await page.getByText(`these settings send ${RUNS} to review.`).waitFor();
    await page.getByLabel('Limit of Total, in percent').fill('0');
    await page.getByText('these settings send 0 to review.').waitFor();

    const missing = page.getByRole('group', { name: 'One of these values is missing' });
    await missing.getByRole('checkbox', { name: 'Date' }).check();
    const without = dated.filter((hasDate) => !hasDate).length;
    await page.getByText(`these settings send ${without} to review.`).waitFor();
    expect(ok(await getReviewSettings({ client, path })).updatedAt).toBeNull();

    await page.getByLabel('Limit of Bill number, in percent').fill('55.5');
    await page.getByRole('button', { name: 'Save the settings' }).click();
    await page.getByText('The settings of production are saved.').waitFor();
    expect(ok(await getReviewSettings({ client, path }))).toMatchObject({
      confidenceBelow: null,
      confidencePaths: [],
      confidenceLimits: [
        { path: '/total', confidenceBelow: 0 },
        { path: '/billNumber', confidenceBelow: 0.555 },
      ],
      requiredPaths: ['/date'],
    });
    expect(await page.getByLabel('Limit of Bill number, in percent').inputValue()).toBe('55.5');

    await page.getByRole('button', { name: 'Send these runs to review' }).click();
    await page.getByText(`${without} runs were sent to review.`).waitFor();
    const reviews = ok(await listReviews({ client, path, query: { status: 'needed' } })).data;
    expect(reviews.map(({ reasons }) => reasons)).toEqual(
      Array.from({ length: without }, () => [{ code: 'required_missing', path: '/date' }]),
    );
    expect(await findViolations(page)).toEqual([]);
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });
});
