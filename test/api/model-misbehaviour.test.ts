import { createProviderKey, createSchema, createWorkspace, extract, listRuns, type Run } from '@excerpt/sdk';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../../server/lib/logger.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import {
  answered,
  arrayError,
  called,
  flatError,
  nestedError,
  refused,
  textError,
  typedError,
  USAGE,
  written,
} from '../harness/providers/provider-replies.ts';
import {
  startScriptedProvider,
  type ReceivedRequest,
  type Reply,
  type Script,
  type ScriptedProvider,
} from '../harness/providers/scripted-provider.ts';

const SHAPES = [
  { id: 'openai', model: 'gpt-6-luna', error: nestedError },
  { id: 'mistral-eu', model: 'mistral-small-2603', error: flatError },
  { id: 'gemini', model: 'gemini-3.8-flash', error: arrayError },
  { id: 'anthropic', model: 'claude-sonnet-5-5', error: typedError },
  { id: 'ollama', model: 'llama', error: textError },
] as const;

const CONTENT = 'Invoice number: INV-7\nFor Mrs Aurelia Quartermaine\nTotal: 118.00 EUR\n';
const GOOD = { invoiceNumber: 'INV-7', total: 118 };
const definition = {
  type: 'object',
  required: ['total'],
  properties: { invoiceNumber: { type: ['string', 'null'] }, total: { type: 'number' } },
};

interface Case {
  /** The replies; the last one is given again and again. */
  replies: Script[];
  /** Absent: the run completes. */
  code?: string;
  stage?: string;
  providerStatus?: number;
  retryable?: boolean;
  attempts?: number;
}

/**
 * What a provider does, and what becomes of the run. As unkind as providers are: the key and the document come back
 * with each error.
 */
function casesOf(error: (typeof SHAPES)[number]['error'], secret: string): Record<string, Case> {
  const echo = (message: string): string => `${message} (key ${secret}; input: ${CONTENT})`;
  const once = (...first: Script[]): Case => ({ replies: [...first, answered(GOOD)] });
  const final = (reply: Script, code: string, providerStatus?: number): Case => ({
    replies: [reply],
    code,
    retryable: false,
    ...(providerStatus === undefined ? {} : { providerStatus }),
  });
  const hasty = { 'retry-after-ms': '1' };
  const always = (reply: Reply, code: string, providerStatus: number): Case => ({
    replies: [reply],
    code,
    providerStatus,
    retryable: true,
    attempts: 3,
  });
  return {
    // Repeated once: a single refusal does not prove that the key is invalid.
    '401': { ...final(error(401, echo('Invalid key')), 'provider_auth', 401), attempts: 2 },
    '403': final(error(403, echo('Forbidden')), 'provider_auth', 403),
    '404 model': final(error(404, echo('The model does not exist'), 'model_not_found'), 'model_not_found', 404),
    '413 context too long': final(error(413, echo('Request too large')), 'context_too_long'),
    '422': final(error(422, echo('messages must alternate')), 'provider_refused', 422),
    'a redirect': final(
      { status: 302, headers: { location: 'http://elsewhere.example/' }, body: '' },
      'provider_unavailable',
      302,
    ),
    '408 always': always(error(408, echo('Timeout'), 'timeout', hasty), 'provider_unavailable', 408),
    '409 always': always(error(409, echo('Conflict'), 'conflict', hasty), 'provider_unavailable', 409),
    '429 always': always(error(429, echo('Slow down'), 'rate_limit_exceeded', hasty), 'provider_rate_limited', 429),
    '500 always': always(error(500, echo('Oops'), 'server_error', hasty), 'provider_unavailable', 500),
    '503 always': always(error(503, echo('Overloaded'), 'overloaded', hasty), 'provider_unavailable', 503),
    '529 always': always(error(529, echo('Overloaded'), 'overloaded_error', hasty), 'provider_unavailable', 529),
    '{error} with 200 always': always(
      { ...error(502, echo('Upstream error'), 'upstream_error', hasty), status: 200 },
      'provider_unavailable',
      502,
    ),
    '429 and 503 once': once(
      error(429, echo('Slow down'), 'rate_limit_exceeded', hasty),
      error(503, echo('Overloaded'), 'overloaded', hasty),
    ),
    'a reset in mid-body once': once({ pieces: [{ text: '{"id": "x", "choi' }], end: 'reset' }),
    'a connection that closes once': once({ pieces: [], end: 'reset' }),
    'no JSON once': once({ body: `<html>${CONTENT}</html>` }),
    'an answer cut off once': once({ body: '{"id": "x", "choices": [{"mess' }),
    'no choices once': once({ body: { id: 'x', choices: [] } }),
    'finish_reason error once': once(written('{"tot', { finish: 'error' })),
    'an empty answer once': once(written('')),
    'data that breaks the schema once': once(answered({ ...GOOD, total: 'a hundred' })),
    'data that breaks the schema always': {
      replies: [answered({ ...GOOD, total: 'a hundred' })],
      code: 'output_invalid',
      stage: 'validate',
      retryable: false,
    },
    'an error within the choice once': once({
      headers: hasty,
      body: {
        choices: [
          { error: { code: 502, message: echo('Upstream error') }, finish_reason: 'error', message: { content: '' } },
        ],
      },
    }),
    // Only once, since it takes so long.
    ...(error === nestedError && {
      '10 s to the first byte': once({ ...written(JSON.stringify(GOOD)), latency: 10_000 }),
    }),
    'a list always': { ...final(written('[1, 2]'), 'output_invalid'), stage: 'validate' },
    'null always': { ...final(written('null'), 'output_invalid'), stage: 'validate' },
    'brackets without end': final(written('['.repeat(50_000)), 'output_truncated'),
    'an answer that is nested 50,000 deep': final(
      written(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
      'output_truncated',
    ),
    'an empty answer always': { ...final(written(''), 'output_invalid'), stage: 'validate' },
    'finish_reason length': final(written('{"total": 1', { finish: 'length' }), 'output_truncated'),
    'finish_reason model_length': final(written('{"total": 1', { finish: 'model_length' }), 'output_truncated'),
    'truncated JSON': final(called('{"total": 1, "rows": [1, 2'), 'output_truncated'),
    'repetition without end': final(written(`{"rows": [${'{"a": 1}, '.repeat(1_000)}`), 'output_truncated'),
    'finish_reason content_filter': final(written('{"total"', { finish: 'content_filter' }), 'provider_refused'),
    'a refusal': final(refused(echo('I cannot help with')), 'provider_refused'),
    'a code fence': once(written(`\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``)),
    'usage missing': once(answered(GOOD, { usage: null })),
  };
}

interface Played extends Case {
  secret: string;
  received: ReceivedRequest[];
  /** Replies that count tokens. */
  counted: number;
  runId: string;
}

const played = new Map<string, Played>();
const runs = new Map<string, Run>();
const logged: string[] = [];
let provider: ScriptedProvider;
let app: TestApp;
let folder: string;
let path: { slug: string; schemaKey: string };

/** Each case has a key of its own, by which the provider knows how to behave. */
async function reply(request: ReceivedRequest): Promise<Reply> {
  const { authorization, 'x-api-key': anthropic, 'x-goog-api-key': gemini } = request.headers;
  const key = anthropic ?? gemini ?? authorization?.replace('Bearer ', '');
  const one = [...played.values()].find(({ secret }) => key === secret);
  if (one === undefined) return { status: 418, body: 'A request with a key that no case has.' };
  one.received.push(request);
  const script = one.replies[one.received.length - 1] ?? one.replies.at(-1);
  const made = (typeof script === 'function' ? await script(request) : script) ?? {};
  if (typeof made.body === 'object' && made.body !== null && 'usage' in made.body) one.counted += 1;
  return made;
}

// All at once, since it is waiting that they do most.
beforeAll(async () => {
  provider = await startScriptedProvider({ otherwise: reply });
  folder = await mkdtemp(join(tmpdir(), 'excerpt-misbehaviour-'));
  const providers = SHAPES.filter(({ id }) => id !== 'ollama').map(({ id }) => ({ id, baseUrl: provider.url }));
  await writeFile(join(folder, 'models.json'), JSON.stringify({ providers }));
  app = await startTestApp({
    logger: createLogger('trace', { write: (line) => void logged.push(line) }),
    settings: {
      EXCERPT_MODELS_FILE: join(folder, 'models.json'),
      EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
      EXCERPT_CONCURRENCY: '200',
    },
  });
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Misbehaviour' } }));
  path = {
    slug,
    schemaKey: ok(
      await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }),
    ).schemaKey,
  };
  for (const { id, model, error } of SHAPES) {
    for (const name of Object.keys(casesOf(error, ''))) {
      const secret = `sk-${id}-${String(played.size).padStart(4, '0')}-SECRETkey77`;
      const one = casesOf(error, secret)[name];
      if (one === undefined) continue;
      ok(
        await createProviderKey({
          client,
          body: {
            provider: id,
            secret,
            ...(id === 'ollama' ? { defaultModel: model, baseUrl: provider.url } : {}),
          } as never,
        }),
      );
      played.set(`${id}: ${name}`, { ...one, secret, received: [], counted: 0, runId: '' });
      const { runId } = ok(
        await extract({ client, path, body: { name: 'invoice.txt', content: CONTENT, model: `${id}/${model}` } }),
      );
      Object.assign(played.get(`${id}: ${name}`) ?? {}, { runId });
    }
  }
  await Promise.all([...played].map(async ([name, { runId }]) => runs.set(name, await endOfRun(app.admin, runId))));
}, 240_000);
afterAll(async () => {
  await app.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(SHAPES)('a run with $id', ({ id, model, error }) => {
  test.each(Object.keys(casesOf(error, '')))('that meets %s', (name) => {
    const one = played.get(`${id}: ${name}`);
    const run = runs.get(`${id}: ${name}`);
    if (one === undefined || run === undefined) expect.fail('The case was not played.');
    const { code, stage = 'extract', providerStatus, retryable, attempts = 1, received, counted, secret } = one;
    expect(received.length).toBeGreaterThan(0);
    expect(run).toMatchObject({ provider: id, model, keySource: 'user', attempts });
    if (code === undefined) {
      expect(run).toMatchObject({ status: 'completed', extractedData: GOOD, errorCode: null, errorMessage: null });
      expect(received.length).toBe(
        ['a code fence', 'usage missing', '10 s to the first byte'].includes(name) ? 1 : one.replies.length,
      );
    } else {
      expect(run).toMatchObject({
        status: 'failed',
        extractedData: null,
        errorCode: {
          code,
          stage,
          retryable,
          provider: id,
          ...(providerStatus === undefined ? {} : { providerStatus }),
        },
      });
      expect(run.errorMessage).toMatch(/^[A-Z].{30,500}\.$/s);
    }
    // All that the provider counted, over all attempts.
    const tokens =
      counted === 0
        ? [null, null, null]
        : [USAGE.input * counted, USAGE.output * counted, (USAGE.input + USAGE.output) * counted];
    expect([run.inputTokens, run.outputTokens, run.totalTokens]).toEqual(tokens);
    const { extractedData: _data, evidence: _evidence, ...rest } = run;
    for (const hidden of [secret, secret.slice(-8), 'Quartermaine']) expect(JSON.stringify(rest)).not.toContain(hidden);
  });
});

test('leaves no secret in the log and no active run', async () => {
  const log = logged.join('');
  for (const hidden of ['SECRETkey77', 'Quartermaine', 'INV-7']) expect(log).not.toContain(hidden);
  expect(log).toContain(runs.get('openai: 401')?.id);
  expect(ok(await listRuns({ client: app.admin.client, path, query: { status: 'processing' } })).total).toBe(0);
});
