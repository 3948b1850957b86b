import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { refOf } from '../locate-schemas.ts';
import type { References } from '../reference-resolver.ts';
import { isObject, own } from '../subschemas.ts';
import { describeOptions } from './describe-constraints.ts';
import { bothFacts, noFacts, ownFacts, saysNothing, type Facts } from './normalized-schema.ts';

/** One of the ways in which a value can meet a schema. */
export interface Branch extends Facts {
  /** The branch is this reference alone, and nothing beside it. */
  reference?: { name: string; target: JsonObject };
}

/** A schema with its references and combinations resolved: a value meets one of the branches. */
export interface Reading {
  /** Of the value as a whole. */
  description?: string;
  /** Empty where no value meets the schema. */
  branches: Branch[];
}

/** The schema is larger, with all that it refers to, than is sent to a provider. */
export class TooLargeError extends Error {}

/** Combinations of combinations beyond this are left open. */
const MOST_COMBINED = 64;
/** Keywords that say of what kind a value is. A schema without them only tells values apart. */
const KINDS = [
  'type',
  'enum',
  'const',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
];
const BESIDE_REFERENCE = new Set([
  '$ref',
  'title',
  'description',
  'default',
  'examples',
  '$comment',
  'deprecated',
  'readOnly',
  'writeOnly',
]);

export class SchemaReader {
  readonly #references: References;
  readonly #keepReferences: boolean;
  readonly #onSimplified: () => void;
  #left: number;

  /** @param budget schemas that are read before a `TooLargeError` */
  constructor(references: References, keepReferences: boolean, budget: number, onSimplified: () => void) {
    this.#references = references;
    this.#keepReferences = keepReferences;
    this.#left = budget;
    this.#onSimplified = onSimplified;
  }

  /** The same with another budget. */
  within(budget: number): SchemaReader {
    return new SchemaReader(this.#references, this.#keepReferences, budget, this.#onSimplified);
  }

  /** @param whole resolve the schema even where it is a reference that may stay one */
  read(schema: JsonValue, whole = false): Reading {
    if (--this.#left < 0) throw new TooLargeError('The schema is too large.');
    if (schema === false) return { branches: [] };
    if (!isObject(schema)) return { branches: [noFacts()] };
    let description = annotation(schema);
    const ref = refOf(schema);
    const target = ref === undefined ? undefined : this.#references.resolve(ref);
    if (
      !whole &&
      this.#keepReferences &&
      isObject(target) &&
      Object.keys(schema).every((key) => BESIDE_REFERENCE.has(key))
    ) {
      return {
        branches: [
          {
            ...noFacts(),
            followed: [target],
            reference: { name: lastStep(ref ?? ''), target },
            ...(description === undefined ? {} : { description }),
          },
        ],
      };
    }
    let branches: Branch[] = [ownFacts(schema)];
    const combine = (part: Reading): void => {
      description ??= part.description;
      branches = this.#combine(branches, part.branches);
    };
    if (target !== undefined) {
      const { branches: named, ...rest } = this.read(target);
      combine({ ...rest, branches: named.map((branch) => ({ ...branch, followed: [...branch.followed, target] })) });
    }
    const all = own(schema, 'allOf');
    if (Array.isArray(all)) for (const part of all) combine(this.read(part));
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const options = own(schema, keyword);
      if (!Array.isArray(options)) continue;
      if (options.every((option) => isObject(option) && !KINDS.some((kind) => Object.hasOwn(option, kind)))) {
        branches = branches.map((branch) => ({
          ...branch,
          notes: [...branch.notes, describeOptions(keyword, options)],
        }));
      } else combine({ branches: options.flatMap((option) => this.#option(option)) });
    }
    return reading(description, branches);
  }

  #option(option: JsonValue): Branch[] {
    const { description, branches } = this.read(option);
    return description === undefined ? branches : branches.map((branch) => ({ ...branch, description }));
  }

  #combine(some: Branch[], others: Branch[]): Branch[] {
    const [only] = some;
    if (some.length === 1 && only !== undefined && only.reference === undefined && saysNothing(only))
      return others.map((other) => bothTrails(other, only));
    if (some.length > 1 && others.length > 1 && some.length * others.length > MOST_COMBINED) {
      this.#onSimplified();
      return some;
    }
    return some.flatMap((a) => others.flatMap((b) => this.#both(a, b)));
  }

  #both(a: Branch, b: Branch): Branch[] {
    if (--this.#left < 0) throw new TooLargeError('The schema is too large.');
    if (b.reference === undefined && saysNothing(b)) return [bothTrails(a, b)];
    if (a.reference === undefined && saysNothing(a)) return [bothTrails(b, a)];
    if (a.reference !== undefined) return this.#combine(this.#opened(a, a.reference.target), [b]);
    if (b.reference !== undefined) return this.#combine([a], this.#opened(b, b.reference.target));
    const facts = bothFacts(a, b);
    return facts === undefined ? [] : [facts];
  }

  #opened({ description, followed }: Branch, target: JsonObject): Branch[] {
    const found = this.read(target, true);
    const said = description ?? found.description;
    return found.branches.map((branch) => ({
      ...branch,
      followed: [...branch.followed, ...followed],
      ...(said === undefined ? {} : { description: said }),
    }));
  }
}

function bothTrails(branch: Branch, beside: Branch): Branch {
  const description = branch.description ?? beside.description;
  return {
    ...branch,
    followed: [...branch.followed, ...beside.followed],
    ...(description === undefined ? {} : { description }),
  };
}

function reading(description: string | undefined, branches: Branch[]): Reading {
  return description === undefined ? { branches } : { description, branches };
}

function annotation(schema: JsonObject): string | undefined {
  const description = own(schema, 'description');
  if (typeof description === 'string' && description.trim() !== '') return description;
  const title = own(schema, 'title');
  return typeof title === 'string' && title.trim() !== '' ? title : undefined;
}

function lastStep(ref: string): string {
  return ref.slice(Math.max(ref.lastIndexOf('/'), ref.lastIndexOf('#')) + 1);
}
