import { formatPointerStep } from '../lib/json-pointer.ts';
import { isObject } from '../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';

/** What a later definition changes for programs that read the data. */
export type SchemaChangeKind = 'unchanged' | 'additive' | 'breaking';

/** A field with the types of its values. */
type Fields = Map<string, Set<string>>;

const MAX_DEPTH = 20;

const isUnion = ({ anyOf, oneOf, allOf }: JsonObject) => [anyOf, oneOf, allOf].some(Array.isArray);

/**
 * `breaking`: a field is gone, is no longer always there, or may have values of a type that it had not. `additive`:
 * there are fields more. Texts, and what models are told, do not change the data's form.
 */
export function compareDefinitions(before: JsonObject, after: JsonObject): SchemaChangeKind {
  const [old, current] = [listFields(before), listFields(after)];
  for (const [path, types] of old) {
    const now = current.get(path);
    if (now === undefined || [...now].some((type) => !types.has(type))) return 'breaking';
  }
  return current.size > old.size ? 'additive' : 'unchanged';
}

function listFields(definition: JsonObject): Fields {
  const fields: Fields = new Map();
  visit(definition, '', 0);
  return fields;

  function visit(part: JsonValue | undefined, path: string, depth: number): void {
    const schema = resolve(part, definition);
    if (schema === undefined || depth > MAX_DEPTH) return;
    const { type, properties, items, required, format } = schema;
    const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
    const known = fields.get(path) ?? new Set<string>();
    for (const one of types) known.add(one === 'string' && typeof format === 'string' ? `string ${format}` : one);
    if (types.length === 0 && schema['enum'] === undefined && schema['const'] === undefined && !isUnion(schema))
      known.add('any');
    fields.set(path, known);
    if (isObject(properties))
      for (const [name, property] of Object.entries(properties)) {
        const at = path + formatPointerStep(name);
        visit(property, at, depth + 1);
        if (!(Array.isArray(required) && required.includes(name))) fields.get(at)?.add('absent');
      }
    if (isObject(items)) visit(items, `${path}/*`, depth + 1);
    for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const)
      for (const option of Array.isArray(schema[keyword]) ? schema[keyword] : []) visit(option, path, depth + 1);
  }
}

function resolve(part: JsonValue | undefined, root: JsonObject, depth = 0): JsonObject | undefined {
  if (!isObject(part) || depth > MAX_DEPTH) return undefined;
  const reference = part['$ref'];
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return part;
  let target: JsonValue | undefined = root;
  for (const step of reference.slice(2).split('/'))
    target = isObject(target) ? target[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return resolve(target, root, depth + 1);
}
