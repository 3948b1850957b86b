import { getOwn, isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import { locateSchemas } from '../locate-schemas.ts';
import { createReferenceResolver } from '../reference-resolver.ts';
import { createSchemaInspector, type SchemaInspector } from '../schema-inspector.ts';
import type { LintWarning } from './definition-report.ts';
import { lintProviderProfiles } from './lint-provider-profiles.ts';

export const MAX_WARNINGS = 500;

/** Property names without a meaning, also with a number at the end. */
const VAGUE_NAMES = new Set(
  (
    'field fld value val item col column attr attribute prop property param parameter var variable key foo bar baz ' +
    'tmp ' +
    'temp misc stuff thing object string number data info test unknown untitled placeholder input output result text'
  ).split(' '),
);
const MAX_NAME_CHARACTERS = 80;

/** Warnings about a valid definition, at most `MAX_WARNINGS`. Those about single providers come last. */
export function lintDefinition(definition: JsonObject): LintWarning[] {
  const references = createReferenceResolver(definition);
  const located = locateSchemas(definition, references);
  const inspector = createSchemaInspector(references);
  const providerWarnings = lintProviderProfiles(located, inspector);
  const warnings = located.flatMap(({ schema, path, isCondition }) =>
    isCondition ? [] : lintProperties(schema, path, inspector),
  );
  return [...warnings.slice(0, MAX_WARNINGS - providerWarnings.length), ...providerWarnings];
}

function lintProperties(schema: JsonObject, schemaPath: string, inspector: SchemaInspector): LintWarning[] {
  const properties = getOwn(schema, 'properties');
  if (!isObject(properties)) return [];
  const list = getOwn(schema, 'required');
  const required = new Set(Array.isArray(list) ? list : []);
  return Object.entries(properties).flatMap(([key, property]) => {
    if (!isObject(property)) return [];
    const path = `${schemaPath}/properties${formatPointerStep(key)}`;
    const warnings: LintWarning[] = [];
    const isLeaf = !inspector.isObject(property) && !inspector.hasTypedItems(property);
    if (isLeaf && !inspector.allowsNull(property)) warnings.push(createNullabilityWarning(path, required.has(key)));
    if (!isLeaf && required.has(key) && requiresItems(property) && !inspector.allowsNull(property))
      warnings.push({ path, code: 'required_not_nullable', message: TOO_FEW_ITEMS });
    if (!isDescribed(property)) {
      const message = 'The field has no description. A sentence about its meaning and format improves extraction.';
      warnings.push({ path, code: 'missing_description', message });
      if (isVagueName(key)) {
        const name = key.slice(0, MAX_NAME_CHARACTERS);
        const advice = `The name \`${name}\` is vague. Use a specific name or add a description.`;
        warnings.push({ path, code: 'vague_name', message: advice });
      }
    }
    return warnings;
  });
}

const TOO_FEW_ITEMS =
  'The list is required, has a `minItems` and is not nullable. A run fails if the document has fewer items.';

function requiresItems(property: JsonObject): boolean {
  const least = getOwn(property, 'minItems');
  return typeof least === 'number' && least > 0;
}

function createNullabilityWarning(path: string, isRequired: boolean): LintWarning {
  return isRequired
    ? {
        path,
        code: 'required_not_nullable',
        message: 'The field is required but not nullable. A run fails if the document does not contain it.',
      }
    : {
        path,
        code: 'optional_not_nullable',
        message:
          'The field is optional but not nullable. Allow null, so that the result can state that the value is missing.',
      };
}

function isVagueName(name: string): boolean {
  const word = name.toLowerCase().replace(/[_-]?\d*$/, '');
  return /^[a-z]$/.test(word) || VAGUE_NAMES.has(word);
}

function isDescribed(property: JsonObject): boolean {
  const description = getOwn(property, 'description');
  return typeof description === 'string' && description.trim() !== '';
}
