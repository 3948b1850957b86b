import type { JsonObject } from '../../../lib/json-value.ts';
import { addDescription } from '../resolve/describe-constraints.ts';
import type { NormalizedSchema } from '../resolve/normalized-schema.ts';
import { createUnion, type CompiledNode } from './compiled-node.ts';
import { enterItems, type CompileContext, type NodeCompiler } from './node-compiler.ts';
import { KEEP } from './restore-plan.ts';

/** Undefined if the array needs items that cannot be requested. */
export function compileArray(
  compiler: NodeCompiler,
  schema: NormalizedSchema,
  context: CompileContext,
): CompiledNode | undefined {
  if (schema.prefixItems.length > 0) return compileTuple(compiler, schema, context);
  const items = compiler.compile(schema.items ?? true, enterItems(context));
  if (items !== undefined)
    return {
      schema: { type: 'array', items: items.schema },
      plan: items.plan === KEEP ? KEEP : { kind: 'array', items: items.plan },
      nullable: false,
    };
  if (Number(schema.constraints.get('minItems') ?? 0) > 0) return undefined;
  return {
    schema: { type: 'array', items: { type: 'string' }, description: 'Always empty.' },
    plan: { kind: 'empty' },
    nullable: false,
  };
}

/** Providers do not support `prefixItems`: a tuple is sent as an array of any of its items. */
function compileTuple(
  compiler: NodeCompiler,
  schema: NormalizedSchema,
  context: CompileContext,
): CompiledNode | undefined {
  const itemContext = enterItems(context);
  const rest = schema.items === undefined ? undefined : compiler.compile(schema.items, itemContext);
  const items = schema.prefixItems.map((item) => compiler.compile(item, itemContext));
  const nodes = [...items, rest].filter((node) => node !== undefined);
  if (nodes.length === 0) return undefined;
  const array: JsonObject = { type: 'array', items: createUnion(nodes.map((node) => node.schema)) };
  return {
    schema: addDescription(array, nodes.length > 1 ? 'The items have a fixed order.' : undefined),
    plan: { kind: 'tuple', items: items.map((node) => node?.plan ?? KEEP), rest: rest?.plan },
    nullable: false,
  };
}
