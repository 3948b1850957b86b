import { findFreePort } from '../harness/free-port.ts';
import { cancelRun, createWebhook, extract } from '@excerpt/sdk';
import { afterEach, expect, test } from 'vitest';
import { endOfRun, extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { listChildren } from '../harness/processes.ts';
import { answered, nestedError, refused } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver } from '../harness/webhook-receiver.ts';
import { toJsonText } from '../../server/lib/json-text.ts';

let app: TestApp;
let release = (): void => undefined;
afterEach(async () => {
  release();
  await app.close();
});

const start = async (options: TestAppOptions = {}) => (app = await startTestApp(options));

/** The samples of a text in Prometheus' format, by name and labels. */
function readSamples(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.trim().split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, value] = /^([a-z_0-9]+(?:\{[^}]*\})?) (-?[\d.e+-]+|NaN|\+Inf)$/i.exec(line) ?? expect.fail(line);
    samples.set(name ?? '', Number(value));
  }
  return samples;
}

async function readMetrics(url = app.url): Promise<Map<string, number>> {
  const response = await fetch(`${url}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return readSamples(await response.text());
}

test('count requests, runs and deliveries', async () => {
  await start({ settings: loopbackWebhooks });
  const receiver = await startReceiver();
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['run.completed'] } }));
  const { runId: id } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 118.00' } }));
  await endOfRun({ client }, id);
  await fetch(`${app.url}/runs/${id}`);
  await fetch(`${app.url}/nowhere/${id}`);
  await app.app.idle();

  const samples = await readMetrics();
  expect(samples.get('excerpt_http_requests_total{operation="extract",status="202"}')).toBe(1);
  expect(samples.get('excerpt_http_requests_total{operation="getRun",status="200"}')).toBe(1);
  expect(samples.get('excerpt_http_requests_total{operation="getRun",status="401"}')).toBe(1);
  expect(samples.get('excerpt_http_requests_total{operation="other",status="404"}')).toBe(1);
  expect(samples.get('excerpt_http_request_duration_seconds_count{operation="extract"}')).toBe(1);
  const ended = [...samples].filter(([name]) => name.startsWith('excerpt_runs_ended_total{state="completed"'));
  expect(ended.map(([, value]) => value)).toEqual([1]);
  expect(samples.get('excerpt_webhook_delivery_duration_seconds_count{outcome="delivered"}')).toBe(1);
  expect(samples.has('nodejs_eventloop_lag_seconds')).toBe(true);
  expect([...samples.keys()].join()).not.toContain(id);
  await receiver.close();
});

test('show runs that wait, and how long', async () => {
  const held = new Promise<void>((resolve) => (release = resolve));
  await start({
    engine: {
      extract: async () => {
        await held;
        return { extractedData: {}, evidence: toJsonText([]), confidence: 0, warnings: [], usage: null };
      },
      close: async () => undefined,
    },
  });
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 118.00' } }));
  await expect
    .poll(async () => [...(await readMetrics())].some(([name]) => name.startsWith('excerpt_runs{state="processing"')))
    .toBe(true);
  expect((await readMetrics()).get('excerpt_oldest_run_age_seconds{state="processing"}')).toBeGreaterThanOrEqual(0);
});

test('count a request whose client gave up as such', async () => {
  const held = new Promise<void>((resolve) => (release = resolve));
  await start({ engine: scriptedEngine(() => held.then(() => ({}))) });
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 118.00' } }));
  const answered = 'excerpt_http_requests_total{operation="getRun"';
  async function giveUp(): Promise<string[]> {
    const polling = new AbortController();
    const poll = app.admin.request(`/runs/${runId}?wait=60`, { signal: polling.signal });
    const samples = await readMetrics();
    polling.abort();
    await expect(poll).rejects.toThrow('abort');
    return [...samples.keys()].filter((name) => name.startsWith(answered));
  }
  await expect.poll(giveUp).toEqual([`${answered},status="499"}`]);
});

test('count cancelled runs, and the jobs that wait', async () => {
  const held = new Promise<void>((resolve) => (release = resolve));
  const receiver = await startReceiver((response) => response.writeHead(500).end());
  await start({
    settings: { ...loopbackWebhooks, EXCERPT_CONCURRENCY: '1' },
    engine: {
      extract: async ({ signal }) => {
        await Promise.race([held, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
        throw signal.reason;
      },
      close: async () => undefined,
    },
  });
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['run.cancelled'] } }));
  const accept = async () => ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 1' } })).runId;
  const ids = [await accept(), await accept(), await accept()];
  await expect.poll(async () => (await readMetrics()).get('excerpt_jobs{kind="run.execute",state="running"}')).toBe(1);
  const samples = await readMetrics();
  expect(samples.get('excerpt_jobs{kind="run.execute",state="ready"}')).toBe(2);
  expect(samples.get('excerpt_oldest_job_age_seconds{kind="run.execute"}')).toBeGreaterThanOrEqual(0);

  for (const id of ids) ok(await cancelRun({ client, path: { id } }));
  await expect
    .poll(async () => (await readMetrics()).get('excerpt_jobs{kind="webhook.deliver",state="delayed"}'))
    .toBe(3);
  const after = await readMetrics();
  const cancelled = [...after].filter(([name]) => name.startsWith('excerpt_runs_ended_total{state="cancelled"'));
  expect(cancelled.map(([, value]) => value)).toEqual([3]);
  expect(after.get('excerpt_jobs{kind="run.execute",state="ready"}')).toBe(0);
  await receiver.close();
});

test('count calls to models, their retries and their tokens, of failed calls too', async () => {
  const provider = await startScriptedProvider();
  await start({
    settings: {
      EXCERPT_SYSTEM_PROVIDER: 'openai-compatible',
      EXCERPT_SYSTEM_MODEL: 'house',
      EXCERPT_SYSTEM_API_KEY: 'sk-metrics-0123456789-abcdefghij',
      EXCERPT_SYSTEM_BASE_URL: provider.url,
      EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
    },
  });
  const path = await workspaceWithSchema(app.admin);
  const overloaded = nestedError(503, 'Overloaded', 'overloaded', { 'retry-after-ms': '1' });
  provider.play(overloaded, overloaded, answered({ total: 118 }, { usage: { input: 300, output: 40 } }));
  expect((await extractText(app.admin, path)).status).toBe('completed');
  provider.otherwise(refused('I cannot help with that.', { usage: { input: 7, output: 5 } }));
  expect((await extractText(app.admin, path)).status).toBe('failed');
  const sent = provider.requests.length;

  const samples = await readMetrics();
  const labels = 'provider="openai-compatible",model="house"';
  const calls = [...samples].filter(([name]) => name.startsWith('excerpt_provider_call_duration_seconds_count{'));
  const called = calls.reduce((sum, [, value]) => sum + value, 0);
  expect(calls.map(([name]) => /outcome="(\w+)"/.exec(name)?.[1]).toSorted()).toEqual(['ok', 'provider_refused']);
  expect(samples.get(`excerpt_provider_retries_total{${labels}}`)).toBe(sent - called);
  const refusals = sent - 3;
  expect(refusals).toBeGreaterThanOrEqual(1);
  expect(samples.get(`excerpt_provider_tokens_total{${labels},direction="input"}`)).toBe(300 + 7 * refusals);
  expect(samples.get(`excerpt_provider_tokens_total{${labels},direction="output"}`)).toBe(40 + 5 * refusals);
  await provider.close();
});

test.skipIf(process.platform !== 'linux')('count children that are killed and replaced', async () => {
  await start({ hasOwnChildren: true });
  const path = await workspaceWithSchema(app.admin);
  await extractText(app.admin, path);
  const children = await listChildren(process.pid);
  for (const { pid, command } of children) if (command.includes('parse-child')) process.kill(pid, 'SIGKILL');
  await expect
    .poll(async () => (await readMetrics()).get('excerpt_child_restarts_total{pool="parser",reason="killed"}'))
    .toBeGreaterThanOrEqual(1);
  expect((await extractText(app.admin, path)).status).toBe('completed');
});

test.each(['forwarded', 'x-forwarded-for'])('are hidden from requests that a proxy forwards by %s', async (header) => {
  await start();
  const response = await fetch(`${app.url}/metrics`, { headers: { [header]: '' } });
  expect(response.status).toBe(404);
});

test('may have a port of their own, and are not at that of the service then', async () => {
  const port = await findFreePort();
  await start({ settings: { EXCERPT_METRICS_PORT: `${port}` } });
  expect((await readMetrics(`http://127.0.0.1:${port}`)).size).toBeGreaterThan(10);
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
