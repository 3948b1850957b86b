import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import { planQuestions, type ModelCapacity } from './question-plan.ts';
import { rowsDefinition, rowsDocument } from './testing/rows.ts';
import { largeCapacity, smallCapacity } from './testing/use-pipeline.ts';

const text = { type: 'string' };
const single: JsonObject = { type: 'object', properties: { title: text, closing: text } };
const list: JsonObject = {
  type: 'object',
  properties: { title: text, rows: { type: 'array', items: { type: 'object', properties: { code: text } } } },
};
/** Pages of lines that have no rows. */
const prose = (pages: number, perPage = 40) =>
  createLayout(
    ...Array.from({ length: pages }, (_, page) =>
      createPlacedPage(
        Array.from(
          { length: perPage },
          (_line, n) => `Paragraph ${page}.${n} says nothing that anybody would ask for.`,
        ),
        page + 1,
      ),
    ),
  );
const wide = (fields: number): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: fields }, (_, n) => [`field${n}`, text])),
});
const plan = (definition: JsonObject, layout = prose(1), rest: Partial<ModelCapacity> = {}) =>
  planQuestions(definition, layout, { ...largeCapacity, ...rest });
/** The pages of each question. */
const pagesOf = ({ passages, questions }: ReturnType<typeof planQuestions>) =>
  questions.map((question) => [...new Set(question.passages.map((at) => passages[at]?.page))]);

describe('a document that fits', () => {
  it('is shown as a whole, by the schema as it is written', () => {
    const { parts, questions, passages, isWhole, furtherQuestions, maxOutputTokens } = plan(list);
    expect(isWhole).toBe(true);
    expect(parts.map(({ schema }) => schema)).toEqual([list]);
    expect(questions).toEqual([{ part: 0, passages: passages.map((_, at) => at) }]);
    expect(furtherQuestions).toEqual([]);
    expect(maxOutputTokens).toBe(16_000);
  });

  it('is shown once for each part of a wide schema', () => {
    const { parts, questions, isWhole } = plan(wide(600));
    expect(isWhole).toBe(true);
    expect(parts.length).toBeGreaterThan(2);
    expect(questions.map(({ part }) => part)).toEqual(parts.map((_, part) => part));
    expect(parts.flatMap(({ schema }) => Object.keys(schema['properties'] ?? {}))).toHaveLength(600);
  });

  it('is shown in pieces from 41 pages on if the schema has lists', () => {
    expect(plan(list, prose(40, 4)).isWhole).toBe(true);
    expect(plan(list, prose(41, 4)).isWhole).toBe(false);
    expect(plan(single, prose(41, 4)).isWhole).toBe(true);
  });

  it('is shown in pieces of at most 40 pages', () => {
    const pages = pagesOf(plan(list, prose(90, 4)));
    expect(Math.max(...pages.map((of) => of.length))).toBe(40);
    expect(new Set(pages.flat()).size).toBe(90);
  });

  it('is shown in pieces if it is long and the schema has lists', () => {
    const long = prose(35, 130);
    expect(plan(list, long).isWhole).toBe(false);
    expect(plan(single, long).isWhole).toBe(true);
  });

  it.each<[string, JsonObject, boolean]>([
    ['a list', { type: 'array', items: text }, true],
    ['a list in an object', { type: 'object', properties: { rows: { type: 'array', items: text } } }, true],
    ['a map of objects', { type: 'object', additionalProperties: single }, true],
    ['a map of lists', { type: 'object', additionalProperties: { type: 'array', items: text } }, true],
    ['a map of texts', { type: 'object', additionalProperties: text }, false],
    ['an object', single, false],
  ])('counts %s as a list or not', (_, field, isList) => {
    const definition = { type: 'object', properties: { field } };
    expect(plan(definition, prose(41, 4)).isWhole).toBe(!isList);
  });
});

describe('the answer', () => {
  it('has at most the tokens of the model, half of its window, and 32,000', () => {
    const tokens = (contextTokens: number, maxOutputTokens: number) =>
      plan(single, prose(1), { contextTokens, maxOutputTokens }).maxOutputTokens;
    expect([tokens(128_000, 16_000), tokens(20_001, 16_000), tokens(1_000_000, 100_000)]).toEqual([
      16_000, 10_000, 32_000,
    ]);
  });

  it('has room for the rows that a question shows', () => {
    const document = rowsDocument(4, 50);
    const questions = (rest: Partial<ModelCapacity>) => plan(rowsDefinition, document, rest).questions.length;
    expect(questions({})).toBe(1);
    expect(questions({ maxOutputTokens: 1_500 })).toBeGreaterThan(3);
    // So many tokens arrive before the request times out.
    expect(questions({ answerTokens: 1_275 })).toBe(questions({ maxOutputTokens: 1_500 }));
    expect(questions({ answerTokens: 600 })).toBeGreaterThan(questions({ answerTokens: 1_275 }));
  });

  it('has fewer fields from a model with a small window', () => {
    const parts = (fields: number, rest: Partial<ModelCapacity>) => plan(wide(fields), prose(1), rest).parts.length;
    const large = { contextTokens: 24_001, maxOutputTokens: 12_000 };
    const small = { contextTokens: 24_000, maxOutputTokens: 12_000 };
    expect([parts(250, large), parts(251, large)]).toEqual([1, 2]);
    expect([parts(80, small), parts(81, small)]).toEqual([1, 2]);
    // As many as the answer has room for, and at least twenty.
    expect([parts(40, { maxOutputTokens: 565 }), parts(41, { maxOutputTokens: 565 })]).toEqual([1, 2]);
    expect([parts(20, { maxOutputTokens: 100 }), parts(21, { maxOutputTokens: 100 })]).toEqual([1, 2]);
  });
});

describe('pages that are shown as pictures', () => {
  const recognised = (pages: number) => {
    const layout = prose(pages, 2);
    return { ...layout, pages: layout.pages.map((page) => ({ ...page, source: 'ocr' as const })) };
  };
  const count = (pages: number, rest: Partial<ModelCapacity>) => pagesOf(plan(single, recognised(pages), rest));

  it('are so many that a call takes them', () => {
    const most = Math.max(...count(200, { seesPictures: true }).map((pages) => pages.length));
    expect(plan(single, recognised(most), { seesPictures: true }).isWhole).toBe(true);
    expect(plan(single, recognised(most + 1), { seesPictures: true }).isWhole).toBe(false);
    expect(plan(single, recognised(most + 1)).isWhole).toBe(true);
    const pdf = { seesPictures: true, readsPdf: true, contextTokens: 1_000_000 };
    // A model that only sees what was recognised gets pictures of those pages.
    expect(plan(single, recognised(most + 1), pdf).isWhole).toBe(false);
    expect(plan(single, recognised(most + 1), { ...pdf, isShownAll: true }).isWhole).toBe(true);
  });

  it('are those that were recognised, or all', () => {
    const isWhole = (rest: Partial<ModelCapacity>) =>
      plan(single, prose(150, 2), { seesPictures: true, ...rest }).isWhole;
    expect(isWhole({})).toBe(true);
    expect(isWhole({ isShownAll: true })).toBe(false);
    expect(isWhole({ isShownAll: true, seesPictures: false })).toBe(true);
  });
});

describe('a document that does not fit', () => {
  it('is shown in pieces that overlap', () => {
    const { passages, questions, isWhole } = plan(list, prose(12), smallCapacity);
    expect(isWhole).toBe(false);
    expect(questions.length).toBeGreaterThan(2);
    questions.slice(1).forEach((question, index) => {
      expect(question.passages[0]).toBe(questions[index]?.passages.at(-1));
    });
    expect(new Set(questions.flatMap((question) => question.passages)).size).toBe(passages.length);
  });

  it('is shown for each part: in pieces for lists, as a whole for single values where it fits', () => {
    const both: JsonObject = {
      type: 'object',
      properties: { ...(wide(300)['properties'] as JsonObject), ...(list['properties'] as JsonObject) },
    };
    const { parts, questions, passages } = plan(both, prose(60, 4));
    const ofParts = parts.map((_, part) => questions.filter((question) => question.part === part));
    const isOfList = parts.map(({ schema }) => JSON.stringify(schema).includes('"items"'));
    expect(new Set(isOfList).size).toBe(2);
    ofParts.forEach((of, part) => {
      expect(of.length > 1).toBe(isOfList[part]);
      if (isOfList[part] !== true) expect(of[0]?.passages).toHaveLength(passages.length);
    });
  });

  it('is searched where it is very long: at its ends and by words, in three questions', () => {
    const tiny = { contextTokens: 2_600, maxOutputTokens: 500 };
    const { passages, questions, furtherQuestions } = plan(single, prose(220), tiny);
    expect(questions).toHaveLength(1);
    expect(furtherQuestions).toHaveLength(2);
    expect(questions[0]?.passages).toEqual(expect.arrayContaining([0, 1, passages.length - 1]));
    const all = [...questions, ...furtherQuestions].flatMap((question) => question.passages);
    expect(new Set(all).size).toBe(all.length);
    for (const { passages: of } of [...questions, ...furtherQuestions]) {
      expect(of).toEqual(of.toSorted((a, b) => a - b));
      expect(of.reduce((sum, at) => sum + (passages[at]?.tokens ?? 0), 0)).toBeLessThan(tiny.contextTokens);
    }
  });
});

it('plans the same for the same document and schema', () => {
  expect(plan(list, prose(50))).toEqual(plan(list, prose(50)));
});
