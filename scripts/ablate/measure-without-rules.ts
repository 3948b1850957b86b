/**
 * Extracts all documents without some rules: `measure-without-rules.ts DOCUMENTS.json RULE…` prints a `Measured` as
 * JSON.
 */
import { readFileSync } from 'node:fs';
import type { Judged } from '../../server/scorer/calibration.ts';
import type { EvaluatedDocument } from '../../server/scorer/summarise.ts';
import { RULES } from './ablated-rules.ts';
import type { MeasuredDocument, Measured } from './measured.ts';
import { switchOff } from './switch-off.ts';

const [path = '', ...names] = process.argv.slice(2);
switchOff(
  names.map((name) => {
    const rule = RULES.find((one) => one.name === name);
    if (rule === undefined) throw new Error(`There is no rule ${name}.`);
    return rule;
  }),
);
const { extractLocally } = await import('../../server/extraction/local/extract-locally.ts');
const { ExtractionError } = await import('../../server/extraction/engine.ts');
const { compareDocument } = await import('../../server/scorer/compare-document.ts');
const { summarise } = await import('../../server/scorer/summarise.ts');
const { calibrate } = await import('../../server/scorer/calibration.ts');

const documents = JSON.parse(readFileSync(path, 'utf8')) as MeasuredDocument[];
const evaluated = documents.map(({ dataset, id, definition, expected, layout }): EvaluatedDocument => {
  try {
    const { extractedData, evidence } = extractLocally({ definition, layout });
    return { dataset, id, evidence, error: null, leaves: compareDocument(expected, extractedData, definition) };
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    return { dataset, id, evidence: [], error: error.message, leaves: compareDocument(expected, {}, definition) };
  }
});
const { datasets } = summarise(evaluated);
const f1 = Object.fromEntries(datasets.map((one) => [one.dataset, one.f1]));
const isGenerated = ({ dataset }: { dataset: string }): boolean => dataset.startsWith('generated');
const measured: Measured = {
  f1,
  development: calibrationOf(evaluated.filter((one) => !isGenerated(one))),
  generated: calibrationOf(evaluated.filter(isGenerated)),
};
console.log(JSON.stringify(measured));

/** Of the values that were found. */
function calibrationOf(of: readonly EvaluatedDocument[]): { ece: number; auroc: number } {
  const judged = of.flatMap(({ leaves, evidence }): Judged[] => {
    const confidences = new Map(evidence.map(({ path, confidence }) => [path, confidence]));
    return leaves.flatMap(({ outcome, pointer }) => {
      const confidence = pointer === null ? undefined : confidences.get(pointer);
      if (confidence === undefined || outcome === 'missed' || outcome === 'absent') return [];
      return [{ confidence, isRight: outcome === 'right' }];
    });
  });
  const { ece, auroc } = calibrate(judged);
  return { ece, auroc };
}
