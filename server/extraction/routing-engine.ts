import { NO_GUIDANCE } from '../lib/models/schema-guidance.ts';
import { isObject } from '../lib/json-object.ts';
import type { JsonValue } from '../lib/json-value.ts';
import type { ModelExchange } from '../lib/models/model-exchange.ts';
import type { ExtractionEngine, ExtractionRequest, UsedExample } from './engine.ts';
import { estimateTokens } from './llm/estimate-tokens.ts';
import { formatExample } from './llm/run-client.ts';
import { LOCAL_PROVIDER } from './local/local-engine.ts';
import type { MemoryExample } from './local/memory/memory-example.ts';

/** What the examples of the memory may add to a prompt, in tokens. */
const MAX_TOKENS = 2_000;
const MAX_EXAMPLES = 3;

/**
 * Runs of the provider `local` go to the built-in extractor, all others to the pipeline. The caller that created the
 * two closes them.
 */
export function createRoutingEngine({
  local,
  pipeline,
}: {
  local: ExtractionEngine;
  pipeline: ExtractionEngine;
}): ExtractionEngine {
  return {
    async extract(request) {
      if (request.provider === LOCAL_PROVIDER) return local.extract(request);
      const { request: shown, used } = showExamples(request);
      const extraction = await pipeline.extract(shown);
      return used.length === 0 ? extraction : { ...extraction, memory: used };
    },
    close: async () => undefined,
  };
}

/**
 * Gives models the examples most like the document, beside those of the schema version: in the part of the prompt that
 * all calls of a run begin with.
 */
export function showExamples(request: ExtractionRequest): { request: ExtractionRequest; used: UsedExample[] } {
  const { memory = [], guidance = NO_GUIDANCE } = request;
  const chosen: { example: MemoryExample; tokens: number }[] = [];
  let left = MAX_TOKENS;
  for (const example of memory) {
    if (chosen.length === MAX_EXAMPLES) break;
    const { excerpt, data } = example;
    const tokens = estimateTokens(excerpt) + estimateTokens(JSON.stringify(data));
    if (excerpt === '' || Object.keys(data).length === 0 || tokens > left) continue;
    chosen.push({ example, tokens });
    left -= tokens;
  }
  if (chosen.length === 0) return { request, used: [] };
  const shown = chosen.map(({ example: { excerpt, data } }) => ({ excerpt, values: data }));
  const examples = [...guidance.examples, ...shown];
  const { onExchange } = request;
  const hide = hideExamples(chosen.map(({ example }) => example));
  const reported = onExchange && { onExchange: (exchange: ModelExchange) => onExchange(hide(exchange)) };
  return {
    request: { ...request, guidance: { ...guidance, examples }, ...reported },
    used: chosen.map(({ example: { id, documentId, values }, tokens }) => ({
      exampleId: id,
      ...(documentId !== undefined && { documentId }),
      paths: values.map(({ path }) => path),
      tokens,
    })),
  };
}

/** What is kept of a prompt names the examples: the words of their documents go with these, and not with the run. */
function hideExamples(examples: readonly MemoryExample[]): (exchange: ModelExchange) => ModelExchange {
  const texts = examples.map(({ id, excerpt, data }) => [formatExample({ excerpt, values: data }), id] as const);
  const hide = (value: JsonValue): JsonValue => {
    if (typeof value === 'string')
      return texts.reduce((rest, [text, id]) => rest.replaceAll(text, () => `[${id} of the memory]`), value);
    if (Array.isArray(value)) return value.map(hide);
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hide(one)]));
    return value;
  };
  return ({ describe, ...exchange }) => ({
    ...exchange,
    describe() {
      const { request, response } = describe();
      return { request: hide(request), response };
    },
  });
}
