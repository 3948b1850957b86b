import { isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getJsonType } from '../json-type.ts';
import { describeValues } from '../resolve/describe-constraints.ts';
import type { SchemaBranch } from '../resolve/resolve-schema.ts';
import { applyConstraints } from './apply-constraints.ts';
import { type CompiledNode, createUnion } from './compiled-node.ts';
import type { CompileContext, NodeCompiler } from './node-compiler.ts';
import { KEEP } from './restore-plan.ts';

const SCALAR_TYPES = ['string', 'number', 'integer', 'boolean'];

/** One node for all scalar types of a branch. Undefined if it has none. */
export function compileScalar(
  compiler: NodeCompiler,
  branch: SchemaBranch,
  branchTypes: ReadonlySet<string>,
  { path }: CompileContext,
): CompiledNode | undefined {
  const { profile, relaxations } = compiler;
  const types = SCALAR_TYPES.filter(
    (type) => branchTypes.has(type) && !(type === 'integer' && branchTypes.has('number')),
  );
  const values = branch.values?.filter(
    (value) =>
      value !== null &&
      typeof value !== 'object' &&
      (branchTypes.has(getJsonType(value)) || (branchTypes.has('number') && typeof value === 'number')),
  );
  const [firstType] = types;
  if (firstType === undefined || values?.length === 0) return undefined;
  const schema: JsonObject = { type: types.length === 1 ? firstType : types };
  const isEnumSupported =
    values === undefined || profile.stringEnums === undefined || values.every((value) => typeof value === 'string');
  if (values !== undefined && isEnumSupported) schema['enum'] = values;
  if (!isEnumSupported) relaxations.addDescribedKeyword('enum', path);
  const described = isEnumSupported ? branch : { ...branch, notes: [...branch.notes, describeValues(values)] };
  return {
    schema: applyConstraints(schema, described, {
      types: types.map((type) => (type === 'integer' ? 'number' : type)),
      profile,
      onDescribed: (keyword) => relaxations.addDescribedKeyword(keyword, path),
    }),
    plan: KEEP,
    nullable: false,
  };
}

/**
 * A schema that accepts one value of `enum` or `const`. Providers support scalars in `enum` only, so arrays and objects
 * are described by their items and properties.
 */
export function compileLiteral(value: JsonValue, stringEnumsOnly: boolean): JsonObject {
  if (Array.isArray(value)) {
    const items = value.map((item) => compileLiteral(item, stringEnumsOnly));
    return { type: 'array', items: items.length === 0 ? { type: 'string' } : createUnion(items) };
  }
  if (isObject(value)) {
    const properties = Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, compileLiteral(child, stringEnumsOnly)]),
    );
    return { type: 'object', properties, required: Object.keys(value), additionalProperties: false };
  }
  if (value === null) return { type: 'null' };
  return stringEnumsOnly && typeof value !== 'string'
    ? { type: getJsonType(value), description: describeValues([value]) }
    : { type: getJsonType(value), enum: [value] };
}
