/** What rules make of an extraction: derived fields are filled, rules are checked, and what they say is evidence. */
import type { JsonObject } from '../../lib/json-value.ts';
import { parseJsonText, toJsonText, type JsonText } from '../../lib/json-text.ts';
import type { LookupTables } from '../../lib/models/lookup-table.ts';
import type { RuleResult, SchemaRule } from '../../lib/models/schema-guidance.ts';
import type { Evidence } from '../engine.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { checkRules, compileExpressionOf, compileRule, createScope, expandPaths } from './check-rules.ts';
import type { CompiledExpression, CompiledRule } from './check-rules.ts';
import type { Environment } from './functions/rule-function.ts';
import { findRow, readRow } from './lookups/find-row.ts';
import { addRuleEvidence } from './rule-evidence.ts';
import { splitDerived, type DerivedField } from '../../lib/models/derived-fields.ts';
import type { RuleSet } from '../../lib/models/rule-set.ts';
import { fillDerived, toExpression, type FilledField } from './fill-derived.ts';
import { MAX_STEPS } from './compiled-expression.ts';
import { parseDate, UNKNOWN, type Value } from './rule-values.ts';

interface Compiled {
  /** The rules as JSON. */
  source: string;
  rules: CompiledRule[];
  derived: DerivedField[];
  expressions: CompiledExpression[];
}

const kept = new WeakMap<JsonObject, Compiled>();

function compileAll(definition: JsonObject, rules: readonly SchemaRule[]): Compiled {
  const source = JSON.stringify(rules);
  const known = kept.get(definition);
  if (known?.source === source) return known;
  const fields = buildFieldTree(definition);
  const { derived } = splitDerived(definition);
  const compiled = {
    source,
    rules: rules.map((rule) => compileRule(rule, fields)),
    derived,
    expressions: derived.map((field) => compileExpressionOf(toExpression(field), fields)),
  };
  kept.set(definition, compiled);
  return compiled;
}

export interface RuleTask extends RuleSet {
  /** Without its derived fields. */
  data: JsonObject;
  evidence: JsonText<Evidence[]>;
  /** Of the extraction. */
  confidence: number;
}

export interface AppliedRules {
  results: RuleResult[];
  data: JsonObject;
  evidence: JsonText<Evidence[]>;
  confidence: number;
  warnings: string[];
}

/** A derived value is as certain as what it follows from. */
function toEvidence(field: FilledField, data: JsonObject, known: ReadonlyMap<string, number>): Evidence {
  const { path, sources, row, lookedUp } = field;
  const read = expandPaths(sources, data, row === null ? null : new Set([row]));
  const confidences = read.map((source) => known.get(source) ?? 1);
  const place = { page: null, quote: null, start: null, end: null, boxes: [] };
  const signs = lookedUp.length > 0 && { signs: lookedUp.map((where) => `looked_up=${where}`) };
  return { path, confidence: Math.min(1, ...confidences), match: 'derived', ...place, ...signs };
}

/** Data with their derived fields, and what rules say of them. */
interface CheckedData {
  compiled: Compiled;
  data: JsonObject;
  filled: FilledField[];
  results: RuleResult[];
  warnings: string[];
  /** Entries of lists that were visited. */
  steps: number;
}

/**
 * @param maxSteps in a rule or derived field that takes more, what is said is unknown
 * @throws RuleSyntaxError for rules that `lintRules` calls invalid
 */
export function checkData(
  { definition, rules, data, today, tables }: RuleSet & Pick<RuleTask, 'data'>,
  maxSteps = MAX_STEPS,
): CheckedData {
  const compiled = compileAll(definition, rules);
  const date = parseDate(today) ?? UNKNOWN;
  const environment = { today: () => date, ...createLookup(tables) };
  const left = { steps: maxSteps };
  const scopeOf = (current: JsonObject) => createScope(current, environment, left);
  const split = { definition, derived: compiled.derived };
  const filling = fillDerived(data, split, { expressions: compiled.expressions, evaluate: scopeOf });
  const results = checkRules(compiled.rules, filling.data, environment, left);
  const warnings = [...filling.warnings, ...environment.notes];
  return { compiled, data: filling.data, filled: filling.filled, results, warnings, steps: maxSteps - left.steps };
}

/** @throws RuleSyntaxError for rules that `lintRules` calls invalid */
export function applyRules({ evidence: stored, confidence: before, ...task }: RuleTask): AppliedRules {
  const { compiled, data, filled, results, warnings } = checkData(task);
  const found = parseJsonText(stored);
  const known = new Map(found.map((one) => [one.path, one.confidence]));
  const added = filled.map((field) => {
    const evidence = toEvidence(field, data, known);
    known.set(evidence.path, evidence.confidence);
    return evidence;
  });
  const scored = { evidence: [...found, ...added], confidence: before };
  const { evidence, confidence } = addRuleEvidence(scored, { rules: compiled.rules, results, data });
  return { results, data, evidence: toJsonText(evidence), confidence, warnings };
}

/** How rules reach tables. What a rule names and is not there is noted, and the answer is not known. */
function createLookup(tables: LookupTables): Pick<Environment, 'lookup' | 'notes' | 'found'> {
  const found: string[] = [];
  const notes = new Set<string>();
  const missing = (note: string): Value => {
    notes.add(note);
    return UNKNOWN;
  };
  return {
    notes,
    found,
    lookup({ table: key, column: name, value, atLeast }) {
      const table = Object.hasOwn(tables, key) ? tables[key] : undefined;
      if (table === undefined) return missing(`There is no lookup “${key}”.`);
      const column = table.columns.indexOf(name);
      if (column === -1) return missing(`The lookup “${key}” has no column “${name}”.`);
      const at = findRow(table, { column, value, atLeast });
      if (at === null) return null;
      const version = table.version === undefined ? '' : `, version ${table.version}`;
      found.push(`row ${at + 1} of “${key}”${version}`);
      return readRow(table, at);
    },
  };
}
