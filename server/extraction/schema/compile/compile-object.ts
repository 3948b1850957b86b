import { isObject, setOwn } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { addDescription, getDescription, joinSentences } from '../resolve/describe-constraints.ts';
import type { NormalizedSchema } from '../resolve/normalized-schema.ts';
import { createUnion, createUnionPlan, makeNullable, type CompiledNode } from './compiled-node.ts';
import { enterItems, enterProperty, type CompileContext, type NodeCompiler } from './node-compiler.ts';
import { KEEP, type ObjectPlan, type PropertyPlan } from './restore-plan.ts';

/** Assigns the property names of one object: the user's name if the provider allows it, else a similar one. */
class PropertyNamer {
  readonly #allowed: RegExp | undefined;
  readonly #usedNames: Set<string>;

  /** @param allowed what the provider allows; undefined for any name */
  constructor(allowed: RegExp | undefined, properties: ReadonlyMap<string, JsonValue>) {
    this.#allowed = allowed;
    this.#usedNames = new Set([...properties.keys()].filter((key) => this.#isAllowed(key)));
  }

  getName(key: string): string {
    if (this.#isAllowed(key)) return key;
    const plain = key
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-zA-Z0-9_.-]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, 56);
    return this.createUnusedName(plain === '' ? 'field' : plain);
  }

  createUnusedName(stem: string): string {
    let name = stem;
    for (let index = 2; this.#usedNames.has(name); index++) name = `${stem}_${index}`;
    this.#usedNames.add(name);
    return name;
  }

  /** `__proto__` is lost in programs that assign properties by name. */
  #isAllowed(key: string): boolean {
    return key !== '__proto__' && this.#allowed?.test(key) !== false;
  }
}

/**
 * An object with named properties, a map, or both. A provider that requires closed objects gets a map as a list of
 * entries. Undefined if a required property cannot be requested.
 */
export function compileObject(
  compiler: NodeCompiler,
  schema: NormalizedSchema,
  context: CompileContext,
): CompiledNode | undefined {
  const { allRequired, closedObjects } = compiler.profile;
  const sources = listProperties(schema);
  const others = compileAdditionalProperties(compiler, schema, sources.size, context);
  if (others !== undefined && sources.size === 0 && closedObjects) return createEntryList(others);

  const namer = new PropertyNamer(compiler.profile.names, sources);
  const properties: JsonObject = {};
  const requiredNames = new Set<string>();
  const plans = new Map<string, PropertyPlan>();
  let isUnchanged = true;
  for (const [key, source] of sources) {
    const isRequired = schema.required.has(key);
    const node = compiler.compile(source, enterProperty(context, key));
    if (node === undefined && isRequired) return undefined;
    if (node === undefined) continue;
    const name = namer.getName(key);
    const compiled = isRequired || !allRequired || node.nullable ? node.schema : makeNullable(node.schema);
    setOwn(properties, name, name === key ? compiled : describeOriginalName(compiled, key));
    plans.set(name, { key, plan: node.plan, nullIsAbsent: !isRequired && !node.nullable });
    if (isRequired || allRequired) requiredNames.add(name);
    isUnchanged &&= node.plan === KEEP && name === key && (isRequired || (node.nullable && !allRequired));
  }
  const object: JsonObject = { type: 'object', properties, required: [], additionalProperties: false };
  let othersPlan: ObjectPlan['others'];
  if (others !== undefined && closedObjects) {
    const name = namer.createUnusedName('otherProperties');
    setOwn(properties, name, createEntryList(others).schema);
    requiredNames.add(name);
    othersPlan = { name, values: others.plan };
  } else if (others !== undefined) {
    object['additionalProperties'] = others.schema;
    othersPlan = { name: null, values: others.plan };
  }
  object['required'] = Object.keys(properties).filter((name) => requiredNames.has(name));
  const plan: ObjectPlan = { kind: 'object', properties: plans, others: othersPlan };
  return { schema: object, plan: isUnchanged && othersPlan === undefined ? KEEP : plan, nullable: false };
}

/** The properties with a schema, and the required ones without. */
function listProperties(schema: NormalizedSchema): Map<string, JsonValue> {
  const properties = new Map(schema.properties);
  const defaultSchema = schema.patternProperties.size === 0 ? (schema.additionalProperties ?? true) : true;
  for (const key of schema.required) if (!properties.has(key)) properties.set(key, defaultSchema);
  return properties;
}

/** The values of properties that the schema does not name. Undefined if they are not requested. */
function compileAdditionalProperties(
  compiler: NodeCompiler,
  { patternProperties, additionalProperties, required }: NormalizedSchema,
  namedCount: number,
  context: CompileContext,
): CompiledNode | undefined {
  const schemas = [...patternProperties.values()];
  if (isObject(additionalProperties) && Object.keys(additionalProperties).length > 0)
    schemas.push(additionalProperties);
  else if (additionalProperties !== false && patternProperties.size + namedCount + required.size === 0)
    schemas.push(true);
  else if (additionalProperties !== undefined && additionalProperties !== false)
    compiler.relaxations.addPlace('allows additional properties. They were not requested', context.path);
  const nodes = schemas.flatMap((schema) => compiler.compile(schema, enterItems(context)) ?? []);
  const [only] = nodes;
  if (only === undefined || nodes.length === 1) return only;
  return {
    schema: createUnion(nodes.map((node) => node.schema)),
    plan: createUnionPlan(nodes),
    nullable: nodes.some((node) => node.nullable),
  };
}

function createEntryList(values: CompiledNode): CompiledNode {
  const properties = { key: { type: 'string' }, value: values.schema };
  const items: JsonObject = { type: 'object', properties, required: ['key', 'value'], additionalProperties: false };
  return {
    schema: { type: 'array', items, description: 'Key-value pairs with unique keys.' },
    plan: { kind: 'map', values: values.plan },
    nullable: false,
  };
}

function describeOriginalName(schema: JsonObject, key: string): JsonObject {
  if (Object.hasOwn(schema, '$ref')) return schema;
  return addDescription(schema, joinSentences(`Named "${key}" in the data.`, getDescription(schema)));
}
