/** The console for people who may not do everything. */
import { addMember, requestReview } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractSample } from '../../cli/commands/first-start.ts';
import { ok } from '../harness/builders.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { TestUser } from '../harness/test-app.ts';
import { startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();

describe.skipIf(chromium === undefined)('the console of a member with a lesser role', () => {
  let server: ConsoleServer;
  const people = {} as Record<'reviewer' | 'reader', TestUser>;
  let runId: string;
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { app } = server;
    const { client } = app.admin;
    ({ id: runId } = await extractSample({ url: app.url, apiKey: app.admin.apiKey }));
    ok(await requestReview({ client, path: { id: runId } }));
    for (const role of ['reviewer', 'reader'] as const) {
      people[role] = await app.addUser();
      ok(await addMember({ client, path: { slug: 'sample' }, body: { userId: people[role].id, role } }));
    }
  });
  afterAll(() => server.close());

  test.each([
    ['reviewer', 'Reviews'],
    ['reader', 'Runs'],
  ] as const)('opens with what a %s may do, and asks for nothing else', async (role, heading) => {
    const page = await server.openPage({ apiKey: people[role].apiKey, path: '/console/sample' });
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    for (const place of ['runs', `runs/${runId}`, `reviews/${runId}`, 'schemas/invoice', 'settings/members']) {
      await page.goto(`${server.app.url}/console/sample/${place}`);
      await page.locator('h1').waitFor();
      await page.waitForFunction(`document.querySelector('[aria-busy=true]') === null`);
      expect(await page.getByText('This did not work').count()).toBe(0);
    }
    await page.context().close();
    expect(server.listOffences()).toEqual([]);
  });
});
