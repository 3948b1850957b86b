import { getOwn, isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import type { Dialect } from '../json-schema-dialect.ts';
import type { LocatedSchema } from '../locate-schemas.ts';
import { checkMetaSchema } from './check-meta-schema.ts';
import type { DefinitionProblem } from './definition-report.ts';

/** A definition with more schemas gets the first meta-schema problem instead of all. */
const MAX_SCHEMAS_FOR_ALL_ERRORS = 1_000;

/** Validates against the meta-schema, and checks what it does not cover: patterns, empty enums and property names. */
export function checkKeywords(definition: JsonObject, located: LocatedSchema[], dialect: Dialect): DefinitionProblem[] {
  const allErrors = located.length <= MAX_SCHEMAS_FOR_ALL_ERRORS;
  const problems = checkMetaSchema(definition, { dialect, path: '', allErrors });
  for (const { schema, path, isOnlyReferenced } of located) {
    if (isOnlyReferenced) problems.push(...checkMetaSchema(schema, { dialect, path, allErrors: false }));
    // Ajv cannot compile an empty enum, or `nullable` without a type.
    const values = getOwn(schema, 'enum');
    if (Array.isArray(values) && values.length === 0)
      problems.push({ path: `${path}/enum`, message: 'must have at least one value' });
    if (getOwn(schema, 'nullable') === true && getOwn(schema, 'type') === undefined)
      problems.push({ path: `${path}/nullable`, message: 'must be used together with `type`' });

    // Ajv refuses the keyword of draft-04.
    if (Object.hasOwn(schema, 'id')) problems.push({ path: `${path}/id`, message: 'must be renamed to `$id`' });

    const pattern = getOwn(schema, 'pattern');
    if (typeof pattern === 'string') problems.push(...checkPattern(pattern, `${path}/pattern`));
    const properties = getOwn(schema, 'properties');
    // Ajv does not validate a property of this name, and rejects it if `additionalProperties` is false.
    if (isObject(properties) && Object.hasOwn(properties, '__proto__')) {
      const message = 'must be renamed: `__proto__` is not supported as a property name';
      problems.push({ path: `${path}/properties/__proto__`, message });
    }
    const patternProperties = getOwn(schema, 'patternProperties');
    if (!isObject(patternProperties)) continue;
    for (const key of Object.keys(patternProperties))
      problems.push(...checkPattern(key, `${path}/patternProperties${formatPointerStep(key)}`));
  }
  return problems;
}

function checkPattern(pattern: string, path: string): DefinitionProblem[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*\/u: /s, '') : String(error);
    return [{ path, message: `must be a valid ECMA-262 regular expression (${reason})` }];
  }
}
