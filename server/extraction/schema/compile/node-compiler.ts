import type { JsonValue } from '../../../lib/json-value.ts';
import type { SchemaBranch } from '../resolve/resolve-schema.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import type { CompiledNode } from './compiled-node.ts';
import type { Relaxations } from './relaxations.ts';

/** Where in the data a schema is compiled. */
export interface CompileContext {
  /** Property names from the root; `*` for array items. */
  path: string[];
  /** How often each reference target was expanded between the root and here. */
  referenceCounts: ReadonlyMap<JsonValue, number>;
}

/** Compiles nested schemas for `compileObject`, `compileArray` and `compileScalar`. */
export interface NodeCompiler {
  readonly profile: SchemaProfile;
  readonly relaxations: Relaxations;
  /** Undefined if no value can be requested: the schema accepts none, or the limit of a recursion is reached. */
  compile(schema: JsonValue, context: CompileContext): CompiledNode | undefined;
}

export function enterProperty(context: CompileContext, key: string): CompileContext {
  return { ...context, path: [...context.path, key] };
}

export function enterItems(context: CompileContext): CompileContext {
  return enterProperty(context, '*');
}

/** The context inside a branch. Undefined if a reference would be expanded more than `maxRecursion` times. */
export function enterBranch(
  branch: SchemaBranch,
  context: CompileContext,
  maxRecursion: number,
): CompileContext | undefined {
  if (branch.followedReferences.length === 0) return context;
  const referenceCounts = new Map(context.referenceCounts);
  for (const target of new Set(branch.followedReferences)) {
    const count = (referenceCounts.get(target) ?? 0) + 1;
    if (count > maxRecursion) return undefined;
    referenceCounts.set(target, count);
  }
  return { ...context, referenceCounts };
}
