import type { JsonObject } from '../json-value.ts';

/** Parameters of calls to models. */
export interface ModelParameters {
  temperature?: number;
  seed?: number;
  reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';
}

/** What a schema version tells models beside its definition. */
export interface SchemaGuidance {
  instructions: string | null;
  /** Excerpts of documents with their values. */
  examples: { excerpt: string; values: JsonObject }[];
  parameters: ModelParameters | null;
}

export const NO_GUIDANCE: SchemaGuidance = { instructions: null, examples: [], parameters: null };

/** The parts that a version has, for its hash. A version with a definition only is hashed as its definition. */
export function listHashedParts(definition: JsonObject, guidance: SchemaGuidance): JsonObject {
  const { instructions, examples, parameters } = guidance;
  const parts = {
    ...(instructions !== null && { instructions }),
    ...(examples.length > 0 && { examples }),
    ...(parameters !== null && { parameters: { ...parameters } }),
  };
  return Object.keys(parts).length === 0 ? definition : ({ definition, ...parts } as JsonObject);
}
