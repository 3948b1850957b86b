import type { JsonObject } from '../../engine.ts';
import type { SchemaProfile } from '../strict-profiles.ts';
import type { CompiledSchema } from './compiled-schema.ts';

/** The schema in the form that a provider takes, and the way back. The definition passed its check, and is not changed. */
export function compileSchema(definition: JsonObject, profile: SchemaProfile): CompiledSchema {
  return { schema: definition, strict: profile.strict, restore: (value) => value, relaxed: [] };
}
