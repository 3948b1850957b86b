import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { References } from '../reference-resolver.ts';
import type { Shape } from '../schema-inspector.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import { isObject } from '../subschemas.ts';
import { describeValues, joinText, withDescription } from './describe-constraints.ts';
import { isPlainChoice, joinChoices, kindsOf, toChoice } from './merge-choices.ts';
import { noFacts, type Facts } from './normalized-schema.ts';
import { anyNode, distinct, literal, oneOrMore, orNull, typeOf, type Node } from './compiled-node.ts';
import { compileObject, type Place, type SchemaCompiler } from './compile-object.ts';
import { KEEP, type Plan } from './restore-plan.ts';
import { putConstraints } from './apply-constraints.ts';
import { SchemaReader, TooLargeError, type Branch, type Reading } from './resolve-schema.ts';
import type { Relaxations } from './relaxations.ts';

/** How far a schema is followed. */
export interface Reach {
  /** How often one reference is followed on the way down. */
  unrolled: number;
  /** Levels of data below the root. What lies deeper is asked for as JSON text. */
  levels: number;
  /** What happens to what is too large: all of it is given up, or the place alone gives way to JSON text. */
  give: 'up' | 'way';
}

interface Definition {
  name: string;
  schema: JsonObject;
  plan: Plan;
  /** Undefined while it is being compiled. */
  nullable?: boolean;
}

/** Schemas that are read, and nodes that are made, before a `TooLargeError`. */
const BUDGET = 25_000;
/** The same for one place, where the place alone gives way. */
const BUDGET_OF_ONE = 100;
const SCALARS = ['string', 'number', 'integer', 'boolean'];
export class Compiler implements SchemaCompiler {
  readonly profile: SchemaProfile;
  readonly relaxations: Relaxations;
  readonly #reach: Reach;
  readonly #reader: SchemaReader;
  readonly #shape: Shape;
  readonly #definitions = new Map<JsonValue, Definition>();
  readonly #names = new Set<string>();
  #path: string[] = [];
  #left = BUDGET;

  constructor(profile: SchemaProfile, references: References, shape: Shape, reach: Reach, relaxations: Relaxations) {
    this.profile = profile;
    this.relaxations = relaxations;
    this.#reach = reach;
    this.#shape = shape;
    this.#reader = new SchemaReader(
      references,
      profile.references === 'kept',
      reach.give === 'up' ? BUDGET : Infinity,
      () => {
        relaxations.at(
          'combines too many alternatives. Some were not sent to the model; the answer was validated',
          this.#path,
        );
      },
    );
  }

  /** `$defs` of the references that were kept. */
  definitions(): JsonObject {
    return Object.fromEntries([...this.#definitions.values()].map(({ name, schema }) => [name, schema]));
  }

  /** Undefined where no value can be sent: nothing meets the schema, or recursion ends here. */
  compile(schema: JsonValue, place: Place): Node | undefined {
    return this.#compile(schema, place, false);
  }

  /** The root: no reference, and never null. */
  compileRoot(definition: JsonObject): Node | undefined {
    const reading = this.#read(definition, true);
    const place = { path: [], followed: new Map() };
    return this.#join(reading, { ...this.#options(reading, place), nullable: false }, place);
  }

  #compile(schema: JsonValue, place: Place, whole: boolean): Node | undefined {
    if (this.#reach.give === 'up' && --this.#left < 0) throw new TooLargeError('The schema is too large.');
    this.#path = place.path;
    const reading = this.#read(schema, whole);
    if (
      place.path.length > this.#reach.levels &&
      reading.branches.some((branch) => branch.reference !== undefined || isDeep(kindsOf(branch)))
    ) {
      this.relaxations.at(
        'is too deep for a schema of this size. It was requested as untyped JSON; the answer was validated',
        place.path,
      );
      const any = anyNode(this.profile.closedObjects);
      return { ...any, schema: withDescription(any.schema, reading.description) };
    }
    return this.#join(reading, this.#options(reading, place), place);
  }

  #read(schema: JsonValue, whole: boolean): Reading {
    if (this.#reach.give === 'up') return this.#reader.read(schema, whole);
    try {
      return this.#reader.within(BUDGET_OF_ONE).read(schema, whole);
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
      this.relaxations.at(
        'combines too many alternatives. Some were not sent to the model; the answer was validated',
        this.#path,
      );
      return { branches: [noFacts()] };
    }
  }

  #options({ branches, description }: Reading, place: Place): { nodes: Node[]; nullable: boolean } {
    const nodes: Node[] = [];
    let nullable = false;
    const choices: Branch[] = [];
    for (const branch of branches) {
      const kinds = kindsOf(branch);
      if (branch.reference !== undefined) {
        nodes.push(
          this.#reference(
            branch,
            branch.reference,
            branch.description ?? (branches.length === 1 ? description : undefined),
            place,
          ),
        );
        continue;
      }
      if (kinds.has('null') && branch.values?.includes(null) !== false) nullable = true;
      if (kinds.has('any'))
        nodes.push(this.#worded(anyNode(this.profile.closedObjects, !excludesNull(branch)), branch, place, 'any'));
      else if (branch.values !== undefined && isPlainChoice(branch)) choices.push(toChoice(branch));
      else nodes.push(...this.#split(branch, kinds, place));
    }
    const choice = joinChoices(choices);
    const node = choice === undefined ? undefined : this.#scalar(choice, kindsOf(choice), place);
    return { nodes: node === undefined ? nodes : [node, ...nodes], nullable };
  }

  /** One node for each kind of value that a branch takes; scalars are one kind. */
  #split(branch: Branch, kinds: ReadonlySet<string>, place: Place): Node[] {
    const below = this.#below(branch, place);
    if (below === undefined) return [];
    if (branch.values?.some((value) => typeof value === 'object' && value !== null) === true) {
      const schemas = distinct(
        branch.values
          .filter((value) => value !== null && kinds.has(typeOf(value)))
          .map((value) => literal(value, this.profile.stringEnums === true)),
      );
      return schemas.length === 0 ? [] : [{ schema: oneOrMore(schemas), plan: KEEP, nullable: false }];
    }
    const scalar = this.#scalar(branch, kinds, place);
    const object = kinds.has('object') && branch.values === undefined ? compileObject(this, branch, below) : undefined;
    const array = kinds.has('array') && branch.values === undefined ? this.#array(branch, below) : undefined;
    const some = (node: Node | undefined, kind: string): Node[] =>
      node === undefined ? [] : [this.#worded(node, branch, place, kind)];
    return [...(scalar === undefined ? [] : [scalar]), ...some(object, 'object'), ...some(array, 'array')];
  }

  #below(branch: Branch, place: Place): Place | undefined {
    const below = follow(branch, place, this.#reach.unrolled);
    if (below === undefined) {
      this.relaxations.at(
        `is recursive. It was expanded to ${this.#reach.unrolled} levels; deeper levels were not requested`,
        place.path,
      );
    }
    return below;
  }

  #array(facts: Facts, place: Place): Node | undefined {
    const below = { ...place, path: [...place.path, '*'] };
    const rest =
      facts.items === undefined && facts.prefix.length > 0 ? undefined : this.compile(facts.items ?? true, below);
    if (facts.prefix.length === 0) {
      if (rest !== undefined)
        return {
          schema: { type: 'array', items: rest.schema },
          plan: rest.plan === KEEP ? KEEP : { kind: 'array', items: rest.plan },
          nullable: false,
        };
      if (Number(facts.constraints.get('minItems') ?? 0) > 0) return undefined;
      return {
        schema: { type: 'array', items: { type: 'string' }, description: 'Always empty.' },
        plan: { kind: 'empty' },
        nullable: false,
      };
    }
    const items = facts.prefix.map((item) => this.compile(item, below));
    const known = [...items, rest].filter((node) => node !== undefined);
    if (known.length === 0) return undefined;
    const positions = known.length > 1 ? 'The items have a fixed order.' : undefined;
    const schema = withDescription(
      { type: 'array', items: oneOrMore(distinct(known.map((node) => node.schema))) },
      positions,
    );
    return {
      schema,
      plan: { kind: 'tuple', items: items.map((node) => node?.plan ?? KEEP), rest: rest?.plan },
      nullable: false,
    };
  }

  #scalar(branch: Branch, kinds: ReadonlySet<string>, place: Place): Node | undefined {
    const types = SCALARS.filter((type) => kinds.has(type) && !(type === 'integer' && kinds.has('number')));
    const values = branch.values?.filter(
      (value) =>
        value !== null &&
        typeof value !== 'object' &&
        (kinds.has(typeOf(value)) || (kinds.has('number') && typeof value === 'number')),
    );
    if (types.length === 0 || values?.length === 0) return undefined;
    const [only] = types;
    const schema: JsonObject = { type: types.length === 1 && only !== undefined ? only : types };
    const listable =
      values === undefined ||
      this.profile.stringEnums === undefined ||
      values.every((value) => typeof value === 'string');
    if (values !== undefined && listable) schema['enum'] = values;
    if (!listable) this.relaxations.described('enum', place.path);
    const node: Node = { schema, plan: KEEP, nullable: false };
    const said = listable ? branch : { ...branch, notes: [...branch.notes, describeValues(values)] };
    return this.#worded(node, said, place, ...types.map((type) => (type === 'integer' ? 'number' : type)));
  }

  #worded(node: Node, branch: Branch, { path }: Place, ...types: string[]): Node {
    return {
      ...node,
      schema: putConstraints(node.schema, branch, types, this.profile, (keyword) =>
        this.relaxations.described(keyword, path),
      ),
    };
  }

  #reference(
    branch: Branch,
    { name, target }: { name: string; target: JsonObject },
    description: string | undefined,
    place: Place,
  ): Node {
    if (description !== undefined) {
      // Nothing may stand beside a reference that is sent: with a description of its own, the schema is written out.
      const below = follow(branch, place, this.#reach.unrolled);
      const node = below === undefined ? undefined : this.#compile(target, below, true);
      if (node !== undefined) return { ...node, schema: { ...node.schema, description } };
    }
    const definition = this.#definitions.get(target) ?? this.#define(name, target, place);
    const nullable = definition.nullable ?? this.#shape.allowsNull(target);
    return { schema: { $ref: `#/$defs/${definition.name}` }, plan: { kind: 'reference', to: definition }, nullable };
  }

  #define(ref: string, target: JsonObject, { path }: Place): Definition {
    const definition: Definition = { name: this.#nameOf(ref), schema: {}, plan: KEEP };
    this.#definitions.set(target, definition);
    const node = this.#compile(target, { path, followed: new Map() }, true);
    definition.schema = node?.schema ?? { type: 'null' };
    definition.plan = node?.plan ?? KEEP;
    definition.nullable = node?.nullable ?? true;
    return definition;
  }

  #nameOf(ref: string): string {
    const plain = ref.replace(/[^A-Za-z0-9_-]+/g, '').slice(0, 40);
    const stem = plain === '' ? 'root' : plain;
    let name = stem;
    for (let index = 2; this.#names.has(name); index++) name = `${stem}${index}`;
    this.#names.add(name);
    return name;
  }

  #join(
    { description }: Reading,
    { nodes, nullable }: { nodes: Node[]; nullable: boolean },
    { path }: Place,
  ): Node | undefined {
    const said = tells(description, path) ? description : undefined;
    const [only] = nodes;
    const takesNull = nullable || nodes.some((node) => node.nullable);
    if (only === undefined)
      return nullable ? { schema: withDescription({ type: 'null' }, said), plan: KEEP, nullable: true } : undefined;
    if (nodes.length === 1) {
      const schema = nullable && !only.nullable ? orNull(only.schema) : only.schema;
      return {
        schema: said === undefined ? schema : alsoDescribed(schema, said),
        plan: only.plan,
        nullable: takesNull,
      };
    }
    const plan: Plan = nodes.every((node) => node.plan === KEEP) ? KEEP : { kind: 'union', options: nodes };
    const schema = withDescription({ anyOf: distinct(nodes.map((node) => node.schema)) }, said);
    return {
      schema: nullable && !nodes.some((node) => node.nullable) ? orNull(schema) : schema,
      plan,
      nullable: takesNull,
    };
  }
}

function alsoDescribed(schema: JsonObject, description: string): JsonObject {
  if (Object.hasOwn(schema, '$ref')) return schema;
  return withDescription(
    schema,
    joinText(description, typeof schema['description'] === 'string' ? schema['description'] : undefined),
  );
}

/** A title that only repeats the name says nothing. */
function tells(description: string | undefined, path: string[]): boolean {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return description !== undefined && letters(description) !== letters(path.at(-1) ?? '');
}

/** The place inside of a branch; undefined where one reference would be followed too often. */
function follow(branch: Branch, place: Place, most: number): Place | undefined {
  if (branch.followed.length === 0) return place;
  const followed = new Map(place.followed);
  for (const target of new Set(branch.followed)) {
    const times = (followed.get(target) ?? 0) + 1;
    if (times > most) return undefined;
    followed.set(target, times);
  }
  return { ...place, followed };
}

function isDeep(kinds: ReadonlySet<string>): boolean {
  return kinds.has('object') || kinds.has('array');
}

function excludesNull({ constraints }: Branch): boolean {
  const not = constraints.get('not');
  return isObject(not) && (not['type'] === 'null' || not['const'] === null);
}
