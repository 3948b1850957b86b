/** Whether the third of three models answers in the time of a run, whatever the first two do. */
import type { ExtractionPool } from '../../../server/extraction/child/extraction-pool.ts';
import { createLayout, createPlacedPage } from '../../../server/extraction/grounding/testing/pages.ts';
import { createTestClient } from '../../../server/extraction/llm/testing/model-calls.ts';
import { createPipelineEngine } from '../../../server/extraction/pipeline/pipeline-engine.ts';
import type { JsonObject } from '../../../server/lib/json-value.ts';
import type { ModelChoice } from '../../../server/lib/models/model-choice.ts';
import { extractByChain } from '../../../server/runs/execution/model-chain.ts';
import { answered, nestedError, written } from '../../harness/providers/provider-replies.ts';
import { startScriptedProvider, type Script } from '../../harness/providers/scripted-provider.ts';
import { say } from '../measure.ts';

const RUN_MS = 6_000;
const HANGS: Script = { pieces: [], end: 'stall' };
const DRIPS: Script = { pieces: Array.from({ length: 1_000 }, () => ({ text: ' ', after: 20 })) };
const FAILURES: readonly (readonly [string, Script])[] = [
  ['hang', HANGS],
  ['drip', DRIPS],
  ['reset', { pieces: [{ text: '{"id": "x", ' }], end: 'reset' }],
  ['end early', { pieces: [{ text: '{"choices": [' }] }],
  ['refuse the key', nestedError(401, 'Incorrect API key provided.', 'invalid_api_key')],
  ['do not know the model', nestedError(404, 'The model `m` does not exist', 'model_not_found')],
  ['answer garbage', written('I am afraid I cannot say.')],
  ['answer an error with status 200', { body: { error: { message: 'Overloaded', code: 'overloaded' } } }],
  ['are overloaded', nestedError(503, 'Overloaded', 'overloaded')],
  ['ask for a pause of an hour', nestedError(429, 'Rate limit', 'rate_limit_exceeded', { 'retry-after': '3600' })],
];
const definition: JsonObject = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
const layout = createLayout(createPlacedPage(['Total: 118.00 EUR']));
const model = (id: string): ModelChoice => ({
  provider: 'openai-compatible',
  model: id,
  residency: 'EU',
  keySource: 'system',
  providerKeyId: null,
});

export async function measureFallbacks(pool: ExtractionPool): Promise<void> {
  const failing = await startScriptedProvider();
  const working = await startScriptedProvider({ otherwise: answered({ total: 118 }) });
  try {
    const missed: string[] = [];
    let longest = 0;
    for (const [name, script] of FAILURES) {
      failing.otherwise(script);
      const took = await runChain(pool, [failing.url, failing.url, working.url]);
      if (took === null) missed.push(name);
      else longest = Math.max(longest, took);
    }
    say(
      `  the third of three models answers where the others fail: ${FAILURES.length - missed.length} of ` +
        `${FAILURES.length} ways (all: ${missed.length === 0 ? 'yes' : `NO, not if they ${missed.join(', ')}`}); ` +
        `the longest took ${(longest / 1000).toFixed(1)} s of ${RUN_MS / 1000}`,
    );
  } finally {
    await Promise.all([failing.close(), working.close()]);
  }
}

/** Milliseconds until the answer; null if there is none in time. */
async function runChain(pool: ExtractionPool, urls: readonly string[]): Promise<number | null> {
  const client = createTestClient({ firstDelayMs: 500, timeoutMs: 300_000 });
  const capacity = { contextTokens: 128_000, maxOutputTokens: 16_000, seesPictures: false };
  const engine = createPipelineEngine({ client, pool, getModelCapacity: () => capacity });
  const begin = performance.now();
  const signal = AbortSignal.timeout(RUN_MS);
  try {
    const { extraction } = await extractByChain({
      models: urls.map((_, index) => model(`m${index}`)),
      extract: ({ provider, model: name }, fallbacks) =>
        engine.extract({
          definition,
          layout,
          provider,
          model: name,
          access: { apiKey: 'k', baseUrl: urls[Number(name.slice(1))] ?? null, quota: name },
          verify: false,
          fallbacks,
          signal,
          callDeadline: signal,
          getTimeLeft: () => RUN_MS - (performance.now() - begin),
        }),
      onLeft: () => undefined,
    });
    return extraction.extractedData['total'] === 118 ? performance.now() - begin : null;
  } catch {
    return null;
  } finally {
    await client.close();
  }
}
