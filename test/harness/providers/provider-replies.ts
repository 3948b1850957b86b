/** Replies of providers in their various formats. */
import type { ReceivedRequest, Reply } from './scripted-provider.ts';

type Json = NonNullable<Reply['body']> | null;

export interface AnswerOptions {
  finish?: string;
  /** Null: the provider reports no usage. */
  usage?: { input: number; output: number } | null;
  headers?: Record<string, string>;
  latency?: number;
}

/** Default usage of replies. */
export const USAGE = { input: 100, output: 20 };

function completion(
  message: { [key: string]: Json },
  { finish = 'stop', usage = USAGE, headers = {}, latency = 0 }: AnswerOptions,
): Reply {
  const counted =
    usage === null
      ? {}
      : {
          usage: {
            prompt_tokens: usage.input,
            completion_tokens: usage.output,
            total_tokens: usage.input + usage.output,
          },
        };
  const choices = [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }];
  return {
    headers,
    latency,
    body: { id: 'chatcmpl-1', object: 'chat.completion', created: 0, model: 'scripted', choices, ...counted },
  };
}

/** An answer with this text. */
export const written = (content: string | null, options: AnswerOptions = {}): Reply => completion({ content }, options);

/** An answer with this value, as the arguments of the requested tool or as text. */
export function answered(value: Json, options: AnswerOptions = {}) {
  return (request: ReceivedRequest): Reply => {
    const text = JSON.stringify(value);
    const tool = toolOf(request);
    return tool === null ? written(text, options) : called(text, { finish: 'tool_calls', ...options }, tool);
  };
}

/** A tool call with these arguments as text. */
export function called(argumentsText: string, options: AnswerOptions = {}, name = 'extraction'): Reply {
  return completion(
    { content: null, tool_calls: [{ id: 'call_1', type: 'function', function: { name, arguments: argumentsText } }] },
    options,
  );
}

export const refused = (refusal: string, options: AnswerOptions = {}): Reply =>
  completion({ content: null, refusal }, options);

type Failure = (status: number, message: string, code?: string, headers?: Record<string, string>) => Reply;

/** `{ error: { message, type, param, code } }`: OpenAI, Azure, vLLM, OpenRouter and most others. */
export const nestedError: Failure = (status, message, code = 'invalid_request_error', headers = {}) => ({
  status,
  headers,
  body: { error: { message, type: code, param: null, code } },
});

/** `{ object, message, type, code }`: Mistral. */
export const flatError: Failure = (status, message, code = 'invalid_request_error', headers = {}) => ({
  status,
  headers,
  body: { object: 'error', message, type: code, param: null, code: '1000' },
});

/** `[{ error: { code, message, status } }]`: Gemini. */
export const arrayError: Failure = (status, message, code = 'INVALID_ARGUMENT', headers = {}) => ({
  status,
  headers,
  body: [{ error: { code: status, message, status: code.toUpperCase() } }],
});

/** `{ type: 'error', error: { type, message } }`: Anthropic. */
export const typedError: Failure = (status, message, code = 'invalid_request_error', headers = {}) => ({
  status,
  headers,
  body: { type: 'error', error: { type: code, message }, request_id: 'req_1' },
});

/** `{ error: 'text' }`: older Ollama and other self-hosted servers. */
export const textError: Failure = (status, message, _code, headers = {}) => ({
  status,
  headers,
  body: { error: message },
});

function toolOf({ body }: ReceivedRequest): string | null {
  const tools = body?.['tools'] as { name?: string; function?: { name: string } }[] | undefined;
  return tools?.[0]?.function?.name ?? tools?.[0]?.name ?? null;
}

type Schema = { [key: string]: Json };

/** The JSON Schema in the request's parameters. */
export function schemaOf({ body }: ReceivedRequest): { [key: string]: Json } | null {
  const format = body?.['response_format'] as { json_schema?: { schema: { [key: string]: Json } } } | undefined;
  const tool = (body?.['tools'] as { function?: { parameters: Schema }; input_schema?: Schema }[] | undefined)?.[0];
  const anthropic = body?.['output_config'] as { format?: { schema: Schema } } | undefined;
  const gemini = body?.['generationConfig'] as { responseJsonSchema?: Schema } | undefined;
  return (
    format?.json_schema?.schema ??
    tool?.function?.parameters ??
    tool?.input_schema ??
    anthropic?.format?.schema ??
    gemini?.responseJsonSchema ??
    null
  );
}

/** All text of the request's messages. */
export function promptOf({ body }: ReceivedRequest): string {
  const messages = (body?.['messages'] ?? []) as { content: string | { text?: string }[] }[];
  const system = (body?.['system'] ?? []) as { text?: string }[];
  const instruction = body?.['systemInstruction'] as { parts: { text?: string }[] } | undefined;
  const contents = (body?.['contents'] ?? []) as { parts: { text?: string }[] }[];
  const parts = [
    ...system,
    ...(instruction?.parts ?? []),
    ...messages.flatMap(({ content }) => (typeof content === 'string' ? [{ text: content }] : content)),
    ...contents.flatMap((content) => content.parts),
  ];
  return parts.map(({ text }) => text ?? '').join('\n');
}
