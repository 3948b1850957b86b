import { ExcerptError, type Excerpt } from '@excerpt/sdk';
import { beforeEach, expect, test, vi } from 'vitest';

const delay = vi.hoisted(() => vi.fn<(ms: number) => Promise<void>>());
vi.mock('node:timers/promises', () => ({ setTimeout: delay }));

let readLiveEvents: typeof import('./live-events.ts').readLiveEvents;
beforeEach(async () => {
  vi.resetModules();
  delay.mockReset().mockResolvedValue();
  ({ readLiveEvents } = await import('./live-events.ts'));
});

const at = (second: number) => `2026-01-01T00:00:0${second}Z`;
interface Entry {
  id: string;
  status: string;
  updatedAt: string;
  [other: string]: unknown;
}

/** A server whose lists a test changes. */
function play() {
  const lists: Record<'runs' | 'documents' | 'batches' | 'evaluations' | 'packets' | 'reviews', Entry[]> = {
    runs: [],
    documents: [],
    batches: [],
    evaluations: [],
    packets: [],
    reviews: [],
  };
  const schemas = [{ id: 'fam_1', schemaKey: 'a', name: 'A', latestVersionNumber: 1, updatedAt: at(1) }];
  const state = {
    budget: { status: 'available', period: '2026-01', maxCost: { amount: 5, currency: 'USD' }, maxPages: null },
    error: null as Error | null,
    budgetError: null as Error | null,
    gone: new Set<string>(),
    asked: [] as string[],
  };
  const resource = (name: keyof typeof lists) => ({
    list: async (request: object) => {
      if (state.error !== null) throw state.error;
      state.asked.push(`${name} ${JSON.stringify(request)}`);
      return { data: lists[name] };
    },
    get: async (id: string) => {
      state.asked.push(`${name} ${id}`);
      if (state.gone.has(id)) throw new ExcerptError({ code: 'not_found', message: 'Gone.', status: 404 });
      return lists[name].find((one) => one.id === id) ?? { id, status: 'completed', updatedAt: at(9) };
    },
  });
  const client = {
    ...Object.fromEntries(Object.keys(lists).map((name) => [name, resource(name as keyof typeof lists)])),
    schemas: {
      async *list() {
        yield* schemas;
      },
      getVersion: async ({ versionNumber }: { versionNumber: number }) => ({ versionNumber, definition: {} }),
    },
    usage: {
      getBudget: async () => {
        if (state.budgetError !== null) throw state.budgetError;
        return state.budget;
      },
    },
  } as unknown as Excerpt;
  const controller = new AbortController();
  const failures: unknown[] = [];
  const { signal } = controller;
  const onFailure = (error: unknown) => void failures.push(error);
  const events = readLiveEvents({ client, workspace: 'acme', env: 'staging', signal, onFailure });
  /** The events after a change, which is made between two comparisons. */
  async function after(change: () => void, count: number) {
    const seen: string[] = [];
    let isMade = false;
    delay.mockImplementation(async () => {
      if (!isMade) change();
      else if (seen.length >= count) controller.abort();
      isMade = true;
    });
    for (let next = await events.next(); !next.done; next = await events.next()) {
      const { type, data, timestamp, id } = next.value;
      expect(id).toMatch(/^evt_[0-9a-f]{26}$/);
      seen.push(`${type} ${String((data as { id?: string }).id ?? '')} ${timestamp}`.replace(/ {2}/, ' '));
      if (seen.length >= count) break;
    }
    return seen;
  }
  return { lists, schemas, state, failures, events, controller, after };
}
const entry = (id: string, status: string, second = 2): Entry => ({ id, status, updatedAt: at(second) });

test('what was there before is no event, and what changes is, in the order of time', async () => {
  const server = play();
  server.lists.runs.push(entry('run_1', 'processing'), entry('run_2', 'completed'));
  server.lists.documents.push(entry('doc_1', 'parsed'));
  const seen = await server.after(() => {
    server.lists.runs.splice(0, 1, entry('run_1', 'completed', 5));
    server.lists.documents.push(entry('doc_2', 'parsed', 3), entry('doc_3', 'failed', 4), entry('doc_4', 'pending', 1));
  }, 3);
  expect(seen).toEqual([
    `document.parsed doc_2 ${at(3)}`,
    `document.failed doc_3 ${at(4)}`,
    `run.completed run_1 ${at(5)}`,
  ]);
  expect(server.state.asked).toContain('runs {"workspace":"acme","env":"staging","schemaKey":"a","pageSize":100}');
  expect(server.state.asked.find((one) => one.startsWith('documents {'))).toContain('"content":false');
  expect(delay.mock.calls[0]?.[0]).toBe(1_000);
});

test.each([
  ['runs', 'failed', 'run.failed'],
  ['runs', 'cancelled', 'run.cancelled'],
  ['batches', 'completed', 'batch.completed'],
  ['batches', 'cancelled', 'batch.completed'],
  ['packets', 'needs_review', 'packet.review_needed'],
  ['packets', 'completed', 'packet.completed'],
  ['packets', 'failed', 'packet.completed'],
  ['packets', 'cancelled', 'packet.completed'],
  ['evaluations', 'completed', 'evaluation.completed'],
  ['evaluations', 'failed', 'evaluation.completed'],
  ['evaluations', 'cancelled', 'evaluation.completed'],
  ['reviews', 'needed', 'run.review_needed'],
  ['reviews', 'approved', 'run.reviewed'],
  ['reviews', 'rejected', 'run.reviewed'],
] as const)('of %s that are %s, the event is %s', async (list, status, type) => {
  const server = play();
  const added = { ...entry('one', status), runId: 'one', createdAt: at(2), completedAt: null };
  const [seen] = await server.after(() => server.lists[list].push(added), 1);
  expect(seen).toBe(`${type} one ${at(2)}`);
});

test('a new version of a schema is an event with its name', async () => {
  const server = play();
  const change = () => Object.assign(server.schemas[0] ?? {}, { latestVersionNumber: 2, updatedAt: at(7) });
  const [seen] = await server.after(change, 1);
  expect(seen).toBe(`schema.version.created ${at(7)}`);
});

test('a budget that is nearly spent is an event once for its limits', async () => {
  const server = play();
  const [seen] = await server.after(
    () => void (server.state.budget = { ...server.state.budget, status: 'warning' }),
    1,
  );
  expect(seen).toMatch(/^budget\.warning /);
});

test('a run that left the newest page is read by its id until it ends', async () => {
  const server = play();
  server.lists.runs.push(entry('run_1', 'processing'), entry('run_2', 'pending'));
  server.state.gone.add('run_2');
  const seen = await server.after(() => server.lists.runs.splice(0, 2), 1);
  expect(seen).toEqual([`run.completed run_1 ${at(9)}`]);
});

test('after a failure, the lists are compared again, later', async () => {
  const server = play();
  server.lists.runs.push(entry('run_1', 'processing'));
  const error = new TypeError('fetch failed');
  let rounds = 0;
  delay.mockImplementation(async () => {
    rounds += 1;
    server.state.error = rounds === 1 ? error : null;
    if (rounds === 2) server.lists.runs.splice(0, 1, entry('run_1', 'completed', 3));
  });
  const { value } = await server.events.next();
  expect([value?.type, server.failures, delay.mock.calls.slice(0, 2).map(([ms]) => ms)]).toEqual([
    'run.completed',
    [error],
    [1_000, 3_000],
  ]);
  server.controller.abort();
  expect(await server.events.next()).toEqual({ done: true, value: undefined });
});

test('a key that may not see the budget gets the other events', async () => {
  const server = play();
  server.state.budgetError = new ExcerptError({ code: 'forbidden', message: 'No.', status: 403 });
  const seen = await server.after(() => {
    server.state.budgetError = new Error('It would be asked again.');
    server.lists.runs.push(entry('run_1', 'completed'));
  }, 1);
  expect([seen.length, server.failures]).toEqual([1, []]);
});

test('nothing is compared after the signal', async () => {
  const server = play();
  server.controller.abort();
  expect(await server.events.next()).toEqual({ done: true, value: undefined });
  expect(server.state.asked).toEqual([]);
});
