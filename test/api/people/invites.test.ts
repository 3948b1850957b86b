import {
  createApiKey,
  createInvite,
  createWorkspace,
  deleteInvite,
  listAuditLog,
  listInvites,
  listMembers,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '../../harness/builders.ts';
import { WebBrowser } from '../../harness/sign-in/web-browser.ts';
import { movableClock } from '../../harness/test-clock.ts';
import { startTestApp, type TestApp } from '../../harness/test-app.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'correct horse battery';

describe('people without a key or a provider', () => {
  const clock = movableClock();
  const path = { slug: 'acme' };
  let app: TestApp;
  let browser: WebBrowser;
  beforeAll(async () => {
    app = await startTestApp({ clock });
    const { client } = app.admin;
    await createWorkspace({ client, body: { name: 'Acme', slug: 'acme' }, throwOnError: true });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    browser = new WebBrowser();
  });

  const post = (url: string, body: object, headers: Record<string, string> = {}, one = browser) =>
    one.fetch(app.url + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url, ...headers },
      body: JSON.stringify(body),
    });

  async function invite(email: string | null = null): Promise<{ id: string; url: string; token: string }> {
    const { client } = app.admin;
    const { id, url } = ok(await createInvite({ client, path, body: { role: 'member', email } }));
    return { id, url, token: url.split('#')[1] ?? '' };
  }

  async function join(name: string, email: string | null = null): Promise<string> {
    const { token } = await invite(email);
    const accepted = await post('/sign-in/invite/accept', { token, name, password: PASSWORD });
    expect(accepted.status).toBe(200);
    return ((await accepted.json()) as { session: { writeToken: string } }).session.writeToken;
  }

  const signIn = (name: string, password = PASSWORD, one = browser) =>
    post('/sign-in/password', { name, password }, {}, one);

  /** A sign-in that is not slowed by those of other tests. */
  const rest = () => clock.advance(2 * HOUR_MS);

  test('come in by a link that works once', async () => {
    const { url, token } = await invite('Ada@Example.com');
    expect(url).toMatch(new RegExp(`^${app.url}/invite#inv_[0-9a-z]{26}\\.[\\w-]{43}$`));
    const seen = await post('/sign-in/invite', { token });
    expect(await seen.json()).toEqual({
      workspace: { slug: 'acme', name: 'Acme' },
      role: 'member',
      email: 'ada@example.com',
      expiresAt: expect.any(String),
    });
    const acceptance = { token, name: 'Ada', password: PASSWORD };
    const accepted = await post('/sign-in/invite/accept', acceptance);
    expect(await accepted.json()).toMatchObject({ session: { apiKeyId: null }, workspace: 'acme' });
    expect((await browser.fetch(`${app.url}/workspaces/acme`)).status).toBe(200);
    const again = await post('/sign-in/invite/accept', { ...acceptance, name: 'Eve' }, {}, new WebBrowser());
    expect(again.status).toBe(404);
    const members = ok(await listMembers({ client: app.admin.client, path }));
    expect(members.data).toContainEqual(expect.objectContaining({ name: 'Ada', role: 'member' }));

    const elsewhere = new WebBrowser();
    for (const name of ['Ada', 'ADA@example.com']) expect((await signIn(name, PASSWORD, elsewhere)).status).toBe(200);
    expect((await elsewhere.fetch(`${app.url}/workspaces/acme`)).status).toBe(200);
  });

  test('a link ends when it is withdrawn, and after a week', async () => {
    const { client } = app.admin;
    const [one, other] = [await invite(), await invite()];
    const listed = ok(await listInvites({ client, path }));
    expect(listed.data.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]));
    expect(JSON.stringify(listed)).not.toContain(one.token.split('.')[1]);
    await deleteInvite({ client, path: { id: one.id }, throwOnError: true });
    expect((await post('/sign-in/invite', { token: one.token })).status).toBe(404);
    clock.advance(7 * 24 * HOUR_MS);
    expect((await post('/sign-in/invite', { token: other.token })).status).toBe(404);
    expect(ok(await listInvites({ client, path })).total).toBe(0);
  });

  test('a link ends with the right of the user that made it', async () => {
    const { token } = await invite();
    expect((await post('/sign-in/invite', { token })).status).toBe(200);
    const setRole = (role: string) =>
      app.withDatabase((db) =>
        db.updateTable('workspace_members').set({ role }).where('user_id', '=', app.admin.id).execute(),
      );
    await setRole('member');
    expect((await post('/sign-in/invite', { token })).status).toBe(404);
    await setRole('owner');
    expect((await post('/sign-in/invite', { token })).status).toBe(200);
  });

  test('choose a password that is not guessed early, and a name that is free', async () => {
    const { token } = await invite('bob@example.com');
    const accept = async (name: string, password: string) =>
      (await post('/sign-in/invite/accept', { token, name, password })).status;
    for (const password of ['short', 'aaaaaaaaaaaaaaaa', 'bob@example.com', 'x'.repeat(201)])
      expect(await accept('Bob', password)).toBe(400);
    expect(await accept('admin', PASSWORD)).toBe(400);
    expect(await accept('Bob', PASSWORD)).toBe(200);
    // An account with this address does not get a second one.
    const second = await invite('bob@example.com');
    expect(
      (await post('/sign-in/invite/accept', { token: second.token, name: 'Bob 2', password: PASSWORD })).status,
    ).toBe(400);
  });

  test('with an account join by the link', async () => {
    const { client } = app.admin;
    await createWorkspace({ client, body: { name: 'Second', slug: 'second' }, throwOnError: true });
    const writeToken = await join('Cem');
    expect((await browser.fetch(`${app.url}/workspaces/second`)).status).toBe(404);
    const { url } = ok(await createInvite({ client, path: { slug: 'second' }, body: { role: 'member' } }));
    const token = url.split('#')[1] ?? '';
    expect((await post('/sign-in/invite/join', { token })).status).toBe(403);
    const joined = await post('/sign-in/invite/join', { token }, { 'x-session-token': writeToken });
    expect(await joined.json()).toEqual({ workspace: 'second' });
    expect((await browser.fetch(`${app.url}/workspaces/second`)).status).toBe(200);
  });

  test('change their password, which ends their other sessions', async () => {
    const writeToken = await join('Dora');
    const other = new WebBrowser();
    expect((await signIn('Dora', PASSWORD, other)).status).toBe(200);
    const change = async (current: string, password: string) => {
      const headers = { 'content-type': 'application/json', 'x-session-token': writeToken };
      const body = JSON.stringify({ current, password });
      return (await browser.fetch(`${app.url}/session/password`, { method: 'PUT', headers, body })).status;
    };
    expect(await change('wrong password', 'another good password')).toBe(403);
    expect(await change(PASSWORD, 'weak')).toBe(400);
    expect(await change(PASSWORD, 'another good password')).toBe(204);
    const status = async (one: WebBrowser) => (await one.fetch(`${app.url}/me`)).status;
    expect([await status(browser), await status(other)]).toEqual([200, 401]);
    expect((await signIn('Dora', PASSWORD, other)).status).toBe(401);
    expect((await signIn('Dora', 'another good password', other)).status).toBe(200);
  });

  test('with a key choose a password for the next time', async () => {
    const opened = await browser.fetch(`${app.url}/session`, {
      method: 'POST',
      headers: { 'x-api-key': app.admin.apiKey },
    });
    const { session } = (await opened.json()) as { session: { writeToken: string } };
    const headers = { 'content-type': 'application/json', 'x-session-token': session.writeToken };
    const body = JSON.stringify({ password: PASSWORD });
    expect((await browser.fetch(`${app.url}/session/password`, { method: 'PUT', headers, body })).status).toBe(204);
    expect((await signIn('admin', PASSWORD, new WebBrowser())).status).toBe(200);
  });

  test.each([{ scope: 'read' }, { role: 'owner' }, { env: 'production' }, { workspace: 'acme' }] as const)(
    'with a key that is limited by %o change nothing of the account',
    async (limit) => {
      const { key } = ok(await createApiKey({ client: app.admin.client, body: { name: 'Limited', ...limit } }));
      const opened = await browser.fetch(`${app.url}/session`, { method: 'POST', headers: { 'x-api-key': key } });
      const { session } = (await opened.json()) as { session: { writeToken: string } };
      const headers = { 'content-type': 'application/json', 'x-session-token': session.writeToken };
      const { token } = await invite();
      for (const [method, path, body] of [
        ['PUT', '/session/password', { password: PASSWORD }],
        ['POST', '/session/passkeys/options', {}],
        ['POST', '/session/passkeys', { name: 'Mine', response: {} }],
        ['DELETE', '/session/passkeys/any', {}],
        ['DELETE', '/sessions', {}],
        ['POST', '/sign-in/invite/join', { token }],
      ] as const) {
        const answer = await browser.fetch(app.url + path, { method, headers, body: JSON.stringify(body) });
        expect({ path, status: answer.status }).toEqual({ path, status: 403 });
      }
      expect((await browser.fetch(`${app.url}/me`)).status).toBe(200);
    },
  );

  test('pages of other servers sign nobody in', async () => {
    await join('Finn');
    const foreign = { origin: 'https://evil.example' };
    const body = { name: 'Finn', password: PASSWORD };
    expect((await post('/sign-in/password', body, foreign)).status).toBe(403);
    const form = new URLSearchParams(body);
    expect((await browser.fetch(`${app.url}/sign-in/password`, { method: 'POST', body: form })).status).toBe(415);
  });

  test('guesses at a password are slowed and counted, and the owner gets in', async () => {
    rest();
    const known = browser;
    await join('Gia');
    expect((await signIn('Gia', PASSWORD, known)).status).toBe(200);
    const thief = new WebBrowser();
    const counts: Record<number, number> = {};
    const guess = async () => {
      const { status } = await signIn('Gia', 'a wrong password', thief);
      counts[status] = (counts[status] ?? 0) + 1;
    };
    for (let round = 0; round < 100; round += 1) await Promise.all(Array.from({ length: 10 }, guess));
    expect(counts[429]).toBeGreaterThan(900);
    expect(Object.keys(counts)).toEqual(['401', '429']);
    // The right password does not help a thief either.
    const refused = await signIn('Gia', PASSWORD, thief);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    // Where the owner signed in before, others' guesses do not matter.
    expect((await signIn('Gia', PASSWORD, known)).status).toBe(200);
    clock.advance(60_000);
    expect((await signIn('Gia', PASSWORD, new WebBrowser())).status).toBe(200);

    const { client } = app.admin;
    const query = { workspace: 'acme', action: 'sign_in.refused' };
    const { data } = ok(await listAuditLog({ client, query }));
    expect(data).toHaveLength(4);
    for (const count of [5, 10, 100, 1000])
      expect(data).toContainEqual(
        expect.objectContaining({ actorId: null, details: { method: 'password', count, address: '127.0.0.1' } }),
      );
  });

  test('guesses at unknown names look the same', async () => {
    rest();
    const bodies = await Promise.all(
      ['Gia', 'nobody'].map(async (name) => {
        const answer = await signIn(name, 'a wrong password', new WebBrowser());
        const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>;
        return [answer.status, body];
      }),
    );
    expect(bodies[0]).toEqual(bodies[1]);
    const statuses = new Set<number>();
    for (let count = 0; count < 20; count += 1) statuses.add((await signIn('nobody', 'a wrong password')).status);
    expect([...statuses]).toEqual([401, 429]);
  });

  test('guesses at an invite are slowed and counted', async () => {
    rest();
    const { id, token } = await invite();
    const counts: Record<number, number> = {};
    for (let count = 0; count < 110; count += 1) {
      const guessed = `${id}.${count}${'x'.repeat(40)}`;
      const { status } = await post('/sign-in/invite', { token: guessed }, {}, new WebBrowser());
      counts[status] = (counts[status] ?? 0) + 1;
    }
    expect(counts[429]).toBeGreaterThan(90);
    clock.advance(60_000);
    expect((await post('/sign-in/invite', { token })).status).toBe(200);
    const { client } = app.admin;
    const query = { workspace: 'acme', action: 'sign_in.refused' };
    const [newest] = ok(await listAuditLog({ client, query })).data;
    expect(newest?.details).toMatchObject({ method: 'invite', count: 100 });
  });

  test('nothing that is stored of them opens anything', async () => {
    const { token } = await invite();
    const stored = await app.withDatabase(async (db) =>
      JSON.stringify([
        await db.selectFrom('passwords').selectAll().execute(),
        await db.selectFrom('invites').selectAll().execute(),
        await db.selectFrom('guesses').selectAll().execute(),
        await db.selectFrom('audit_entries').selectAll().execute(),
      ]),
    );
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [PASSWORD, token.split('.')[1] ?? '', '127.0.0.1:', 'nobody'])
      expect(stored).not.toContain(secret);
  });
});
