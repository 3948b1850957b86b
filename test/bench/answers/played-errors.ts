import { calibrate } from '../../../server/scorer/calibration.ts';
import { extractLocally } from '../../../server/extraction/local/extract-locally.ts';
import { checkAnswer } from '../../../server/extraction/pipeline/check-answer.ts';
import { parseText } from '../../../server/parsing/formats/text/text.ts';
import { generateDocuments } from '../../evaluation/generator/generate-documents.ts';
import { addAnswer, type ErrorHistory } from '../../../server/extraction/scoring/error-rate.ts';
import { seeded } from '../../evaluation/imperfect-model.ts';
import { readSamples, type Sample } from '../../evaluation/played/annotated-samples.ts';
import { judgePlayed } from '../../evaluation/played/judge-played.ts';
import { playErrors } from '../../evaluation/played/play-errors.ts';
import { Dice } from '../../evaluation/generator/dice.ts';
import { say, sayRatio } from '../measure.ts';
import { OmittedRows } from './omitted-rows.ts';
import { measurePerfectAnswers } from './perfect-answers.ts';

const RATES = [0.05, 0.12, 0.2];
const DOCUMENTS = 90;
const SEED = 17;
const MAX_PAGES = 60;
const SURE = 0.9;

/**
 * Whether confidence tells right values from wrong ones, where a model errs in the ways of models.
 * @param corpus annotated documents, as for `excerpt eval`; generated ones if absent
 */
export async function measurePlayedErrors(corpus: string | undefined): Promise<void> {
  const samples = corpus === undefined ? createSamples() : await readSamples(corpus, MAX_PAGES);
  say(`pipeline: errors of models, played on ${samples.length} ${corpus === undefined ? 'generated ' : ''}documents`);
  measurePerfectAnswers(samples);
  for (const rate of RATES) {
    const rows = new OmittedRows();
    let history: ErrorHistory = [];
    const judged = new Dice(SEED).shuffle(samples).flatMap((sample, index) => {
      const played = playErrors(sample, rate, seeded(SEED * 1_000 + index));
      const result = judgePlayed(sample, played, history);
      if (result === null) return [];
      history = addAnswer(history, result.errors);
      rows.add(played, result.lists);
      return result.values.map(({ evidence, isRight }) => ({ confidence: evidence.confidence, isRight }));
    });
    const { auroc, ece } = calibrate(judged);
    const sure = judged.filter(({ confidence }) => confidence >= SURE);
    say(`  ${rate * 100} % wrong, ${judged.length} values`);
    sayRatio('AUROC', auroc, { atLeast: 0.92 });
    sayRatio(`right at >= ${SURE}`, sure.filter(({ isRight }) => isRight).length / Math.max(1, sure.length), {
      atLeast: 0.98,
    });
    sayRatio('error of calibration', ece, { atMost: 0.03 });
    rows.report();
  }
  measureSecondReading(samples);
}

/** How much of the work on an answer is the reading that it is compared with. */
function measureSecondReading(samples: readonly Sample[]): void {
  let [reading, checking] = [0, 0];
  for (const { definition, expected, layout } of samples.slice(0, DOCUMENTS)) {
    const [first, second] = [structuredClone(layout), structuredClone(layout)];
    let begin = performance.now();
    checkAnswer({ schema: definition, value: expected, layout: first });
    checking += performance.now() - begin;
    begin = performance.now();
    try {
      extractLocally({ definition, layout: second });
    } catch {
      // It refuses documents that lack what the schema requires.
    }
    reading += performance.now() - begin;
  }
  say(
    `  the second reading: ${(reading / Math.max(1, Math.min(DOCUMENTS, samples.length))).toFixed(1)} ms a document, ` +
      `${Math.round((100 * reading) / checking)} % of checking an answer`,
  );
}

function createSamples(): Sample[] {
  return generateDocuments(SEED, DOCUMENTS).map(({ kind, definition, expected, text }, index) => ({
    source: kind,
    id: String(index),
    definition,
    expected,
    layout: { pageCount: null, truncated: false, pages: [parseText(text)] },
  }));
}
