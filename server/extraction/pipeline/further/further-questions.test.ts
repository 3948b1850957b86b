import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { ExtractionError } from '../../engine.ts';
import type { QuestionContext } from '../ask-question.ts';
import type { PartAnswer } from '../check-answer.ts';
import type { OpenQuestion } from '../open-question.ts';
import type { QuestionPlan } from '../question-plan.ts';
import { askFurtherQuestions, isMissingValues, openQuestion } from './further-questions.ts';

const text = { type: ['string', 'null'] };
const schema = (...names: string[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const part = (definition: JsonObject) => ({ schema: definition, ask: definition, askPiece: definition });
const answerOf = (value: JsonObject, of = 0): PartAnswer => ({
  value,
  part: of,
  leaves: [],
  changes: [],
  stretches: [],
});

/** A plan that looks at passages 1, 2 and 3 for the first part, and at 4 for the second one. */
const plan = {
  parts: [part(schema('a', 'b')), part(schema('c'))],
  passages: [0, 1, 2, 3, 4].map((page) => ({ page })),
  questions: [],
  furtherQuestions: [
    { part: 0, passages: [1] },
    { part: 0, passages: [2] },
    { part: 0, passages: [3] },
    { part: 1, passages: [4] },
  ],
  isWhole: false,
  maxOutputTokens: 100,
} as unknown as QuestionPlan;

/** Looks further with a model that finds these values on pages, or fails there. */
async function look(before: PartAnswer[], pages: Record<number, JsonObject | ExtractionError>) {
  const asked: number[] = [];
  const warnings: string[] = [];
  const asking = {
    request: {},
    warn: (sentence: string) => void warnings.push(sentence),
  } as unknown as QuestionContext;
  const ask = async (question: OpenQuestion): Promise<PartAnswer[]> => {
    const page = question.passages[0]?.page ?? 0;
    asked.push(page);
    const found = pages[page] ?? {};
    if (found instanceof ExtractionError) throw found;
    return [answerOf(found, question.part)];
  };
  const found = await askFurtherQuestions({ asking, plan, limit: 1 }, before, ask);
  return { ...found, asked, warnings, values: found.answers.map(({ value }) => value) };
}

describe('further passages are read', () => {
  it('while single values are missing', async () => {
    const found = await look([answerOf({ a: '1', b: null })], { 2: { b: '2' } });
    expect(found.asked).toEqual([1, 2, 4]);
    expect(found.values).toEqual([{}, { b: '2' }, {}]);
    expect(found.looked.map(({ passages }) => passages)).toEqual([[1], [2], [4]]);
    expect(found).toMatchObject({ failure: null, warnings: [] });
  });

  it('not for a part that has all of its values', async () => {
    const found = await look([answerOf({ a: '1', b: '2' })], { 4: { c: '3' } });
    expect(found.asked).toEqual([4]);
    expect((await look([answerOf({ a: '1', b: '2' }), answerOf({ c: '3' }, 1)], {})).asked).toEqual([]);
  });

  it('until the model has no answer: what was found before has to do', async () => {
    const failure = new ExtractionError('output_truncated', 'It was cut.');
    const found = await look([answerOf({ a: '1' })], { 2: failure, 4: { c: '3' } });
    expect(found.asked).toEqual([1, 2, 4]);
    expect(found.looked.map(({ passages }) => passages)).toEqual([[1], [4]]);
    expect(found.failure).toBe(failure);
    expect(found.warnings).toEqual([]);
  });

  it('until a limit of the run, which a warning says', async () => {
    const limit = new ExtractionError('cost_limit', 'Too much.');
    const found = await look([answerOf({ a: '1' })], { 1: limit, 4: limit });
    expect(found).toMatchObject({ asked: [1, 4], values: [], looked: [], failure: limit });
    expect(found.warnings[0]).toMatch(/^The model was not asked about further parts of the document, because the run/);
  });

  it('unless the provider fails', async () => {
    const failure = new ExtractionError('provider_unavailable', 'It is down.');
    await expect(look([answerOf({ a: '1' })], { 1: failure })).rejects.toBe(failure);
  });
});

it('a part lacks values where no answer has them', () => {
  const nested = { type: 'object', properties: { x: schema('y'), rows: { type: 'array', items: schema('z') } } };
  const of = { ...plan, parts: [part(nested)] };
  expect(isMissingValues(of, 0, [])).toBe(true);
  expect(isMissingValues(of, 0, [answerOf({ x: {} }), answerOf({ x: { y: null } })])).toBe(true);
  // Entries of lists are not looked for.
  expect(isMissingValues(of, 0, [answerOf({}), answerOf({ x: { y: 'found' } })])).toBe(false);
  expect(isMissingValues(of, 7, [])).toBe(false);
});

it('a question has the passages at its positions', () => {
  expect(openQuestion(plan, { part: 1, passages: [2, 4, 9] }, 'check', 3)).toEqual({
    part: 1,
    passages: [{ page: 2 }, { page: 4 }],
    framing: 'check',
    sample: 3,
    isWhole: false,
  });
  expect(openQuestion({ ...plan, isWhole: true }, { part: 0, passages: [] }, 'extract')).toMatchObject({
    sample: 0,
    isWhole: true,
  });
});
