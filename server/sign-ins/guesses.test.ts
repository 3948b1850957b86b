import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, refusalOf, type OpenServices } from '../app/testing/open-services.ts';
import { createSignInFlows } from './flows.ts';
import { createGuessLog, type GuessLog, type WrongGuess } from './guess-log.ts';
import { createGuessLimiter, type GuessLimiter, type GuessSubject } from './guesses.ts';

let open: OpenServices;
beforeEach(async () => {
  open = await openServices();
});
const pass = (ms: number) => (open.clock.time += ms);

describe('guesses', () => {
  let limiter: GuessLimiter;
  beforeEach(() => {
    limiter = createGuessLimiter(open.resources);
  });

  const ACCOUNT: GuessSubject = { name: 'account', free: 3, isForgiven: true };
  const ADDRESS: GuessSubject = { name: 'address', free: 3, isForgiven: false };
  const begin = (...subjects: GuessSubject[]) => limiter.begin(subjects);
  /** The seconds that a guess has to wait; 0 if it is taken. */
  const waitOf = async (...subjects: GuessSubject[]) => {
    const error: unknown = await begin(...subjects).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error === null) return 0;
    expect(await refusalOf(Promise.reject(error as Error))).toBe('rate_limited');
    const { headers, message } = error as { headers: Record<string, string>; message: string };
    expect(message).toContain(`Try again in ${headers['retry-after']} seconds.`);
    return Number(headers['retry-after']);
  };
  const guessTimes = async (count: number, ...subjects: GuessSubject[]) => {
    for (let guess = 1; guess <= count; guess += 1) await begin(...subjects);
  };

  test('some are free, then each doubles the pause up to a minute', async () => {
    await guessTimes(3, ACCOUNT);
    const waits = [];
    for (let guess = 0; guess < 8; guess += 1) {
      waits.push(await waitOf(ACCOUNT));
      pass((waits.at(-1) ?? 0) * 1_000);
      await begin(ACCOUNT);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test('a pause is over at its end, and no guess within it makes it longer', async () => {
    await guessTimes(3, ACCOUNT);
    pass(999);
    expect([await waitOf(ACCOUNT), await waitOf(ACCOUNT)]).toEqual([1, 1]);
    pass(1);
    expect(await waitOf(ACCOUNT)).toBe(0);
  });

  test('they are forgotten after an hour without one', async () => {
    await guessTimes(2, ACCOUNT);
    pass(3_599_999);
    await begin(ACCOUNT);
    expect(await waitOf(ACCOUNT)).toBe(1);
    pass(3_600_000);
    await guessTimes(3, ACCOUNT);
    expect(await waitOf(ACCOUNT)).toBe(1);
  });

  test('a right one forgives those of the account, and not those of the address', async () => {
    await guessTimes(2, ACCOUNT, ADDRESS);
    await (await begin(ACCOUNT, ADDRESS)).succeed();
    expect(await waitOf(ADDRESS)).toBe(1);
    expect(await waitOf(ACCOUNT)).toBe(0);
    await (await begin({ ...ADDRESS, name: 'another' })).succeed();
  });

  test('one that is blocked for one of its subjects counts for none', async () => {
    await guessTimes(3, ACCOUNT);
    for (let guess = 0; guess < 5; guess += 1) await waitOf(ACCOUNT, ADDRESS);
    await guessTimes(2, ADDRESS);
    expect(await waitOf(ADDRESS)).toBe(0);
  });

  test('names are not stored, and old counts are deleted', async () => {
    await begin(ACCOUNT);
    pass(1);
    await begin(ADDRESS);
    const rows = () => open.rows.db.selectFrom('guesses').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toMatch(/account|address/);
    pass(3_599_999);
    await limiter.sweep();
    expect(await rows()).toHaveLength(2);
    pass(1);
    await limiter.sweep();
    expect(await rows()).toHaveLength(1);
  });
});

describe('the log of wrong guesses', () => {
  let log: GuessLog;
  beforeEach(() => {
    log = createGuessLog({ ...open.resources, audit: open.services.audit });
  });
  const wrong: WrongGuess = { method: 'password', about: { userId: 'bob' }, address: '192.0.2.1' };
  const countTimes = async (times: number, guess: Partial<WrongGuess> = {}) => {
    for (let one = 1; one <= times; one += 1) await log.count({ ...wrong, ...guess });
  };
  const entries = async () => {
    const rows = await open.rows.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'workspace_id', 'target_id', 'details'])
      .orderBy('id')
      .execute();
    return rows.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details ?? '{}') as { count: number } }));
  };
  const countsIn = async (workspace: string | null) =>
    (await entries()).filter((entry) => entry.workspace_id === workspace).map(({ details }) => details.count);

  test('has the 5th, 10th, 100th wrong guess and so on, for the user and in each workspace', async () => {
    await countTimes(4);
    expect(await entries()).toEqual([]);
    await countTimes(1);
    const entry = {
      action: 'sign_in.refused',
      actor_id: null,
      target_id: 'bob',
      details: { method: 'password', count: 5, address: '192.0.2.1' },
    };
    expect(await entries()).toEqual([
      { ...entry, workspace_id: null },
      { ...entry, workspace_id: 'ws' },
    ]);
    await countTimes(996);
    expect(await countsIn('ws')).toEqual([5, 10, 100, 1_000]);
    expect(await countsIn(null)).toEqual([5, 10, 100, 1_000]);
  });

  test('counts each user, method and workspace by itself, and unknown names together', async () => {
    await countTimes(4);
    await countTimes(4, { method: 'passkey' });
    await countTimes(4, { about: { userId: 'ann' } });
    await countTimes(4, { about: null });
    await countTimes(4, { method: 'invite', about: { workspaceId: 'ws' } });
    expect(await entries()).toEqual([]);
    await countTimes(1, { about: null });
    await countTimes(1, { method: 'invite', about: { workspaceId: 'ws' } });
    expect(await entries()).toMatchObject([
      { workspace_id: null, target_id: 'password', details: { method: 'password', count: 5 } },
      { workspace_id: 'ws', target_id: 'ws', details: { method: 'invite', count: 5 } },
    ]);
  });

  test('begins anew after an hour', async () => {
    await countTimes(4);
    pass(3_599_999);
    await countTimes(1);
    expect(await countsIn('ws')).toEqual([5]);
    pass(1);
    await countTimes(4);
    expect(await countsIn('ws')).toEqual([5]);
    await countTimes(1);
    expect(await countsIn('ws')).toEqual([5, 5]);
  });
});

describe('a sign-in that has begun', () => {
  const openFlows = () => createSignInFlows(open.resources);
  const MINUTES = 60_000;

  test('goes on once, in the browser that began it', async () => {
    const flows = openFlows();
    await flows.begin('token', 'browser', { a: 1 });
    expect(await flows.take('another', 'browser')).toBeNull();
    expect(await flows.take('token', 'browser')).toEqual({ a: 1 });
    expect(await flows.take('token', 'browser')).toBeNull();
    const stored = JSON.stringify(await open.rows.db.selectFrom('sign_in_flows').selectAll().execute());
    expect(stored).toBe('[]');
  });

  test('cannot be stolen, and is over after somebody tried', async () => {
    const flows = openFlows();
    await flows.begin('token', 'browser', {});
    expect(await flows.take('token', 'another')).toBeNull();
    expect(await flows.take('token', 'browser')).toBeNull();
  });

  test('waits for ten minutes', async () => {
    const flows = openFlows();
    await flows.begin('in time', 'browser', {});
    await flows.begin('late', 'browser', {});
    pass(10 * MINUTES - 1);
    expect(await flows.take('in time', 'browser')).toEqual({});
    pass(1);
    expect(await flows.take('late', 'browser')).toBeNull();
  });

  test('is deleted when it is over', async () => {
    const flows = openFlows();
    await flows.begin('old', 'browser', {});
    pass(1);
    await flows.begin('newer', 'browser', {});
    pass(10 * MINUTES - 1);
    await flows.sweep();
    expect(await flows.take('newer', 'browser')).toEqual({});
    expect(await open.rows.db.selectFrom('sign_in_flows').selectAll().execute()).toEqual([]);
  });
});
