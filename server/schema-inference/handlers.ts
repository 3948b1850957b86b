import type { HandlersOf, Wire } from '../http/operation.ts';
import type { InferredSchema } from './propose-schema.ts';
import type { SchemaInferenceService } from './service.ts';

function present({ model: choice, usage, ...proposal }: InferredSchema): Wire<'SchemaProposal'> {
  const { provider, model, residency, keySource } = choice;
  return {
    ...proposal,
    provider,
    model,
    residency,
    keySource,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    cost: usage?.cost ?? null,
  };
}

export function createSchemaInferenceHandlers(inference: SchemaInferenceService): HandlersOf<'inferSchema'> {
  return {
    async inferSchema({ caller, path, query, body, signal }) {
      const { documentIds = [], samples = [], wish = null, model } = body;
      const { env = 'production' } = query;
      const request = { slug: path.slug, env, documentIds, samples, wish, model, signal };
      return { status: 200, body: present(await inference.infer(caller, request)) };
    },
  };
}
