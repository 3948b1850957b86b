import type { Evaluation, EvaluationComparison, RuleCounts } from '@excerpt/sdk';
import { printLine, printTable } from '../../terminal/print.ts';

const percent = (share: number) => (share * 100).toFixed(1);

export function printEvaluation(evaluation: Evaluation): void {
  const { id, status, versionNumber, model, dataset, items, score, fields, rules, errorMessage } = evaluation;
  printLine(`${id}  ${status}  version ${versionNumber}  ${model}  data set ${dataset.id} version ${dataset.version}`);
  if (errorMessage !== null) printLine(errorMessage);
  if (score === null) return;
  printLine(
    `F1 ${percent(score.f1)}  precision ${percent(score.precision)}  recall ${percent(score.recall)}  ` +
      `exact ${percent(score.exactDocuments)}  documents ${items.completed} of ${items.total}`,
  );
  printTable(
    ['field', 'F1', 'right', 'wrong', 'missed', 'invented'].map((header) => ({ header })),
    fields.map((field) => [
      field.path,
      percent(field.f1),
      `${percent(field.margin[0] ?? 0)} to ${percent(field.margin[1] ?? 1)} of ${field.observations}`,
      field.wrong,
      field.missed,
      field.invented,
    ]),
  );
  if (rules.length === 0) return;
  printTable(
    ['rule', 'holds', 'violated', 'unknown'].map((header) => ({ header })),
    rules.map(({ name, holds, violated, unknown }) => [name, holds, violated, unknown]),
  );
}

const showCounts = (counts: RuleCounts | null) =>
  counts === null ? '–' : `${counts.violated} of ${counts.holds + counts.violated + counts.unknown}`;

export function printComparison(comparison: EvaluationComparison) {
  const { score, fields, rules, changedDocuments, comparedDocuments, test } = comparison;
  const rows = [{ path: 'all fields', ...score }, ...fields];
  printTable(
    ['compared', 'before', 'after', 'verdict', 'p'].map((header) => ({ header })),
    rows.map(({ path, before, after, verdict, p }) => [path, percent(before), percent(after), verdict, p.toFixed(3)]),
  );
  if (rules.length > 0)
    printTable(
      ['rule', 'violated before', 'violated after'].map((header) => ({ header })),
      rules.map(({ name, before, after }) => [name, showCounts(before), showCounts(after)]),
    );
  printLine(`${changedDocuments} of ${comparedDocuments} documents have other values. ${test}`);
}
