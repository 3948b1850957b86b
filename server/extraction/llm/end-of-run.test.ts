import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nestedError } from '../../../test/harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../../../test/harness/providers/scripted-provider.ts';
import { ExtractionError } from '../engine.ts';
import type { StructuredCall } from './model-client.ts';
import { catchError, createCall, createTestClient } from './testing/model-calls.ts';

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const reason = new ExtractionError('timeout', 'Split the document or raise the limit.');

async function callUntil(end: AbortController, more: Partial<StructuredCall> = {}): Promise<ExtractionError> {
  // The pause before the next request is longer than the test takes.
  const client = createTestClient({ firstDelayMs: 60_000, maxWaitMs: 100_000 });
  const error = await catchError(client.complete(createCall(provider.url, { signal: end.signal, ...more })));
  await client.close();
  return error;
}

it('says that the provider was silent until the end of the run', async () => {
  const end = new AbortController();
  provider.otherwise(() => {
    end.abort(reason);
    return { pieces: [], end: 'stall' };
  });
  const error = await callUntil(end);
  expect(error).toMatchObject({ code: 'timeout', provider: 'openai', requests: 1, cause: reason });
  expect(error.message).toMatch(/^OpenAI had not answered the last request for \d+ s\./);
});

it('says why the provider failed until the end of the run', async () => {
  provider.otherwise(nestedError(500, 'Internal error', 'server_error'));
  const end = new AbortController();
  const error = await callUntil(end, { onExchange: () => void setImmediate(() => end.abort(reason)) });
  expect(error).toMatchObject({ code: 'timeout', provider: 'openai', requests: 1, cause: reason });
  expect(error.message).toBe('OpenAI gave no usable answer after several attempts (status 500). Try again later.');
});
