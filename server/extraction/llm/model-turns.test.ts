import { describe, expect, it } from 'vitest';
import {
  answered,
  nestedError,
  promptOf,
  schemaOf,
  written,
} from '../../../test/harness/providers/provider-replies.ts';
import type { Reply } from '../../../test/harness/providers/scripted-provider.ts';
import { commonQuirks, hosted } from '../models/provider-defaults.ts';
import { createProviderRegistry, type ProviderEntry } from '../models/provider-registry.ts';
import type { StructuredCall } from './model-client.ts';
import { catchError, createCall, SECRET } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
const call = (more: Partial<StructuredCall> = {}) => createCall(provider.url, more);
const access = (quota: string) => ({ apiKey: SECRET, baseUrl: provider.url, quota });
const OUTAGE = nestedError(500, 'Internal error', 'server_error');
const LONG_TURN_MS = 60_000;

describe('a model that others take over from', () => {
  it('has a turn, after which it gives no more answer', async () => {
    const client = clientWith();
    provider.otherwise({ pieces: [], end: 'stall' });
    const error = await catchError(client.complete(call({ turnMs: 30.5 })));
    expect(error).toMatchObject({ code: 'provider_unavailable', detail: 'turn', requests: 1, switches: true });
    expect(error.message).toContain('OpenAI gave no answer in 1 s, its share of the time of the run.');
    expect(client.listOpenCircuits()).toEqual([]);
  });

  it('does not blame its turn for the end of the run', async () => {
    const end = new AbortController();
    const reason = new Error('The run was cancelled.');
    provider.otherwise(() => {
      end.abort(reason);
      return { pieces: [], end: 'stall' };
    });
    await expect(clientWith().complete(call({ turnMs: LONG_TURN_MS, signal: end.signal }))).rejects.toBe(reason);
  });

  it('is asked twice at most, and waits for less', async () => {
    provider.otherwise(OUTAGE);
    expect(await catchError(clientWith().complete(call({ turnMs: LONG_TURN_MS })))).toMatchObject({ requests: 2 });
    expect(await catchError(clientWith().complete(call()))).toMatchObject({ requests: 6 });
    provider.otherwise(nestedError(503, 'Later', 'server_error', { 'retry-after': '6' }));
    for (const maxWaitMs of [20_000, 100])
      expect(await catchError(clientWith({ maxWaitMs }).complete(call({ turnMs: LONG_TURN_MS })))).toMatchObject({
        requests: 1,
      });
  });

  it('is left out after it failed three times, until a call succeeds', async () => {
    const client = clientWith();
    const ask = (quota: string) => client.complete(call({ turnMs: LONG_TURN_MS, access: access(quota) }));
    provider.otherwise(OUTAGE);
    for (let time = 0; time < 3; time += 1) expect(await catchError(ask('pk_1'))).toMatchObject({ requests: 2 });
    expect(client.listOpenCircuits()).toMatchObject([{ provider: 'openai', quota: 'pk_1', failures: 3 }]);
    expect(await catchError(ask('pk_1'))).toMatchObject({ detail: 'left_out', requests: 0, isUnseen: true });
    expect(provider.requests).toHaveLength(6);
    provider.otherwise(answered({ total: 7 }));
    // Another key is not affected, and a model that no other takes over from is asked all the same.
    expect(await ask('pk_2')).toMatchObject({ value: { total: 7 } });
    expect(await client.complete(call())).toMatchObject({ value: { total: 7 } });
    expect(client.listOpenCircuits()).toEqual([]);
    expect(await ask('pk_1')).toMatchObject({ value: { total: 7 } });
  });

  it.each<[string, Parameters<typeof nestedError>]>([
    ['refuses the key', [401, 'Incorrect API key']],
    ['asks for a long pause', [429, 'Later', 'rate_limit_exceeded', { 'retry-after': '600' }]],
  ])('is not out of order when it %s', async (_, reply) => {
    const client = clientWith();
    provider.otherwise(nestedError(...reply));
    for (let time = 0; time < 4; time += 1) await catchError(client.complete(call({ turnMs: LONG_TURN_MS })));
    expect(client.listOpenCircuits()).toEqual([]);
  });

  it('is not out of order for a call that was never sent', async () => {
    const client = clientWith({ concurrency: 1, maxWaitMs: 5 });
    const held = Promise.withResolvers<Reply>();
    provider.play(() => held.promise);
    const first = client.complete(call());
    for (let time = 0; time < 3; time += 1)
      expect(await catchError(client.complete(call({ turnMs: 5 })))).toMatchObject({ requests: 0, detail: 'turn' });
    expect(client.listOpenCircuits()).toEqual([]);
    held.resolve(written('{"total": 7}'));
    await first;
  });
});

describe('a schema that varies between calls', () => {
  it.each([
    ['openai', false],
    ['anthropic', false],
    ['ollama', true],
  ])('is a parameter at %s only where the model does not see it: %s', async (id, isParameter) => {
    provider.otherwise(written('{"total": 7}'));
    expect(await clientWith().complete(call({ provider: id, variesSchema: true }))).toMatchObject({
      value: { total: 7 },
      requests: 1,
    });
    const [request] = provider.requests;
    expect(request !== undefined && schemaOf(request) !== null).toBe(isParameter);
    expect(request !== undefined && promptOf(request)).toContain('"total"');
  });

  it('does not change where calls of one schema begin', async () => {
    const client = clientWith();
    provider.otherwise(written('{"total": 7}'));
    await client.complete(call({ variesSchema: true }));
    expect((await client.complete(call())).relaxed).toEqual([]);
  });
});

describe('an answer without JSON', () => {
  const only: ProviderEntry = {
    ...hosted,
    id: 'own',
    name: 'Own',
    keyHasBaseUrl: true,
    structuredOutput: 'built_in',
    quirks: commonQuirks,
    source: 'https://own.example',
  };
  const client = () => clientWith({ registry: createProviderRegistry([only]) });

  it('is asked for again in the only mode there is', async () => {
    provider.play(written('Sorry?'), written('{"total": 7}'));
    expect(await client().complete(call({ provider: 'own' }))).toMatchObject({ value: { total: 7 }, requests: 2 });
    provider.play(written('Sorry?'), written(' \n'));
    expect(await catchError(client().complete(call({ provider: 'own' })))).toMatchObject({
      code: 'output_invalid',
      detail: 'empty_answer',
      requests: 2,
    });
    provider.play(written(''), written('Sorry?'));
    expect(await catchError(client().complete(call({ provider: 'own' })))).toMatchObject({ detail: 'no_json' });
  });
});

describe('a prompt that a server cuts to its window', () => {
  /** 4,000 tokens, as they are estimated. */
  const text = 'words '.repeat(4_000).slice(0, 16_000);
  const ask = (id: string, input: number, content: StructuredCall['messages'][number]['content'] = text) => {
    const client = clientWith();
    provider.play(written('{"total": 7}', { usage: { input, output: 5 } }));
    return { client, answer: client.complete(call({ provider: id, messages: [{ role: 'user', content }] })) };
  };

  it.each([1_024, 1_799])('is known by the %d tokens of it that were read', async (input) => {
    const { client, answer } = ask('ollama', input);
    expect(await catchError(answer)).toMatchObject({
      code: 'context_too_long',
      usage: { inputTokens: input },
      requests: 1,
    });
    const { model, signal } = call();
    const describe = (of: string) =>
      client.describeModel({ provider: 'ollama', model: of, access: access('pk_1'), signal });
    // From then on, that is its window.
    expect(await describe(model)).toMatchObject({ contextTokens: input, maxOutputTokens: Math.floor(input / 2) });
    expect(await describe('another')).toMatchObject({ contextTokens: null });
  });

  it.each<[string, string, number, StructuredCall['messages'][number]['content']]>([
    ['an estimate may be twice the tokens', 'ollama', 1_800, text],
    ['few tokens say nothing', 'ollama', 1_023, text],
    ['hosted providers refuse long prompts', 'openai', 1_200, text],
    ['nobody knows how files are counted', 'ollama', 1_200, [{ type: 'text', text }]],
  ])('is not assumed where %s', async (_, id, input, content) => {
    expect(await ask(id, input, content).answer).toMatchObject({ value: { total: 7 }, requests: 1 });
  });
});

describe('what is known of a model', () => {
  const signal = new AbortController().signal;
  const describeModel = (client: ReturnType<typeof clientWith>, id: string, model: string, more: object = {}) =>
    client.describeModel({ provider: id, model, access: { ...access('pk_1'), ...more }, signal });

  it('is the window that its server states, and the one of its key before', async () => {
    const client = clientWith({ timeoutMs: 4_321 });
    provider.models({ body: { data: [{ id: 'm', max_model_len: 9_001 }] } });
    expect(await describeModel(client, 'vllm', 'm')).toEqual({
      contextTokens: 9_001,
      maxOutputTokens: 4_500,
      price: null,
      writingSpeed: 40,
      timeoutMs: 4_321,
    });
    expect(await describeModel(client, 'vllm', 'm', { contextTokens: 5_000 })).toMatchObject({
      contextTokens: 5_000,
      maxOutputTokens: 2_500,
    });
    // Of a hosted one, the registry knows the limit of its answers.
    expect(await describeModel(client, 'openai', 'm', { contextTokens: 5_000 })).toMatchObject({
      contextTokens: 5_000,
      maxOutputTokens: null,
    });
    expect(provider.others).toHaveLength(1);
  });

  it('is its price, and ends with the signal', async () => {
    const client = clientWith();
    expect((await describeModel(client, 'openai', 'gpt-6.1-terra')).price).toMatchObject({ input: 1, output: 5 });
    const end = AbortSignal.abort(new Error('The run was cancelled.'));
    const target = { provider: 'openai', model: 'm', access: access('pk_1'), signal: end };
    await expect(client.describeModel(target)).rejects.toThrow('cancelled');
  });

  it('is how fast it writes, which an answer that is late halves', async () => {
    const client = clientWith({ timeoutMs: 1_000 });
    provider.otherwise({ pieces: [], end: 'stall' });
    await catchError(client.complete(call({ model: 'slow' })));
    const speeds = ['slow', 'other'].map(async (model) => (await describeModel(client, 'openai', model)).writingSpeed);
    expect(await Promise.all(speeds)).toEqual([20, 40]);
    expect((await describeModel(client, 'openai', 'slow', { quota: 'pk_2' })).writingSpeed).toBe(40);
    provider.otherwise(written('{"total": 7}', { usage: { input: 10, output: 100_000 } }));
    await client.complete(call({ model: 'other' }));
    expect((await describeModel(client, 'openai', 'other')).writingSpeed).toBe(2_560);
  });
});

describe('the calls that could be sent', () => {
  it('are those that the key allows at once, without those under way and during a pause', async () => {
    const client = clientWith({ concurrency: 3, maxWaitMs: 10 });
    const spare = (quota = 'pk_1') => client.countSpareCalls({ provider: 'openai', access: access(quota) });
    expect([spare(), spare('pk_2')]).toEqual([3, 3]);
    let under = -1;
    provider.play((request) => {
      under = spare();
      return answered({ total: 7 })(request);
    });
    await client.complete(call());
    expect([under, spare()]).toEqual([2, 3]);
    provider.play(nestedError(429, 'Later', 'rate_limit_exceeded', { 'retry-after': '600' }));
    await catchError(client.complete(call()));
    expect([spare(), spare('pk_2')]).toEqual([0, 3]);
  });
});
