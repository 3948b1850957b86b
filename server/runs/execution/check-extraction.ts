import type { SchemaTasks } from '../../extraction/child/schema-tasks.ts';
import type { Extraction } from '../../extraction/engine.ts';
import { listExpressions } from '../../lib/models/derived-fields.ts';
import { listLookupKeys } from '../../lib/models/lookup-table.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { RuleResult, SchemaGuidance } from '../../lib/models/schema-guidance.ts';
import type { UsedTables } from '../../lookups/used-tables.ts';

export interface CheckedExtraction {
  /** With its derived fields. */
  extraction: Extraction;
  rules: RuleResult[];
  /** The tables that were used. */
  lookups: UsedTables['versions'];
}

interface Checking {
  applyRules: SchemaTasks['applyRules'];
  readTables: (workspaceId: string, keys: readonly string[]) => Promise<UsedTables>;
  workspaceId: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Fills the derived fields of what was extracted, and checks the rules of its schema. */
export async function checkExtraction(
  extraction: Extraction,
  { definition, guidance }: { definition: JsonObject; guidance: SchemaGuidance },
  { applyRules, readTables, workspaceId, today }: Checking,
  options: Parameters<SchemaTasks['applyRules']>[1],
): Promise<CheckedExtraction> {
  const { rules } = guidance;
  const expressions = listExpressions(definition, rules);
  if (expressions.length === 0) return { extraction, rules: [], lookups: [] };
  const { tables, versions } = await readTables(workspaceId, listLookupKeys(expressions));
  const { extractedData: data, evidence, confidence } = extraction;
  const applied = await applyRules({ definition, rules, data, evidence, confidence, today, tables }, options);
  const warnings = [...extraction.warnings, ...applied.warnings];
  const found = { extractedData: applied.data, evidence: applied.evidence, confidence: applied.confidence };
  const checked = { ...extraction, ...found, warnings };
  return { extraction: checked, rules: applied.results, lookups: versions };
}
