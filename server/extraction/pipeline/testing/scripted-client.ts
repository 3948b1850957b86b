import type { JsonValue } from '../../../lib/json-value.ts';
import type { ModelClient, StructuredAnswer, StructuredCall } from '../../llm/model-client.ts';

export interface ScriptedClient extends ModelClient {
  calls: StructuredCall[];
}

/** A model client whose answers a test decides. It rethrows what `answer` throws. */
export function createScriptedClient(
  answer: (call: StructuredCall, number: number) => JsonValue | Promise<JsonValue>,
  rest: Partial<StructuredAnswer> = {},
): ScriptedClient {
  const calls: StructuredCall[] = [];
  return {
    calls,
    async complete(call) {
      call.signal.throwIfAborted();
      calls.push(call);
      const value = await answer(call, calls.length);
      return { value, usage: { inputTokens: 100, outputTokens: 10 }, requests: 1, relaxed: [], ...rest };
    },
    listModels: async () => null,
    countSpareCalls: () => 0,
    describeModel: async () => ({
      contextTokens: null,
      maxOutputTokens: null,
      price: null,
      writingSpeed: 1_000,
      timeoutMs: 300_000,
    }),
    listOpenCircuits: () => [],
    close: async () => undefined,
  };
}

/** The text of all messages of a call. */
export function getCallText({ messages }: StructuredCall): string {
  return messages
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
    )
    .join('\n');
}

/** The text between the marks of the document. */
export function getDocumentText(call: StructuredCall): string {
  const text = getCallText(call);
  const fence = /<document ([0-9a-f]{10})>\n/.exec(text)?.[1] ?? '';
  const start = text.indexOf(`<document ${fence}>\n`);
  return text
    .slice(start, text.indexOf(`\n</document ${fence}>`))
    .split('\n')
    .slice(1)
    .filter((line) => !line.startsWith(`[${fence} `))
    .join('\n');
}
