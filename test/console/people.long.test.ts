/** People in a browser who have no API key. */
import { createWorkspace } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { findFreePort } from '../harness/free-port.ts';
import { startOpenIdProvider, type OpenIdServer } from '../harness/sign-in/start-openid-provider.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();

describe.skipIf(chromium === undefined)('people without a key', () => {
  let server: ConsoleServer;
  let provider: OpenIdServer;
  let page: Page;
  beforeAll(async () => {
    const port = await findFreePort();
    provider = await startOpenIdProvider({ redirectUri: `http://127.0.0.1:${port}/sign-in/oidc/callback` });
    server = await startConsole(chromium ?? '', {
      settings: {
        EXCERPT_PORT: String(port),
        EXCERPT_OIDC_ISSUER: provider.issuer,
        EXCERPT_OIDC_CLIENT_ID: provider.clientId,
        EXCERPT_OIDC_CLIENT_SECRET: provider.clientSecret,
        EXCERPT_OIDC_NAME: 'Acme',
      },
    });
    const { client } = server.app.admin;
    await createWorkspace({ client, body: { name: 'Acme', slug: 'acme' }, throwOnError: true });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  afterEach(async () => {
    await page.context().close();
    const isExpected = (offence: string) => offence.includes('401') || offence.includes(provider.issuer);
    expect(server.listOffences().filter((offence) => !isExpected(offence))).toEqual([]);
  });

  test('sign in with their provider for all tabs, and sign out of them', async () => {
    provider.people.set('ada', { name: 'Ada', email: 'ada@example.com', groups: ['excerpt:acme:member'] });
    provider.current = 'ada';
    page = await server.openPage({ path: '/console/acme/settings/members', apiKey: null });
    await page.getByRole('link', { name: 'Sign in with Acme' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const tab = await page.context().newPage();
    await tab.goto(`${server.app.url}/console`);
    await tab.getByLabel('API key').waitFor();
    await page.getByRole('link', { name: 'Sign in with Acme' }).click();
    await page.getByText('You are Ada').waitFor();
    expect(page.url()).toBe(`${server.app.url}/console/acme/settings/members`);
    await tab.getByRole('button', { name: 'Sign out' }).waitFor();
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in with Acme' }).waitFor();
  });
});
