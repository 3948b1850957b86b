/** What an attempt after a crash, or a rerun, takes from the calls that were recorded. */
import { describe, expect, it, test } from 'vitest';
import type { JsonValue } from '../../lib/json-value.ts';
import { ExtractionError, type ExtractionErrorOptions } from '../engine.ts';
import type { ModelMessage, StructuredCall } from '../llm/model-client.ts';
import { CallLog } from './call-log.ts';
import { createScriptedClient } from './testing/scripted-client.ts';

const CALL: StructuredCall = {
  provider: 'openai',
  model: 'm',
  access: { apiKey: null, baseUrl: null, quota: 'system' },
  messages: [{ role: 'user', content: 'What is the total?' }],
  schema: { type: 'object' },
  maxOutputTokens: 100,
  signal: new AbortController().signal,
};
const USAGE = { inputTokens: 50, outputTokens: 5 } as const;

function createStore() {
  const stored = new Map<string, JsonValue>();
  const [discarded, used]: [string[], string[]] = [[], []];
  return {
    stored,
    discarded,
    used,
    load: async () => new Map(stored),
    save: async (key: string, answer: JsonValue) => void stored.set(key, answer),
    use: (key: string) => void used.push(key),
    discard: (keys: Iterable<string>) => void discarded.push(...keys),
  };
}

const answering = () => createScriptedClient(() => ({ total: 7 }));
const failing = (code: ConstructorParameters<typeof ExtractionError>[0], options: ExtractionErrorOptions = {}) =>
  createScriptedClient(() => {
    throw new ExtractionError(code, 'It failed.', { usage: USAGE as never, answeredBy: 'm-1', ...options });
  });

const catchFailure = async (log: CallLog, call = CALL): Promise<ExtractionError> =>
  log.make(call).then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => error as ExtractionError,
  );

test('an answer of an earlier attempt is used, and its tokens count', async () => {
  const store = createStore();
  const first = await (await CallLog.open(answering(), store)).make(CALL);
  const client = answering();
  const log = await CallLog.open(client, store);
  expect([log.isEmpty, log.usage]).toEqual([false, { inputTokens: 100, outputTokens: 10 }]);
  let received = 0;
  expect(await log.make(CALL, () => (received += 1))).toEqual(first);
  expect([client.calls.length, received, store.used]).toEqual([0, 1, [first.key]]);
  expect((await CallLog.open(client, undefined)).isEmpty).toBe(true);
  expect([...store.stored.values()]).toMatchObject([{ value: { total: 7 }, by: { provider: 'openai', model: 'm' } }]);
});

describe('a call that failed', () => {
  it.each(['output_truncated', 'context_too_long'] as const)(
    'by a limit of the model is not made again: %s',
    async (code) => {
      const store = createStore();
      const error = await catchFailure(await CallLog.open(failing(code, { cutOff: { total: 7 } }), store));
      expect(error).toMatchObject({ code, cutOff: { total: 7 } });
      const client = answering();
      const log = await CallLog.open(client, store);
      const again = await catchFailure(log);
      expect(again).toMatchObject({ code, message: 'It failed.', provider: 'openai', cutOff: { total: 7 } });
      expect([client.calls.length, log.usage]).toEqual([0, USAGE]);
      log.discardFailure(again);
      expect(store.discarded).toEqual([...store.stored.keys()]);
    },
  );

  it('is discarded by the attempt that made it, too', async () => {
    const store = createStore();
    const log = await CallLog.open(failing('output_truncated'), store);
    log.discardFailure(await catchFailure(log));
    log.discardFailure(new ExtractionError('output_truncated', 'Another one'));
    expect(store.discarded).toEqual([...store.stored.keys()]);
    expect(store.discarded).toHaveLength(1);
  });

  it('otherwise is made again, and both are billed', async () => {
    const store = createStore();
    const log = await CallLog.open(failing('provider_unavailable'), store);
    await catchFailure(log);
    await catchFailure(log);
    expect(log.usage).toEqual({ inputTokens: 100, outputTokens: 10 });
    const client = answering();
    const later = await CallLog.open(client, store);
    expect(later.usage).toEqual({ inputTokens: 100, outputTokens: 10 });
    await later.make(CALL);
    expect([client.calls.length, later.usage]).toEqual([1, { inputTokens: 200, outputTokens: 20 }]);
  });

  it('without usage leaves no record', async () => {
    const store = createStore();
    const log = await CallLog.open(failing('provider_unavailable', { usage: null }), store);
    await catchFailure(log);
    expect([store.stored.size, log.usage, log.isEmpty]).toEqual([0, null, true]);
  });
});

describe('a call is another one', () => {
  const picture = (byte: number): ModelMessage => ({
    role: 'user',
    content: [{ type: 'picture', mediaType: 'image/png', bytes: Uint8Array.of(byte) } as never],
  });
  const pdf = (pages: number, byte: number): ModelMessage => ({
    role: 'user',
    content: [{ type: 'document', mediaType: 'application/pdf', bytes: Uint8Array.of(byte), pages }],
  });
  const keyOf = async (changes: Partial<StructuredCall>) =>
    (await (await CallLog.open(answering(), undefined)).make({ ...CALL, ...changes })).key;

  it.each<[string, Partial<StructuredCall>, Partial<StructuredCall>]>([
    ['at another provider', {}, { provider: 'mistral' }],
    ['of another model', {}, { model: 'n' }],
    ['with another schema', {}, { schema: { type: 'array' } }],
    ['with another limit', {}, { maxOutputTokens: 101 }],
    ['as another sample', {}, { sample: 1 }],
    ['with another text', {}, { messages: [{ role: 'user', content: 'What is the tax?' }] }],
    ['in another role', {}, { messages: [{ role: 'system', content: 'What is the total?' }] }],
    ['with another picture', { messages: [picture(1)] }, { messages: [picture(2)] }],
    ['with more pages', { messages: [pdf(1, 1)] }, { messages: [pdf(2, 1)] }],
    [
      'where the same words are cut elsewhere',
      {
        messages: [
          { role: 'user', content: 'a' },
          { role: 'user', content: 'b' },
        ],
      },
      { messages: [{ role: 'user', content: 'auserb' }] },
    ],
  ])('%s', async (_, one, other) => {
    expect(await keyOf(one)).not.toBe(await keyOf(other));
  });

  it('but not with another key, as sample 0, or with the same pages cut into other bytes', async () => {
    const plain = await keyOf({});
    expect(await keyOf({ sample: 0, access: { ...CALL.access, apiKey: 'secret' } })).toBe(plain);
    expect(await keyOf({ messages: [pdf(1, 1)] })).toBe(await keyOf({ messages: [pdf(1, 2)] }));
    const parts = { role: 'user' as const, content: [{ type: 'text' as const, text: 'What is the total?' }] };
    expect(await keyOf({ messages: [parts] })).toBe(plain);
  });
});
