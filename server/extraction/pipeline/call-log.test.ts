import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../lib/json-value.ts';
import type { StructuredCall } from '../llm/model-client.ts';
import { CallLog } from './call-log.ts';
import { createScriptedClient } from './testing/scripted-client.ts';

const call: StructuredCall = {
  provider: 'openai',
  model: 'm',
  access: { apiKey: null, baseUrl: null, quota: 'system' },
  messages: [{ role: 'user', content: 'What is the total?' }],
  schema: {},
  maxOutputTokens: 100,
  signal: new AbortController().signal,
};

const createStore = () => {
  const stored = new Map<string, JsonValue>();
  const discarded: string[] = [];
  return {
    stored,
    discarded,
    load: async () => new Map(stored),
    save: async (key: string, answer: JsonValue) => void stored.set(key, answer),
    discard: (keys: Iterable<string>) => void discarded.push(...keys),
  };
};

describe('the log of calls', () => {
  it('answers a call that is made again, and counts it once', async () => {
    const client = createScriptedClient(() => ({ total: 7 }));
    const log = await CallLog.open(client, createStore());
    const first = await log.make(call);
    expect(await log.make(call)).toEqual(first);
    expect(client.calls).toHaveLength(1);
    expect(log.usage).toEqual({ inputTokens: 100, outputTokens: 10 });
  });

  it('discards the calls of this attempt and of earlier ones', async () => {
    const store = createStore();
    const client = createScriptedClient(() => ({ total: 7 }));
    await (await CallLog.open(client, store)).make(call);
    const log = await CallLog.open(client, store);
    await log.make({ ...call, sample: 1 });
    log.discardAll();
    expect(store.discarded.toSorted()).toEqual([...store.stored.keys()].toSorted());
    expect(store.discarded).toHaveLength(2);
  });

  it('passes an unexpected error on, and records nothing', async () => {
    const store = createStore();
    const log = await CallLog.open(
      createScriptedClient(() => {
        throw new RangeError('Out of range');
      }),
      store,
    );
    await expect(log.make(call)).rejects.toThrow(RangeError);
    expect(store.stored.size).toBe(0);
    expect(log.usage).toBeNull();
  });
});
