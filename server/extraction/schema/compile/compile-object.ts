import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import { isObject } from '../subschemas.ts';
import { joinText, withDescription } from './describe-constraints.ts';
import type { Facts } from './normalized-schema.ts';
import { distinct, oneOrMore, orNull, type Node } from './compiled-node.ts';
import type { Relaxations } from './relaxations.ts';
import { KEEP, type ObjectPlan, type Plan, type PropertyPlan } from './restore-plan.ts';

export interface Place {
  path: string[];
  /** How often each schema was referred to on the way here. */
  followed: ReadonlyMap<JsonValue, number>;
}

/** Compiles the schemas of the object's properties. */
export interface SchemaCompiler {
  readonly profile: SchemaProfile;
  readonly relaxations: Relaxations;
  /** Undefined where the schema cannot be sent to the provider. */
  compile(schema: JsonValue, place: Place): Node | undefined;
}

/** An object with named properties, a map of any, or both. Undefined where a property that it requires cannot be sent. */
export function compileObject(compiler: SchemaCompiler, facts: Facts, place: Place): Node | undefined {
  const { allRequired, closedObjects } = compiler.profile;
  const named = allProperties(facts);
  const others = compileOthers(compiler, facts, named.size, place);
  if (others !== undefined && named.size === 0 && closedObjects) return asList(others);

  const names = new PropertyNames(compiler.profile.names, named);
  const properties: JsonObject = {};
  const required = new Set<string>();
  let asItIs = true;
  const plans = new Map<string, PropertyPlan>();
  const add = (name: string, schema: JsonObject): unknown =>
    Object.defineProperty(properties, name, { value: schema, enumerable: true });
  for (const [key, sub] of named) {
    const mandatory = facts.required.has(key);
    const node = compiler.compile(sub, { ...place, path: [...place.path, key] });
    if (node === undefined && mandatory) return undefined;
    if (node === undefined) continue;
    const name = names.of(key);
    const schema = mandatory || !allRequired || node.nullable ? node.schema : orNull(node.schema);
    add(
      name,
      name === key || Object.hasOwn(schema, '$ref')
        ? schema
        : withDescription(schema, joinText(`Named "${key}" in the data.`, textOf(schema))),
    );
    plans.set(name, { key, plan: node.plan, nullIsAbsent: !mandatory && !node.nullable });
    if (mandatory || allRequired) required.add(name);
    asItIs &&= node.plan === KEEP && name === key && (mandatory || (node.nullable && !allRequired));
  }
  const schema: JsonObject = { type: 'object', properties, required: [], additionalProperties: false };
  let rest: ObjectPlan['others'];
  if (others !== undefined && closedObjects) {
    const list = asList(others);
    const name = names.spare('otherProperties');
    add(name, list.schema);
    required.add(name);
    rest = { name, values: others.plan };
  } else if (others !== undefined) {
    schema['additionalProperties'] = others.schema;
    rest = { name: null, values: others.plan };
  }
  schema['required'] = Object.keys(properties).filter((name) => required.has(name));
  return {
    schema,
    plan: asItIs && rest === undefined ? KEEP : { kind: 'object', properties: plans, others: rest },
    nullable: false,
  };
}

/** Those that are required without being described, too. */
function allProperties(facts: Facts): Map<string, JsonValue> {
  const named = new Map(facts.properties);
  const open = facts.patterns.size === 0 ? (facts.additional ?? true) : true;
  for (const key of facts.required) if (!named.has(key)) named.set(key, open);
  return named;
}

/** What the values are like whose keys the schema does not name; undefined where they are not asked for. */
function compileOthers(
  compiler: SchemaCompiler,
  { patterns, additional, required }: Facts,
  named: number,
  place: Place,
): Node | undefined {
  const schemas = [...patterns.values()];
  if (isObject(additional) && Object.keys(additional).length > 0) schemas.push(additional);
  else if (additional !== false && patterns.size + named + required.size === 0) schemas.push(true);
  else if (additional !== undefined && additional !== false)
    compiler.relaxations.at('allows additional properties. They were not requested', place.path);
  const nodes = schemas.flatMap((schema) => compiler.compile(schema, { ...place, path: [...place.path, '*'] }) ?? []);
  const [only] = nodes;
  if (only === undefined || nodes.length === 1) return only;
  const plan: Plan = nodes.every((node) => node.plan === KEEP) ? KEEP : { kind: 'union', options: nodes };
  return {
    schema: oneOrMore(distinct(nodes.map((node) => node.schema))),
    plan,
    nullable: nodes.some((node) => node.nullable),
  };
}

function asList(values: Node): Node {
  const properties = { key: { type: 'string' }, value: values.schema };
  const items: JsonObject = { type: 'object', properties, required: ['key', 'value'], additionalProperties: false };
  return {
    schema: { type: 'array', items, description: 'Key-value pairs with unique keys.' },
    plan: { kind: 'map', values: values.plan },
    nullable: false,
  };
}

/** The names that are sent: the user's own where the provider takes them. */
class PropertyNames {
  readonly #allowed: RegExp | undefined;
  readonly #taken: Set<string>;

  constructor(allowed: RegExp | undefined, named: Map<string, JsonValue>) {
    this.#allowed = allowed;
    this.#taken = new Set([...named.keys()].filter((key) => this.#takes(key)));
  }

  of(key: string): string {
    if (this.#takes(key)) return key;
    const plain = key
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-zA-Z0-9_.-]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, 56);
    return this.spare(plain === '' ? 'field' : plain);
  }

  /** Not every program between here and the model keeps a property called `__proto__`. */
  #takes(key: string): boolean {
    return key !== '__proto__' && this.#allowed?.test(key) !== false;
  }

  /** A name that no property has. */
  spare(stem: string): string {
    let name = stem;
    for (let index = 2; this.#taken.has(name); index++) name = `${stem}_${index}`;
    this.#taken.add(name);
    return name;
  }
}

function textOf(schema: JsonObject): string | undefined {
  return typeof schema['description'] === 'string' ? schema['description'] : undefined;
}
