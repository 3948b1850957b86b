import type { Layout } from '../../server/parsing/layout.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { calibrate, type Judged } from '../../server/scorer/calibration.ts';
import { summarise, type EvaluatedDocument } from '../../server/scorer/summarise.ts';

export interface MeasuredDocument {
  dataset: string;
  id: string;
  definition: JsonObject;
  expected: JsonObject;
  layout: Layout;
}

/** What the extractor made of one document. */
export interface Outcome extends Pick<EvaluatedDocument, 'dataset' | 'id' | 'error' | 'leaves'> {
  /** The values that were found. */
  judged: Judged[];
  /** Names of the rules that gave what they would not give while switched off; empty unless they were observed. */
  effective: string[];
}

export interface Measured {
  /** By data set. */
  f1: Record<string, number>;
  development: { ece: number; auroc: number };
  generated: { ece: number; auroc: number };
}

export function measure(outcomes: readonly Outcome[]): Measured {
  const { datasets } = summarise(outcomes.map((outcome) => ({ ...outcome, evidence: [] })));
  const calibrationOf = (of: readonly Outcome[]): { ece: number; auroc: number } => {
    const { ece, auroc } = calibrate(of.flatMap(({ judged }) => judged));
    return { ece, auroc };
  };
  const isGenerated = ({ dataset }: Outcome): boolean => dataset.startsWith('generated');
  return {
    f1: Object.fromEntries(datasets.map((one) => [one.dataset, one.f1])),
    development: calibrationOf(outcomes.filter((one) => !isGenerated(one))),
    generated: calibrationOf(outcomes.filter(isGenerated)),
  };
}
