import type { SchemaRule } from '@excerpt/sdk';
import type { JsonObject } from '../../definition/definition-object.ts';
import { parsePointer } from '../../lib/pointer-steps.ts';

/** A definition without some fields of its first level. @param paths such as `/properties/total` */
export function leaveOut(definition: JsonObject, paths: ReadonlySet<string>): JsonObject {
  const names = new Set([...paths].map((path) => parsePointer(path).at(-1)));
  const properties = Object.entries((definition['properties'] ?? {}) as JsonObject).filter(
    ([name]) => !names.has(name),
  );
  const required = definition['required'];
  return {
    ...definition,
    properties: Object.fromEntries(properties),
    ...(Array.isArray(required) && { required: required.filter((name) => !names.has(String(name))) }),
  };
}

/** Rules that name none of the fields. @param paths such as `/properties/total` */
export function leaveOutRules(rules: readonly SchemaRule[], paths: ReadonlySet<string>): SchemaRule[] {
  const names = new Set([...paths].map((path) => parsePointer(path).at(-1) ?? ''));
  return rules.filter(({ check, when = '' }) => {
    const words = `${check} ${when}`.match(/[\p{L}\p{N}_]+/gu) ?? [];
    return !words.some((word) => names.has(word));
  });
}
