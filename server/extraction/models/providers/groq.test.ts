import { describe, expect, it } from 'vitest';
import { written } from '../../../../test/harness/providers/provider-replies.ts';
import type { Reply } from '../../../../test/harness/providers/scripted-provider.ts';
import { catchError, createCall } from '../../llm/testing/model-calls.ts';
import { useScriptedProvider } from '../../llm/testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
const getCall = () => createCall(provider.url, { provider: 'groq', model: 'openai/gpt-oss-120b' });

const failedGeneration = (text: string): Reply => ({
  status: 400,
  body: {
    error: {
      message: "Failed to validate JSON. Please adjust your prompt. See 'failed_generation' for more details.",
      type: 'invalid_request_error',
      code: 'json_validate_failed',
      failed_generation: text,
    },
  },
});

describe('Groq', () => {
  it('is not asked in another mode for an answer that its limit of tokens cuts off', async () => {
    provider.play(failedGeneration('max completion tokens reached before generating a valid document'));
    expect(await catchError(clientWith().complete(getCall()))).toMatchObject({
      code: 'output_truncated',
      detail: 'max_tokens',
      requests: 1,
    });
  });

  it('is asked in its best mode again after an answer that it rejected itself', async () => {
    const client = clientWith();
    provider.play(failedGeneration('{"total": "seven"}'));
    provider.otherwise(written('{"total": 7}'));
    expect(await client.complete(getCall())).toMatchObject({ value: { total: 7 }, requests: 2 });
    expect(await client.complete(getCall())).toMatchObject({ value: { total: 7 }, requests: 1, relaxed: [] });
    expect(provider.requests[2]?.body).toMatchObject({ response_format: { json_schema: { strict: true } } });
  });
});
