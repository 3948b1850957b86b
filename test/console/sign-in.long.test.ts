import { requestReview, updateReview } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { extractSample } from '../../cli/commands/first-start.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();

describe.skipIf(chromium === undefined)('the sign-in of a browser', () => {
  let server: ConsoleServer;
  let page: Page;
  let runId = '';
  beforeAll(async () => {
    server = await startConsole(chromium ?? '');
    runId = (await extractSample({ url: server.app.url, apiKey: server.app.admin.apiKey })).id;
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await page.context().close();
    // The browser logs each answer 401 of a session that has ended.
    expect(server.listOffences().filter((offence) => !offence.includes('401'))).toEqual([]);
  });

  const endSessions = () => server.app.withDatabase((db) => db.deleteFrom('sessions').execute());

  test('holds for its tabs, and ends in all of them', async () => {
    page = await server.openPage();
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
    const tab = await page.context().newPage();
    await tab.goto(`${server.app.url}/console/sample/runs/${runId}`);
    await tab.locator('[data-path="/total"]').waitFor();
    // Scripts can read neither the key nor the session.
    const readable = await tab.evaluate<string>(
      'JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])',
    );
    expect(readable).not.toContain('excerpt_session');
    expect(readable).not.toContain(server.app.admin.apiKey);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'excerpt_session', httpOnly: true, sameSite: 'Lax' });
    expect(readable).not.toContain(cookie?.value);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await tab.getByLabel('API key').waitFor();
    await page.getByLabel('API key').waitFor();
    const response = await fetch(`${server.app.url}/me`, { headers: { cookie: `excerpt_session=${cookie?.value}` } });
    expect(response.status).toBe(401);
    await page.reload();
    await page.getByLabel('API key').waitFor();
  });

  test('what was typed stays when a session has ended, and is saved after signing in again', async () => {
    await requestReview({ client: server.app.admin.client, path: { id: runId }, throwOnError: true });
    page = await server.openPage({ path: `/console/sample/reviews/${runId}` });
    await page.locator('[data-path="/total"]').click();
    await page.keyboard.press('e');
    await page.locator('.review-edit input[name=value]').fill('4.711,50');
    await endSessions();
    await page.locator('.review-edit input[name=value]').press('Enter');
    await page.getByText('The session has ended').waitFor();
    expect(await page.locator('[data-path]').first().isVisible()).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('API key').fill(server.app.admin.apiKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[data-path="/total"]').getByText('Corrected').waitFor();
    const actions = [{ path: '/total', action: 'confirm' as const }];
    const { client } = server.app.admin;
    await expect
      .poll(async () => (await updateReview({ client, path: { id: runId }, body: { actions } })).data?.reviewedData)
      .toMatchObject({ total: 4711.5 });
  });

  test('without the server, the session stays as it is', async () => {
    page = await server.openPage();
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are still signed in').waitFor();
    expect(server.listOffences()).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')]);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('API key').waitFor();
  });
});
