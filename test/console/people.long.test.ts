/** People in a browser who have no API key. */
import { createInvite, createWorkspace } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { findFreePort } from '../harness/free-port.ts';
import { startOpenIdProvider, type OpenIdServer } from '../harness/sign-in/start-openid-provider.ts';
import { ok } from '../harness/builders.ts';
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
    const isExpected = (offence: string) =>
      offence.includes('401') || [provider.issuer, 'http://localhost'].some((other) => offence.includes(other));
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

  const PASSWORD = 'correct horse battery';

  test('come in by an invite with a password, and sign in with it', async () => {
    page = await server.openPage({ path: '/console/acme/settings/members' });
    await page.getByRole('button', { name: 'Invite a person' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('E-mail address, to sign in with (optional)').fill('bea@example.com');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const url = (await page.getByLabel('Link', { exact: true }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Withdraw the invite of bea@example.com' }).waitFor();
    await page.context().close();

    page = await server.openPage({ path: new URL(url).pathname + new URL(url).hash, apiKey: null });
    await page.getByRole('heading', { name: 'Join Acme' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('Your name').fill('Bea');
    await page.getByLabel('Password, of 10 characters or more').fill(PASSWORD);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { name: 'Bea' }).waitFor();
    await page.getByText('this browser').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByLabel('Name or e-mail address').fill('bea@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('The name or the password is wrong.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Bea' }).waitFor();
  });

  test('come in by an invite with a passkey, and sign in with it', async () => {
    const { client } = server.app.admin;
    const { url } = ok(await createInvite({ client, path: { slug: 'acme' }, body: { role: 'member' } }));
    page = await server.openPage({ apiKey: null });
    const developer = await page.context().newCDPSession(page);
    await developer.send('WebAuthn.enable');
    await developer.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // Passkeys belong to names.
    await page.goto(url.replace('127.0.0.1', 'localhost'));
    await page.getByLabel('Your name').fill('Cem');
    await page.getByLabel('Use a passkey in place of a password').check();
    await page.getByRole('button', { name: 'Make a passkey and join' }).click();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { name: 'Cem' }).waitFor();
    await page.getByRole('button', { name: 'Remove Passkey' }).waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Cem' }).waitFor();
  });
});
