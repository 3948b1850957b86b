import { expect, test } from 'vitest';
import { compareWithReference } from '../../testing/compare-with-reference.ts';
import { pageOf, runInProcess } from '../../testing/run-in-process.ts';

const INVITES = '/workspaces/acme/invites';

test('the reference has what the commands take', () => compareWithReference('invites'));

test('invites are listed without their links', async () => {
  const invite = { id: 'inv_1', role: 'member', expiresAt: '2026-01-02', email: null, url: 'https://secret' };
  const answers = { [`GET ${INVITES}`]: pageOf(invite, { ...invite, id: 'inv_2', email: 'ada@example.com' }) };
  const { output, requests } = await runInProcess(['invites', 'list', '--limit', '3'], answers);
  expect(requests[0]?.query).toEqual({ pageSize: '3' });
  expect(output.trimEnd().split('\n')).toEqual([
    'id     role    expires     e-mail',
    'inv_1  member  2026-01-02',
    'inv_2  member  2026-01-02  ada@example.com',
  ]);
});

test.each([
  [[], { role: 'member' }],
  [['--role', 'reviewer', '--email', 'ada@example.com'], { role: 'reviewer', email: 'ada@example.com' }],
])('an invite with %j is made, and its link printed', async (args, body) => {
  const created = { id: 'inv_1', url: 'https://x/invite#inv_1.s', expiresAt: '2026-01-02' };
  const outcome = await runInProcess(['invites', 'create', ...args], { [`POST ${INVITES}`]: created });
  expect(outcome.requests[0]?.body).toEqual(body);
  expect(outcome.output).toBe('id       inv_1\nurl      https://x/invite#inv_1.s\nexpires  2026-01-02\n');
});

test('an invite is withdrawn only if the user agrees', async () => {
  const answers = { 'DELETE /invites/inv_1': undefined };
  const asked = await runInProcess(['invites', 'delete', 'inv_1'], answers);
  expect([asked.errors, asked.requests]).toEqual([expect.stringContaining('Withdraw the invite inv_1?'), []]);
  const agreed = await runInProcess(['invites', 'delete', 'inv_1', '--yes'], answers);
  expect([agreed.output, agreed.requests.length]).toEqual(['The invite inv_1 is withdrawn.\n', 1]);
  const json = await runInProcess(['invites', 'delete', 'inv_1', '-y', '--json'], answers);
  expect(JSON.parse(json.output)).toEqual({ id: 'inv_1', deleted: true });
});
