/**
 * What becomes of the answers of a model that errs: where each value is found, how sure it is, and what lists lack.
 * Each change shows in the diff of `answers/`; `npx vitest run test/recorded -u` records anew.
 */
import { expect, test } from 'vitest';
import type { ListCompleteness } from '../../server/extraction/engine.ts';
import { generateDocuments } from '../evaluation/generator/generate-documents.ts';
import { readGenerated } from '../evaluation/generator/read-generated.ts';
import { seeded } from '../evaluation/imperfect-model.ts';
import type { Sample } from '../evaluation/played/annotated-samples.ts';
import { judgePlayed } from '../evaluation/played/judge-played.ts';
import { playErrors } from '../evaluation/played/play-errors.ts';
import { printResult } from './print-result.ts';
import { readTrades, textLayout } from './read-trades.ts';

const RATES = [0, 0.25];
const SEED = 43;
const GENERATED = 36;

function record(sample: Sample, rate: number): string {
  const played = playErrors(sample, rate, seeded(SEED));
  const answer = JSON.stringify(played.answer);
  const judged = judgePlayed(sample, played);
  if (judged === null) return `${answer}\nfails`;
  const evidence = judged.values.map((one) => one.evidence);
  return [`errors ${rate}: ${answer}`, ...printResult(judged.data, evidence), ...judged.lists.map(printList)].join(
    '\n',
  );
}

function printList({ path, complete, expected, found, gaps }: ListCompleteness): string {
  const missing = gaps.map(({ after, page }) => ` gap after ${after} p${page}`);
  return `${path}: ${found} of ${expected}, ${complete}${missing.join('')}`;
}

test.each(readTrades().map((one) => [one.name, one] as const))('%s', async (name, one) => {
  const sample: Sample = { ...one, source: 'trades', id: name, layout: textLayout(one) };
  await expect(RATES.map((rate) => record(sample, rate)).join('\n\n')).toMatchFileSnapshot(`answers/${name}.txt`);
});

const generated = generateDocuments(SEED, GENERATED);

test.each([...new Set(generated.map(({ kind }) => kind))])('generated: %s', async (kind) => {
  const answers: string[] = [];
  for (const one of generated.filter((other) => other.kind === kind)) {
    const { definition, expected, language } = one;
    const sample = { definition, expected, source: kind, id: language, layout: await readGenerated(one, false) };
    answers.push(`${kind} ${language}`, ...RATES.map((rate) => record(sample, rate)), '');
  }
  await expect(answers.join('\n')).toMatchFileSnapshot(`answers/generated/${kind.replaceAll(' ', '-')}.txt`);
});
