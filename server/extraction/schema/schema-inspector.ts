import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { referenced } from './locate-schemas.ts';
import type { References } from './reference-resolver.ts';
import { isObject, own } from './subschemas.ts';

/** Questions about what a schema describes, through its references and combinations. Cycles answer no. */
export interface Shape {
  isObject(schema: JsonValue): boolean;
  hasProperties(schema: JsonValue): boolean;
  /** Says in any way what kind of value it takes. */
  isTyped(schema: JsonValue): boolean;
  /** Says in any way of what type the items of an array are. */
  hasTypedItems(schema: JsonValue): boolean;
  /** Takes null as a value. */
  allowsNull(schema: JsonValue): boolean;
}

type Ask = (schema: JsonValue) => boolean;

export function createShape(references: References): Shape {
  const isObjectSchema = question((schema, ask) => {
    const type = own(schema, 'type');
    if (type !== undefined)
      return type === 'object' || (Array.isArray(type) && type.length === 1 && type[0] === 'object');
    return (
      isObject(own(schema, 'properties')) ||
      byReference(schema, ask) ||
      some(schema, 'allOf', ask) ||
      everyAlternative(schema, ask)
    );
  });

  const hasProperties = question((schema, ask) => {
    const properties = own(schema, 'properties');
    if (isObject(properties) && Object.keys(properties).length > 0) return true;
    return byReference(schema, ask) || ['allOf', 'anyOf', 'oneOf'].some((keyword) => some(schema, keyword, ask));
  });

  const isTyped = question((schema, ask) => {
    if (
      ['type', 'enum', 'const', 'properties', 'items', 'prefixItems'].some((keyword) => Object.hasOwn(schema, keyword))
    )
      return true;
    return byReference(schema, ask) || some(schema, 'allOf', ask) || everyAlternative(schema, ask);
  });

  const hasTypedItems = question((schema, ask) => {
    const typed = (item: JsonValue): boolean => item === false || isTyped(item);
    const items = own(schema, 'items');
    const prefix = own(schema, 'prefixItems');
    if (items !== undefined) return Array.isArray(items) ? items.every(typed) : typed(items);
    if (Array.isArray(prefix) && prefix.length > 0) return prefix.every(typed);
    const unevaluated = own(schema, 'unevaluatedItems');
    if (unevaluated !== undefined && typed(unevaluated)) return true;
    return byReference(schema, ask) || some(schema, 'allOf', ask) || everyAlternative(schema, ask);
  });

  const allowsNull = question((schema, ask) => {
    const type = own(schema, 'type');
    if (
      type !== undefined &&
      type !== 'null' &&
      own(schema, 'nullable') !== true &&
      !(Array.isArray(type) && type.includes('null'))
    )
      return false;
    const values = own(schema, 'enum');
    if (Array.isArray(values) && !values.includes(null)) return false;
    if ((own(schema, 'const') ?? null) !== null) return false;
    const target = referenced(schema, references);
    if (target !== undefined && !allows(target, ask)) return false;
    const all = own(schema, 'allOf');
    if (Array.isArray(all) && !all.every((one) => allows(one, ask))) return false;
    return [own(schema, 'anyOf'), own(schema, 'oneOf')].every(
      (list) => !Array.isArray(list) || list.some((one) => allows(one, ask)),
    );
  });

  return { isObject: isObjectSchema, hasProperties, isTyped, hasTypedItems, allowsNull };

  /** Answers once a schema; while an answer is being looked for it is no, so that cycles end. */
  function question(answer: (schema: JsonObject, ask: Ask) => boolean): Ask {
    const known = new Map<JsonObject, boolean>();
    const ask: Ask = (schema) => {
      if (!isObject(schema)) return false;
      const before = known.get(schema);
      if (before !== undefined) return before;
      known.set(schema, false);
      const found = answer(schema, ask);
      known.set(schema, found);
      return found;
    };
    return ask;
  }

  function byReference(schema: JsonObject, ask: Ask): boolean {
    const target = referenced(schema, references);
    return target !== undefined && ask(target);
  }
}

function some(schema: JsonObject, keyword: string, ask: Ask): boolean {
  const list = own(schema, keyword);
  return Array.isArray(list) && list.some(ask);
}

function allows(schema: JsonValue, ask: Ask): boolean {
  return schema === true || ask(schema);
}

function everyAlternative(schema: JsonObject, ask: Ask): boolean {
  return ['anyOf', 'oneOf'].some((keyword) => {
    const list = own(schema, keyword);
    return Array.isArray(list) && list.length > 0 && list.every(ask);
  });
}
