import { getOwn, isObject, setOwn } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { resolveReference, getReference } from '../locate-schemas.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';
import { mapSubschemas } from '../subschemas.ts';
import { isConstraintOnly, isNullSchema, listRequired } from './collect-properties.ts';

/** The properties to keep: entirely, or some of their properties. */
type Selection = true | Map<string, Selection>;

/** Keywords about an object as a whole, which a part of it does not have to satisfy. */
const WHOLE_OBJECT_KEYWORDS = new Set([
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'minProperties',
  'maxProperties',
  'unevaluatedProperties',
  'default',
  'examples',
  '$defs',
  'definitions',
]);
/** Keywords that are dropped or rewritten in every copy: definitions get new names. */
const REFERENCE_KEYWORDS = new Set(['$id', '$anchor', '$dynamicAnchor', '$ref', '$dynamicRef', '$defs', 'definitions']);

/**
 * A definition with only the selected properties and the `$defs` that they use. It accepts the values of the original
 * definition, reduced to the selection.
 */
export function restrictSchema(
  definition: JsonObject,
  selection: Selection,
  references: ReferenceResolver,
): JsonObject {
  return new SchemaRestrictor(references).restrictRoot(definition, selection);
}

class SchemaRestrictor {
  readonly #references: ReferenceResolver;
  readonly #definitionNames = new Map<JsonObject, string>();
  readonly #usedNames = new Set<string>();
  readonly #pendingDefinitions: JsonObject[] = [];

  constructor(references: ReferenceResolver) {
    this.#references = references;
  }

  restrictRoot(definition: JsonObject, selection: Selection): JsonObject {
    const restricted = this.#restrict(definition, selection);
    const root = isObject(restricted) ? restricted : {};
    const $defs: JsonObject = {};
    // The list grows during the loop: definitions refer to other definitions.
    for (const target of this.#pendingDefinitions) setOwn($defs, this.#nameDefinition('', target), this.#copy(target));
    return this.#pendingDefinitions.length === 0 ? root : { ...root, $defs };
  }

  #restrict(schema: JsonValue, selection: Selection): JsonValue {
    if (selection === true || !isObject(schema)) return this.#copy(schema);
    const restricted: JsonObject = {};
    for (const [keyword, value] of Object.entries(schema)) {
      const isDropped = WHOLE_OBJECT_KEYWORDS.has(keyword) || REFERENCE_KEYWORDS.has(keyword);
      const result = isDropped ? undefined : this.#restrictKeyword(schema, keyword, value, selection);
      if (result !== undefined) restricted[keyword] = result;
    }
    const target = resolveReference(schema, this.#references);
    return target === undefined ? restricted : mergeTarget(restricted, this.#restrict(target, selection));
  }

  #restrictKeyword(
    schema: JsonObject,
    keyword: string,
    value: JsonValue,
    selection: Map<string, Selection>,
  ): JsonValue | undefined {
    if (keyword === 'properties' && isObject(value)) return this.#restrictProperties(schema, value, selection);
    if (keyword === 'required') return listRequired(schema).filter((key) => selection.has(key));
    if (keyword === 'allOf' && Array.isArray(value)) {
      const parts = value.filter((part) => !isConstraintOnly(part)).map((part) => this.#restrict(part, selection));
      return parts.length === 0 ? undefined : parts;
    }
    if ((keyword === 'anyOf' || keyword === 'oneOf') && Array.isArray(value)) {
      if (value.every(isConstraintOnly)) return undefined;
      return value.map((option) => (isNullSchema(option) ? option : this.#restrict(option, selection)));
    }
    return value;
  }

  #restrictProperties(schema: JsonObject, properties: JsonObject, selection: Map<string, Selection>): JsonObject {
    const selected = Object.entries(properties).flatMap(([key, property]) => {
      const childSelection = selection.get(key);
      return childSelection === undefined ? [] : [[key, this.#restrict(property, childSelection)] as const];
    });
    if (selected.length > 0) return Object.fromEntries<JsonValue>(selected);
    // A definition needs a property: selected ones can be required without being described.
    return Object.fromEntries(
      listRequired(schema)
        .filter((key) => selection.has(key))
        .map((key) => [key, true] as const),
    );
  }

  /** An unrestricted copy whose references point into the new `$defs`. */
  #copy(schema: JsonValue): JsonValue {
    if (!isObject(schema)) return schema;
    const mapped = mapSubschemas(schema, (subschema, keyword) =>
      REFERENCE_KEYWORDS.has(keyword) ? true : this.#copy(subschema),
    );
    const copy = Object.fromEntries(Object.entries(mapped).filter(([keyword]) => !REFERENCE_KEYWORDS.has(keyword)));
    const ref = getReference(schema);
    const target = resolveReference(schema, this.#references);
    if (target === false) return { not: {} };
    if (ref === undefined || !isObject(target)) return copy;
    return { ...copy, $ref: `#/$defs/${this.#nameDefinition(ref, target)}` };
  }

  #nameDefinition(ref: string, target: JsonObject): string {
    const existing = this.#definitionNames.get(target);
    if (existing !== undefined) return existing;
    const plain = ref.slice(Math.max(ref.lastIndexOf('/'), ref.lastIndexOf('#')) + 1).replace(/[^A-Za-z0-9_-]+/g, '');
    const stem = plain === '' || plain === '__proto__' ? 'part' : plain.slice(0, 60);
    let name = stem;
    for (let index = 2; this.#usedNames.has(name); index++) name = `${stem}${index}`;
    this.#usedNames.add(name);
    this.#definitionNames.set(target, name);
    this.#pendingDefinitions.push(target);
    return name;
  }
}

/** A reference with only a title or description beside it is replaced by its target. */
function mergeTarget(schema: JsonObject, target: JsonValue): JsonObject {
  const hasOnlyAnnotations = Object.keys(schema).every((keyword) => keyword === 'description' || keyword === 'title');
  if (hasOnlyAnnotations && isObject(target)) return { ...target, ...schema };
  const parts = getOwn(schema, 'allOf');
  return { ...schema, allOf: [...(Array.isArray(parts) ? parts : []), target] };
}

/** The selection of the properties at some paths. */
export function createSelection(paths: readonly (readonly string[])[]): Selection {
  const root = new Map<string, Selection>();
  for (const path of paths) addPath(root, path);
  return root;
}

function addPath(root: Map<string, Selection>, path: readonly string[]): void {
  let current = root;
  for (const [index, key] of path.entries()) {
    const existing = current.get(key);
    if (index === path.length - 1) current.set(key, true);
    else if (existing === true) return;
    else {
      const next = existing ?? new Map<string, Selection>();
      current.set(key, next);
      current = next;
    }
  }
}
