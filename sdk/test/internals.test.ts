/** Parts of the SDK whose limits the behaviour of whole requests shows only after minutes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOf, readAnswer } from '../src/http/answers.ts';
import { readRetryAfter, retryDelay, sleep } from '../src/http/retries.ts';
import { ExcerptError, TimeoutError } from '../src/request-errors.ts';
import { Page } from '../src/resources/page.ts';
import { poll } from '../src/waiting/poll.ts';
import { rideOut } from '../src/waiting/ride-out.ts';
import { withTimeout } from '../src/waiting/with-timeout.ts';

const failure = (status: number | undefined, more: object = {}) =>
  new ExcerptError({ code: 'any', message: 'It failed.', retryable: true, ...(status && { status }), ...more });

describe('retryDelay', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => void vi.restoreAllMocks());

  it.each([undefined, 408, 429, 500, 502, 503])('repeats after %s', (status) => {
    expect(retryDelay(failure(status), 0)).toBe(250);
  });

  it.each([400, 401, 404, 409, 422, 499])('does not repeat after %s', (status) => {
    expect(retryDelay(failure(status), 0)).toBeUndefined();
  });

  it('repeats while the first attempt is in flight, and never what is no answer', () => {
    expect(retryDelay(failure(409, { code: 'idempotency_in_flight' }), 0)).toBe(250);
    expect(retryDelay(new Error('bug'), 0)).toBeUndefined();
  });

  it('doubles the pause up to a limit, half of it by chance', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelay(failure(503), attempt))).toEqual([
      250, 500, 1_000, 2_000, 4_000, 4_000, 4_000,
    ]);
    vi.mocked(Math.random).mockReturnValue(1);
    expect(retryDelay(failure(503), 0)).toBe(500);
  });

  it('waits as long as the server asks for, up to a minute', () => {
    expect(retryDelay(failure(429, { retryAfter: 60 }), 0)).toBe(60_000);
    expect(retryDelay(failure(429, { retryAfter: 61 }), 0)).toBeUndefined();
    expect(retryDelay(failure(429, { retryAfter: 0 }), 3)).toBe(0);
  });
});

describe('readRetryAfter', () => {
  const read = (value?: string) => readRetryAfter(new Headers(value === undefined ? {} : { 'retry-after': value }));

  it('reads seconds and dates', () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
    try {
      expect(read('7')).toBe(7);
      expect(read('Thu, 01 Jan 2026 00:00:30 GMT')).toBe(30);
      expect(read('Wed, 31 Dec 2025 23:59:00 GMT')).toBe(0);
      expect([read(), read('soon'), read('-3')]).toEqual([undefined, undefined, 0]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an answer', () => {
  const reading = (as: 'json' | 'blob' | 'any' | 'stream' = 'json') => ({ as });

  it('is an error outside 2xx, also where a proxy wrote it', () => {
    const html = new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-request-id': 'req_1' } });
    expect(errorOf(html, '<h1>Bad gateway</h1>')).toMatchObject({
      code: 'unexpected_response',
      status: 502,
      retryable: true,
      requestId: 'req_1',
      message: expect.stringContaining('<h1>Bad gateway'),
    });
    expect(errorOf(new Response(null, { status: 404 }), '')).toMatchObject({ retryable: false });
    expect(errorOf(new Response(null, { status: 304 }), '')).toMatchObject({ code: 'not_modified' });
    expect(errorOf(new Response(null, { status: 500 }), 'x'.repeat(500)).message.length).toBeLessThan(260);
  });

  it('has the code and the request of the server', () => {
    const body = { code: 'not_found', message: 'Run not found.', retryable: false, requestId: 'req_2' };
    const error = errorOf(new Response(null, { status: 404 }), JSON.stringify(body));
    expect(error).toMatchObject({ code: 'not_found', message: 'Run not found.', status: 404, requestId: 'req_2' });
  });

  it('is read as it is asked for', async () => {
    expect(await readAnswer(Response.json({ a: 1 }), reading())).toEqual({ a: 1 });
    expect(await readAnswer(new Response(null, { status: 204 }), reading())).toBeUndefined();
    expect(await readAnswer(new Response('x'), reading('blob'))).toBeInstanceOf(Blob);
    expect(
      await readAnswer(new Response('x', { headers: { 'content-type': 'text/csv' } }), reading('any')),
    ).toBeInstanceOf(Blob);
    expect(await readAnswer(Response.json([1]), reading('any'))).toEqual([1]);
    expect(await readAnswer(new Response('x'), reading('stream'))).toBeInstanceOf(ReadableStream);
    await expect(readAnswer(new Response('<html>'), reading())).rejects.toMatchObject({ code: 'unexpected_response' });
    await expect(readAnswer(new Response('{}', { status: 500 }), reading())).rejects.toMatchObject({ status: 500 });
  });
});

describe('Page', () => {
  /** Pages of two rows of a list that `rows` gives anew for each page. */
  function pageOf(rows: () => { id: string }[], page = 1): Page<{ id: string }> {
    const all = rows();
    const data = all.slice((page - 1) * 2, page * 2);
    return new Page({ total: all.length, page, pageSize: 2, data }, async (next) => pageOf(rows, next));
  }
  const list = (...ids: string[]) => ids.map((id) => ({ id }));
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).join('');

  it('goes through all pages, and knows its last', async () => {
    const first = pageOf(() => list('a', 'b', 'c', 'd'));
    expect(idsOf(await first.toArray())).toBe('abcd');
    const last = await first.nextPage();
    expect([first.hasNextPage(), last?.hasNextPage(), await last?.nextPage()]).toEqual([true, false, undefined]);
    expect(idsOf(await pageOf(() => list('a', 'b', 'c')).toArray())).toBe('abc');
  });

  it('hands over no row twice if others arrive meanwhile', async () => {
    const lists = [list('b', 'c', 'd'), list('a', 'b', 'c', 'd')];
    expect(idsOf(await pageOf(() => lists.shift() ?? list('a', 'b', 'c', 'd')).toArray())).toBe('bcd');
  });

  it('takes a limit', async () => {
    const first = pageOf(() => list('a', 'b', 'c', 'd'));
    expect(idsOf(await first.toArray({ limit: 3 }))).toBe('abc');
    expect(await first.toArray({ limit: 0 })).toEqual([]);
    await expect(first.toArray({ limit: -1 })).rejects.toThrow('`limit` must be 0 or more.');
  });
});

describe('waiting', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sleeps until its time, or until it is aborted', async () => {
    const stop = new AbortController();
    const cut = expect(sleep(1_000, stop.signal)).rejects.toThrow('enough');
    stop.abort(new Error('enough'));
    await cut;
    await expect(sleep(1_000, stop.signal)).rejects.toThrow('enough');
    const rest = sleep(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    await rest;
  });

  it('ends by its time-out, and passes on what the caller aborts with', async () => {
    const forever = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const late = expect(withTimeout({ timeout: 500 }, 'Too late.', forever)).rejects.toBeInstanceOf(TimeoutError);
    await vi.advanceTimersByTimeAsync(500);
    await late;
    const stop = new AbortController();
    const stopped = expect(withTimeout({ signal: stop.signal }, 'Too late.', forever)).rejects.toThrow('by hand');
    stop.abort(new Error('by hand'));
    await stopped;
    expect(await withTimeout({ timeout: 500 }, 'Too late.', async () => 7)).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rides out an outage for five minutes, and no other error', async () => {
    const ask = vi.fn<() => Promise<number>>().mockRejectedValueOnce(failure(503)).mockRejectedValueOnce(failure(502));
    ask.mockResolvedValue(7);
    const answer = rideOut(undefined, ask);
    await vi.advanceTimersByTimeAsync(250 + 500);
    expect(await answer).toBe(7);
    for (const error of [failure(500), failure(404), failure(503, { retryable: false }), new Error('bug')])
      await expect(rideOut(undefined, () => Promise.reject(error))).rejects.toBe(error);
    const down = vi.fn<() => Promise<number>>(() => Promise.reject(failure(503)));
    const given = expect(rideOut(undefined, down)).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await given;
    expect(down.mock.calls.length).toBeGreaterThan(60);
  });

  it('waits as long as a busy server asks for', async () => {
    const ask = vi.fn<() => Promise<number>>().mockRejectedValueOnce(failure(429, { retryAfter: 30 }));
    ask.mockResolvedValue(7);
    const answer = rideOut(undefined, ask);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe(7);
  });

  it('polls until the work is final, with longer and longer pauses, and reports changes', async () => {
    const states = [1, 1, 2, 3];
    const ask = vi.fn<() => Promise<number>>(async () => states.shift() ?? 3);
    const seen: number[] = [];
    const work = { name: 'It', ask, progressOf: (state: number) => state, isFinal: (state: number) => state === 3 };
    const end = poll(work, { onProgress: (state) => seen.push(state) });
    await vi.advanceTimersByTimeAsync(100 + 150 - 1);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1 + 225);
    expect(await end).toBe(3);
    expect(seen).toEqual([1, 2, 3]);
  });
});
