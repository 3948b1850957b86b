import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';

/** A user's schema in the form that one provider takes. */
export interface CompiledSchema {
  /** Always an object at the root. */
  schema: JsonObject;
  /** False where the provider has no strict mode, or the schema exceeds its limits: send it loosely then. */
  strict: boolean;
  /** An answer in the terms of the user's schema. Never throws: what does not fit the compiled schema is passed on as it is. */
  restore(value: JsonValue): JsonValue;
  /** Sentences for a person: what the provider does not promise. Stable, each once. */
  relaxed: string[];
}
