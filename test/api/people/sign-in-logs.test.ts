import { createInvite, createWorkspace } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { createLogger } from '../../../server/lib/logger.ts';
import { ok } from '../../harness/builders.ts';
import { findFreePort } from '../../harness/free-port.ts';
import { startOpenIdProvider } from '../../harness/sign-in/start-openid-provider.ts';
import { WebBrowser } from '../../harness/sign-in/web-browser.ts';
import { startTestApp } from '../../harness/test-app.ts';

test('neither the log nor an error has a secret of a sign-in', async () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const port = await findFreePort();
  const provider = await startOpenIdProvider({ redirectUri: `http://127.0.0.1:${port}/sign-in/oidc/callback` });
  const app = await startTestApp({
    logger,
    settings: {
      EXCERPT_PORT: String(port),
      EXCERPT_OIDC_ISSUER: provider.issuer,
      EXCERPT_OIDC_CLIENT_ID: provider.clientId,
      EXCERPT_OIDC_CLIENT_SECRET: provider.clientSecret,
    },
  });
  const answers: string[] = [];
  const secrets = [provider.clientSecret, 'a password of the tests', 'a wrong password'];
  const browser = new WebBrowser();
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await browser.fetch(app.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) answers.push(await response.text());
    return response.status;
  };
  try {
    provider.people.set('ada', { name: 'Ada', email: 'ada@example.com', groups: [] });
    provider.current = 'ada';
    const isCallback = (url: string) => url.includes('/sign-in/oidc/callback');
    for (const ending of ['taken', 'forged', 'down']) {
      const one = new WebBrowser();
      const { url } = await one.follow(`${app.url}/sign-in/oidc`, isCallback);
      secrets.push(new URL(url).searchParams.get('code') ?? '', one.getCookie(app.url, 'excerpt_sign_in') ?? '');
      provider.spoil = ending === 'forged' ? (claims) => ({ claims, isForged: true }) : null;
      provider.setDown(ending === 'down');
      const answered = await one.fetch(url);
      if (ending !== 'taken') answers.push(await answered.text());
      expect(answered.status).toBe({ taken: 303, forged: 403, down: 503 }[ending]);
      if (ending === 'taken') secrets.push(one.getCookie(app.url, 'excerpt_session') ?? '');
    }
    const { client } = app.admin;
    await createWorkspace({ client, body: { name: 'Acme', slug: 'acme' }, throwOnError: true });
    const { url } = ok(await createInvite({ client, path: { slug: 'acme' }, body: { role: 'member' } }));
    const token = url.split('#')[1] ?? '';
    secrets.push(token.split('.')[1] ?? '');
    expect(await post('/sign-in/invite/accept', { token, name: 'Bob', password: 'short' })).toBe(400);
    expect(await post('/sign-in/invite/accept', { token, name: 'Bob', password: 'a password of the tests' })).toBe(200);
    expect(await post('/sign-in/password', { name: 'Bob', password: 'a wrong password' })).toBe(401);
    secrets.push(browser.getCookie(app.url, 'excerpt_session') ?? '');

    const told = lines.join('') + answers.join('');
    expect(told).toContain('/sign-in/oidc/callback');
    expect(told).toContain('The identity provider does not answer');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(10);
      expect(told).not.toContain(secret);
    }
    expect(told).not.toMatch(/eyJhbGci|ada@example\.com/);
  } finally {
    await app.close();
    await provider.close();
  }
});
