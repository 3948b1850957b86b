import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';

/** A user's schema in the form that one provider supports. */
export interface CompiledSchema {
  /** Its root is an object. */
  schema: JsonObject;
  /** Whether to send it in strict mode. False if the provider has no strict mode or the schema exceeds its limits. */
  strict: boolean;
  /**
   * Converts an answer to the user's schema. Never throws: what does not match the compiled schema is not converted.
   */
  restore(value: JsonValue): JsonValue;
  /** Sentences for users: what the provider does not enforce. Deterministic, without duplicates. */
  relaxed: string[];
}
