import { describe, expect, it } from 'vitest';
import { written } from '../../../../test/harness/providers/provider-replies.ts';
import type { Reply } from '../../../../test/harness/providers/scripted-provider.ts';
import { catchError, createCall } from '../../llm/testing/model-calls.ts';
import { useScriptedProvider } from '../../llm/testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
const complete = () => clientWith().complete(createCall(provider.url, { provider: 'xai', model: 'grok-4' }));
const xaiError = (status: number, code: string, error: string): Reply => ({ status, body: { code, error } });

const NO_PERMISSION = 'The caller does not have permission to execute the specified operation';

describe('xAI', () => {
  it.each<[string, Reply, object]>([
    [
      'a wrong key',
      xaiError(400, 'Client specified an invalid argument', 'Incorrect API key provided: xa***yz.'),
      { code: 'provider_auth', providerStatus: 400 },
    ],
    [
      'a prompt too long',
      xaiError(
        400,
        'Client specified an invalid argument',
        "This model's maximum prompt length is 131072 but the request contains 136973 tokens.",
      ),
      { code: 'context_too_long' },
    ],
    [
      'a refused document',
      xaiError(
        403,
        NO_PERMISSION,
        'Content violates usage guidelines. Team: t, API key ID: k, Model: grok-4, Failed check: SAFETY_CHECK_TYPE_BIO',
      ),
      { code: 'provider_refused' },
    ],
    [
      'a team without credits',
      xaiError(403, NO_PERMISSION, "Your newly created team doesn't have any credits or licenses yet."),
      { code: 'provider_rate_limited', retryable: false },
    ],
    [
      'a spent limit',
      xaiError(
        429,
        'Some resource has been exhausted',
        'Your team t has either used all available credits or reached its monthly spending limit.',
      ),
      { code: 'provider_rate_limited', retryable: false },
    ],
  ])('reports %s', async (_, reply, error) => {
    provider.play(reply);
    expect(await catchError(complete())).toMatchObject({ ...error, requests: 1 });
  });

  it('counts reasoning beside the tokens of the answer', async () => {
    const reply = written('{"total": 7}').body as { [name: string]: NonNullable<Reply['body']> };
    const usage = {
      prompt_tokens: 32,
      completion_tokens: 9,
      total_tokens: 135,
      prompt_tokens_details: { text_tokens: 32, cached_tokens: 6 },
      completion_tokens_details: { reasoning_tokens: 94 },
    };
    provider.play({ body: { ...reply, usage } });
    expect((await complete()).usage).toMatchObject({
      inputTokens: 32,
      cachedInputTokens: 6,
      outputTokens: 103,
      reasoningTokens: 94,
    });
  });
});
