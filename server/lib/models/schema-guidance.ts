import type { JsonObject } from '../json-value.ts';

/** Parameters of calls to models. */
export interface ModelParameters {
  temperature?: number;
  seed?: number;
  reasoningEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';
}

/** What must be true of the data: see `extraction/rules`. */
export interface SchemaRule {
  name: string;
  /** An expression that is true where the rule holds. */
  check: string;
  /** The rule applies where this is true; everywhere if it is missing. */
  when?: string;
  severity: 'error' | 'warning';
  /** A sentence for people; the numbers are added. */
  message?: string;
}

export interface RuleResult {
  name: string;
  severity: SchemaRule['severity'];
  result: 'holds' | 'violated' | 'unknown';
  /** The values that were read, as JSON Pointers; of a rule for rows that is violated, those of the violated rows. */
  paths: string[];
  /** The violated entries of the list that the rule is about, from 0. */
  rows?: number[];
  /** Why it does not hold, or is not known. Null where it holds. */
  message: string | null;
}

/** What a schema version has beside its definition: what models are told, and what is checked. */
export interface SchemaGuidance {
  instructions: string | null;
  /** Excerpts of documents with their values. */
  examples: { excerpt: string; values: JsonObject }[];
  parameters: ModelParameters | null;
  rules: SchemaRule[];
}

export const NO_GUIDANCE: SchemaGuidance = { instructions: null, examples: [], parameters: null, rules: [] };

/** The parts that a version has, for its hash. A version with a definition only is hashed as its definition. */
export function listHashedParts(definition: JsonObject, guidance: SchemaGuidance): JsonObject {
  const { instructions, examples, parameters, rules } = guidance;
  const parts = {
    ...(instructions !== null && { instructions }),
    ...(examples.length > 0 && { examples }),
    ...(parameters !== null && { parameters: { ...parameters } }),
    ...(rules.length > 0 && { rules }),
  };
  return Object.keys(parts).length === 0 ? definition : ({ definition, ...parts } as unknown as JsonObject);
}
