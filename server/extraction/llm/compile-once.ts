import type { JsonObject } from '../../lib/json-value.ts';
import type { ProviderEntry } from '../models/provider-registry.ts';
import type { CompiledSchema } from '../schema/compile/compile-schema.ts';
import { hashDefinition } from '../schema/definition/definition.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { getSchemaProfile, type SchemaProfile } from '../schema/schema-profiles.ts';

export type CompileSchema = (definition: JsonObject, profile: SchemaProfile) => CompiledSchema;

interface HashedSchema extends CompiledSchema {
  hash: string;
  /**
   * Whether the schema may be sent in strict mode. Profiles without a strict mode of their own compile to schemas that
   * any strict mode accepts.
   */
  fitsStrict: boolean;
  /** The properties of its root. */
  names: ReadonlySet<string>;
  /** The properties of the definition's root. */
  ownNames: ReadonlySet<string>;
}

/**
 * Compiles and hashes a schema once per provider profile: a long document sends the same schema up to a hundred times.
 */
export function compileOnce(compileSchema: CompileSchema) {
  const known = new WeakMap<JsonObject, Map<SchemaProfile, HashedSchema>>();
  return (definition: JsonObject, entry: ProviderEntry): HashedSchema => {
    const profile = getSchemaProfile(entry.schemaProfile);
    const byProfile = known.get(definition) ?? new Map<SchemaProfile, HashedSchema>();
    known.set(definition, byProfile);
    const before = byProfile.get(profile);
    if (before !== undefined) return before;
    const compiled = compileSchema(definition, profile);
    const fitsStrict = compiled.strict || (!profile.strict && profile.allRequired && profile.closedObjects);
    const names = new Set(Object.keys(compiled.schema['properties'] ?? {}));
    const ownNames = new Set(buildFieldTree(definition).properties?.map(({ name }) => name));
    const hashed = { ...compiled, hash: hashDefinition(definition), fitsStrict, names, ownNames };
    byProfile.set(profile, hashed);
    return hashed;
  };
}
