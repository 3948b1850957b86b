import type { SchemaTasks } from '../../extraction/child/schema-tasks.ts';
import { ExtractionError, type Extraction } from '../../extraction/engine.ts';
import { listExpressions } from '../../lib/models/derived-fields.ts';
import { listLookupKeys } from '../../lib/models/lookup-table.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { RuleResult, SchemaGuidance } from '../../lib/models/schema-guidance.ts';
import type { RuleSet } from '../../lib/models/rule-set.ts';
import type { UsedTables } from '../../lookups/used-tables.ts';

export interface CheckedExtraction {
  /** With its derived fields. */
  extraction: Extraction;
  rules: RuleResult[];
  /** The tables that were used. */
  lookups: UsedTables['versions'];
}

interface Version {
  definition: JsonObject;
  guidance: SchemaGuidance;
}

interface ReadRules {
  readTables: (workspaceId: string, keys: readonly string[]) => Promise<UsedTables>;
  workspaceId: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

type LoadedRules = RuleSet & Pick<CheckedExtraction, 'lookups'>;

/** The rules and derived fields of a version, with the tables that they name. Null for none. */
export async function loadRuleSet(
  { definition, guidance: { rules } }: Version,
  { readTables, workspaceId, today }: ReadRules,
): Promise<LoadedRules | null> {
  const expressions = listExpressions(definition, rules);
  if (expressions.length === 0) return null;
  const { tables, versions } = await readTables(workspaceId, listLookupKeys(expressions));
  return { definition, rules, today, tables, lookups: versions };
}

const UNCHECKED = {
  result: 'unknown',
  message: 'The rules took too much time or memory. They were not checked, and derived fields were not filled.',
} as const;

/** Fills the derived fields of what was extracted, and checks the rules of its schema. */
export async function checkExtraction(
  extraction: Extraction,
  loaded: LoadedRules | null,
  applyRules: SchemaTasks['applyRules'],
  options: Parameters<SchemaTasks['applyRules']>[1],
): Promise<CheckedExtraction> {
  if (loaded === null) return { extraction, rules: [], lookups: [] };
  const { lookups, ...ruleSet } = loaded;
  const { extractedData: data, evidence, confidence } = extraction;
  const applied = await applyRules({ ...ruleSet, data, evidence, confidence }, options).catch((error: unknown) => {
    options.signal.throwIfAborted();
    // Rules that take too long or too much memory take them again. The extraction is right without them.
    if (!(error instanceof ExtractionError) || error.retryable) throw error;
    return null;
  });
  if (applied === null) {
    const rules = ruleSet.rules.map(({ name, severity }) => ({ name, severity, paths: [], ...UNCHECKED }));
    return { extraction: { ...extraction, warnings: [...extraction.warnings, UNCHECKED.message] }, rules, lookups };
  }
  const warnings = [...extraction.warnings, ...applied.warnings];
  const found = { extractedData: applied.data, evidence: applied.evidence, confidence: applied.confidence };
  const checked = { ...extraction, ...found, warnings };
  return { extraction: checked, rules: applied.results, lookups };
}
