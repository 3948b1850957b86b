/** The console for people who may not do everything. */
import { addMember, requestReview } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { TestUser } from '../harness/test-app.ts';
import { startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
/** Of a page. */
const MAX_BUTTONS = 60;

describe.skipIf(chromium === undefined)('the console of a member with a lesser role', () => {
  let server: ConsoleServer;
  const people = {} as Record<'reviewer' | 'reader', TestUser>;
  let runId: string;
  let path: { slug: string; schemaKey: string };
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    const { app } = server;
    const { client } = app.admin;
    path = await workspaceWithSchema(app.admin);
    ({ id: runId } = await extractText(app.admin, path));
    await endOfRun(app.admin, runId);
    ok(await requestReview({ client, path: { id: runId } }));
    for (const role of ['reviewer', 'reader'] as const) {
      people[role] = await app.addUser();
      ok(await addMember({ client, path: { slug: path.slug }, body: { userId: people[role].id, role } }));
    }
  }, 300_000);
  afterAll(() => server.close());

  test.each([
    ['reviewer', 'Reviews'],
    ['reader', 'Runs'],
  ] as const)('opens with what a %s may do, and asks for nothing else', async (role, heading) => {
    const page = await server.openPage({ apiKey: people[role].apiKey, path: `/console/${path.slug}` });
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    for (const place of [
      'runs',
      `runs/${runId}`,
      `reviews/${runId}`,
      `schemas/${path.schemaKey}`,
      'settings/members',
    ]) {
      await page.goto(`${server.app.url}/console/${path.slug}/${place}`);
      await page.locator('h1').waitFor();
      // The policy of the page forbids that Playwright polls with a script.
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' });
      expect(await page.getByText('This did not work').count()).toBe(0);
    }
    await page.context().close();
    expect(server.listOffences()).toEqual([]);
  });

  test.each(['reviewer', 'reader'] as const)('offers a %s no button that the server refuses', async (role) => {
    const page = await server.openPage({ apiKey: people[role].apiKey, path: `/console/${path.slug}/runs` });
    const places = ['runs', `runs/${runId}`, 'reviews', `reviews/${runId}`, 'schemas', 'settings/members'];
    const tabs = ['versions', 'reviews', 'datasets', 'rules'].map((tab) => `schemas/${path.schemaKey}?tab=${tab}`);
    for (const place of [...places, `schemas/${path.schemaKey}`, ...tabs, 'settings/environments']) {
      const address = `${server.app.url}/console/${path.slug}/${place}`;
      const show = async () => {
        await page.goto(address);
        await page.locator('h1').waitFor();
        // The policy of the page forbids that Playwright polls with a script.
        await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' });
      };
      await show();
      // A button may lead elsewhere a moment later: what is not there any more is not waited for.
      const press = (index: number) =>
        page.evaluate<boolean>(`(() => {
          const all = document.querySelectorAll('#main button:not([disabled], [aria-disabled=true])');
          const button = [...all].filter((one) => one.checkVisibility())[${index}];
          button?.click();
          return button !== undefined;
        })()`);
      for (let index = 0; index < MAX_BUTTONS && (await press(index)); index += 1) {
        await page.keyboard.press('Escape');
        if (page.url() !== address) await show();
      }
      // An answer 403 is an error in the browser's console.
      expect(server.listOffences(), place).toEqual([]);
    }
    await page.getByRole('link', { name: 'Upload' }).waitFor({ state: 'hidden' });
    await page.context().close();
  });
});
