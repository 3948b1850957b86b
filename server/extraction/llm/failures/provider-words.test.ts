/** What providers write about a failure, in their own words, and what follows from it. */
import { describe, expect, it } from 'vitest';
import { judgeFailure, type FailureKind } from './judge-failure.ts';
import { readProviderError } from './provider-error.ts';

const judge = (status: number, message: string, hasHint = false, parameters: string[] = []) =>
  judgeFailure(status, readProviderError({ error: { message } }), hasHint, parameters);

/** Status, what follows, and messages from which it follows. */
const SAID: readonly (readonly [number, FailureKind, readonly string[]])[] = [
  [
    400,
    'auth',
    [
      'The API key is not valid.',
      'Your api-key has expired.',
      'API key not found.',
      'Missing API key in the request.',
      'Expired or wrong api_key.',
      'Unauthorized.',
      'You are unauthorised.',
      'Authentication failed.',
    ],
  ],
  [
    400,
    'no_credit',
    [
      'Insufficient funds.',
      'Insufficient_balance.',
      'You are out of credits.',
      'Payment required.',
      'billing_hard_limit was reached.',
      'billing_error',
      'You exceeded your current quota.',
      'There are no available credits.',
      "You don't have any credits.",
      'The spending cap of the project is reached.',
      'Key limit exceeded.',
    ],
  ],
  [
    400,
    'refused',
    [
      'The content filter was triggered.',
      'This breaks our content-policy.',
      'Stopped by responsible AI.',
      'Blocked by the safety check.',
      'The safety system stopped it.',
      'Your input was flagged.',
      'Moderation stopped it.',
      'It violates the usage policies.',
      'It breaks our usage guidelines.',
      'Content Exists Risk',
    ],
  ],
  [
    400,
    'context',
    [
      'The context window is too small.',
      'Maximum context reached.',
      'Request too large.',
      'The prompt is too long.',
      'Inputs are too large.',
      'Too many prompt tokens.',
      'This exceeds the number of tokens.',
      'It exceeded the context of the model.',
      'The token count would exceed 8192.',
      'Please reduce the length of the messages.',
      'string_above_max_length',
      'Maximum prompt length is 8192.',
      'The tokens of the input must be <= 4096.',
      'The payload size exceeds 20 MB.',
    ],
  ],
  [
    400,
    'model',
    [
      'Unknown model m.',
      'There is no such model.',
      'm is not a valid model ID.',
      'DeploymentNotFound',
      'The deployment m does not exist.',
      'The model m was not found.',
      'The model m is not available in your region.',
      'The model m has been decommissioned.',
      'The deployment m is no longer available.',
      'You have no access to this model.',
      'Model Not Exist',
      'The model identifier is invalid.',
    ],
  ],
  [
    400,
    'schema',
    [
      'response_format is not supported.',
      'Unsupported JSON schema.',
      'Structured outputs are not supported.',
      'tool_choice is not supported.',
      'This model cannot call tools.',
      'The function declaration is refused.',
      'The grammar cannot be compiled.',
      'Guided decoding is switched off.',
      'additionalProperties must be set.',
      'It has too many states.',
      'The JSON mode is switched off.',
      'json_validate_failed',
      'Nobody handles the requested parameters.',
      'Bad Request',
      'Invalid argument.',
      'Provider returned error',
      'Unprocessable Entity',
      'Validation error!',
      '',
    ],
  ],
  [400, 'rejected', ['Roles must alternate.', 'Bad request: roles must alternate.', 'A key is missing.']],
  [401, 'permission', ['Missing scopes: model.read', 'Insufficient permissions for this operation.']],
  [401, 'auth', ['No.', 'The account has no credit balance.']],
  [402, 'no_credit', ['', 'The model was not found.']],
  [403, 'context', ['The prompt is too long.']],
  [403, 'refused', ['Your input was flagged.']],
  [403, 'no_credit', ['Key limit exceeded.']],
  [403, 'model', ['You have no access to this model.']],
  [403, 'auth', ['No.']],
  [404, 'model', ['No.']],
  [404, 'schema', ['No server supports tool use.']],
  [410, 'model', ['Gone.']],
  [413, 'context', ['']],
  [429, 'context', ['Request too large for the limit of a minute.', 'request_too_large']],
  [429, 'no_credit', ['insufficient_quota', 'billing_hard_limit', 'Insufficient balance.']],
  [429, 'rate_limited', ['Slow down.', 'The prompt is too long a wait.']],
  [500, 'context', ['The prompt is too long.']],
  [500, 'schema', ['The JSON schema broke it.', 'failed to parse grammar', 'response_format failed']],
  [500, 'unavailable', ['A tool failed.', 'The context deadline exceeded.', 'This exceeded context cancelled.', '']],
  [399, 'redirect', ['The prompt is too long.']],
  ...[408, 409, 424, 425, 499].map((status) => [status, 'unavailable', ['The prompt is too long.']] as const),
];

it.each(SAID.flatMap(([status, kind, messages]) => messages.map((message) => ({ status, kind, message }))))(
  '$status "$message" is $kind',
  ({ status, kind, message }) => {
    expect(judge(status, message)).toEqual({ kind });
  },
);

describe('a limit', () => {
  it('of the account passes where the provider says when, and a spent quota never does', () => {
    expect(judge(429, 'Insufficient balance.', true)).toEqual({ kind: 'rate_limited' });
    expect(judge(429, 'insufficient_quota', true)).toEqual({ kind: 'no_credit' });
  });
});

describe('a parameter', () => {
  const all = ['reasoning_effort', 'temperature', 'seed'];

  it('is left out where it is named as a whole word', () => {
    expect(judge(400, 'The SEED is refused.', false, all)).toEqual({ kind: 'parameter', parameter: 'seed' });
    expect(judge(400, 'The seeds are refused.', false, all)).toEqual({ kind: 'rejected' });
    expect(judge(400, 'random_seed is refused.', false, all)).toEqual({ kind: 'rejected' });
  });

  it('goes before what else the message names, but after what no other request changes', () => {
    const both = 'temperature is not supported with a JSON schema.';
    expect(judge(400, both, false, all)).toEqual({ kind: 'parameter', parameter: 'temperature' });
    expect(judge(400, both, false, ['seed'])).toEqual({ kind: 'schema' });
    expect(judge(400, 'The seed is refused: your input was flagged.', false, all)).toEqual({ kind: 'refused' });
  });

  it('of Gemini is named by what is in it', () => {
    for (const name of ['thinking level', 'thinking_level', 'thinkingLevel'])
      expect(judge(400, `The ${name} LOW is refused.`, false, ['thinkingConfig'])).toMatchObject({
        kind: 'parameter',
        parameter: 'thinkingConfig',
      });
    expect(judge(400, 'The thinking level is refused.', false, ['seed'])).toEqual({ kind: 'rejected' });
  });

  it('that fewest models support is left out first where no server supports all', () => {
    const none = 'No endpoints found that can handle the requested parameters.';
    expect(judge(404, none, false, all)).toEqual({ kind: 'parameter', parameter: 'seed' });
    expect(judge(404, none, false, all.slice(0, 2))).toEqual({ kind: 'parameter', parameter: 'temperature' });
    expect(judge(404, none, false, all.slice(0, 1))).toEqual({ kind: 'parameter', parameter: 'reasoning_effort' });
    expect(judge(404, none, false, ['max_tokens'])).toEqual({ kind: 'schema' });
    expect(judge(404, 'No endpoints found that support tool use.', false, all)).toEqual({ kind: 'schema' });
  });
});

it('a model whose name is in a code is unknown, though the message speaks of its schema', () => {
  const message = 'The schema needs a model that exists.';
  const said = (code: string) => judgeFailure(400, readProviderError({ error: { message, code } }), false, []);
  expect([said('model_not_found'), said('invalid_model'), said('other')]).toEqual([
    { kind: 'model' },
    { kind: 'model' },
    { kind: 'schema' },
  ]);
});
