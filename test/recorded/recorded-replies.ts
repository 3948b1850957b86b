/** What providers answer: completions, errors in all shapes, and texts of models. */
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';

export interface RecordedReply {
  status: number;
  body: JsonValue;
  headers?: Record<string, string>;
}

const ok = (body: JsonValue): RecordedReply => ({ status: 200, body });
const failed = (status: number, message: string, more: JsonObject = {}, headers = {}): RecordedReply => ({
  status,
  body: { error: { message, ...more } },
  headers,
});
const choice = (rest: JsonObject, more: JsonObject = {}): RecordedReply =>
  ok({
    model: 'm-1',
    system_fingerprint: 'fp',
    choices: [{ finish_reason: 'stop', message: { content: '{"a":1}' }, ...rest }],
    ...more,
  });
const called = (name: string | null, given: JsonValue): RecordedReply =>
  choice({
    message: { content: null, tool_calls: [{ function: { ...(name !== null && { name }), arguments: given } }] },
  });
const usage = (counts: JsonObject): RecordedReply => choice({}, { usage: counts });

export const OPENAI_REPLIES: RecordedReply[] = [
  choice({}),
  choice({
    message: { content: [{ type: 'reasoning', text: 'no' }, { type: 'text', text: '{"a":' }, { text: '2}' }, 'x'] },
  }),
  choice({ message: { content: '', reasoning: '{"a":3}' } }),
  choice({ message: { content: '', reasoning_content: 'I think' } }),
  choice({ finish_reason: 'length', message: { content: '{"a":' } }),
  choice({
    finish_reason: 'LENGTH',
    message: { tool_calls: [{ function: { name: 'extraction', arguments: '{"b":' } }] },
  }),
  choice({ finish_reason: 'content_filter' }),
  choice({ message: { content: '', refusal: 'I cannot' } }),
  choice({ message: { content: '{"a":1}', refusal: '' } }),
  choice({ finish_reason: 'insufficient_system_resource' }),
  choice({ finish_reason: null }),
  choice({ error: { message: 'Upstream error', code: 502 } }),
  called('extraction', '{"a":4}'),
  called('extraction', { a: 5 }),
  called(null, '{"a":6}'),
  called('other', '{"a":7}'),
  choice({ message: { function_call: { name: 'extraction', arguments: '{"a":8}' } } }),
  ok({ model: '', choices: [] }),
  ok({ model: 'x'.repeat(300), choices: [{}] }),
  ok('{"choices":[{"message":{"content":"{}"}}]}'),
  ok('<html>Sign in</html>'),
  ok(null),
  ok({ error: { message: 'Rate limit reached', code: 429 } }),
  ok({ error: { message: 'The model is overloaded' } }),
  ok({ error: { type: 'authentication_error', message: 'no' } }),
  ok({ error: { type: 'model_not_found' } }),
  ok({ error: { type: 'invalid_request_error', message: 'temperature' } }),
  ok({ error: { type: 'internal_server_error' } }),
  ok({ object: 'error', message: 'odd' }),
  ok([{ error: { message: 'odd', code: 503 } }]),
  ok({ error: 'something else' }),
  ok({ error: false, choices: [{ message: { content: 'text' } }] }),
  usage({ prompt_tokens: 10, completion_tokens: 5 }),
  usage({ input_tokens: 10, output_tokens: 5, input_tokens_details: { cached_tokens: 4, cache_write_tokens: 2 } }),
  usage({
    prompt_tokens: 10,
    completion_tokens: 5,
    total_tokens: 18,
    completion_tokens_details: { reasoning_tokens: 3 },
  }),
  usage({
    prompt_tokens: 10,
    completion_tokens: 5,
    total_tokens: 15,
    completion_tokens_details: { reasoning_tokens: 3 },
  }),
  usage({ prompt_tokens: 10, completion_tokens: 5, prompt_cache_hit_tokens: 6 }),
  usage({ prompt_tokens: 10, completion_tokens: -5 }),
  usage({ prompt_tokens: 1.5, completion_tokens: 5 }),
  {
    status: 400,
    body: { error: { message: 'Failed', failed_generation: 'max completion tokens reached before the end' } },
  },
  { status: 400, body: { failed_generation: 'Max Completion Tokens reached' } },
  { status: 500, body: { error: { failed_generation: 'max completion tokens reached' } } },
];

export const FAILED_REPLIES: RecordedReply[] = [
  failed(401, 'Incorrect API key provided'),
  failed(401, 'You have insufficient permissions. Missing scopes: model.read'),
  failed(402, 'Insufficient Balance'),
  failed(403, 'Country not supported', { code: 'unsupported_country_region_territory' }),
  failed(403, 'Your prompt was flagged by moderation'),
  failed(403, 'Your credit balance is too low'),
  failed(403, 'You do not have access to this model'),
  failed(403, 'Request exceeded the context window'),
  failed(404, 'The model does not exist', { code: 'model_not_found' }),
  failed(404, 'No endpoints found that can handle the requested parameters.'),
  failed(404, 'No endpoints found that support tool use.'),
  failed(410, 'Gone'),
  failed(408, 'Timeout'),
  failed(409, 'Conflict'),
  failed(413, 'Payload too large'),
  failed(418, 'I am a teapot'),
  failed(422, '', { detail: [{ loc: ['body', 'response_format'], msg: 'extra fields not permitted' }] }),
  failed(424, 'Dependency failed'),
  failed(429, 'Rate limit reached', { code: 'rate_limit_exceeded' }, { 'retry-after': '7' }),
  failed(429, 'You exceeded your current quota', { code: 'insufficient_quota' }),
  failed(429, 'You exceeded your current quota, please try again in 5s', {}, { 'retry-after': '5' }),
  failed(429, 'You exceeded your current quota'),
  failed(429, 'Request too large for the model'),
  failed(429, 'Quota', { details: [{ '@type': 'RetryInfo', retryDelay: '34s' }] }),
  failed(500, 'Internal error'),
  failed(500, 'Failed to compile grammar'),
  failed(503, 'Input exceeds the context length', {}, { 'retry-after-ms': '250' }),
  failed(400, 'Bad request'),
  failed(400, ''),
  failed(400, 'The property `authentication` of the schema is odd'),
  failed(400, 'Unsupported value: temperature does not support 0'),
  failed(400, 'Unknown parameter: seed', { param: 'seed' }),
  failed(400, 'reasoning_effort is not supported'),
  failed(400, 'Thinking level is not supported'),
  failed(400, 'Invalid schema for response_format'),
  failed(400, 'tools are not supported by this model'),
  failed(400, 'API key not valid. Please pass a valid API key.', { status: 'INVALID_ARGUMENT' }),
  failed(400, 'Content Exists Risk'),
  failed(400, 'Your credit balance is too low to access the API'),
  failed(400, "This model's maximum context length is 8192 tokens", { code: 'context_length_exceeded' }),
  failed(400, 'The model `m` is not available'),
  failed(400, 'Something that nobody has read before'),
  failed(400, '{"error":{"message":"Rate limit of the other server","code":429}}'),
  { status: 302, body: null },
  { status: 502, body: '<html>Bad gateway</html>' },
  { status: 400, body: { detail: 'Unprocessable entity' } },
  { status: 529, body: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } },
];

const blocks = (content: JsonValue, rest: JsonObject = {}): RecordedReply =>
  ok({ model: 'claude', stop_reason: 'end_turn', content, usage: { input_tokens: 10, output_tokens: 5 }, ...rest });

export const ANTHROPIC_REPLIES: RecordedReply[] = [
  blocks([
    { type: 'thinking', thinking: 'no' },
    { type: 'text', text: '{"a":' },
    { type: 'text', text: '1}' },
  ]),
  blocks([{ type: 'tool_use', name: 'extraction', input: { a: 2 } }]),
  blocks([
    { type: 'tool_use', name: 'other', input: { a: 3 } },
    { type: 'text', text: 'text' },
  ]),
  blocks([{ type: 'tool_use', name: 'extraction', input: 'text' }]),
  blocks([{ type: 'text', text: '{"a":' }], { stop_reason: 'max_tokens' }),
  blocks([], { stop_reason: 'refusal' }),
  blocks([]),
  ok({ content: [], model: 'claude' }),
  ok({ content: 'text' }),
  ok({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  blocks([{ type: 'text', text: 'x' }], {
    usage: {
      input_tokens: 10,
      output_tokens: 5,
      cache_read_input_tokens: 100,
      cache_creation_input_tokens: 20,
      output_tokens_details: { thinking_tokens: 2 },
    },
  }),
  blocks([{ type: 'text', text: 'x' }], { usage: { input_tokens: 10 } }),
  blocks([{ type: 'text', text: 'x' }], { usage: null }),
];

const candidate = (rest: JsonObject, more: JsonObject = {}): RecordedReply =>
  ok({
    modelVersion: 'gemini',
    candidates: [{ finishReason: 'STOP', content: { parts: [{ text: '{"a":1}' }] }, ...rest }],
    ...more,
  });

export const GEMINI_REPLIES: RecordedReply[] = [
  candidate({}),
  candidate({
    content: { parts: [{ text: 'thought', thought: true }, { text: '{"a":' }, { text: '2}' }, { inlineData: {} }] },
  }),
  candidate({ content: {} }),
  candidate({ finishReason: 'MAX_TOKENS' }),
  candidate({ finishReason: 'SAFETY' }),
  candidate({ finishReason: 'RECITATION' }),
  candidate({ finishReason: 'OTHER' }),
  candidate({ finishReason: 'ERROR' }),
  ok({ candidates: [] }),
  ok({ promptFeedback: { blockReason: 'SAFETY' } }),
  ok({ promptFeedback: {}, candidates: [{ content: { parts: [{ text: 'x' }] } }] }),
  candidate(
    {},
    {
      usageMetadata: {
        promptTokenCount: 10,
        candidatesTokenCount: 5,
        thoughtsTokenCount: 3,
        cachedContentTokenCount: 4,
      },
    },
  ),
  candidate({}, { usageMetadata: { promptTokenCount: 10 } }),
  candidate({}, { usageMetadata: { candidatesTokenCount: 10 } }),
];

export const ANSWER_TEXTS: string[] = [
  '{"a":1}',
  ' [1, 2] ',
  '```json\n{"a":1}\n```',
  'Here it is:\n```\n{"a":1}\n``` and more {"b":2}',
  'Here it is: {"a":1}. And a note [1].',
  'A note [1], then {"a": {"b": [1, 2]}} and {"c":1}',
  'Only a note [1].',
  'no JSON at all',
  '',
  '"{\\"a\\":1}"',
  '<think>{"draft": 1}</think>{"a":1}',
  '<think>{"draft": 1}',
  'reasoning without a start {"draft":1}</think>\n{"a":1}',
  '{"text": "a </think> b"}',
  '[THINK]hm[/THINK] {"a":1}',
  '<|channel|>analysis{"x":1}<|channel|>final {"a":1}',
  'analysisI look at itassistantfinal{"a":1}',
  '{"a": 1, "b": [1, 2',
  '{"a": "text that is cut',
  '{"a": "complete", "b": "cu',
  '{"a": 12, "b": 34',
  '{"rows": [{"n": 1}, {"n": 2}, {"n": 3',
  '{"a": {"b": {',
  '{"a": "quoted \\" and { [", "b": 2, ',
  '{"a": 1,}',
  '{"a": "line\nbreak"}',
  "{'a': None, 'b': True, 'c': 'it\\'s'}",
  '{a: 1, b: undefined, /* note */ c: .5, d: +7, e: 007, f: NaN}',
  '{a: 1, // ...\n b: 2}',
  '{"type":"object","properties":{"a":{"type":"number"}}} {"a":1}',
  '```json\n{"type":"object","properties":{"a":{"type":"number"}}}\n```\n{"a":1}',
  '{"type":"object","properties":{"a":{"type":"number"}}}',
  'Use {braces} in text, then {"a":1}',
  '{"id": 12345678901234567890, "e": 1e400, "f": 1e2}',
  `{"a": ${'['.repeat(600)}`,
  `{"a": "${'abc '.repeat(800)}`,
  `{"a": 1, "b": "x"${' '.repeat(300)}`,
  `{"rows": [${'{"n": 1}, '.repeat(400)}`,
];
