import { isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getJsonType } from '../json-type.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';
import { addDescription } from '../resolve/describe-constraints.ts';
import { createEmptySchema } from '../resolve/normalized-schema.ts';
import {
  SchemaResolver,
  SchemaTooLargeError,
  type ResolvedSchema,
  type SchemaBranch,
} from '../resolve/resolve-schema.ts';
import type { SchemaInspector } from '../schema-inspector.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import { applyConstraints } from './apply-constraints.ts';
import { compileArray } from './compile-array.ts';
import { compileObject } from './compile-object.ts';
import { compileLiteral, compileScalar } from './compile-scalar.ts';
import { CompiledDefinitions } from './compiled-definitions.ts';
import { createAnyNode, createUnion, type CompiledNode } from './compiled-node.ts';
import { dropImpossibleValues, isScalarChoice, listTypes, mergeChoices, mergeNodes } from './merge-choices.ts';
import { enterBranch, type CompileContext, type NodeCompiler } from './node-compiler.ts';
import type { Relaxations } from './relaxations.ts';
import { KEEP } from './restore-plan.ts';

/** How much of a schema is compiled. */
export interface CompilerLimits {
  /** How often one reference is expanded between the root and a value. */
  maxRecursion: number;
  /** Levels of data below the root. Deeper arrays and objects are requested as JSON text. */
  maxLevels: number;
  /**
   * What happens to a schema that is too large: throw a `SchemaTooLargeError`, or request the large value as JSON text.
   */
  onTooLarge: 'throw' | 'simplify';
}

export interface SchemaCompilerOptions {
  profile: SchemaProfile;
  references: ReferenceResolver;
  inspector: SchemaInspector;
  limits: CompilerLimits;
  /** Collects what the provider does not enforce. */
  relaxations: Relaxations;
}

/** Schemas to resolve and to compile before a `SchemaTooLargeError`. */
const MAX_SCHEMAS = 25_000;
/** The same for one value, with `simplify`. */
const MAX_SCHEMAS_PER_VALUE = 100;

export class SchemaCompiler implements NodeCompiler {
  readonly profile: SchemaProfile;
  readonly relaxations: Relaxations;
  readonly #limits: CompilerLimits;
  readonly #resolver: SchemaResolver;
  readonly #inspector: SchemaInspector;
  readonly #definitions = new CompiledDefinitions();
  #path: string[] = [];
  #remaining = MAX_SCHEMAS;

  constructor({ profile, references, inspector, limits, relaxations }: SchemaCompilerOptions) {
    this.profile = profile;
    this.relaxations = relaxations;
    this.#limits = limits;
    this.#inspector = inspector;
    this.#resolver = new SchemaResolver({
      references,
      keepReferences: profile.references === 'kept',
      maxSchemas: limits.onTooLarge === 'throw' ? MAX_SCHEMAS : Infinity,
      onSimplified: () => this.#reportSimplified(),
    });
  }

  /** `$defs` of the compiled schemas. */
  get definitions(): JsonObject {
    return this.#definitions.toJson();
  }

  compile(schema: JsonValue, context: CompileContext): CompiledNode | undefined {
    return this.#compile(schema, context, false);
  }

  /** The root is never a reference and never null. */
  compileRoot(definition: JsonObject): CompiledNode | undefined {
    const resolved = this.#resolve(definition, true);
    const { nodes } = this.#compileBranches(resolved, { path: [], referenceCounts: new Map() });
    return mergeNodes(nodes, { nullable: false, description: resolved.description, name: '' });
  }

  #compile(schema: JsonValue, context: CompileContext, expand: boolean): CompiledNode | undefined {
    if (this.#limits.onTooLarge === 'throw' && --this.#remaining < 0)
      throw new SchemaTooLargeError('The schema is too large.');
    this.#path = context.path;
    const resolved = this.#resolve(schema, expand);
    if (context.path.length > this.#limits.maxLevels && resolved.branches.some(hasChildren)) {
      this.relaxations.addPlace(
        'is too deep for a schema of this size. It was requested as untyped JSON; the answer was validated',
        context.path,
      );
      const any = createAnyNode(this.profile.closedObjects);
      return { ...any, schema: addDescription(any.schema, resolved.description) };
    }
    const { nodes, nullable } = this.#compileBranches(resolved, context);
    return mergeNodes(nodes, { nullable, description: resolved.description, name: context.path.at(-1) ?? '' });
  }

  #resolve(schema: JsonValue, expand: boolean): ResolvedSchema {
    if (this.#limits.onTooLarge === 'throw') return this.#resolver.resolve(schema, expand);
    try {
      return this.#resolver.withMaxSchemas(MAX_SCHEMAS_PER_VALUE).resolve(schema, expand);
    } catch (error) {
      if (!(error instanceof SchemaTooLargeError)) throw error;
      this.#reportSimplified();
      return { branches: [createEmptySchema()] };
    }
  }

  #reportSimplified(): void {
    this.relaxations.addPlace(
      'combines too many alternatives. Some were not sent to the model; the answer was validated',
      this.#path,
    );
  }

  #compileBranches(
    { branches, description }: ResolvedSchema,
    context: CompileContext,
  ): { nodes: CompiledNode[]; nullable: boolean } {
    const nodes: CompiledNode[] = [];
    const choices: SchemaBranch[] = [];
    let nullable = false;
    for (const branch of branches) {
      const types = listTypes(branch);
      if (branch.reference !== undefined) {
        const referenceDescription = branch.description ?? (branches.length === 1 ? description : undefined);
        nodes.push(this.#compileReference(branch, branch.reference, referenceDescription, context));
        continue;
      }
      if (types.has('null') && branch.values?.includes(null) !== false) nullable = true;
      if (types.has('any')) {
        const any = createAnyNode(this.profile.closedObjects, !excludesNull(branch));
        nodes.push(this.#addConstraints(any, branch, 'any', context));
      } else if (branch.values !== undefined && isScalarChoice(branch)) choices.push(dropImpossibleValues(branch));
      else nodes.push(...this.#compileTypes(branch, types, context));
    }
    const choice = mergeChoices(choices);
    const node = choice === undefined ? undefined : compileScalar(this, choice, listTypes(choice), context);
    return { nodes: node === undefined ? nodes : [node, ...nodes], nullable };
  }

  /** One node for the scalar types of a branch, one for an object and one for an array. */
  #compileTypes(branch: SchemaBranch, types: ReadonlySet<string>, context: CompileContext): CompiledNode[] {
    const inside = enterBranch(branch, context, this.#limits.maxRecursion);
    if (inside === undefined) {
      this.relaxations.addPlace(
        `is recursive. It was expanded to ${this.#limits.maxRecursion} levels; deeper levels were not requested`,
        context.path,
      );
      return [];
    }
    if (branch.values?.some((value) => typeof value === 'object' && value !== null) === true) {
      const literals = branch.values
        .filter((value) => value !== null && types.has(getJsonType(value)))
        .map((value) => compileLiteral(value, this.profile.stringEnums === true));
      return literals.length === 0 ? [] : [{ schema: createUnion(literals), plan: KEEP, nullable: false }];
    }
    const nodes: CompiledNode[] = [];
    const scalar = compileScalar(this, branch, types, context);
    if (scalar !== undefined) nodes.push(scalar);
    if (branch.values !== undefined) return nodes;
    const object = types.has('object') ? compileObject(this, branch, inside) : undefined;
    if (object !== undefined) nodes.push(this.#addConstraints(object, branch, 'object', context));
    const array = types.has('array') ? compileArray(this, branch, inside) : undefined;
    if (array !== undefined) nodes.push(this.#addConstraints(array, branch, 'array', context));
    return nodes;
  }

  #addConstraints(node: CompiledNode, branch: SchemaBranch, type: string, { path }: CompileContext): CompiledNode {
    const schema = applyConstraints(node.schema, branch, {
      types: [type],
      profile: this.profile,
      onDescribed: (keyword) => this.relaxations.addDescribedKeyword(keyword, path),
    });
    return { ...node, schema };
  }

  #compileReference(
    branch: SchemaBranch,
    { name, target }: { name: string; target: JsonObject },
    description: string | undefined,
    context: CompileContext,
  ): CompiledNode {
    // Providers allow no keyword beside `$ref`: a reference with a description is expanded, if its recursion allows it.
    const inside = description === undefined ? undefined : enterBranch(branch, context, this.#limits.maxRecursion);
    const expanded = inside === undefined ? undefined : this.#compile(target, inside, true);
    if (description !== undefined && expanded !== undefined)
      return { ...expanded, schema: { ...expanded.schema, description } };
    const definition = this.#definitions.get(target, name, () =>
      this.#compile(target, { path: context.path, referenceCounts: new Map() }, true),
    );
    return {
      schema: { $ref: `#/$defs/${definition.name}` },
      plan: { kind: 'reference', to: definition },
      nullable: definition.nullable ?? this.#inspector.allowsNull(target),
    };
  }
}

function hasChildren(branch: SchemaBranch): boolean {
  const types = listTypes(branch);
  return branch.reference !== undefined || types.has('object') || types.has('array');
}

function excludesNull({ constraints }: SchemaBranch): boolean {
  const not = constraints.get('not');
  return isObject(not) && (not['type'] === 'null' || not['const'] === null);
}
