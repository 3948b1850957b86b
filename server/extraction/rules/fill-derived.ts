import { isObject } from '../../lib/json-object.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { buildFieldTree, type Field } from '../schema/field-tree.ts';
import { createValidator } from '../schema/validate.ts';
import type { CompiledExpression } from './check-rules.ts';
import { StepLimitError, type Scope } from './compiled-expression.ts';
import { Decimal, formatDecimal } from './decimal.ts';
import type { DerivedField } from '../../lib/models/derived-fields.ts';
import { CalendarDate, formatDate, UNKNOWN, type Value } from './rule-values.ts';

export interface FilledField {
  /** JSON Pointer into the data. */
  path: string;
  value: JsonValue;
  /** The values that it follows from, as names from the root. */
  sources: string[][];
}

/** A value of a rule as JSON; undefined for what a field cannot have. */
function toJson(value: Value): JsonValue | undefined {
  if (value instanceof Decimal) return Number(formatDecimal(value).replaceAll(',', ''));
  if (value instanceof CalendarDate) return formatDate(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

/** In the type of a field where that loses nothing: a table has numbers where a schema has texts. */
function fit(value: JsonValue, field: Field | undefined): JsonValue {
  if (field?.kind === 'string' && typeof value === 'number') return String(value);
  const isNumber = field?.kind === 'number' || field?.kind === 'integer';
  return isNumber && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : value;
}

function findField(root: Field, path: readonly string[]): Field | undefined {
  return path.reduce<Field | undefined>((field, name) => field?.properties?.find((one) => one.name === name), root);
}

/** The object with a property, at the place that the definition gives it. */
function withProperty(object: JsonObject, name: string, value: JsonValue, order: readonly string[]): JsonObject {
  const entries = Object.entries(object).filter(([key]) => key !== name);
  const later = new Set(order.slice(order.indexOf(name) + 1));
  const at = entries.findIndex(([key]) => later.has(key));
  return Object.fromEntries(entries.toSpliced(at === -1 ? entries.length : at, 0, [name, value]));
}

function setAt(data: JsonObject, path: readonly string[], value: JsonValue, root: Field): JsonObject | null {
  const [name = '', ...rest] = path;
  const order = root.properties?.map((one) => one.name) ?? [];
  if (rest.length === 0) return withProperty(data, name, value, order);
  const child = data[name];
  const field = root.properties?.find((one) => one.name === name);
  if (!isObject(child) || field === undefined) return null;
  const changed = setAt(child, rest, value, field);
  return changed === null ? null : { ...data, [name]: changed };
}

/** Unknown where the expression takes too many steps. */
function evaluateWithin({ evaluate }: CompiledExpression, scope: Scope): Value {
  try {
    return evaluate(scope);
  } catch (error) {
    if (error instanceof StepLimitError) return UNKNOWN;
    throw error;
  }
}

/**
 * Fills the derived fields of data. What does not fit the schema, and what is not known, is null where the schema
 * allows it, and else left out.
 */
export function fillDerived(
  data: JsonObject,
  { definition, derived }: { definition: JsonObject; derived: readonly DerivedField[] },
  { expressions, evaluate }: { expressions: readonly CompiledExpression[]; evaluate: (scope: JsonObject) => Scope },
): { data: JsonObject; filled: FilledField[]; warnings: string[] } {
  if (derived.length === 0) return { data, filled: [], warnings: [] };
  const root = buildFieldTree(definition);
  const validator = createValidator(definition);
  const filled: FilledField[] = [];
  const warnings: string[] = [];
  let current = data;
  derived.forEach(({ path }, index) => {
    const compiled = expressions[index];
    if (compiled === undefined) return;
    const field = findField(root, path);
    const pointer = path.map(formatPointerStep).join('');
    const value = fit(toJson(evaluateWithin(compiled, evaluate(current))) ?? null, field);
    const isAllowed = (one: JsonValue) => {
      const changed = setAt(current, path, one, root);
      if (changed === null) return null;
      const isFaulty = validator(changed).some((problem) => problem.path === pointer);
      return isFaulty ? null : changed;
    };
    const changed = isAllowed(value) ?? (value === null ? null : isAllowed(null));
    if (changed === null) {
      warnings.push(`The derived field ${pointer} is left out: its value does not fit the schema.`);
      return;
    }
    current = changed;
    const stored = path.reduce<JsonValue | undefined>((at, name) => (isObject(at) ? at[name] : undefined), changed);
    filled.push({ path: pointer, value: stored ?? null, sources: compiled.references.paths });
  });
  return { data: current, filled, warnings };
}
