import { createWebhook, extract } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { answered } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startSpanReceiver, type ReceivedSpan, type SpanReceiver } from '../harness/telemetry/span-receiver.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const SECRET = 'sk-system-0123456789-abcdefghij';
const CONTENT = 'Invoice number: INV-SECRET-7\nTotal: 118.00 EUR\n';

let collector: SpanReceiver;
let receiver: WebhookReceiver;
let provider: ScriptedProvider;
let app: TestApp | undefined;

beforeEach(async () => {
  collector = await startSpanReceiver();
  receiver = await startReceiver();
  provider = await startScriptedProvider();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await Promise.all([collector.close(), receiver.close(), provider.close()]);
});

const start = async (settings: Record<string, string> = {}) =>
  (app = await startTestApp({
    settings: {
      ...loopbackWebhooks,
      EXCERPT_SYSTEM_PROVIDER: 'openai-compatible',
      EXCERPT_SYSTEM_MODEL: 'house',
      EXCERPT_SYSTEM_API_KEY: SECRET,
      EXCERPT_SYSTEM_BASE_URL: provider.url,
      EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
      ...settings,
    },
  }));

/** Extracts a text in the trace of a caller. Returns all spans, which a stop sends. */
async function traceRun(settings: Record<string, string>, flags = '01'): Promise<ReceivedSpan[]> {
  const running = await start(settings);
  const { client } = running.admin;
  const path = await workspaceWithSchema(running.admin);
  ok(await createWebhook({ client, path, body: { url: `${receiver.url}/hooks/token-7`, events: ['run.completed'] } }));
  provider.otherwise(answered({ invoiceNumber: 'INV-SECRET-7', total: 118 }));
  const { runId } = ok(
    await extract({
      client,
      path,
      body: { name: 'private.txt', content: CONTENT },
      headers: { traceparent: `00-${TRACE}-${CALLER}-${flags}` },
    }),
  );
  expect((await endOfRun(running.admin, runId)).status).toBe('completed');
  await running.app.idle();
  await running.app.close();
  app = undefined;
  return collector.spans();
}

test('spans of a request, its run and its delivery are in the trace of the caller', async () => {
  const spans = await traceRun({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  const ofCaller = spans.filter(({ traceId }) => traceId === TRACE);
  const one = (name: string): ReceivedSpan => {
    const found = ofCaller.filter((span) => span.name === name);
    expect(found, name).toHaveLength(1);
    return found[0] as ReceivedSpan;
  };
  const request = one('extract');
  expect(request).toMatchObject({ parentSpanId: CALLER, kind: 2, status: 0 });
  expect(request.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 202,
    'http.route': '/workspaces/{slug}/schemas/{schemaKey}/extract',
    'excerpt.operation': 'extract',
  });
  expect(request.resource).toMatchObject({ 'service.name': 'excerpt', 'service.version': '0.6.0' });
  const run = one('run.execute');
  expect(run).toMatchObject({ parentSpanId: request.spanId, kind: 5 });
  expect(one('parse document').parentSpanId).toBe(run.spanId);
  const call = one('chat house');
  expect(call.parentSpanId).toBe(run.spanId);
  expect(call.attributes).toMatchObject({
    'gen_ai.provider.name': 'openai-compatible',
    'gen_ai.usage.input_tokens': 100,
    'gen_ai.usage.output_tokens': 20,
  });
  expect(one('check answer and ground').parentSpanId).toBe(run.spanId);
  const delivery = one('webhook.deliver');
  expect(delivery.parentSpanId).toBe(run.spanId);
  const post = one('POST webhook');
  expect(post.parentSpanId).toBe(delivery.spanId);
  expect(receiver.received[0]?.headers['traceparent']).toBe(`00-${TRACE}-${post.spanId}-01`);
  // Other requests have traces of their own.
  expect(spans.find(({ name }) => name === 'createWorkspace')).toMatchObject({ parentSpanId: '' });
  const text = collector.received.map(({ body }) => body).join('\n');
  for (const hidden of ['INV-SECRET-7', 'private.txt', SECRET, 'exk_', 'token-7', 'whsec_'])
    expect(text).not.toContain(hidden);
});

test('a failed request and an unknown path are spans, without the path', async () => {
  const running = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/custom/path` });
  await fetch(`${running.url}/nowhere/private-name`, { headers: { traceparent: 'nonsense' } });
  await running.app.close();
  app = undefined;
  expect(collector.received[0]?.path).toBe('/custom/path');
  const [span] = collector.spans().filter(({ name }) => name === 'other');
  expect(span).toMatchObject({ parentSpanId: '', attributes: { 'http.response.status_code': 404 } });
  expect(JSON.stringify(collector.spans())).not.toContain('private-name');
});

test('a caller that does not sample its trace gets no spans', async () => {
  const spans = await traceRun({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, '00');
  expect(spans.some(({ name }) => name === 'createWorkspace')).toBe(true);
  expect(spans.some(({ traceId }) => traceId === TRACE)).toBe(false);
});

test.each([
  ['without an endpoint', () => ({})],
  ['with OTEL_SDK_DISABLED', () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' })],
])('nothing is sent %s', async (_, settings) => {
  expect(await traceRun(settings())).toEqual([]);
  expect(receiver.received[0]?.headers['traceparent']).toBeUndefined();
});

test('an unreachable collector does not disturb requests', async () => {
  const url = collector.url;
  await collector.close();
  expect(await traceRun({ OTEL_EXPORTER_OTLP_ENDPOINT: url })).toEqual([]);
});
