/** Rules as they are typed: the JSON text of a draft, and what the form makes of it. */
import type { SchemaRule } from '@excerpt/sdk';
import { isObject, type JsonObject } from '../../../definition/definition-object.ts';
import { formatJson } from '../../../definition/format-json.ts';

export type RulePart = 'name' | 'check' | 'when' | 'severity' | 'message';

/** Null while the text is no list of objects, which only the JSON can show. */
export function readRules(text: string): JsonObject[] | null {
  if (text.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isObject) ? value : null;
  } catch {
    return null;
  }
}

export const formatRules = (rules: readonly JsonObject[]): string => (rules.length === 0 ? '' : formatJson(rules));

export function readPart(rule: JsonObject, part: RulePart): string {
  const value = rule[part];
  return typeof value === 'string' ? value : '';
}

/** An optional part that is empty is left out. */
export function changePart(rule: JsonObject, part: RulePart, value: string): JsonObject {
  if (value !== '' || part === 'name' || part === 'check') return { ...rule, [part]: value };
  const { [part]: _, ...others } = rule;
  return others;
}

export function moveRule<T>(rules: readonly T[], index: number, by: 1 | -1): T[] {
  const moved = rules[index];
  const isWithin = index + by >= 0 && index + by < rules.length;
  if (moved === undefined || !isWithin) return [...rules];
  return rules.toSpliced(index, 1).toSpliced(index + by, 0, moved);
}

/** What a rule lacks before it can be checked, by the part. */
export function findLacks(rule: JsonObject): Partial<Record<RulePart, string>> {
  return {
    ...(readPart(rule, 'name').trim() === '' && { name: 'Give the rule a name: runs show it.' }),
    ...(readPart(rule, 'check').trim() === '' && { check: 'Say what must be true.' }),
  };
}

const MAX_NAME = 200;
const MAX_EXPRESSION = 4_000;

/** A rule that the server would take, but for what its expressions say; null for others. */
function toRule(rule: JsonObject): SchemaRule | null {
  const [name, check, when, severity] = (['name', 'check', 'when', 'severity'] as const).map((part) =>
    readPart(rule, part),
  );
  if (Object.keys(findLacks(rule)).length > 0 || name === undefined || check === undefined) return null;
  if (severity !== 'error' && severity !== 'warning') return null;
  if (name.length > MAX_NAME || check.length > MAX_EXPRESSION || (when ?? '').length > MAX_EXPRESSION) return null;
  const message = readPart(rule, 'message');
  return { name, check, severity, ...(when && { when }), ...(message !== '' && { message }) };
}

export interface CompleteRule {
  /** Of the form, which the rule keeps when it moves. */
  id: number;
  rule: SchemaRule;
}

export const listComplete = (rules: readonly JsonObject[], ids: readonly number[]): CompleteRule[] =>
  rules.flatMap((one, index) => {
    const [rule, id] = [toRule(one), ids[index]];
    return rule === null || id === undefined ? [] : [{ id, rule }];
  });
