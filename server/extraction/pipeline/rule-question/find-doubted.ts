/** What the one further question about violated rules asks. Runs in a child process. */
import { isObject } from '../../../lib/json-object.ts';
import { formatPointerStep, getAt, parsePointer } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { listLookupKeys } from '../../../lib/models/lookup-table.ts';
import { splitDerived } from '../../../lib/models/derived-fields.ts';
import type { RuleResult } from '../../../lib/models/schema-guidance.ts';
import type { RuleSet } from '../../../lib/models/rule-set.ts';
import { checkData } from '../../rules/apply-rules.ts';
import type { CompiledRule } from '../../rules/check-rules.ts';
import { buildFieldTree, type Field } from '../../schema/field-tree.ts';
import { getItemField } from '../../schema/fit/value-paths.ts';

export interface ViolationRequest extends RuleSet {
  /** Without its derived fields. */
  data: JsonObject;
}

/** A value that violated rules read. */
export interface DoubtedValue {
  /** JSON Pointer into the data. */
  path: string;
  /** Its property in the schema of the question. */
  key: string;
  /** Null where the data lacks it. */
  value: JsonValue;
}

export interface Violation {
  name: string;
  /** Null where it may say what is in tables of the workspace. */
  message: string | null;
}

export interface Violations {
  violations: Violation[];
  values: DoubtedValue[];
  /** Of the answer: a property for each value. */
  schema: JsonObject;
}

/** Values and rules of one question. Others stay as they are. */
const MAX_VALUES = 40;
const MAX_RULES = 20;
const MAX_KEY_CHARACTERS = 40;

/** Null where no rule is violated, or none that reads values of the document. */
export function findViolations({ data, ...ruleSet }: ViolationRequest): Violations | null {
  const { definition } = splitDerived(ruleSet.definition);
  const { compiled, results } = checkData({ ...ruleSet, data });
  const root = buildFieldTree(definition);
  const violations: Violation[] = [];
  const values = new Map<string, DoubtedValue>();
  const properties: JsonObject = {};
  results.forEach((result, index) => {
    const rule = compiled.rules[index];
    if (result.result !== 'violated' || rule === undefined || violations.length >= MAX_RULES) return;
    const found = listPaths(result, rule, data).flatMap((path) => {
      const field = findField(root, path, data);
      return field === undefined ? [] : [{ path, field }];
    });
    const isNew = found.filter(({ path }) => !values.has(path));
    if (found.length === 0 || values.size + isNew.length > MAX_VALUES) return;
    for (const { path, field } of isNew) {
      const steps = parsePointer(path);
      const key = nameKey(steps, properties);
      const value = getAt(data, steps) ?? null;
      values.set(path, { path, key, value });
      properties[key] = describeValue(field, steps);
    }
    const isDerived = result.paths.some((path) => findField(root, path, data) === undefined);
    const showsTables = isDerived || readsTables(rule);
    violations.push({ name: result.name, message: showsTables ? (rule.rule.message ?? null) : result.message });
  });
  if (violations.length === 0) return null;
  return { violations, values: [...values.values()], schema: { type: 'object', properties } };
}

const readsTables = ({ rule: { check, when = '' } }: CompiledRule): boolean => listLookupKeys([check, when]).length > 0;

/** The values that a rule has read, and the single values that it would read if the data had them. */
function listPaths({ paths }: RuleResult, { references }: CompiledRule, data: JsonObject): string[] {
  const missing = references.paths.filter((steps) => {
    const parent = getAt(data, steps.slice(0, -1));
    return isObject(parent) && !Object.hasOwn(parent, steps.at(-1) ?? '');
  });
  return [...new Set([...paths, ...missing.map((steps) => steps.map(formatPointerStep).join(''))])];
}

/** The field of a single value. Undefined for values of maps: their keys are text of the document. */
function findField(root: Field, path: string, data: JsonObject): Field | undefined {
  const value = getAt(data, parsePointer(path));
  if (typeof value === 'object' && value !== null) return undefined;
  let field: Field | undefined = root;
  for (const step of parsePointer(path))
    field =
      field?.kind === 'array'
        ? getItemField(field, Number(step))
        : field?.properties?.find(({ name }) => name === step);
  return field?.kind === 'object' || field?.kind === 'array' ? undefined : field;
}

const isPosition = (step: string): boolean => /^\d+$/.test(step);

/** `lineItems_2_amount`: providers allow few characters in names. */
function nameKey(steps: readonly string[], taken: JsonObject): string {
  const named = steps.map((step) => (isPosition(step) ? String(Number(step) + 1) : step)).join('_');
  const key = named.replaceAll(/\W/g, '_').slice(-MAX_KEY_CHARACTERS);
  let unique = key;
  for (let count = 2; Object.hasOwn(taken, unique); count++) unique = `${key}_${count}`;
  return unique;
}

function describeValue(field: Field, steps: readonly string[]): JsonObject {
  const { kind, alternatives = [], enum: choices, title, description, format, pattern } = field;
  const kinds = kind === 'any' ? alternatives.filter((one) => !['object', 'array', 'any'].includes(one)) : [kind];
  const known = kinds.length > 0 ? kinds : ['string', 'number', 'boolean'];
  const at = steps.findIndex(isPosition);
  const row = at === -1 ? [] : [`Of entry ${Number(steps[at]) + 1} of ${steps.slice(0, at).join('.')}.`];
  const told = [...row, ...(description === undefined ? [] : [description])].join(' ');
  return {
    type: [...known, 'null'],
    ...(title !== undefined && { title }),
    ...(told !== '' && { description: told }),
    ...(choices !== undefined && { enum: [...choices, null] }),
    ...(format !== undefined && { format }),
    ...(pattern !== undefined && { pattern }),
  };
}
