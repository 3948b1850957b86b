import type { JsonObject } from '../../../lib/json-value.ts';
import { createReferences } from '../reference-resolver.ts';
import { createShape } from '../schema-inspector.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import type { CompiledSchema } from './compiled-schema.ts';
import { Compiler, type Reach } from './schema-compiler.ts';
import { keepsLimits } from './enforce-limits.ts';
import type { Node } from './compiled-node.ts';
import { KEEP, restorePlanned, type Plan } from './restore-plan.ts';
import { TooLargeError } from './resolve-schema.ts';
import { Relaxations } from './relaxations.ts';

/** A compiled schema with the plan of its way back. */
export interface Compilation extends CompiledSchema {
  plan: Plan;
}

/** Each is tried when the one before makes more than can be sent. The last cannot fail: it is bounded by the check of the definition. */
const REACHES: readonly Reach[] = [
  { unrolled: 3, levels: 40, give: 'up' },
  { unrolled: 1, levels: 8, give: 'up' },
  { unrolled: 1, levels: 3, give: 'up' },
  { unrolled: 1, levels: 1, give: 'way' },
];

/** For a schema that no value meets. */
const NOTHING: Node = {
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
  plan: KEEP,
  nullable: false,
};

const compiled = new WeakMap<JsonObject, Map<SchemaProfile, Compilation>>();

/**
 * The schema in the form that a provider takes, and the way back. Any value that meets the schema can be said in the
 * compiled one, but for recursion deeper than `Reach.unrolled` and for properties that the schema allows without
 * describing them. Optional properties that allow null may come back as null. The definition passed its check, is not
 * changed, and must not be changed afterwards: an equal call has the same answer.
 */
export function compileSchema(definition: JsonObject, profile: SchemaProfile): Compilation {
  const known = compiled.get(definition) ?? new Map<SchemaProfile, Compilation>();
  compiled.set(definition, known);
  let compilation = known.get(profile);
  if (compilation === undefined) known.set(profile, (compilation = compile(definition, profile)));
  return compilation;
}

function compile(definition: JsonObject, profile: SchemaProfile): Compilation {
  const references = createReferences(definition);
  const shape = createShape(references);
  for (const reach of REACHES) {
    const relaxations = new Relaxations();
    const compiler = new Compiler(profile, references, shape, reach, relaxations);
    try {
      const root = objectRoot(compiler.compileRoot(definition) ?? NOTHING);
      const definitions = compiler.definitions();
      const schema = Object.keys(definitions).length === 0 ? root.schema : { ...root.schema, $defs: definitions };
      const within = keepsLimits(schema, profile, relaxations);
      return {
        schema,
        plan: root.plan,
        strict: profile.strict && within,
        restore: (value) => restorePlanned(value, root.plan, schema),
        relaxed: relaxations.sentences(),
      };
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
    }
  }
  throw new Error('The last reach has no bound to exceed.');
}

/** Providers want an object at the root: anything else is wrapped into one. */
function objectRoot(node: Node): Node {
  if (node.schema['type'] === 'object') return node;
  const schema: JsonObject = {
    type: 'object',
    properties: { answer: node.schema },
    required: ['answer'],
    additionalProperties: false,
  };
  return { schema, plan: { kind: 'wrapped', plan: node.plan }, nullable: false };
}
