import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getReference } from '../locate-schemas.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';
import { describeOptions } from './describe-constraints.ts';
import { intersectSchemas } from './intersect-schemas.ts';
import { createEmptySchema, isUnconstrained, normalizeSchema, type NormalizedSchema } from './normalized-schema.ts';

/** One of the alternatives of a schema. */
export interface SchemaBranch extends NormalizedSchema {
  /** Set if the branch is a reference without constraints beside it. */
  reference?: { name: string; target: JsonObject };
}

/** A schema in disjunctive normal form: a value is valid if it is valid in one of the branches. */
export interface ResolvedSchema {
  description?: string;
  /** Empty if no value is valid. */
  branches: SchemaBranch[];
}

/** The schema, with its references expanded, is larger than the resolver allows. */
export class SchemaTooLargeError extends Error {}

export interface SchemaResolverOptions {
  references: ReferenceResolver;
  /** Whether plain references stay references instead of being expanded. */
  keepReferences: boolean;
  /** Number of schemas to resolve before a `SchemaTooLargeError`. */
  maxSchemas: number;
  /** Called when alternatives are dropped because there are too many combinations. */
  onSimplified: () => void;
}

/** With more combinations of alternatives, the later alternatives are ignored. */
const MAX_COMBINATIONS = 64;
/** Keywords that determine the type of a value. A schema without them only constrains it. */
const TYPE_KEYWORDS = [
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
/** Keywords that may accompany a plain reference. */
const ANNOTATIONS = new Set([
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

export class SchemaResolver {
  readonly #options: SchemaResolverOptions;
  #remaining: number;

  constructor(options: SchemaResolverOptions) {
    this.#options = options;
    this.#remaining = options.maxSchemas;
  }

  /** A resolver with the same options and another limit. */
  withMaxSchemas(maxSchemas: number): SchemaResolver {
    return new SchemaResolver({ ...this.#options, maxSchemas });
  }

  /** @param expand resolve the target even if the schema is a reference that could be kept */
  resolve(schema: JsonValue, expand = false): ResolvedSchema {
    this.#spend();
    if (schema === false) return { branches: [] };
    if (!isObject(schema)) return { branches: [createEmptySchema()] };
    let description = readDescription(schema);
    const ref = getReference(schema);
    const target = ref === undefined ? undefined : this.#options.references.resolve(ref);
    if (!expand && this.#options.keepReferences && isObject(target) && isPlainReference(schema))
      return { branches: [createReferenceBranch(ref ?? '', target, description)] };

    let branches: SchemaBranch[] = [normalizeSchema(schema)];
    const combine = (part: ResolvedSchema): void => {
      description ??= part.description;
      branches = this.#combine(branches, part.branches);
    };
    if (target !== undefined) {
      const { branches: targetBranches, ...rest } = this.resolve(target);
      const followed = targetBranches.map((branch) => ({
        ...branch,
        followedReferences: [...branch.followedReferences, target],
      }));
      combine({ ...rest, branches: followed });
    }
    const parts = getOwn(schema, 'allOf');
    if (Array.isArray(parts)) for (const part of parts) combine(this.resolve(part));
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const options = getOwn(schema, keyword);
      if (!Array.isArray(options)) continue;
      if (options.every(isConstraintOnly)) {
        const note = describeOptions(keyword, options);
        branches = branches.map((branch) => ({ ...branch, notes: [...branch.notes, note] }));
      } else combine({ branches: options.flatMap((option) => this.#resolveOption(option)) });
    }
    return description === undefined ? { branches } : { description, branches };
  }

  #spend(): void {
    if (--this.#remaining < 0) throw new SchemaTooLargeError('The schema is too large.');
  }

  #resolveOption(option: JsonValue): SchemaBranch[] {
    const { description, branches } = this.resolve(option);
    return description === undefined ? branches : branches.map((branch) => ({ ...branch, description }));
  }

  #combine(branches: SchemaBranch[], others: SchemaBranch[]): SchemaBranch[] {
    const [only] = branches;
    if (branches.length === 1 && only !== undefined && isEmptyBranch(only))
      return others.map((other) => addAnnotations(other, only));
    if (branches.length > 1 && others.length > 1 && branches.length * others.length > MAX_COMBINATIONS) {
      this.#options.onSimplified();
      return branches;
    }
    return branches.flatMap((a) => others.flatMap((b) => this.#intersect(a, b)));
  }

  #intersect(a: SchemaBranch, b: SchemaBranch): SchemaBranch[] {
    this.#spend();
    if (isEmptyBranch(b)) return [addAnnotations(a, b)];
    if (isEmptyBranch(a)) return [addAnnotations(b, a)];
    if (a.reference !== undefined) return this.#combine(this.#expand(a, a.reference.target), [b]);
    if (b.reference !== undefined) return this.#combine([a], this.#expand(b, b.reference.target));
    const intersection = intersectSchemas(a, b);
    return intersection === undefined ? [] : [intersection];
  }

  #expand(reference: SchemaBranch, target: JsonObject): SchemaBranch[] {
    const resolved = this.resolve(target, true);
    const description = reference.description ?? resolved.description;
    return resolved.branches.map((branch) => ({
      ...branch,
      followedReferences: [...branch.followedReferences, ...reference.followedReferences],
      ...(description === undefined ? {} : { description }),
    }));
  }
}

function createReferenceBranch(ref: string, target: JsonObject, description: string | undefined): SchemaBranch {
  return {
    ...createEmptySchema(),
    followedReferences: [target],
    reference: { name: ref.slice(Math.max(ref.lastIndexOf('/'), ref.lastIndexOf('#')) + 1), target },
    ...(description === undefined ? {} : { description }),
  };
}

function isPlainReference(schema: JsonObject): boolean {
  return Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword));
}

function isConstraintOnly(schema: JsonValue): boolean {
  return isObject(schema) && !TYPE_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword));
}

function isEmptyBranch(branch: SchemaBranch): boolean {
  return branch.reference === undefined && isUnconstrained(branch);
}

/** The branch with the references and, if it has none, the description of another one. */
function addAnnotations(branch: SchemaBranch, other: SchemaBranch): SchemaBranch {
  const description = branch.description ?? other.description;
  return {
    ...branch,
    followedReferences: [...branch.followedReferences, ...other.followedReferences],
    ...(description === undefined ? {} : { description }),
  };
}

function readDescription(schema: JsonObject): string | undefined {
  const description = getOwn(schema, 'description');
  if (typeof description === 'string' && description.trim() !== '') return description;
  const title = getOwn(schema, 'title');
  return typeof title === 'string' && title.trim() !== '' ? title : undefined;
}
