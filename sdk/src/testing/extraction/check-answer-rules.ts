import type { Evidence, Run, SchemaRule } from '../../generated/types.gen.ts';
import { rules } from '../generated/rules.gen.ts';
import { meanConfidence } from './make-evidence.ts';

/** A table that rules may look values up in. */
interface KnownTable {
  key: string;
  version: number;
  table: { columns: string[]; rows: string[][] };
}

export interface RuleContext {
  rules: readonly SchemaRule[];
  tables: readonly KnownTable[];
  /** `YYYY-MM-DD`. */
  today: string;
}

type Answered = { extractedData: object; evidence: Evidence[]; warnings: string[] };
type Checked = Pick<Run, 'extractedData' | 'evidence' | 'confidence' | 'warnings' | 'rules' | 'lookups'>;

/** What a run says of its rules, by the server's own code. Derived fields are filled, whatever the answer says. */
export function checkRules(
  { extractedData, evidence, warnings }: Answered,
  { definition, rules: checks, tables, today }: RuleContext & { definition: Record<string, unknown> },
): Checked {
  const keys = rules.listLookupKeys(definition, checks);
  const used = tables.filter(({ key }) => keys.includes(key));
  const applied = rules.applyRules({
    definition,
    rules: checks,
    extracted: { data: extractedData, evidence, confidence: meanConfidence(evidence) ?? 0 },
    today,
    tables: Object.fromEntries(used.map(({ key, table }) => [key, table])),
  });
  // The evidence of a derived value replaces that of the answer.
  const places = new Map(applied.evidence.map((one) => [one.path, one]));
  return {
    extractedData: applied.data as Record<string, unknown>,
    evidence: [...places.values()],
    confidence: evidence.length === 0 ? null : applied.confidence,
    warnings: [...warnings, ...applied.warnings],
    rules: applied.results,
    lookups: used.map(({ key, version }) => ({ key, version })),
  };
}
