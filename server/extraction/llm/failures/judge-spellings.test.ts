import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { judgeFailure } from './judge-failure.ts';
import { readProviderError } from './provider-error.ts';

const nested = (message: string, code: string | null = null) => ({
  error: { message, type: 'invalid_request_error', code, param: null },
});

it.each<[string, number, JsonValue, string]>([
  ['a dependency that failed at Bedrock', 424, { message: 'The system encountered an error.' }, 'unavailable'],
  [
    'a deadline within a server',
    504,
    { error: 'rpc error: code = DeadlineExceeded desc = context deadline exceeded' },
    'unavailable',
  ],
  [
    'a limit of a schema with its context',
    400,
    nested("Invalid schema for response_format 'answer': total length of enum exceeds 15000. In context=()."),
    'schema',
  ],
  [
    'a prompt too long at Together',
    403,
    nested('The input and max_tokens must be less than the context length of the model'),
    'context',
  ],
  [
    'a prompt too long at servers of Hugging Face',
    422,
    nested('Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4097. Given: 5013 `inputs` tokens'),
    'context',
  ],
  [
    'a key without credit at OpenRouter',
    403,
    { error: { message: 'Key limit exceeded (monthly limit). Manage it using https://openrouter.ai', code: 403 } },
    'no_credit',
  ],
  [
    'an account suspended at Fireworks',
    412,
    nested('Account a is suspended, possibly due to reaching the monthly spending limit.', 'PRECONDITION_FAILED'),
    'no_credit',
  ],
  [
    'a limit of spending at Anthropic',
    400,
    {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'You have reached your specified API usage limits.' },
    },
    'no_credit',
  ],
  ['an inactive account', 429, nested('Your account is not active', 'billing_not_active'), 'no_credit'],
  [
    'a model out of reach at Bedrock',
    403,
    { message: "You don't have access to the model with the specified model ID." },
    'model',
  ],
  ['a model unknown to Bedrock', 400, { message: 'The provided model identifier is invalid.' }, 'model'],
])('judgeFailure knows %s (%i)', (_, status, body, kind) => {
  expect(judgeFailure(status, readProviderError(body), false, [])).toEqual({ kind });
});
