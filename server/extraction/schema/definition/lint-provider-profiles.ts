import type { LintWarning } from './definition-report.ts';
import type { PlacedSchema } from '../locate-schemas.ts';
import { schemaSize } from '../count-schema-elements.ts';
import type { Shape } from '../schema-inspector.ts';
import { strictProfiles, type SchemaProfile } from '../schema-profiles.ts';
import { isObject, own } from '../subschemas.ts';
import { pointerStep } from '../../../lib/json-pointer.ts';

/** What each provider's strict mode would relax: one warning a provider and rule, at the first place that it meets. */
export function lintStrictness(placed: PlacedSchema[], shape: Shape): LintWarning[] {
  const size = schemaSize(placed);
  const optional = optionalPaths(placed);
  const open = placed.filter(({ schema }) => isOpen(schema, shape)).map(({ path }) => path);
  return strictProfiles.flatMap((profile) => [
    ...(profile.allRequired
      ? places(profile, 'strict_optional', optional, 'this optional field is sent as required and nullable')
      : []),
    ...(profile.closedObjects
      ? places(
          profile,
          'strict_additional_properties',
          open,
          'this object is sent without additional properties, or as a list of key-value pairs',
        )
      : []),
    ...Object.entries(profile.keywords).flatMap(([keyword, fate]) =>
      places(profile, 'strict_keyword', pathsOf(keyword, placed), `\`${keyword}\` ${fate}`),
    ),
    ...limit(profile, 'properties', size.properties, profile.maxProperties),
    ...limit(profile, 'levels', size.depth, profile.maxDepth),
    ...limit(profile, 'enum values', size.enumValues, profile.maxEnumValues),
    ...limit(profile, 'unions', size.unions, profile.maxUnions),
  ]);
}

function places({ provider }: SchemaProfile, code: string, paths: string[], fate: string): LintWarning[] {
  const [first] = paths;
  if (first === undefined) return [];
  const others = paths.length - 1;
  const more = others === 0 ? '' : ` The same applies to ${others} other ${others === 1 ? 'place' : 'places'}.`;
  return [{ path: first, code, message: `In the strict mode of ${provider}, ${fate}.${more}`, provider }];
}

function limit({ provider }: SchemaProfile, noun: string, count: number, most: number | undefined): LintWarning[] {
  if (most === undefined || count <= most) return [];
  const message =
    `The schema has ${count} ${noun}, but the strict mode of ${provider} supports at most ${most}. ` +
    'It is sent without strict mode, or in parts.';
  return [{ path: '', code: 'strict_limit', message, provider }];
}

function optionalPaths(placed: PlacedSchema[]): string[] {
  return placed.flatMap(({ schema, path, condition }) => {
    const properties = own(schema, 'properties');
    if (condition || !isObject(properties)) return [];
    const listed = own(schema, 'required');
    const required = new Set(Array.isArray(listed) ? listed : []);
    return Object.keys(properties)
      .filter((key) => !required.has(key))
      .map((key) => `${path}/properties${pointerStep(key)}`);
  });
}

function isOpen(schema: PlacedSchema['schema'], shape: Shape): boolean {
  return shape.isObject(schema) && isObject(own(schema, 'additionalProperties'));
}

function pathsOf(keyword: string, placed: PlacedSchema[]): string[] {
  return placed.filter(({ schema }) => Object.hasOwn(schema, keyword)).map(({ path }) => path + pointerStep(keyword));
}
