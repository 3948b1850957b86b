import { webhooks } from '@excerpt/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers, runInProcess as RunInProcess } from '../testing/run-in-process.ts';
import type { LiveEvent } from './live-events.ts';

type ReadLiveEvents = typeof import('./live-events.ts').readLiveEvents;
const live = vi.hoisted(() => ({
  read: vi.fn<(source: Parameters<ReadLiveEvents>[0]) => AsyncGenerator<LiveEvent>>(),
}));
vi.mock('./live-events.ts', () => ({
  LIVE_EVENT_KINDS: ['run.completed', 'run.failed'],
  readLiveEvents: live.read,
}));

let runInProcess: typeof RunInProcess;
let sdk: typeof import('@excerpt/sdk');
beforeEach(async () => {
  vi.resetModules();
  ({ runInProcess } = await import('../testing/run-in-process.ts'));
  sdk = await import('@excerpt/sdk');
});

const event = (type: string, id?: string): LiveEvent => ({
  id: `evt_${id}`,
  type,
  timestamp: '2026-01-01T00:00:00Z',
  data: id === undefined ? {} : { id },
});
const EVENTS = [event('run.completed', 'run_1'), event('run.failed', 'run_2')];

/** Listens to events, and then to nothing more. */
function listen(args: string[], answers: Answers = {}, events = EVENTS) {
  live.read.mockImplementation(async function* read() {
    yield* events;
  });
  return runInProcess(['webhooks', 'listen', ...args], answers);
}
const FORWARD = ['--forward', 'http://127.0.0.1:4000/hooks'];

test('events are printed as they happen, with what they are about', async () => {
  const { code, output, errors, requests } = await listen(['--env', 'staging']);
  expect({ code, output, errors, requests }).toEqual({
    code: 0,
    output: '2026-01-01T00:00:00Z  run.completed  run_1\n2026-01-01T00:00:00Z  run.failed  run_2\n',
    errors: 'Listening to staging of acme. Press Ctrl-C to end.\n',
    requests: [],
  });
  expect(live.read.mock.lastCall?.[0]).toMatchObject({ workspace: 'acme', env: 'staging' });
  const chosen = await listen(['--events', 'run.failed', '--json']);
  expect(JSON.parse(chosen.output)).toEqual({ ...EVENTS[1], outcome: null });
  expect((await listen([], {}, [event('run.completed')])).output).toBe('2026-01-01T00:00:00Z  run.completed  \n');
});

test('forwarded events are signed, and what the receiver answered is printed', async () => {
  let headers: Record<string, string> = {};
  const receive = (_sent: object, request: Request) => {
    headers = Object.fromEntries(request.headers);
    return new Response('ok', { status: 201 });
  };
  const outcome = await listen(FORWARD, { 'POST /hooks': receive }, EVENTS.slice(0, 1));
  expect(outcome.output).toBe('2026-01-01T00:00:00Z  run.completed  run_1  → 201\n');
  const [, secret = ''] = /signed with (whsec_\S+)\. /.exec(outcome.errors) ?? [];
  const [sent] = outcome.requests;
  expect(await webhooks.verify(JSON.stringify(sent?.body), headers, secret)).toMatchObject({ type: 'run.completed' });
  const given = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
  const own = await listen([...FORWARD, '--secret', given], { 'POST /hooks': undefined });
  expect(own.errors).toContain(`forwarded to http://127.0.0.1:4000/hooks and signed with ${given}.`);
  expect(own.output).toContain('→ 204');
  const down = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
  expect((await listen(FORWARD, { 'POST /hooks': down })).output).toContain('→ ECONNREFUSED\n');
  const odd = () => Promise.reject(new TypeError('no cause'));
  expect((await listen(FORWARD, { 'POST /hooks': odd })).output).toContain('→ no cause\n');
});

test('an outage of the server is said, and a refusal ends the command', async () => {
  const run = async (error: Error) => {
    live.read.mockImplementation(async function* read({ onFailure }) {
      onFailure(error);
      yield* EVENTS;
    });
    return runInProcess(['webhooks', 'listen'], {});
  };
  const fail = (status?: number) => new sdk.ExcerptError({ code: 'c', message: 'No.', status });
  for (const error of [fail(), fail(503)])
    expect(await run(error)).toMatchObject({ code: 0, errors: expect.stringMatching(/\nNo\..*\n/) as string });
  for (const error of [fail(401), new Error('A fault.')])
    expect(await run(error)).toMatchObject({ code: 1, output: '' });
});

test.each([
  [['--forward', 'localhost:4000'], /localhost:4000 is not an http or https address/],
  [
    ['--events', 'run.completed,run.done,x'],
    /There is no event run\.done, x\. The kinds are: run\.completed, run\.failed/,
  ],
  [['--secret', 'whsec_short'], /--secret must be whsec_ and base64/],
  [['--secret', 'A'.repeat(40)], /--secret must be whsec_ and base64/],
])('%j is refused', async (args, message) => {
  const { code, errors } = await listen(args);
  expect([code, errors]).toEqual([1, expect.stringMatching(message)]);
});
