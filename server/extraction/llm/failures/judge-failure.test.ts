import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { judgeFailure } from './judge-failure.ts';
import { getPublicCode, readProviderError } from './provider-error.ts';
import { listSchemaWords } from './quoted-text.ts';

const judge = (status: number, body: JsonValue, { hint = false, parameters = [] as string[] } = {}) =>
  judgeFailure(status, readProviderError(body), hint, parameters);
const nested = (message: string, code: string | null = null, type = 'invalid_request_error') => ({
  error: { message, type, code, param: null },
});

describe('judgeFailure classifies', () => {
  it.each<[string, number, JsonValue, string]>([
    ['a wrong key', 401, nested('Incorrect API key provided: sk-ab***yz.', 'invalid_api_key'), 'auth'],
    ['a key without permission', 403, nested('You have insufficient permissions for this operation.'), 'auth'],
    [
      'a wrong key at Gemini',
      400,
      [
        {
          error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' },
        },
      ],
      'auth',
    ],
    ['a model out of reach', 403, nested('Project `p` does not have access to model `m`', 'model_not_found'), 'model'],
    ['a flagged document', 403, nested('Your chosen model requires moderation and your input was flagged'), 'refused'],
    [
      'a model that is not there',
      404,
      nested('The model `m` does not exist or you do not have access to it.', 'model_not_found'),
      'model',
    ],
    ['a model that was retired', 410, nested('This model is no longer available.'), 'model'],
    ['a model unknown to Ollama', 404, nested('model "m" not found, try pulling it first'), 'model'],
    [
      'a model unknown to Mistral',
      400,
      { object: 'error', message: 'Invalid model: m', type: 'invalid_model', code: '1500' },
      'model',
    ],
    ['a model unknown to OpenRouter', 400, { error: { message: 'm is not a valid model ID', code: 400 } }, 'model'],
    [
      'no server that takes the schema',
      404,
      { error: { message: 'No endpoints found that can handle the requested parameters.', code: 404 } },
      'schema',
    ],
    ['an account without credit', 402, nested('Insufficient Balance'), 'no_credit'],
    [
      'an account without quota',
      429,
      nested('You exceeded your current quota', 'insufficient_quota', 'insufficient_quota'),
      'no_credit',
    ],
    [
      'no credit at Anthropic',
      400,
      {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'Your credit balance is too low to access the API.' },
      },
      'no_credit',
    ],
    ['a limit', 429, nested('Rate limit reached for requests', 'rate_limit_exceeded'), 'rate_limited'],
    [
      'a request above the limit of a minute',
      429,
      nested('Request too large for m on tokens per min (TPM): Limit 10000, Requested 20000.', 'rate_limit_exceeded'),
      'context',
    ],
    ['a body too large', 413, '<html>', 'context'],
    [
      'a prompt too long at OpenAI',
      400,
      nested("This model's maximum context length is 8192 tokens.", 'context_length_exceeded'),
      'context',
    ],
    [
      'a prompt too long at Anthropic',
      400,
      {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'prompt is too long: 210000 tokens > 200000 maximum' },
      },
      'context',
    ],
    [
      'a prompt too long at Mistral',
      400,
      {
        object: 'error',
        message: 'Prompt contains 40000 tokens; too many tokens for model with 32768 maximum context',
        type: 'invalid_request_error',
      },
      'context',
    ],
    [
      'a prompt too long at Gemini',
      400,
      [
        {
          error: {
            code: 400,
            message: 'The input token count (2000000) exceeds the maximum number of tokens allowed (1048576).',
          },
        },
      ],
      'context',
    ],
    [
      'a prompt too long at llama.cpp',
      500,
      nested('the request exceeds the available context size, try increasing it', null, 'exceed_context_size_error'),
      'context',
    ],
    [
      'content that is filtered',
      400,
      nested(
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
        'content_filter',
      ),
      'refused',
    ],
    [
      'a schema refused',
      400,
      nested(
        "Invalid schema for response_format 'answer': In context=(), 'additionalProperties' is required",
        'invalid_json_schema',
      ),
      'schema',
    ],
    [
      'a model without schemas',
      400,
      nested("Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model."),
      'schema',
    ],
    [
      'a schema too large for Gemini',
      400,
      [
        {
          error: {
            code: 400,
            message: 'The specified schema produces a constraint that has too many states for serving.',
          },
        },
      ],
      'schema',
    ],
    ['a model without tools', 400, nested('registry.example/m does not support tools'), 'schema'],
    [
      'a list of details',
      422,
      { detail: [{ loc: ['body', 'response_format', 'type'], msg: 'unexpected value', input: 'model not found' }] },
      'schema',
    ],
    [
      'an argument that nobody names',
      400,
      [{ error: { code: 400, message: 'Request contains an invalid argument.', status: 'INVALID_ARGUMENT' } }],
      'schema',
    ],
    ['a grammar that broke the server', 500, { error: 'failed to parse grammar' }, 'schema'],
    ['something else', 400, nested('messages: at least one message is required'), 'rejected'],
    ['an error of the server', 500, nested('The server had an error'), 'unavailable'],
    [
      'a server overloaded',
      529,
      { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
      'unavailable',
    ],
    ['a conflict', 409, nested('conflict'), 'unavailable'],
    ['a time-out', 408, nested('timeout'), 'unavailable'],
    ['a redirect', 302, '', 'redirect'],
  ])('%s (%i)', (_, status, body, kind) => {
    expect(judge(status, body)).toEqual({ kind });
  });

  it.each([
    [
      "Invalid schema for response_format 'extraction': In context=('properties', 'authentication'), missing type.",
      'schema',
    ],
    [
      '* GenerateContentRequest.generation_config.response_schema.properties[unauthorizedCharges].enum: empty',
      'rejected',
    ],
    ['Invalid schema: the property flagged has no type, and moderation neither.', 'schema'],
    ['response_format.schema.properties.api_key is missing a type', 'schema'],
    ['Cannot compile {"description":"Charges flagged by moderation","type":"stri', 'rejected'],
    ['Cannot compile: The invalid api key that the letter names', 'rejected'],
  ])('by what the provider says itself and not by what it quotes of the schema: %s', (message, kind) => {
    const schema: JsonObject = {
      type: 'object',
      properties: {
        authentication: {},
        unauthorizedCharges: { type: 'array', items: {} },
        flagged: {},
        moderation: {},
        api_key: { description: 'The invalid api key that the letter names' },
      },
    };
    const words = listSchemaWords(schema);
    const judged = judgeFailure(400, readProviderError(nested(message), words), false, []);
    expect(judged).toEqual({ kind });
    expect(judgeFailure(403, readProviderError(nested(message), words), false, []).kind).not.toBe('refused');
  });

  it('an error of another server that a router passes on as text', () => {
    const raw = JSON.stringify(nested('Incorrect API key provided', 'invalid_api_key'));
    const body = { error: { message: 'Provider returned error', code: 400, metadata: { raw } } };
    expect(judge(400, body)).toEqual({ kind: 'auth' });
  });

  it('a limit as `rate_limited` rather than `no_credit` where the provider names a retry time', () => {
    const body = [
      {
        error: {
          code: 429,
          message: 'You exceeded your current quota, please check your plan and billing details.',
          details: [{ retryDelay: '34s' }],
        },
      },
    ];
    expect(readProviderError(body).retryDelay).toBe('34s');
    expect([judge(429, body, { hint: true }), judge(429, body)]).toEqual([
      { kind: 'rate_limited' },
      { kind: 'no_credit' },
    ]);
  });

  it('a refused parameter, if the request contained it', () => {
    const body = nested(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'unsupported_parameter',
    );
    expect(judge(400, body, { parameters: ['temperature', 'max_tokens'] })).toEqual({
      kind: 'parameter',
      parameter: 'max_tokens',
    });
    expect(
      judge(
        422,
        { message: { detail: [{ loc: ['body', 'seed'], msg: 'Extra inputs are not permitted' }] } },
        { parameters: ['seed'] },
      ),
    ).toEqual({ kind: 'parameter', parameter: 'seed' });
    expect(judge(400, body, { parameters: ['temperature'] })).toEqual({ kind: 'rejected' });
  });
});

describe('readProviderError', () => {
  it('returns codes from a fixed list only', () => {
    expect(getPublicCode(readProviderError(nested('x', 'invalid_api_key')))).toBe('invalid_api_key');
    expect(
      getPublicCode(readProviderError({ error: { code: 'sk-secret', type: 'Mrs Miller owes 12,000' } })),
    ).toBeUndefined();
  });

  it('reads the status inside an answer of 200', () => {
    expect(readProviderError({ error: { message: 'Provider returned error', code: 502 } }).status).toBe(502);
    expect(readProviderError({ error: { message: 'x', code: 'server_error' } }).status).toBeNull();
  });
});
