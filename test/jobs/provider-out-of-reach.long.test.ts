import { createProviderKey, createSchema, createWorkspace, extract, type Run } from '@excerpt/sdk';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { answered, USAGE } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type Reply, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';

const SECRET = 'sk-out-of-reach-0123456789';
/** Nobody listens there. A port that was open before may be given to another test. */
const CLOSED = 'http://127.0.0.1:1';
const GOOD = { total: 118 };
const STALLED: Reply = { pieces: [{ text: '{"id": "x", ' }], end: 'stall' };
const SPENT = { inputTokens: USAGE.input, outputTokens: USAGE.output };

let app: TestApp;
let path: { slug: string; schemaKey: string };
const ends: (() => Promise<void>)[] = [];

/** Refused connections, by host and port. */
const refusals = new Map<string, number>();

/** `undici` announces each connection that fails. */
function countRefusal(message: unknown): void {
  const { host } = (message as { connectParams: { host: string } }).connectParams;
  refusals.set(host, (refusals.get(host) ?? 0) + 1);
}

beforeAll(async () => {
  subscribe('undici:client:connectError', countRefusal);
  app = await startTestApp({
    settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*', EXCERPT_PROVIDER_TIMEOUT_SECONDS: '1' },
  });
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Out of reach' } }));
  const definition = { type: 'object', required: ['total'], properties: { total: { type: 'number' } } };
  path = {
    slug,
    schemaKey: ok(
      await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }),
    ).schemaKey,
  };
});
afterAll(async () => {
  unsubscribe('undici:client:connectError', countRefusal);
  await app.close();
  for (const end of ends) await end();
});

interface Started {
  network: TcpProxy;
  end: Promise<Run>;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Starts a run with its own provider behind its own proxy. Runs start in sequence, since each uses the newest key of
 * the provider.
 */
async function start(provider: ScriptedProvider, state: 'open' | 'gone'): Promise<Started> {
  const network = await startTcpProxy(provider.url);
  ends.push(
    () => network.close(),
    () => provider.close(),
  );
  await network.set(state);
  return { network, ...(await startAt(network.url)) };
}

function startAt(baseUrl: string): Promise<Pick<Started, 'end'>> {
  const started = last.then(() => startNow(baseUrl));
  last = started;
  return started;
}

async function startNow(baseUrl: string): Promise<Pick<Started, 'end'>> {
  const { client } = app.admin;
  ok(
    await createProviderKey({
      client,
      body: { provider: 'vllm', defaultModel: 'm', baseUrl, secret: SECRET } as never,
    }),
  );
  const { runId } = ok(
    await extract({ client, path, body: { name: 'invoice.txt', content: 'Total: 118.00 EUR\n', model: 'vllm/m' } }),
  );
  return { end: endOfRun(app.admin, runId) };
}

test.concurrent('a connection that is refused is tried again, until it is there', async () => {
  const { network, end } = await start(await startScriptedProvider({ otherwise: answered(GOOD) }), 'gone');
  await expect.poll(() => refusals.get(new URL(network.url).host)).toBeGreaterThan(1);
  await network.set('open');
  expect(await end).toMatchObject({ status: 'completed', attempts: 1, extractedData: GOOD, ...SPENT });
}, 60_000);

test.concurrent('one that is always refused fails the run after three attempts', async () => {
  const { end } = await startAt(`${CLOSED}/v1`);
  const run = await end;
  const errorCode = {
    code: 'provider_unavailable',
    stage: 'extract',
    retryable: true,
    provider: 'vllm',
    detail: 'connection: ECONNREFUSED',
  };
  expect(run).toMatchObject({ status: 'failed', attempts: 3, errorCode, inputTokens: 0, outputTokens: 0 });
  expect(JSON.stringify(run)).not.toContain(SECRET);
}, 150_000);

test.concurrent('a body that stalls is given up at the deadline, and asked for again by the next attempt', async () => {
  const provider = await startScriptedProvider({ otherwise: answered(GOOD) });
  provider.play(STALLED);
  const { end } = await start(provider, 'open');
  expect(await end).toMatchObject({ status: 'completed', attempts: 2, extractedData: GOOD, ...SPENT });
  expect(await provider.requests[0]?.abandoned).toBe(true);
}, 60_000);

test.concurrent('bodies that always stall fail the run after three attempts of one request', async () => {
  const provider = await startScriptedProvider({ otherwise: STALLED });
  const { end } = await start(provider, 'open');
  const errorCode = {
    code: 'provider_unavailable',
    stage: 'extract',
    retryable: true,
    provider: 'vllm',
    detail: 'timeout',
  };
  expect(await end).toMatchObject({
    status: 'failed',
    attempts: 3,
    errorCode,
    inputTokens: null,
    outputTokens: null,
  });
  expect(await Promise.all(provider.requests.map(({ abandoned }) => abandoned))).toEqual(
    Array.from({ length: 3 }, () => true),
  );
}, 150_000);
