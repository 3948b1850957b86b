import type { JsonObject } from '../../../lib/json-value.ts';
import type { LintWarning } from './definition-report.ts';
import { lintStrictness } from './lint-provider-profiles.ts';
import { placedSchemas } from '../locate-schemas.ts';
import { createReferences } from '../reference-resolver.ts';
import { createShape, type Shape } from '../schema-inspector.ts';
import { isObject, own } from '../subschemas.ts';
import { pointerStep } from '../../../lib/json-pointer.ts';

export const MAX_WARNINGS = 500;

/** Names that tell neither a model nor the built-in extractor what to look for. */
const VAGUE =
  /^(?:[a-z]|field|fld|value|val|item|col|column|attr|attribute|prop|property|param|parameter|var|variable|key|foo|bar|baz|tmp|temp|misc|stuff|thing|object|string|number|data|info|test|unknown|untitled|placeholder|input|output|result|text)[_-]?\d*$/i;

/** Advice on a usable definition. Providers' warnings come last; at most `MAX_WARNINGS`. */
export function lintDefinition(definition: JsonObject): LintWarning[] {
  const references = createReferences(definition);
  const placed = placedSchemas(definition, references);
  const shape = createShape(references);
  const strictness = lintStrictness(placed, shape);
  const warnings = placed.flatMap(({ schema, path, condition }) =>
    condition ? [] : lintProperties(schema, path, shape),
  );
  return [...warnings.slice(0, MAX_WARNINGS - strictness.length), ...strictness];
}

function lintProperties(schema: JsonObject, path: string, shape: Shape): LintWarning[] {
  const properties = own(schema, 'properties');
  if (!isObject(properties)) return [];
  const listed = own(schema, 'required');
  const required = new Set(Array.isArray(listed) ? listed : []);
  return Object.entries(properties).flatMap(([key, property]) => {
    const at = `${path}/properties${pointerStep(key)}`;
    const found: LintWarning[] = [];
    const warn = (code: string, message: string): unknown => found.push({ path: at, code, message });
    if (!isObject(property)) return found;
    const leaf = !shape.isObject(property) && !shape.hasTypedItems(property);
    if (leaf && !shape.allowsNull(property)) {
      if (required.has(key))
        warn(
          'required_not_nullable',
          'The field is required but not nullable. A run fails if the document does not contain it.',
        );
      else
        warn(
          'optional_not_nullable',
          'The field is optional but not nullable. Allow null, so that the result can state that the value is missing.',
        );
    }
    if (!isDescribed(property))
      warn(
        'missing_description',
        'The field has no description. A sentence about its meaning and format improves extraction.',
      );
    if (VAGUE.test(key) && !isDescribed(property))
      warn('vague_name', `The name \`${key.slice(0, 80)}\` is vague. Use a specific name or add a description.`);
    return found;
  });
}

function isDescribed(property: JsonObject): boolean {
  const description = own(property, 'description');
  return typeof description === 'string' && description.trim() !== '';
}
