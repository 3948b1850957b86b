import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '../../lib/clock.ts';
import type { CallUsage } from '../../lib/models/call-usage.ts';
import { CallQuota } from './call-quota.ts';
import type { ProviderAnswer } from './clients/provider-client.ts';
import { explainFailure } from './failures/explain-failure.ts';
import type { FailureKind } from './failures/judge-failure.ts';
import type { FailedOutcome } from './failures/read-failure.ts';
import { TransportError } from './provider-fetch.ts';
import { Requester, type RetrySchedule } from './requester.ts';

const target = { provider: 'own', name: 'Own', model: 'm', isSystem: false };
const usage: CallUsage = { inputTokens: 10, outputTokens: 5 };
const priced: CallUsage = { ...usage, cost: { amount: 0.5, currency: 'USD' } };

/** An answer: its outcome, what it used, and the model that answered. */
interface Played {
  outcome: { kind: 'written'; text: string } | FailedOutcome;
  usage?: CallUsage | null;
  answeredBy?: string | null;
  status?: number;
  headers?: Record<string, string>;
}

const failed = (kind: FailureKind, retryAfterMs: number | null = null, status = 500): Played => ({
  outcome: { kind: 'failed', failure: { kind, status, code: undefined, retryAfterMs } },
  status,
});
const fine: Played = { outcome: { kind: 'written', text: '7' }, usage };

interface Setup extends Partial<RetrySchedule> {
  quota?: CallQuota;
  signal?: AbortSignal;
  onRequest?: () => Promise<void>;
  concurrency?: number;
}

const createQuota = (concurrency = 4) =>
  new CallQuota(systemClock, { concurrency, spacingMs: 0, maxWaitMs: 2_000, firstPauseMs: 1, maxPauseMs: 4 });

function createRequester({ quota = createQuota(), signal, onRequest, ...schedule }: Setup = {}): Requester {
  return new Requester(target, {
    quota,
    schedule: { maxRequests: 6, firstDelayMs: 1, maxDelayMs: 4, maxWaitMs: 2_000, ...schedule },
    clock: systemClock,
    signal: signal ?? new AbortController().signal,
    onRequest,
    price: (used) => ({ ...used, cost: { amount: 0.5, currency: 'USD' } }),
  });
}

/** Plays answers and errors in turn, the last one again and again. */
function ask(requester: Requester, ...script: (Played | Error)[]) {
  let at = 0;
  let played: Played = fine;
  return requester.ask(
    100,
    async (): Promise<ProviderAnswer> => {
      const next = script[Math.min(at++, script.length - 1)] ?? fine;
      if (next instanceof Error) throw next;
      played = next;
      return { status: next.status ?? 200, headers: new Headers(next.headers), body: null };
    },
    () => ({ usage: null, ...played }),
  );
}

const requestsUntilError = async (requester: Requester, ...script: (Played | Error)[]): Promise<number> => {
  await expect(ask(requester, ...script)).rejects.toThrow(/Own|cancelled/);
  return requester.spent.requests;
};

describe('a failure is met', () => {
  it.each<[string, Played | Error, number]>([
    ['all requests of the schedule: the provider is out of order', failed('unavailable'), 4],
    ['all requests of the schedule: its limit passes', failed('rate_limited', 1, 429), 4],
    ['all requests of the schedule: the connection failed', new TransportError('connection', 'ECONNRESET'), 4],
    ['one more request: there was no completion', failed('no_answer'), 2],
    ['no more: it took too long', new TransportError('timeout'), 1],
    ['no more: the certificate is refused', new TransportError('certificate'), 1],
  ])('with %s', async (_, one, requests) => {
    expect(await requestsUntilError(createRequester({ maxRequests: 4 }), one)).toBe(requests);
    // A schedule of one request holds for all of them.
    expect(await requestsUntilError(createRequester({ maxRequests: 1 }), one)).toBe(1);
  });

  it.each<FailureKind>(['schema', 'parameter', 'auth', 'context'])('by the caller where it is %s', async (kind) => {
    const requester = createRequester();
    expect(await ask(requester, failed(kind, null, 400))).toMatchObject({ kind: 'failed', failure: { kind } });
    expect(requester.spent.requests).toBe(1);
  });

  it('by the next request, whatever failed before', async () => {
    const requester = createRequester();
    const script = [failed('unavailable'), new TransportError('connection'), failed('no_answer'), fine];
    // The third failure is allowed two requests, and comes with the third one.
    await expect(ask(requester, ...script)).rejects.toMatchObject({ code: 'provider_unavailable', requests: 3 });
    expect(await ask(createRequester(), failed('unavailable'), new TransportError('connection'), fine)).toEqual(
      fine.outcome,
    );
  });
});

describe('the pause before the next request', () => {
  it.each<[string, Partial<RetrySchedule>, number]>([
    ['is at most the first one, and then twice as long', { firstDelayMs: 20, maxDelayMs: 10_000, maxWaitMs: 20 }, 2],
    ['is at least three quarters of it', { firstDelayMs: 20, maxDelayMs: 10_000, maxWaitMs: 14 }, 1],
    ['is never longer than the longest one', { firstDelayMs: 50_000, maxDelayMs: 1, maxWaitMs: 1 }, 6],
  ])('%s', async (_, schedule, requests) => {
    // The pause has a random part.
    const counts = await Promise.all(
      Array.from({ length: 8 }, () => requestsUntilError(createRequester(schedule), failed('unavailable'))),
    );
    expect(counts).toEqual(counts.map(() => requests));
  });

  it('is what the provider asks for, if the call may wait that long', async () => {
    const schedule = { firstDelayMs: 50_000, maxDelayMs: 50_000, maxWaitMs: 30 };
    expect(await ask(createRequester(schedule), failed('unavailable', 30), fine)).toEqual(fine.outcome);
    expect(await requestsUntilError(createRequester(schedule), failed('unavailable', 31), fine)).toBe(1);
    expect(await requestsUntilError(createRequester(schedule), failed('unavailable'), fine)).toBe(1);
  });

  it('ends with the reason of the signal', async () => {
    const end = new AbortController();
    const reason = new Error('The run was cancelled.');
    const requester = createRequester({
      firstDelayMs: 50_000,
      maxDelayMs: 50_000,
      maxWaitMs: 60_000,
      signal: end.signal,
    });
    const answer = ask(requester, failed('unavailable'));
    setImmediate(() => end.abort(reason));
    await expect(answer).rejects.toBe(reason);
  });

  it('after a rate limit holds for all calls of the quota', async () => {
    const quota = createQuota();
    const slow = { quota, maxWaitMs: 5 };
    await expect(ask(createRequester(slow), failed('rate_limited', 60_000, 429))).rejects.toMatchObject({
      code: 'provider_rate_limited',
      providerStatus: 429,
      requests: 1,
    });
    // Another call sends nothing, and does not claim that it was refused itself.
    const other = await ask(createRequester(slow), fine).catch((error: unknown) => error);
    expect(other).toMatchObject({ code: 'provider_rate_limited', requests: 0 });
    expect(other).not.toHaveProperty('providerStatus', 429);
  });
});

describe('what a call has spent', () => {
  it('is summed over its requests, also over those that failed', async () => {
    const requester = createRequester();
    expect(requester.spent).toEqual({ requests: 0, isUnseen: true, usage: null, answeredBy: null });
    await ask(requester, { ...failed('unavailable'), usage, answeredBy: 'm-1' }, { ...fine, answeredBy: null });
    expect(requester.spent).toMatchObject({
      requests: 2,
      isUnseen: false,
      usage: { inputTokens: 20, outputTokens: 10, cost: { amount: 1 } },
      answeredBy: 'm-1',
    });
  });

  it.each<[string, Played, CallUsage]>([
    ['is known without the usage of a failure', failed('unavailable'), priced],
    ['has no cost without the usage of an answer', { ...fine, usage: null }, { ...usage, cost: null }],
  ])('%s', async (_, first, spent) => {
    const requester = createRequester();
    await ask(requester, first, fine);
    if (first.outcome.kind === 'written') await ask(requester, fine);
    expect(requester.spent.usage).toEqual(spent);
  });

  it.each<[string, TransportError, boolean]>([
    ['refused connection', new TransportError('connection', 'ECONNREFUSED'), true],
    ['refused certificate', new TransportError('certificate'), true],
    ['connection that broke', new TransportError('connection', 'ECONNRESET'), false],
    ['timeout', new TransportError('timeout'), false],
  ])('says after a %s whether the provider may have seen the document', async (_, error, isUnseen) => {
    const requester = createRequester({ maxRequests: 1 });
    await expect(ask(requester, error)).rejects.toMatchObject({ requests: 1 });
    expect(requester.spent.isUnseen).toBe(isUnseen);
  });

  it('was seen once one of its requests was', async () => {
    const requester = createRequester({ maxRequests: 2 });
    const unseen = new TransportError('connection', 'ECONNREFUSED');
    await expect(ask(requester, new TransportError('connection', 'ECONNRESET'), unseen)).rejects.toThrow(
      /Own|cancelled/,
    );
    expect(requester.spent.isUnseen).toBe(false);
  });
});

describe('a call that is interrupted', () => {
  it('knows why its last request failed, and that none is under way', async () => {
    const requester = createRequester({ maxRequests: 1 });
    expect(requester.unanswered).toEqual({ waitedMs: null, failure: null });
    await expect(ask(requester, failed('unavailable', null, 503))).rejects.toThrow(/Own|cancelled/);
    const { waitedMs, failure } = requester.unanswered;
    expect(waitedMs).toBeNull();
    const same = { kind: 'unavailable', status: 503, code: undefined, retryAfterMs: null } as const;
    expect(failure?.message).toBe(explainFailure(target, same, requester.spent).message);
    await expect(ask(requester, new TransportError('connection'))).rejects.toThrow(/Own|cancelled/);
    expect(requester.unanswered).toMatchObject({ waitedMs: null });
    expect(requester.unanswered.failure?.message).toMatch(/^The connection to Own failed/);
  });

  it('knows how long its request has had no answer', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const requester = createRequester();
    const reason = new Error('The run was cancelled.');
    await expect(ask(requester, reason)).rejects.toBe(reason);
    vi.advanceTimersByTime(250);
    expect(requester.unanswered.waitedMs).toBe(250);
  });
});

describe('the slot of the quota', () => {
  it('is free again after an answer, a failure, and what was thrown', async () => {
    const quota = createQuota(1);
    const reason = new Error('The run was cancelled.');
    await ask(createRequester({ quota }), fine);
    await requestsUntilError(createRequester({ quota, maxRequests: 1 }), failed('unavailable'));
    await requestsUntilError(createRequester({ quota }), reason);
    const refusing = createRequester({ quota, onRequest: () => Promise.reject(reason) });
    await expect(ask(refusing, fine)).rejects.toBe(reason);
    expect(refusing.spent.requests).toBe(0);
    expect([quota.isIdle, quota.spare]).toEqual([true, 1]);
  });

  it('is held while the request waits for its caller', async () => {
    const quota = createQuota(2);
    const seen: number[] = [];
    const onRequest = async () => void seen.push(quota.spare);
    await ask(createRequester({ quota, onRequest }), failed('unavailable'), fine);
    expect(seen).toEqual([1, 1]);
  });

  it('gives back the tokens that an answer did not use, and learns what is left', async () => {
    const quota = createQuota();
    const left = { 'x-ratelimit-remaining-tokens': '1000', 'x-ratelimit-reset-tokens': '600s' };
    await ask(createRequester({ quota }), { ...fine, headers: left });
    // 1000 are left. Each call takes 100 and uses 15: 12 calls would take more than is left, and use less.
    for (let count = 0; count < 12; count += 1) await ask(createRequester({ quota }), fine);
    await expect(quota.acquire(990, new AbortController().signal)).rejects.toThrow('No room');
    expect(quota.isIdle).toBe(true);
  });

  it.each<[string, Played, number]>([
    ['an answer', fine, 4],
    ['a refused request', failed('schema', null, 400), 4],
    ['an error of the server', failed('unavailable', null, 500), 2],
  ])('is one of more again after %s or none of more', async (_, played, spare) => {
    const quota = createQuota();
    quota.pause(0);
    expect(quota.spare).toBe(2);
    for (let count = 0; count < 4; count += 1)
      await ask(createRequester({ quota, maxRequests: 1 }), played).catch(() => undefined);
    expect(quota.spare).toBe(spare);
  });
});
