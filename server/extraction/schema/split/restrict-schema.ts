import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { refOf } from '../locate-schemas.ts';
import type { References } from '../reference-resolver.ts';
import { define, isObject, mapSubschemas } from '../subschemas.ts';
import { isNarrowing, isNull, requiredBy } from './collect-properties.ts';

/** Which properties are kept: whole, or some of theirs. */
export type Selection = true | Map<string, Selection>;

/** Conditions on an object as a whole: a part of it need not meet them. */
const OF_THE_WHOLE = new Set([
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
const NAMES = new Set(['$id', '$anchor', '$dynamicAnchor']);

/**
 * The definition with the selected properties alone, and with those `$defs` that they use: a definition of its own. A
 * value of the definition that is cut down to the selection meets it.
 */
export function restrictSchema(definition: JsonObject, selection: Selection, references: References): JsonObject {
  const names = new Map<JsonValue, string>();
  const taken = new Set<string>();
  const waiting: JsonObject[] = [];
  const $defs: JsonObject = {};
  const restricted = restrict(definition, selection);
  for (const target of waiting) define($defs, names.get(target) ?? '', whole(target));
  const root = isObject(restricted) ? restricted : {};
  return waiting.length === 0 ? root : { ...root, $defs };

  function restrict(schema: JsonValue, kept: Selection): JsonValue {
    if (kept === true || !isObject(schema)) return whole(schema);
    const copy: JsonObject = {};
    for (const [keyword, value] of Object.entries(schema)) {
      if (OF_THE_WHOLE.has(keyword) || NAMES.has(keyword) || keyword === '$ref' || keyword === '$dynamicRef') continue;
      if (keyword === 'properties' && isObject(value)) copy[keyword] = properties(value, kept, requiredBy(schema));
      else if (keyword === 'required') copy[keyword] = requiredBy(schema).filter((key) => kept.has(key));
      else if (keyword === 'allOf' && Array.isArray(value))
        copy[keyword] = value.filter((part) => !isNarrowing(part)).map((part) => restrict(part, kept));
      else if ((keyword === 'anyOf' || keyword === 'oneOf') && Array.isArray(value)) {
        if (!value.every(isNarrowing))
          copy[keyword] = value.map((option) => (isNull(option) ? option : restrict(option, kept)));
      } else copy[keyword] = value;
    }
    if (Array.isArray(copy['allOf']) && copy['allOf'].length === 0) delete copy['allOf'];
    const ref = refOf(schema);
    const target = ref === undefined ? undefined : references.resolve(ref);
    if (target === undefined) return copy;
    const named = restrict(target, kept);
    if (Object.keys(copy).every((keyword) => keyword === 'description' || keyword === 'title') && isObject(named))
      return { ...named, ...copy };
    return { ...copy, allOf: [...(Array.isArray(copy['allOf']) ? copy['allOf'] : []), named] };
  }

  function properties(all: JsonObject, kept: Map<string, Selection>, required: string[]): JsonObject {
    const described = Object.entries(all).flatMap(([key, schema]) => {
      const selected = kept.get(key);
      return selected === undefined ? [] : [[key, restrict(schema, selected)] as const];
    });
    // A part needs a property, even if it is one that is required and nowhere described.
    const others =
      described.length > 0 ? [] : required.filter((key) => kept.has(key)).map((key) => [key, true] as const);
    return Object.fromEntries<JsonValue>([...described, ...others]);
  }

  /** A copy whose references lead to `$defs`: what they led to may be cut down here. */
  function whole(schema: JsonValue): JsonValue {
    if (!isObject(schema)) return schema;
    const ref = refOf(schema);
    const target = ref === undefined ? undefined : references.resolve(ref);
    const copy: JsonObject = {};
    for (const [keyword, value] of Object.entries(
      mapSubschemas(schema, (sub, keyword) => (keyword === '$defs' || keyword === 'definitions' ? true : whole(sub))),
    )) {
      if (
        keyword !== '$defs' &&
        keyword !== 'definitions' &&
        keyword !== '$ref' &&
        keyword !== '$dynamicRef' &&
        !NAMES.has(keyword)
      )
        copy[keyword] = value;
    }
    if (target === undefined || ref === undefined) return copy;
    return isObject(target)
      ? { ...copy, $ref: `#/$defs/${nameOf(ref, target)}` }
      : target === false
        ? { not: {} }
        : copy;
  }

  function nameOf(ref: string, target: JsonObject): string {
    const known = names.get(target);
    if (known !== undefined) return known;
    const plain = ref.slice(Math.max(ref.lastIndexOf('/'), ref.lastIndexOf('#')) + 1).replace(/[^A-Za-z0-9_-]+/g, '');
    const stem = plain === '' || plain === '__proto__' ? 'part' : plain.slice(0, 60);
    let name = stem;
    for (let index = 2; taken.has(name); index++) name = `${stem}${index}`;
    taken.add(name);
    names.set(target, name);
    waiting.push(target);
    return name;
  }
}

/** The properties at JSON Pointers that lead through properties, as one selection. */
export function select(paths: readonly (readonly string[])[]): Selection {
  const root = new Map<string, Selection>();
  for (const path of paths) {
    let at = root;
    path.forEach((key, index) => {
      const below = at.get(key);
      if (index === path.length - 1) at.set(key, true);
      else if (below === true) return;
      else {
        const next = below ?? new Map<string, Selection>();
        at.set(key, next);
        at = next;
      }
    });
  }
  return root;
}
