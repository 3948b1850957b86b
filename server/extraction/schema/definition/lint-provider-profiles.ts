import { getOwn, isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import { countSchemaElements } from '../count-schema-elements.ts';
import type { LocatedSchema } from '../locate-schemas.ts';
import type { SchemaInspector } from '../schema-inspector.ts';
import { strictProfiles } from '../schema-profiles.ts';
import type { LintWarning } from './definition-report.ts';

/** What strict modes do not support: one warning for each provider and rule, located at the first violation. */
export function lintProviderProfiles(located: LocatedSchema[], inspector: SchemaInspector): LintWarning[] {
  const counts = countSchemaElements(located);
  const optionalPaths = listOptionalPaths(located);
  const openPaths = located
    .filter(({ schema }) => inspector.isObject(schema) && isObject(getOwn(schema, 'additionalProperties')))
    .map(({ path }) => path);

  return strictProfiles.flatMap((profile) => {
    const { provider } = profile;
    const warnings: LintWarning[] = [];
    const addRule = (code: string, paths: string[], predicate: string): void => {
      const [path] = paths;
      if (path === undefined) return;
      const message = `In the strict mode of ${provider}, ${predicate}.${describeOthers(paths.length - 1)}`;
      warnings.push({ path, code, message, provider });
    };
    const addLimit = (noun: string, count: number, max: number | undefined): void => {
      if (max === undefined || count <= max) return;
      const message =
        `The schema has ${count} ${noun}, but the strict mode of ${provider} supports at most ${max}. ` +
        'It is sent without strict mode, or in parts.';
      warnings.push({ path: '', code: 'strict_limit', message, provider });
    };

    if (profile.allRequired)
      addRule('strict_optional', optionalPaths, 'this optional field is sent as required and nullable');
    if (profile.closedObjects) {
      const predicate = 'this object is sent without additional properties, or as a list of key-value pairs';
      addRule('strict_additional_properties', openPaths, predicate);
    }
    for (const [keyword, consequence] of Object.entries(profile.keywords))
      addRule('strict_keyword', listKeywordPaths(keyword, located), `\`${keyword}\` ${consequence}`);
    addLimit('properties', counts.properties, profile.maxProperties);
    addLimit('levels', counts.depth, profile.maxDepth);
    addLimit('enum values', counts.enumValues, profile.maxEnumValues);
    addLimit('unions', counts.unions, profile.maxUnions);
    return warnings;
  });
}

function describeOthers(count: number): string {
  if (count === 0) return '';
  return ` The same applies to ${count} other ${count === 1 ? 'place' : 'places'}.`;
}

function listOptionalPaths(located: LocatedSchema[]): string[] {
  return located.flatMap(({ schema, path, isCondition }) => {
    const properties = getOwn(schema, 'properties');
    if (isCondition || !isObject(properties)) return [];
    const list = getOwn(schema, 'required');
    const required = new Set(Array.isArray(list) ? list : []);
    return Object.keys(properties)
      .filter((key) => !required.has(key))
      .map((key) => `${path}/properties${formatPointerStep(key)}`);
  });
}

function listKeywordPaths(keyword: string, located: LocatedSchema[]): string[] {
  return located
    .filter(({ schema }) => Object.hasOwn(schema, keyword))
    .map(({ path }) => path + formatPointerStep(keyword));
}
