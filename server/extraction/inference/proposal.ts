import type { JsonObject } from '../../lib/json-value.ts';
import type { SchemaRule } from '../../lib/models/schema-guidance.ts';
import type { Layout } from '../../parsing/layout.ts';

/** What a value looks like in a definition. */
export type ValueType = 'text' | 'date' | 'email' | 'number' | 'integer' | 'boolean';

/** A starting schema that documents are compared with. */
export interface KnownTemplate {
  key: string;
  name: string;
  description: string;
  definition: JsonObject;
}

/** One field of a proposal, and why it is there. */
export interface ProposedField {
  /** JSON Pointer into the definition. */
  path: string;
  /** As the documents print it; null where a value has no label. */
  label: string | null;
  /** How many of the documents have a value for it. */
  documents: number;
}

/** A proposed definition. Nothing of it is stored. */
export interface Proposal {
  /** Valid by `checkDefinition`. */
  definition: JsonObject;
  schemaKey: string;
  name: string;
  description: string;
  fields: ProposedField[];
  /** What holds for all documents. */
  rules: SchemaRule[];
}

export interface InferenceRequest {
  layouts: readonly Layout[];
  templates: readonly KnownTemplate[];
  /** What the definition is for, in the caller's words. */
  wish: string | null;
}
