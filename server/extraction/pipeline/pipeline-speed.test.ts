import { describe, expect, it } from 'vitest';
import { ExtractionError, TIMED_OUT } from '../engine.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import { estimateTokens } from '../llm/estimate-tokens.ts';
import type { StructuredCall } from '../llm/model-client.ts';
import { createScriptedClient, type ScriptedClient } from './testing/scripted-client.ts';
import { usePipeline } from './testing/use-pipeline.ts';
import { createWideTable, readWideTable, wideTableDefinition } from './testing/wide-table.ts';

const extract = usePipeline();

const TIMEOUT_MS = 60_000;

/** A model that writes so many tokens a second, and times out, without waiting. */
function createSlowClient(speed: number, assumed: number): ScriptedClient & { timeouts: number } {
  const counts = { timeouts: 0 };
  const answer = (call: StructuredCall): JsonValue => {
    const value = readWideTable(call);
    if ((estimateTokens(JSON.stringify(value)) / speed) * 1000 <= TIMEOUT_MS) return value;
    counts.timeouts += 1;
    throw new ExtractionError('provider_unavailable', 'Too slow.', { detail: TIMED_OUT, retryable: true });
  };
  const client = createScriptedClient(answer);
  return {
    ...client,
    describeModel: async () => ({
      contextTokens: null,
      maxOutputTokens: null,
      price: null,
      writingSpeed: assumed,
      timeoutMs: TIMEOUT_MS,
    }),
    get timeouts() {
      return counts.timeouts;
    },
  };
}

describe('a slow model', () => {
  it('is asked for no more than it writes before the request times out', async () => {
    const client = createSlowClient(40, 40);
    const found = await extract(client, { definition: wideTableDefinition, layout: createWideTable(6, 12) });
    expect(found.extractedData['rows']).toHaveLength(72);
    expect(client.timeouts).toBe(0);
    expect(client.calls.length).toBeGreaterThan(5);
  });

  it('is asked for half of a long answer that did not arrive in time, not again for all', async () => {
    const client = createSlowClient(15, 40);
    const found = await extract(client, { definition: wideTableDefinition, layout: createWideTable(2, 12) });
    expect(found.extractedData['rows']).toHaveLength(24);
    expect(client.timeouts).toBeGreaterThan(0);
    const asked = client.calls.map(({ messages }) => JSON.stringify(messages));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('is not asked for a half where little was to be written: it hangs', async () => {
    const client = createScriptedClient(() => {
      throw new ExtractionError('provider_unavailable', 'Too slow.', { detail: TIMED_OUT, retryable: true });
    });
    await expect(extract(client)).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(client.calls).toHaveLength(1);
  });

  it('leaves time for the other answers of a run', async () => {
    const client = createSlowClient(40, 40);
    const request = { definition: wideTableDefinition, layout: createWideTable(6, 12), getTimeLeft: () => 90_000 };
    await extract(client, request);
    const most = Math.max(...client.calls.map((call) => estimateTokens(JSON.stringify(readWideTable(call)))));
    expect(most / 40).toBeLessThanOrEqual(30);
  });
});
