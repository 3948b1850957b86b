import { Excerpt } from '@excerpt/sdk';
import { createFake } from '@excerpt/sdk/testing';
import { scriptedEngine } from '../../../test/harness/engines.ts';
import { createGate } from '../../../test/harness/gate.ts';
import { findFreePort } from '../../../test/harness/free-port.ts';
import { startTestApp } from '../../../test/harness/test-app.ts';
import { movableClock } from '../../../test/harness/test-clock.ts';
import { fetchFromServer, validating } from '../../../test/harness/validating-fetch.ts';
import { loopbackWebhooks, startReceiver, type Received } from '../../../test/harness/webhook-receiver.ts';

export interface SubjectUser {
  id: string;
  excerpt: Excerpt;
  /** A request that the SDK would not make. The path starts with `/`. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** What the behaviour of the service is tried on. */
export interface Subject {
  addUser(plan: 'free' | 'pro'): Promise<SubjectUser>;
  excerptWith(apiKey: string): Excerpt;
  /** Runs that start from now on do not end before `release`. */
  hold(): void;
  release(): void;
  /** Where webhooks are sent to, and with which status they are answered: 204 unless a test changes it. */
  receiver: { url: string; received: Received[]; status: number };
  /** Lets time pass, and waits for the deliveries that are due. */
  pass(ms: number): Promise<void>;
  /** Has the service look for what has expired. */
  sweep(): Promise<void>;
  /** Resolves when the condition holds. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

/** What both find in `invoiceText`. */
function readInvoice(text: string): Record<string, unknown> {
  const total = /Total: ([\d.]+)/.exec(text)?.[1];
  return {
    invoiceNumber: /Invoice number: (\S+)/.exec(text)?.[1] ?? null,
    total: total === undefined ? null : Number(total),
  };
}

function only(found: Record<string, unknown>, definition: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(definition['properties'] as object);
  return Object.fromEntries(Object.entries(found).filter(([name]) => names.includes(name)));
}

export interface SubjectOptions {
  rateLimit?: { perMinute: number; burst: number };
}

type Send = (input: Request | URL | string, init?: RequestInit) => Promise<Response>;

function usersOf(baseUrl: string, send: Send) {
  const fetch = validating(send);
  const excerptWith = (apiKey: string) => new Excerpt({ baseUrl, apiKey, maxRetries: 0, fetch });
  const user = (id: string, apiKey: string): SubjectUser => ({
    id,
    excerpt: excerptWith(apiKey),
    send: (path, init = {}) =>
      fetch(baseUrl + path, { ...init, headers: { 'x-api-key': apiKey, ...(init.headers as Record<string, string>) } }),
  });
  return { excerptWith, user };
}

const PAUSE_MS = 20;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause();
}

export async function startServerSubject({ rateLimit }: SubjectOptions = {}): Promise<Subject> {
  const gate = createGate();
  const clock = movableClock();
  const destination = await startReceiver((response) => response.writeHead(receiver.status).end());
  const receiver = { url: destination.url, received: destination.received, status: 204 };
  const engine = scriptedEngine(async ({ layout, definition, signal }) => {
    await gate.pass(signal);
    const extractedData = only(readInvoice(layout.pages.map(({ text }) => text).join('\n')), definition);
    const nowhere = { page: null, quote: null, start: null, end: null, boxes: [] };
    const evidence = Object.keys(extractedData).map((name) => ({
      path: `/${name}`,
      confidence: 0.9,
      match: 'derived' as const,
      ...nowhere,
    }));
    return { extractedData: extractedData as never, evidence };
  });
  const limit = rateLimit && {
    EXCERPT_RATE_LIMIT: String(rateLimit.perMinute),
    EXCERPT_RATE_BURST: String(rateLimit.burst),
  };
  // The same port after a restart.
  const settings = { ...loopbackWebhooks, ...limit, EXCERPT_PORT: String(await findFreePort()) };
  const app = await startTestApp({ settings, engine, clock });
  const { excerptWith, user } = usersOf(app.url, fetchFromServer);
  return {
    async addUser(plan) {
      const { id, apiKey } = await app.addUser(plan);
      return user(id, apiKey);
    },
    excerptWith,
    hold: () => gate.close(),
    release: () => gate.open(),
    receiver,
    async pass(ms) {
      clock.advance(ms);
      await app.app.idle();
    },
    // It sweeps at its start.
    sweep: () => app.restart(),
    until,
    async close() {
      await app.close();
      await destination.close();
    },
  };
}

export async function startFakeSubject({ rateLimit }: SubjectOptions = {}): Promise<Subject> {
  const fake = createFake({ pin: '0.6.0', allowsAnyWebhookUrl: true, ...(rateLimit && { rateLimit }) });
  for (const schemaKey of ['invoice', 'inline'])
    fake.answers(schemaKey, ({ content, definition }) => only(readInvoice(content), definition));
  const receiver = { url: 'http://receiver.test', received: [] as Received[], status: 204 };
  fake.onWebhook(async (request) => {
    const { pathname: path } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    receiver.received.push({ path, headers, body: await request.text() });
    return new Response(null, { status: receiver.status });
  });
  const { excerptWith, user } = usersOf('http://fake.test', fake.fetch);
  return {
    async addUser(plan) {
      const { id, apiKey } = fake.addUser({ plan });
      return user(id, apiKey);
    },
    excerptWith,
    // Time does not pass there by itself.
    hold: () => undefined,
    release: () => undefined,
    receiver,
    async pass(ms) {
      await fake.clock.advance(ms);
    },
    sweep: async () => undefined,
    until,
    close: () => fake.idle(),
  };
}
