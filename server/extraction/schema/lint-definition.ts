import type { JsonObject, JsonValue } from '../engine.ts';
import { PROVIDER_REGISTRY, type ProviderProfile } from '../provider-registry.ts';
import { createReferences, type References } from './references.ts';
import { isObject, own, pointerStep, subschemas } from './subschemas.ts';

export type LintCode =
  | 'optional_not_nullable'
  | 'missing_description'
  | 'vague_name'
  | 'strict_keyword_relaxed'
  | 'strict_optional_relaxed'
  | 'strict_limit_exceeded';

export interface LintWarning {
  /** JSON Pointer into the definition. */
  path: string;
  code: LintCode;
  message: string;
  /** Absent where the warning is about every provider. */
  provider?: string;
}

const MAX_WARNINGS = 500;
const VAGUE = new Set(['data', 'info', 'information', 'value', 'values', 'field', 'item', 'text', 'string', 'misc', 'other', 'stuff', 'thing', 'foo', 'bar', 'baz', 'test', 'tmp', 'x', 'y', 'z']);

/** Advice on a definition that passed `checkDefinition`, in the order in which it is written; at most 500 warnings. */
export function lintDefinition(definition: JsonObject): LintWarning[] {
  const references = createReferences(definition);
  const found = survey(definition);
  const warnings: LintWarning[] = [];
  for (const property of found.properties) warnings.push(...lintProperty(property, references));
  for (const profile of PROVIDER_REGISTRY) if (profile.kind !== 'local') warnings.push(...lintFor(profile, found));
  return warnings.slice(0, MAX_WARNINGS);
}

interface Property {
  name: string;
  path: string;
  schema: JsonValue;
  required: boolean;
  depth: number;
}

interface Survey {
  properties: Property[];
  /** Where each keyword stands. */
  keywords: Map<string, string[]>;
  depth: number;
  enumValues: number;
  unions: number;
}

function survey(definition: JsonObject): Survey {
  const found: Survey = { properties: [], keywords: new Map(), depth: 0, enumValues: 0, unions: 0 };
  const waiting: { schema: JsonValue; path: string; depth: number }[] = [{ schema: definition, path: '', depth: 1 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { schema, path, depth } = next;
    if (!isObject(schema)) continue;
    for (const keyword of Object.keys(schema)) found.keywords.set(keyword, [...(found.keywords.get(keyword) ?? []).slice(0, 20), path]);
    const choices = own(schema, 'enum');
    if (Array.isArray(choices)) found.enumValues += choices.length;
    if (own(schema, 'anyOf') !== undefined || own(schema, 'oneOf') !== undefined || Array.isArray(own(schema, 'type'))) found.unions++;
    const required = own(schema, 'required');
    const named = new Set(Array.isArray(required) ? required : []);
    if (own(schema, 'properties') !== undefined) found.depth = Math.max(found.depth, depth);
    for (const sub of subschemas(schema, path).reverse()) {
      waiting.push({ schema: sub.schema, path: sub.path, depth: sub.keyword === 'properties' ? depth + 1 : depth });
    }
    const properties = own(schema, 'properties');
    if (!isObject(properties)) continue;
    for (const [name, entry] of Object.entries(properties)) {
      found.properties.push({ name, path: `${path}/properties${pointerStep(name)}`, schema: entry, required: named.has(name), depth });
    }
  }
  return found;
}

function lintProperty({ name, path, schema, required }: Property, references: References): LintWarning[] {
  const warnings: LintWarning[] = [];
  const described = isObject(schema) && own(schema, 'description') !== undefined;
  if (!described) {
    warnings.push({ path, code: 'missing_description', message: `Describe "${name}" in a sentence: where it stands and in what form.` });
  }
  const bare = name.toLowerCase().replace(/[_\-\d]+$/, '');
  if (VAGUE.has(bare) || bare.length < 2) {
    warnings.push({ path, code: 'vague_name', message: `"${name}" says little about what it holds; a telling name finds more.` });
  }
  if (!required && !allowsNull(schema, references, 0) && !isArraySchema(schema)) {
    const message = `"${name}" is optional but not nullable: allow null, so that a value that is not in the document can be told from one that was not looked for.`;
    warnings.push({ path, code: 'optional_not_nullable', message });
  }
  return warnings;
}

function isArraySchema(schema: JsonValue): boolean {
  return isObject(schema) && own(schema, 'type') === 'array';
}

function allowsNull(schema: JsonValue | undefined, references: References, depth: number): boolean {
  if (schema === true) return true;
  if (!isObject(schema) || depth > 10) return false;
  const type = own(schema, 'type');
  if (type === 'null' || (Array.isArray(type) && type.includes('null')) || own(schema, 'nullable') === true) return true;
  const ref = own(schema, '$ref');
  if (typeof ref === 'string' && allowsNull(references.resolve(ref), references, depth + 1)) return true;
  if (own(schema, 'const') === null) return true;
  const alternatives = own(schema, 'anyOf') ?? own(schema, 'oneOf');
  return Array.isArray(alternatives) && alternatives.some((entry) => allowsNull(entry, references, depth + 1));
}

/** What a provider's strict mode would not hold, one warning a kind. */
function lintFor(profile: ProviderProfile, found: Survey): LintWarning[] {
  const provider = profile.id;
  const warnings: LintWarning[] = [];
  if (profile.structuredOutput !== 'json_schema_strict' && profile.strictLimits === undefined) return warnings;
  const limits = profile.strictLimits ?? { unsupportedKeywords: [] };
  for (const keyword of limits.unsupportedKeywords) {
    for (const path of found.keywords.get(keyword)?.slice(0, 3) ?? []) {
      const message = `The strict mode of ${profile.name} does not take ${keyword}: it is left out there and checked afterwards.`;
      warnings.push({ path: path + pointerStep(keyword), code: 'strict_keyword_relaxed', message, provider });
    }
  }
  const optional = found.properties.filter((property) => !property.required).length;
  if (optional > 0 && profile.structuredOutput === 'json_schema_strict') {
    const message = `The strict mode of ${profile.name} requires every property: ${optional} optional ones are sent as nullable and null is dropped again.`;
    warnings.push({ path: '', code: 'strict_optional_relaxed', message, provider });
  }
  const exceeded: [what: string, count: number, limit: number | undefined][] = [
    ['properties', found.properties.length, limits.maxProperties],
    ['levels', found.depth, limits.maxDepth],
    ['enum values', found.enumValues, limits.maxEnumValues],
    ['unions', found.unions, limits.maxUnions],
  ];
  for (const [what, count, limit] of exceeded) {
    if (limit === undefined || count <= limit) continue;
    const message = `The strict mode of ${profile.name} takes ${limit} ${what}, the definition has ${count}: it is sent without strict mode.`;
    warnings.push({ path: '', code: 'strict_limit_exceeded', message, provider });
  }
  return warnings;
}
