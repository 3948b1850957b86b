import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import { isObject } from '../../../lib/json-object.ts';

const SUPPORTED_KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'anyOf',
  '$ref',
  '$defs',
  'description',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
]);

/** What a profile does not support in a compiled schema. Independent of the compiler's code. */
export function checkProfileRules(schema: JsonObject, profile: SchemaProfile, strict: boolean): string[] {
  const broken: string[] = [];
  let properties = 0;
  let enumValues = 0;
  let deepest = 0;
  let optional = 0;
  const $defs = isObject(schema['$defs']) ? schema['$defs'] : {};
  if (schema['type'] !== 'object' || '$ref' in schema) broken.push('the root is no object');
  visit(schema, '', 0);
  for (const [name, definition] of Object.entries($defs)) visit(definition, `#${name}`, 0);
  if (enumValues > (profile.maxEnumValues ?? Infinity)) broken.push(`${enumValues} enum values`);
  if (strict && properties > (profile.maxProperties ?? Infinity)) broken.push(`${properties} properties`);
  if (strict && optional > (profile.maxOptional ?? Infinity)) broken.push(`${optional} optional properties`);
  if (strict && deepest > (profile.maxDepth ?? Infinity)) broken.push(`${deepest} levels`);
  return broken;

  function visit(at: JsonValue, path: string, depth: number): void {
    if (!isObject(at)) return void broken.push(`${path} is no object`);
    deepest = Math.max(deepest, depth);
    for (const keyword of Object.keys(at)) {
      if (!SUPPORTED_KEYWORDS.has(keyword) || (keyword === '$defs' && at !== schema))
        broken.push(`${path} has ${keyword}`);
      if (keyword in profile.keywords) broken.push(`${path} has ${keyword}, which is not taken`);
    }
    if (typeof at['format'] === 'string' && profile.formats?.includes(at['format']) === false)
      broken.push(`${path} has the format ${at['format']}`);
    if (Array.isArray(at['enum'])) {
      enumValues += at['enum'].length;
      if (profile.stringEnums === true && !at['enum'].every((value) => typeof value === 'string' || value === null))
        broken.push(`${path} lists more than strings`);
    }
    if (
      '$ref' in at &&
      (profile.references === 'inlined' ||
        Object.keys(at).length > 1 ||
        !Object.hasOwn($defs, String(at['$ref']).slice(8)))
    )
      broken.push(`${path} has a reference`);
    if (Array.isArray(at['anyOf'])) at['anyOf'].forEach((option, index) => visit(option, `${path}|${index}`, depth));
    if (at['items'] !== undefined) visit(at['items'], `${path}/*`, depth + 1);
    if (at['type'] === 'object') object(at, path, depth);
  }

  function object(at: JsonObject, path: string, depth: number): void {
    const named = isObject(at['properties']) ? at['properties'] : {};
    const names = Object.keys(named);
    properties += names.length;
    if (profile.closedObjects && at['additionalProperties'] !== false) broken.push(`${path} is open`);
    if (isObject(at['additionalProperties'])) visit(at['additionalProperties'], `${path}/?`, depth + 1);
    const required = Array.isArray(at['required']) ? at['required'] : [];
    optional += names.length - required.length;
    if (profile.allRequired && profile.maxOptional === undefined && required.length < names.length)
      broken.push(`${path} requires ${required.join()} of ${names.join()}`);
    if (JSON.stringify(required) !== JSON.stringify(names.filter((name) => required.includes(name))))
      broken.push(`${path} requires in another order`);
    for (const [name, child] of Object.entries(named)) {
      if (profile.names?.test(name) === false) broken.push(`${path} names ${name}`);
      visit(child, `${path}/${name}`, depth + 1);
    }
  }
}
