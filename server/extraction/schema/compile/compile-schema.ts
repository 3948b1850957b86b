import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createReferenceResolver } from '../reference-resolver.ts';
import { SchemaTooLargeError } from '../resolve/resolve-schema.ts';
import { createSchemaInspector } from '../schema-inspector.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import type { CompiledNode } from './compiled-node.ts';
import { enforceLimits } from './enforce-limits.ts';
import { limitUnions } from './limit-unions.ts';
import { Relaxations } from './relaxations.ts';
import { restoreAnswer } from './restore-answer.ts';
import { KEEP, type RestorePlan } from './restore-plan.ts';
import { SchemaCompiler, type CompilerLimits } from './schema-compiler.ts';

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

/** A compiled schema with the plan behind `restore`. */
export interface Compilation extends CompiledSchema {
  plan: RestorePlan;
}

/**
 * Tried in order until the schema is small enough. The last attempt never throws: `checkDefinition` bounds its size.
 */
const LIMITS_BY_ATTEMPT: readonly CompilerLimits[] = [
  { maxRecursion: 3, maxLevels: 40, onTooLarge: 'throw' },
  { maxRecursion: 1, maxLevels: 8, onTooLarge: 'throw' },
  { maxRecursion: 1, maxLevels: 3, onTooLarge: 'throw' },
  { maxRecursion: 1, maxLevels: 1, onTooLarge: 'simplify' },
];

/** Sent for a schema that accepts no value. */
const EMPTY_OBJECT: CompiledNode = {
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
  plan: KEEP,
  nullable: false,
};

const compilations = new WeakMap<JsonObject, Map<SchemaProfile, Compilation>>();

/**
 * Compiles a definition for a provider. Each valid value has an answer from which `restore` produces it, except for
 * recursion deeper than `CompilerLimits.maxRecursion` and for properties that the definition allows without naming
 * them. Optional nullable properties can be restored as null. The definition must have passed `checkDefinition` and
 * must not change afterwards: results are cached by the object.
 */
export function compileSchema(definition: JsonObject, profile: SchemaProfile): Compilation {
  const cached = compilations.get(definition) ?? new Map<SchemaProfile, Compilation>();
  compilations.set(definition, cached);
  let compilation = cached.get(profile);
  if (compilation === undefined) cached.set(profile, (compilation = compile(definition, profile)));
  return compilation;
}

function compile(definition: JsonObject, profile: SchemaProfile): Compilation {
  const references = createReferenceResolver(definition);
  const inspector = createSchemaInspector(references);
  for (const limits of LIMITS_BY_ATTEMPT) {
    const relaxations = new Relaxations();
    const compiler = new SchemaCompiler({ profile, references, inspector, limits, relaxations });
    try {
      const root = wrapRoot(compiler.compileRoot(definition) ?? EMPTY_OBJECT);
      const { definitions } = compiler;
      const whole = Object.keys(definitions).length === 0 ? root.schema : { ...root.schema, $defs: definitions };
      const { schema, restoreNulls } = limitUnions(whole, profile);
      const isWithinLimits = enforceLimits(schema, profile, relaxations);
      return {
        schema,
        plan: root.plan,
        strict: profile.strict && isWithinLimits,
        restore: (value) => restoreAnswer(restoreNulls(value), root.plan, whole),
        relaxed: relaxations.toSentences(),
      };
    } catch (error) {
      if (!(error instanceof SchemaTooLargeError)) throw error;
    }
  }
  throw new Error('The last attempt has no limit to exceed.');
}

/** Providers require an object at the root. */
function wrapRoot(node: CompiledNode): CompiledNode {
  if (node.schema['type'] === 'object') return node;
  const schema: JsonObject = {
    type: 'object',
    properties: { answer: node.schema },
    required: ['answer'],
    additionalProperties: false,
  };
  return { schema, plan: { kind: 'wrapped', plan: node.plan }, nullable: false };
}
