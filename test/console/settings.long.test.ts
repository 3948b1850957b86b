/** The settings of the console, and all views in both colour schemes. */
import {
  createWebhook,
  getBudget,
  getEnvironment,
  getMe,
  listApiKeys,
  listAuditLog,
  listMembers,
  listProviderKeys,
  requestReview,
  type Run,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { extractSample } from '../../cli/commands/first-start.ts';
import { findBrowser } from '../harness/browser/launch-chromium.ts';
import type { Page } from '../harness/browser/playwright.ts';
import { ok } from '../harness/builders.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { findViolations, startConsole, type ConsoleServer } from './console-server.ts';

const chromium = findBrowser();
const SETTINGS = '/console/sample/settings';
const HOSTILE = '<img src=x onerror="window.attacked = true">';
/** Presses the key of a view at the moment its button is there. */
const PRESS_N_WITH_THE_BUTTON = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main')?.textContent.includes('Make an API key')) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }));
  }).observe(document.body, { childList: true, subtree: true });
`;

describe.skipIf(chromium === undefined)('the settings of the console', () => {
  let server: ConsoleServer;
  let receiver: WebhookReceiver;
  /** What the receiver answers. */
  let status = 503;
  let page: Page;
  let sample: Run;
  const path = { slug: 'sample' };
  beforeAll(async () => {
    const settings = { ...loopbackWebhooks, EXCERPT_PROVIDER_ALLOW_PRIVATE: '127.0.0.0/8,::1' };
    server = await startConsole(chromium ?? '', { settings });
    receiver = await startReceiver((response) => {
      response.statusCode = status;
      response.end(HOSTILE);
    });
    sample = await extractSample({ url: server.app.url, apiKey: server.app.admin.apiKey });
    ok(await requestReview({ client: server.app.admin.client, path: { id: sample.id } }));
  });
  afterAll(async () => {
    await receiver.close();
    await server.close();
  });
  afterEach(async () => {
    expect(await page.evaluate('window.attacked')).toBeUndefined();
    await page.close();
    expect(server.listOffences()).toEqual([]);
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  test('a provider key is added, verified, bound, refused to be deleted while bound, and deleted', async () => {
    const { client } = server.app.admin;
    page = await server.openPage({ path: `${SETTINGS}/provider-keys?new=1` });
    await page.getByRole('combobox', { name: 'Provider', exact: true }).selectOption('ollama');
    await page.getByLabel('Base URL').fill(`${receiver.url}/v1`);
    await page.getByLabel('Where it processes data').fill('EU');
    await page.getByLabel('Secret').fill('the-secret-of-the-cellar');
    await page.getByLabel('Name').fill(HOSTILE);
    await page.getByLabel('Default model').fill('qwen3:32b');
    await press('Add');
    await page.getByRole('dialog', { name: HOSTILE }).waitFor();
    const key = ok(await listProviderKeys({ client })).data[0];
    if (key === undefined) expect.fail('The key was not added.');
    await press('Verify');
    await page.locator('.verification-outcome .problem').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate<string>('document.body.innerHTML')).not.toContain('the-secret-of-the-cellar');

    await page.goto(`${server.app.url}${SETTINGS}/environments?change=development`);
    await page.getByLabel('Provider key').first().selectOption(key.id);
    await press('Save');
    await page.getByText('Development saved.').waitFor();
    const { resolved } = ok(await getEnvironment({ client, path: { ...path, envSlug: 'development' } }));
    expect(resolved).toMatchObject({ provider: 'ollama', model: 'qwen3:32b', residency: 'EU' });
    await page.getByText('qwen3:32b').waitFor();

    await page.goto(`${server.app.url}${SETTINGS}/provider-keys?key=${key.id}`);
    await press('Delete…');
    await press('Delete');
    await page.getByText('An environment uses this key.').waitFor();
    expect(server.listOffences()).toEqual([expect.stringContaining('409')]);
    await page.getByRole('link', { name: 'environments', exact: true }).click();
    await page.getByRole('button', { name: 'Change Development' }).click();
    await page.getByLabel('Provider key').first().selectOption('');
    await press('Save');
    await page.getByText('Development saved.').waitFor();
    await page.goto(`${server.app.url}${SETTINGS}/provider-keys?key=${key.id}`);
    await press('Delete…');
    await press('Delete');
    await page.getByText('No provider key yet').waitFor();
  });

  test('an API key is shown once, and revoked', async () => {
    page = await server.openPage({ path: `${SETTINGS}/members` });
    await page.evaluate(PRESS_N_WITH_THE_BUTTON);
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.locator('dialog input:focus').waitFor();
    await page.keyboard.type('Dashboard');
    await page.getByLabel('It may').selectOption('read');
    await press('Make');
    const shown = await page.getByLabel('API key', { exact: true }).textContent();
    expect(await findViolations(page)).toEqual([]);
    const answer = await fetch(`${server.app.url}/me`, { headers: { 'x-api-key': shown ?? '' } });
    expect(answer.status).toBe(200);
    await press('Done');
    expect(await page.evaluate<string>('document.body.innerHTML')).not.toContain(shown);
    await page.getByRole('button', { name: 'Revoke Dashboard' }).click();
    await press('Revoke');
    await page.getByText('Dashboard revoked.').waitFor();
    const { data } = ok(await listApiKeys({ client: server.app.admin.client }));
    expect(data.map(({ name }) => name)).not.toContain('Dashboard');
  });

  test('a member is added by ID and removed; the audit log names the actor', async () => {
    const { client } = server.app.admin;
    const bea = await server.app.addUser();
    page = await server.openPage({ path: `${SETTINGS}/members?new=1` });
    await page.getByLabel('User ID').fill(bea.id);
    await press('Add');
    await page.getByText('Member added.').waitFor();
    await page.getByRole('button', { name: /^Remove / }).click();
    await press('Remove');
    await expect.poll(async () => ok(await listMembers({ client, path })).total).toBe(1);
    const [entry] = ok(await listAuditLog({ client, query: { workspace: 'sample' } })).data;
    await page.goto(`${server.app.url}${SETTINGS}/audit-log`);
    await page.getByRole('combobox', { name: /^By/ }).selectOption(ok(await getMe({ client })).id);
    await page.getByLabel('Up to').fill('2000-01-01');
    await page.getByText('No changes').waitFor();
    await page.getByLabel('Up to').fill('');
    await page.getByRole('link', { name: 'Member removed' }).first().click();
    await page.getByRole('dialog', { name: 'Member removed' }).getByText('admin').waitFor();
    expect(page.url()).toContain(`entry=${entry?.id}`);
    await page.reload();
    await page.getByRole('dialog', { name: 'Member removed' }).waitFor();
  });

  test('a budget is set in its dialog, shown with what is spent of it, and taken away', async () => {
    const { client } = server.app.admin;
    page = await server.openPage({ path: `${SETTINGS}/usage` });
    const budget = page.getByRole('region', { name: 'Budget of this month' });
    await press('Set a budget');
    await page.getByLabel('Cost').fill('-1');
    await press('Save');
    expect(ok(await getBudget({ client, path }))).toMatchObject({ status: 'unlimited' });
    await page.getByLabel('Cost').fill('12.5');
    await page.getByLabel('Currency').fill('EUR');
    await page.getByLabel('Pages').fill('4');
    await press('Save');
    await expect.poll(() => budget.textContent()).toContain('Pages: 1 of 4 spent');
    expect(await budget.textContent()).toMatch(/Cost: \S+ of €12\.50 spent/);
    expect(ok(await getBudget({ client, path }))).toMatchObject({
      maxCost: { amount: 12.5, currency: 'EUR' },
      maxPages: 4,
      acceptsRuns: true,
    });

    await press('Change the budget');
    await page.getByLabel('Cost').fill('');
    await page.getByLabel('Pages').fill('1');
    await press('Save');
    await expect.poll(() => budget.textContent()).toContain('new runs are refused until');
    expect(await findViolations(page)).toEqual([]);
    await press('Change the budget');
    await page.getByLabel('Pages').fill('');
    await press('Save');
    await expect.poll(() => budget.textContent()).toContain('This workspace has no budget.');
    expect(ok(await getBudget({ client, path }))).toMatchObject({ maxPages: null, status: 'unlimited' });
  });

  test('a webhook shows its secret once, each delivery with its answer, and delivers again', async () => {
    page = await server.openPage({ path: `${SETTINGS}/webhooks?new=1` });
    await page.getByLabel('URL').fill(`${receiver.url}/hook`);
    await press('Add');
    expect(await page.getByLabel('Signing secret').textContent()).toMatch(/^whsec_/);
    await press('Done');
    await page.getByRole('link', { name: `${receiver.url}/hook` }).click();
    await press('Send a test event');
    await page.getByRole('link', { name: 'webhook.test' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'webhook.test' });
    await dialog.getByText('The destination answered 503.').waitFor();
    await dialog.getByText(HOSTILE).waitFor();
    expect(await findViolations(page)).toEqual([]);
    status = 200;
    await press('Deliver again');
    await page.getByText('The event is on its way again.').waitFor();
    await page.getByText('200').first().waitFor();
    await press('Pause');
    await page.getByText('Paused').waitFor();
  });

  test('every view has no violation in light and dark, and fits a phone', async () => {
    const { client } = server.app.admin;
    const webhook = ok(await createWebhook({ client, path, body: { url: `${receiver.url}/${HOSTILE}` } }));
    const views: Record<string, string> = {
      '/console?choose': 'Workspaces',
      '/console/sample': 'Extract from a document',
      '/console/sample/upload': 'Upload',
      '/console/sample/runs': 'Runs',
      [`/console/sample/runs/${sample.id}`]: 'invoice.pdf',
      '/console/sample/reviews': 'Reviews',
      [`${SETTINGS}/environments`]: 'Production',
      [`${SETTINGS}/environments?change=production`]: 'Change Production',
      [`${SETTINGS}/provider-keys`]: 'Provider keys',
      [`${SETTINGS}/provider-keys?new=1`]: 'Add a provider key',
      [`${SETTINGS}/webhooks`]: 'Webhooks',
      [`${SETTINGS}/webhooks/${webhook.id}`]: webhook.url,
      [`${SETTINGS}/api-keys`]: 'API keys',
      [`${SETTINGS}/members`]: 'Members',
      [`${SETTINGS}/audit-log`]: 'Audit log',
      [`${SETTINGS}/privacy`]: 'Privacy',
      [`${SETTINGS}/usage`]: 'Usage',
    };
    page = await server.openPage();
    await page.getByRole('heading', { name: 'Extract from a document' }).waitFor();
    for (const [address, heading] of Object.entries(views)) {
      await page.goto(`${server.app.url}${address}`);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await page.locator('.spinner').first().waitFor({ state: 'hidden' });
      expect(await findViolations(page), address).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findViolations(page, 'color-contrast'), `${address} in dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 390, height: 800 });
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect(overflow, `${address} is wider than a phone`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
});
