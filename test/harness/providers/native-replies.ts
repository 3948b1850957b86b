/** Completions of OpenAI's interface as Anthropic and Gemini write them, chosen by the path of the request. */
import type { Reply, ReplyBody as Json } from './reply.ts';

type JsonObject = { [key: string]: Json };

interface Completion {
  model?: string;
  choices: Choice[];
  usage?: JsonObject;
}

interface Choice {
  message?: { content?: Json; refusal?: string | null; tool_calls?: ToolCall[] };
  finish_reason?: string;
  error?: Json;
}

interface ToolCall {
  function: { name?: string; arguments: Json };
}

const isCompletion = (body: Json | undefined): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Array.isArray(body['choices']);

/** The reply, with a completion in the format of the interface that was called. */
export function toNativeReply(reply: Reply, { path }: { path: string }): Reply {
  if (!isCompletion(reply.body)) return reply;
  const completion = reply.body as unknown as Completion;
  if (completion.choices[0]?.error !== undefined) return { ...reply, body: { error: completion.choices[0].error } };
  if (path.endsWith('/v1/messages')) return { ...reply, body: toAnthropicMessage(completion) };
  return path.includes(':generateContent') ? { ...reply, body: toGeminiContent(completion) } : reply;
}

interface Message {
  texts: string[];
  calls: { name: string; input: JsonObject }[];
  isRefused: boolean;
}

/** The arguments of a call that never end are text: neither interface can say them otherwise. */
function readMessage({ content, refusal, tool_calls: calls = [] }: NonNullable<Choice['message']>): Message {
  const parts = Array.isArray(content) ? (content as { type?: string; text?: string }[]) : [];
  const message: Message = {
    texts: typeof content === 'string' ? [content] : parts.flatMap(({ text }) => text ?? []),
    calls: [],
    isRefused: typeof refusal === 'string' && refusal !== '',
  };
  for (const { function: called } of calls) {
    const { name = 'extraction', arguments: given } = called;
    try {
      message.calls.push({ name, input: (typeof given === 'string' ? JSON.parse(given) : given) as JsonObject });
    } catch {
      message.texts.push(String(given));
    }
  }
  return message;
}

const STOP_REASONS: Readonly<Record<string, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  model_length: 'model_context_window_exceeded',
  tool_calls: 'tool_use',
  content_filter: 'refusal',
};

function toAnthropicMessage(completion: Completion): JsonObject {
  const [choice] = completion.choices;
  if (choice?.message === undefined) return { id: 'msg_1', type: 'message', content: [] };
  const { texts, calls, isRefused } = readMessage(choice.message);
  const { prompt_tokens: input, completion_tokens: output } = completion.usage ?? {};
  return {
    ...(choice.finish_reason === 'error' && { error: { type: 'api_error', message: 'Broken off' } }),
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: completion.model ?? 'scripted',
    content: [
      ...texts.map((text) => ({ type: 'text', text })),
      ...calls.map((call) => ({ type: 'tool_use', id: 'toolu_1', ...call })),
    ],
    stop_reason: isRefused ? 'refusal' : (STOP_REASONS[choice.finish_reason ?? 'stop'] ?? choice.finish_reason ?? null),
    ...(completion.usage !== undefined && {
      usage: {
        input_tokens: input ?? 0,
        output_tokens: output ?? 0,
        cache_read_input_tokens: 0,
        cache_creation_input_tokens: 0,
      },
    }),
  };
}

const FINISH_REASONS: Readonly<Record<string, string>> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  model_length: 'MAX_TOKENS',
  tool_calls: 'STOP',
  content_filter: 'SAFETY',
  error: 'OTHER',
};

function toGeminiContent(completion: Completion): JsonObject {
  const [choice] = completion.choices;
  if (choice?.message === undefined) return { candidates: [] };
  const { texts, calls, isRefused } = readMessage(choice.message);
  const { prompt_tokens: input, completion_tokens: output } = completion.usage ?? {};
  const parts: JsonObject[] = [
    ...texts.map((text) => ({ text })),
    // Its schema needs no tool, so the answer is text.
    ...calls.map(({ name, input: args }): JsonObject =>
      name === 'extraction' ? { text: JSON.stringify(args) } : { functionCall: { name, args } },
    ),
  ];
  const finish = choice.finish_reason ?? 'stop';
  return {
    candidates: [
      {
        index: 0,
        content: { role: 'model', parts },
        finishReason: isRefused ? 'SAFETY' : (FINISH_REASONS[finish] ?? finish.toUpperCase()),
      },
    ],
    modelVersion: completion.model ?? 'scripted',
    ...(completion.usage !== undefined && {
      usageMetadata: { promptTokenCount: input ?? 0, candidatesTokenCount: output ?? 0 },
    }),
  };
}
