import type { ConfidenceFacts } from '../../server/extraction/scoring/confidence-features.ts';
import { parseText } from '../../server/parsing/formats/text/text.ts';
import { generateDocuments } from '../../test/evaluation/generator/generate-documents.ts';
import { seeded } from '../../test/evaluation/imperfect-model.ts';
import { judgePlayed } from '../../test/evaluation/played/judge-played.ts';
import { playErrors } from '../../test/evaluation/played/play-errors.ts';
import { readSamples, type Sample } from '../../test/evaluation/played/annotated-samples.ts';

/** A value that a played model gave. */
export interface CollectedValue {
  path: string;
  facts: ConfidenceFacts;
  isRight: boolean;
  source: string;
  document: number;
  /** Share of wrong values that was played. */
  rate: number;
}

export const RATES = [0.05, 0.12, 0.2] as const;
const GENERATED = 300;
const SEED = 5;
const MAX_PAGES = 60;

/** @param directory annotated documents, in a folder for each kind; only generated ones if absent */
export async function collectSamples(directory: string | undefined): Promise<Sample[]> {
  const annotated = directory === undefined ? [] : await readSamples(directory, MAX_PAGES);
  return [...createOwnSamples(), ...annotated];
}

/** @param directory as of `collectSamples` */
export async function collectAnswers(directory: string | undefined): Promise<CollectedValue[]> {
  const samples = await collectSamples(directory);
  return samples.flatMap((sample, document) =>
    RATES.flatMap((rate) => {
      const played = playErrors(sample, rate, seeded(SEED * 10_000 + document * 10 + Math.round(rate * 100)));
      return (judgePlayed(sample, played)?.values ?? []).map(({ facts, isRight, evidence }) => ({
        path: evidence.path,
        facts,
        isRight,
        source: sample.source,
        document,
        rate,
      }));
    }),
  );
}

function createOwnSamples(): Sample[] {
  return generateDocuments(SEED, GENERATED).map(({ kind, definition, expected, text }, index) => ({
    source: `generated ${kind}`,
    id: String(index),
    definition,
    expected,
    layout: { pageCount: null, truncated: false, pages: [parseText(text)] },
  }));
}
