import type { EvaluationSummary } from '../../server/entry.ts';

type Scores = EvaluationSummary['datasets'][number]['fields'][string];
type Calibration = EvaluationSummary['values'];

const percent = (share: number): string => (Number.isNaN(share) ? '-' : (share * 100).toFixed(1)).padStart(6);

/** Tables for a terminal: by data set, by field if wanted, and what confidence is worth. */
export function formatSummary(summary: EvaluationSummary, { fields }: { fields: boolean }): string {
  const width = Math.max(20, ...summary.datasets.map(({ dataset }) => dataset.length));
  const lines = [`${'data set'.padEnd(width)}  docs  fail  prec.  recall      F1  docF1   exact`];
  for (const one of summary.datasets) {
    const counts = `${String(one.documents).padStart(4)}  ${String(one.failed).padStart(4)}`;
    lines.push(
      `${one.dataset.padEnd(width)}  ${counts} ${formatScores(one)} ${percent(one.documentF1)}  ${percent(one.exact)}`,
    );
    if (!fields) continue;
    for (const [field, scores] of Object.entries(one.fields)) lines.push(formatField(field, scores, width));
  }
  if (summary.datasets.length > 1)
    lines.push(`${'mean of data sets'.padEnd(width)}             ${formatScores(summary.macro)}`);
  lines.push('', formatCalibration('values', summary.values));
  lines.push(formatCalibration('values and nulls', summary.valuesAndNulls));
  lines.push('', 'confidence   values   mean   right');
  for (const { from, count, confidence, accuracy } of summary.values.bins) {
    const range = `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`;
    lines.push(`${range}  ${String(count).padStart(7)} ${percent(confidence)}  ${percent(accuracy)}`);
  }
  return lines.join('\n');
}

function formatScores({ precision, recall, f1 }: Pick<Scores, 'precision' | 'recall' | 'f1'>): string {
  return `${percent(precision)}  ${percent(recall)}  ${percent(f1)}`;
}

function formatField(field: string, scores: Scores, width: number): string {
  const { wrong, missed, invented, extra } = scores.counts;
  const errors = `wrong ${wrong}, missed ${missed}, invented ${invented}, extra ${extra}`;
  return `  ${field.padEnd(width + 10)} ${formatScores(scores)}  ${errors}`;
}

function formatCalibration(name: string, { count, accuracy, auroc, ece, coverage }: Calibration): string {
  const taken = coverage.map((one) => `${one.precision * 100} % right: ${(one.coverage * 100).toFixed(1)} %`);
  return (
    `${name}: ${count}, ${(accuracy * 100).toFixed(1)} % right, AUROC ${auroc.toFixed(3)}, ECE ${ece.toFixed(3)}, ` +
    `coverage at ${taken.join(', at ')}`
  );
}
