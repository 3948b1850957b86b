/** Which jobs a server claims, how many at once, and what makes it look for more. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import type { ClaimRequest, JobKind } from '../jobs/job-queue.ts';
import { noMessages } from '../db/postgres/messages.ts';
import { openServices, type OpenServices } from './testing/open-services.ts';
import { createWorker, type Worker } from './worker.ts';

type Listener = (payload?: unknown) => void;

let claims: Pick<ClaimRequest, 'kind' | 'limit'>[];
let sent: unknown[][];
let enqueued: ((kind: JobKind) => void)[];
let listeners: Map<string, Listener>;
let opened: OpenServices;
let worker: Worker | null;

/** A server whose queue has no jobs: it tells how many it would take. */
async function open(role: 'all' | 'api' | 'worker'): Promise<void> {
  const config = loadConfig({ EXCERPT_DATA_DIR: '.', EXCERPT_DATABASE_URL: 'sqlite:unused.db' });
  const queue = {
    async claim(request: () => ClaimRequest) {
      const { kind, limit } = request();
      claims.push({ kind, limit });
      return [];
    },
    recover: async () => 0,
    flush: async () => undefined,
    onEnqueued: (listener: (kind: JobKind) => void) => void enqueued.push(listener),
    leases: null,
  };
  const messages = {
    ...noMessages,
    send: (...message: unknown[]) => void sent.push(message),
    on: (topic: string, listener: Listener) => void listeners.set(topic, listener),
    onGap: (listener: Listener) => void listeners.set('gap', listener),
  };
  opened = await openServices({
    config: {
      ...config,
      role,
      jobs: { ...config.jobs, concurrency: 3 },
      parser: { ...config.parser, processes: 2 },
      webhooks: { ...config.webhooks, concurrency: 5 },
    },
    queue: queue as never,
    messages: messages as never,
    engine: {} as never,
  });
  worker = createWorker(opened.resources, opened.services);
  await worker?.runner.start();
  await settle();
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const kindsOf = () => claims.splice(0).map(({ kind }) => kind);

beforeEach(() => {
  [claims, sent, enqueued, listeners, worker] = [[], [], [], new Map(), null];
});
afterEach(() => worker?.runner.stop(0));

test.each(['all', 'worker'] as const)(
  'a server with the role %s takes as many jobs as are configured',
  async (role) => {
    await open(role);
    expect(Object.fromEntries(claims.map(({ kind, limit }) => [kind, limit]))).toEqual({
      'run.execute': 3,
      'document.parse': 2,
      'packet.split': 2,
      'splitter.evaluate': 1,
      'documents.erase': 1,
      'webhook.deliver': 5,
    });
  },
);

test('a server with the role `api` takes none, and tells others of those that it enqueues', async () => {
  await open('api');
  expect([worker, claims]).toEqual([null, []]);
  for (const listener of enqueued) listener('document.parse');
  listeners.get('job')?.('run.execute');
  listeners.get('gap')?.();
  await settle();
  expect(claims).toEqual([]);
  expect(sent).toContainEqual(['job', 'document.parse']);
});

test('a server looks for jobs of a kind that another one enqueued, and for all after a gap', async () => {
  await open('all');
  expect(kindsOf()).toHaveLength(6);
  listeners.get('job')?.('webhook.deliver');
  await settle();
  expect(kindsOf()).toEqual(['webhook.deliver']);
  const gap = vi.spyOn(opened.services.runEvents, 'gap');
  listeners.get('gap')?.();
  await settle();
  expect(kindsOf().toSorted()).toEqual([
    'document.parse',
    'documents.erase',
    'packet.split',
    'run.execute',
    'splitter.evaluate',
    'webhook.deliver',
  ]);
  expect(gap).toHaveBeenCalledOnce();
});

test('a server hears of runs that others execute', async () => {
  await open('all');
  const receive = vi.spyOn(opened.services.runEvents, 'receive').mockReturnValue(undefined);
  listeners.get('run')?.({ id: 'run_1' });
  expect(receive.mock.calls).toEqual([[{ id: 'run_1' }]]);
});
