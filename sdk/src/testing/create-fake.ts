import { TaskClock, type FakeClock } from './task-clock.ts';
import { Answers, type AnswerFunction, type AnswerValue } from './extraction/planned-answers.ts';
import { PINS } from './generated/pins.gen.ts';
import { Failures } from './http/failures.ts';
import { IdempotentAnswers } from './http/idempotency.ts';
import { Router } from './http/match-route.ts';
import { RateLimits } from './http/rate-limits.ts';
import { createServe, type RecordedRequest } from './http/serve.ts';
import { createIds } from './create-ids.ts';
import { createMswHandler } from './msw-handler.ts';
import { createHandlers } from './resources/all-handlers.ts';
import { expireDue } from './retention.ts';
import { createStore, type Plan, type UserRecord } from './store.ts';
import { createDeliveries, type WebhookReceiver } from './webhooks/deliver.ts';

export interface FakeOptions {
  /** The version of the contract, as `0.6.0`. */
  pin: string;
  /**
   * `auto`, the default: waiting for a run moves the clock. `manual`: only `fake.clock.advance` does; a request that
   * waits for a run waits for that.
   */
  clock?: 'auto' | 'manual';
  /** The time at the beginning. By default, that of this machine. */
  now?: Date | number;
  /** The plan of the user that every API key belongs to. `pro` by default. */
  plan?: Plan;
  /** The only API key that is accepted beside those that the fake makes. By default, every key is. */
  apiKey?: string;
  /** Where the service seems to be. By default the handlers for msw answer every request that carries `x-api-key`. */
  baseUrl?: string;
  /** How many requests an API key may send by the fake's clock; more are refused with 429. No limit by default. */
  rateLimit?: { perMinute: number; burst?: number };
  /** Whether webhooks may lead to addresses that the service refuses: `http`, and hosts that are not public. */
  allowsAnyWebhookUrl?: boolean;
}

/** A user of the fake, beside the one that it begins with. */
export interface FakeUser {
  id: string;
  name: string;
  apiKey: string;
}

export interface Fake {
  /** The pinned version. */
  readonly pin: string;
  /** Answers requests in the place of the global `fetch`. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /**
   * For `setupServer` and `setupWorker` of msw 2 and 3. They fit the types of both, and the kit imports neither: hence
   * `never`, which is assignable to every type.
   */
  readonly handlers: never[];
  readonly clock: FakeClock;
  /** What was sent, the oldest first. */
  readonly requests: readonly RecordedRequest[];
  /**
   * What extractions with a schema answer: data, `answerWith(…)`, `failRun(…)`, or a function of the document. Without
   * it, examples of the schema and values of its types.
   */
  answers(schemaKey: string, answer: AnswerValue | AnswerFunction): void;
  /** Lets the next request to an operation fail: by its `operationId`, with an error code of the service. */
  failNext(operationId: string, code: string): void;
  /** Receives webhooks. Their requests are signed, and what it answers is recorded as a delivery. */
  onWebhook(receiver: WebhookReceiver): void;
  /** Adds a user with an API key, isolated from the others. */
  addUser(user?: { name?: string; plan?: Plan }): FakeUser;
  /** Resolves when every webhook has been delivered and every asynchronous answer has been given. */
  idle(): Promise<void>;
  /** Forgets everything but the time, the users' keys, and the receiver of webhooks. */
  reset(): void;
}

const GUEST_ID = 'usr_00000000000000000000000001';

/** What is under way after its request was answered. */
function createTracker() {
  const underWay = new Set<Promise<unknown>>();
  return {
    track(work: Promise<unknown>): void {
      const settled = work.finally(() => underWay.delete(settled));
      underWay.add(settled);
      settled.catch(() => undefined);
    },
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

/**
 * A stateful fake of the service in the memory of this process: it validates requests by a pinned contract, keeps what
 * it is sent, and runs extractions in a time of its own.
 *
 * @throws TypeError for a version that is not pinned
 */
export function createFake(options: FakeOptions): Fake {
  const { pin, clock: mode = 'auto', now = Date.now(), plan = 'pro', apiKey, baseUrl } = options;
  const contract = PINS.get(pin);
  if (contract === undefined) throw new TypeError(`${pin} is not pinned. There is ${[...PINS.keys()].join(', ')}.`);

  const { track, idle } = createTracker();
  const clock = new TaskClock(new Date(now).getTime(), idle);
  const newId = createIds(() => clock.now());
  const store = createStore();
  const answers = new Answers();
  const failures = new Failures(contract);
  const requests: RecordedRequest[] = [];
  let receiver: WebhookReceiver | undefined;
  let idempotency = new IdempotentAnswers(() => clock.now());
  const newRateLimits = () => new RateLimits(options.rateLimit ?? null, () => clock.now());
  let rateLimits = newRateLimits();

  const guest: UserRecord = { id: GUEST_ID, name: 'tester', plan };
  store.users.push(guest);
  function addKey(userId: string, secret: string): void {
    const key = { id: newId('key'), name: 'test', scope: 'write', maskedKey: `${secret.slice(0, 8)}…` } as const;
    const times = { expiresAt: null, lastUsedAt: null, createdAt: clock.timestamp() };
    const apiKey = { ...key, workspace: null, env: null, role: null, ...times };
    store.apiKeys.push({ apiKey, userId, secret, isRevoked: false });
  }
  if (apiKey !== undefined) addKey(guest.id, apiKey);

  const deliveries = createDeliveries({ store, clock, newId, track, receiver: () => receiver });
  const movesTime = mode === 'auto';
  const service = { store, clock, movesTime, newId, answers, events: deliveries, track };
  const serve = createServe({
    contract,
    handlers: createHandlers(service, { deliveries, allowsAnyUrl: options.allowsAnyWebhookUrl ?? false }),
    admission: {
      store,
      now: () => clock.now(),
      guest: apiKey === undefined ? guest : null,
      rateLimits: { count: (key) => rateLimits.count(key) },
    },
    sweep: () => expireDue(store, clock),
    failures,
    idempotency: { run: (request, work) => idempotency.run(request, work) },
    newId,
    record: (request) => requests.push(request),
  });

  const router = new Router(contract);
  const base = baseUrl?.replace(/\/+$/, '');
  /** The request as if the service were at the root of its host; null for one that is not to the service. */
  function underBase(request: Request): Request | null {
    if (base === undefined) return request;
    if (!request.url.startsWith(`${base}/`)) return null;
    return new Request(new URL(request.url.slice(base.length), request.url), request);
  }
  const claims = (request: Request) =>
    base === undefined
      ? request.headers.has('x-api-key') || router.has(new URL(request.url).pathname)
      : request.url.startsWith(`${base}/`);
  const answer = (request: Request) => serve(underBase(request) ?? request);

  return {
    pin,
    fetch: (input, init) => answer(input instanceof Request && init === undefined ? input : new Request(input, init)),
    handlers: [createMswHandler(answer, claims) as never],
    clock,
    requests,
    idle,
    answers: (schemaKey, said) => answers.set(schemaKey, said),
    failNext: (operationId, code) => failures.plan(operationId, code),
    onWebhook(receive) {
      receiver = receive;
    },
    addUser({ name = 'user', plan: own = 'pro' } = {}) {
      const user: UserRecord = { id: newId('usr'), name, plan: own };
      store.users.push(user);
      const secret = `exk_fake-key-of-${user.id}`;
      addKey(user.id, secret);
      return { id: user.id, name, apiKey: secret };
    },
    reset() {
      const { users, apiKeys } = store;
      Object.assign(store, createStore(), { users, apiKeys });
      answers.clear();
      failures.clear();
      requests.length = 0;
      idempotency = new IdempotentAnswers(() => clock.now());
      rateLimits = newRateLimits();
    },
  };
}
