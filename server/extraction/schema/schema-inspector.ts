import { getOwn, isObject } from '../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { resolveReference } from './locate-schemas.ts';
import type { ReferenceResolver } from './reference-resolver.ts';

/**
 * Answers questions about a schema, through its references and combinations. In a reference cycle, the answer is no.
 */
export interface SchemaInspector {
  isObject(schema: JsonValue): boolean;
  hasProperties(schema: JsonValue): boolean;
  /** Whether it declares or implies a type. */
  isTyped(schema: JsonValue): boolean;
  /** Whether it declares or implies the type of array items. */
  hasTypedItems(schema: JsonValue): boolean;
  allowsNull(schema: JsonValue): boolean;
}

type Predicate = (schema: JsonValue) => boolean;

const TYPING_KEYWORDS = ['type', 'enum', 'const', 'properties', 'items', 'prefixItems'];

export function createSchemaInspector(references: ReferenceResolver): SchemaInspector {
  const isObjectSchema = memoize((schema, recurse) => {
    const type = getOwn(schema, 'type');
    if (type !== undefined)
      return type === 'object' || (Array.isArray(type) && type.length === 1 && type[0] === 'object');
    return isObject(getOwn(schema, 'properties')) || checkCombinations(schema, recurse);
  });

  const hasProperties = memoize((schema, recurse) => {
    const properties = getOwn(schema, 'properties');
    if (isObject(properties) && Object.keys(properties).length > 0) return true;
    return (
      checkReference(schema, recurse) ||
      ['allOf', 'anyOf', 'oneOf'].some((keyword) => checkSome(schema, keyword, recurse))
    );
  });

  const isTyped = memoize(
    (schema, recurse) =>
      TYPING_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword)) || checkCombinations(schema, recurse),
  );

  const hasTypedItems = memoize((schema, recurse) => {
    const isTypedItem = (item: JsonValue): boolean => item === false || isTyped(item);
    const items = getOwn(schema, 'items');
    const prefixItems = getOwn(schema, 'prefixItems');
    if (items !== undefined) return Array.isArray(items) ? items.every(isTypedItem) : isTypedItem(items);
    if (Array.isArray(prefixItems) && prefixItems.length > 0) return prefixItems.every(isTypedItem);
    const unevaluatedItems = getOwn(schema, 'unevaluatedItems');
    if (unevaluatedItems !== undefined && isTypedItem(unevaluatedItems)) return true;
    return checkCombinations(schema, recurse);
  });

  const allowsNull = memoize((schema, recurse) => {
    if (!hasNullableType(schema)) return false;
    const values = getOwn(schema, 'enum');
    if (Array.isArray(values) && !values.includes(null)) return false;
    if ((getOwn(schema, 'const') ?? null) !== null) return false;
    const accepts = (part: JsonValue): boolean => part === true || recurse(part);
    const target = resolveReference(schema, references);
    if (target !== undefined && !accepts(target)) return false;
    const parts = getOwn(schema, 'allOf');
    if (Array.isArray(parts) && !parts.every(accepts)) return false;
    return [getOwn(schema, 'anyOf'), getOwn(schema, 'oneOf')].every(
      (options) => !Array.isArray(options) || options.some(accepts),
    );
  });

  return { isObject: isObjectSchema, hasProperties, isTyped, hasTypedItems, allowsNull };

  /** Answers once for each schema. During evaluation the answer is no, so that reference cycles end. */
  function memoize(evaluate: (schema: JsonObject, recurse: Predicate) => boolean): Predicate {
    const answers = new Map<JsonObject, boolean>();
    const predicate: Predicate = (schema) => {
      if (!isObject(schema)) return false;
      const known = answers.get(schema);
      if (known !== undefined) return known;
      answers.set(schema, false);
      const answer = evaluate(schema, predicate);
      answers.set(schema, answer);
      return answer;
    };
    return predicate;
  }

  function checkCombinations(schema: JsonObject, recurse: Predicate): boolean {
    return checkReference(schema, recurse) || checkSome(schema, 'allOf', recurse) || checkAlternatives(schema, recurse);
  }

  function checkReference(schema: JsonObject, recurse: Predicate): boolean {
    const target = resolveReference(schema, references);
    return target !== undefined && recurse(target);
  }
}

function checkSome(schema: JsonObject, keyword: string, recurse: Predicate): boolean {
  const list = getOwn(schema, keyword);
  return Array.isArray(list) && list.some(recurse);
}

function checkAlternatives(schema: JsonObject, recurse: Predicate): boolean {
  return ['anyOf', 'oneOf'].some((keyword) => {
    const options = getOwn(schema, keyword);
    return Array.isArray(options) && options.length > 0 && options.every(recurse);
  });
}

function hasNullableType(schema: JsonObject): boolean {
  const type = getOwn(schema, 'type');
  return (
    type === undefined ||
    type === 'null' ||
    getOwn(schema, 'nullable') === true ||
    (Array.isArray(type) && type.includes('null'))
  );
}
