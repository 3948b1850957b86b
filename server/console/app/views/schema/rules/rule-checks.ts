/** What the server says of rules: of their words, and of stored runs. */
import type { RuleTrial } from '@excerpt/sdk';
import type { EditorFinding } from '../../../code-editor/create-editor.ts';
import type { CompleteRule, RulePart } from './rule-drafts.ts';

export interface RuleFinding {
  part: RulePart;
  severity: EditorFinding['severity'];
  message: string;
}

export interface Violation {
  runId: string;
  documentName: string;
  message: string;
}

export interface RuleOutcome {
  holds: number;
  violated: number;
  unknown: number;
  /** Newest first. */
  violations: Violation[];
  /** Why it is not known, in the newest run for which it is not. */
  unknownBecause: string | null;
}

const RULE_PATH = /^\/rules\/(\d+)(?:\/(\w+))?/;

/** Findings by the id of their rule. @param complete the rules that were checked */
export function groupFindings(
  findings: readonly EditorFinding[],
  complete: readonly CompleteRule[],
): Map<number, RuleFinding[]> {
  const grouped = new Map<number, RuleFinding[]>();
  for (const { path, severity, message } of findings) {
    const [, position, part = 'check'] = RULE_PATH.exec(path) ?? [];
    const id = position === undefined ? undefined : complete[Number(position)]?.id;
    if (id === undefined) continue;
    grouped.set(id, [...(grouped.get(id) ?? []), { part: part as RulePart, severity, message }]);
  }
  return grouped;
}

/** What was tried, by the id of each rule. @param tried the rules, in the order of the trial */
export function groupOutcomes({ rules, runs }: RuleTrial, tried: readonly CompleteRule[]): Map<number, RuleOutcome> {
  return new Map(
    tried.flatMap(({ id }, position): [number, RuleOutcome][] => {
      const counts = rules[position];
      if (counts === undefined) return [];
      const { holds, violated, unknown } = counts;
      const results = runs.map((run) => ({ run, result: run.results[position] }));
      const violations = results.flatMap(({ run, result }) =>
        result?.result === 'violated'
          ? [{ runId: run.runId, documentName: run.documentName, message: result.message ?? 'Violated' }]
          : [],
      );
      const because = results.find(({ result }) => result?.result === 'unknown')?.result?.message ?? null;
      return [[id, { holds, violated, unknown, violations, unknownBecause: because }]];
    }),
  );
}
