/**
 * What becomes of several answers about overlapping parts of a document: what is merged, which values agree or
 * contradict each other, which entries are counted twice, what is warned of.
 */
import { expect, test } from 'vitest';
import {
  checkAnswer,
  conclude,
  mergePartially,
  type PartAnswer,
} from '../../server/extraction/pipeline/check-answer.ts';
import { createQuestionSchema } from '../../server/extraction/pipeline/ask-schema.ts';
import { restrictLayout, splitIntoPassages, type Passage } from '../../server/extraction/pipeline/passages/passages.ts';
import { createLayout, createPlacedPage } from '../../server/extraction/grounding/testing/pages.ts';
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import type { Layout } from '../../server/parsing/layout.ts';

const text: JsonObject = { type: ['string', 'null'] };
const number: JsonObject = { type: ['number', 'null'] };
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });

const definition: JsonObject = object({
  bank: text,
  total: number,
  isFinal: { type: ['boolean', 'null'] },
  notes: { type: 'array', items: text },
  accounts: {
    type: 'array',
    items: object({
      iban: text,
      bookings: { type: 'array', items: object({ day: { ...text, format: 'date' }, what: text, amount: number }) },
    }),
  },
  fees: { type: 'array', items: object({ name: text, price: number, isPaid: { type: ['boolean', 'null'] } }) },
});

const booking = (day: number, what: string, amount: number): string =>
  `2026-03-0${day}   ${what}   ${amount.toFixed(2)}`;

const layout: Layout = createLayout(
  createPlacedPage(
    [
      'Bank: First Bank of Testing',
      'Account XX100',
      booking(1, 'Rent', -812.5),
      booking(2, 'Salary', 3100),
      booking(3, 'Bakery', -7.2),
      'Account XX200',
      booking(1, 'Tickets', -49),
      booking(4, 'Books', -18.9),
      booking(5, 'Bakery', -7.2),
      'Note: all amounts in euros',
    ],
    1,
  ),
  createPlacedPage(
    [
      'Account XX200 continued',
      booking(6, 'Cinema', -12),
      booking(7, 'Refund', 18.9),
      'Fees of the month',
      'Card   4.50',
      'Transfer   0.35',
      'Paper   1.20',
      'Note: subject to change',
      'Total 2212.75',
    ],
    2,
  ),
);

/** Passages of a few lines, of which neighbours share some. */
const passages = splitIntoPassages(layout, 75);

/** What a model reads in passages. */
function read(shown: readonly Passage[]): JsonObject {
  const lines = shown
    .map(({ page, start, end }) => layout.pages[page - 1]?.text.slice(start, end) ?? '')
    .flatMap((one) => one.split('\n'));
  const accounts: { iban: string | null; bookings: JsonObject[] }[] = [];
  const fees: JsonObject[] = [];
  const notes: string[] = [];
  const answer: JsonObject = { bank: null, total: null, isFinal: null };
  for (const line of lines) {
    const [, day, what, amount] = /^(\S+) {3}(\w+) {3}(\S+)$/.exec(line) ?? [];
    const [, name, price] = /^(\w+) {3}(\S+)$/.exec(line) ?? [];
    const [, iban] = /^Account (\w+)/.exec(line) ?? [];
    if (line.startsWith('Bank: ')) answer['bank'] = line.slice('Bank: '.length);
    if (line.startsWith('Total ')) answer['total'] = Number(line.slice('Total '.length));
    if (line.startsWith('Note: ')) notes.push(line.slice('Note: '.length));
    if (iban !== undefined) accounts.push({ iban, bookings: [] });
    if (name !== undefined) fees.push({ name, price: Number(price), isPaid: null });
    if (day === undefined) continue;
    if (accounts.length === 0) accounts.push({ iban: null, bookings: [] });
    accounts.at(-1)?.bookings.push({ day, what: what ?? null, amount: Number(amount) });
  }
  return { ...answer, notes, accounts, fees };
}

type Change = (answer: JsonObject, piece: number) => JsonObject;

const schema = createQuestionSchema(definition, true);

function answerAbout(shown: readonly Passage[], value: JsonValue): PartAnswer {
  const checked = checkAnswer({ schema, value, layout: restrictLayout(layout, shown) });
  const stretches = shown.map(({ page, start, end }) => ({ page, start, end }));
  const answer =
    'answer' in checked ? checked.answer : (checked.rescue?.answer ?? { value: {}, leaves: [], changes: [] });
  return { ...answer, part: 0, stretches };
}

const PIECES = [passages.slice(0, 3), passages.slice(2, 5), passages.slice(4)];
const ask = (change: Change = (answer) => answer): PartAnswer[] =>
  PIECES.map((shown, piece) => answerAbout(shown, change(read(shown), piece)));

const rowsOf = (answer: JsonObject, name: string): JsonObject[] => answer[name] as JsonObject[];
const bookingsOf = (account: JsonObject): JsonObject[] => account['bookings'] as JsonObject[];
const inBookings = (answer: JsonObject, change: (bookings: JsonObject[]) => JsonObject[]): JsonObject => ({
  ...answer,
  accounts: rowsOf(answer, 'accounts').map((one) => ({ ...one, bookings: change(bookingsOf(one)) })),
});

const CHANGES: Record<string, Change> = {
  'the same': (answer) => answer,
  'from the last to the first': (answer) => inBookings(answer, (bookings) => bookings.toReversed()),
  'another total and bank': (answer, piece) => ({
    ...answer,
    total: piece === 0 ? 812.5 : (answer['total'] ?? null),
    bank: piece === 2 ? 'Card' : (answer['bank'] ?? null),
  }),
  'values that the document lacks': (answer, piece) => ({ ...answer, total: 7 + piece, isFinal: piece !== 1 }),
  'without the last booking of each account': (answer) => inBookings(answer, (bookings) => bookings.slice(0, -1)),
  'another amount in every booking': (answer, piece) =>
    inBookings(answer, (bookings) => (piece === 1 ? bookings.map((one) => ({ ...one, amount: 49 })) : bookings)),
  'one account for all': (answer) => ({
    ...answer,
    accounts: [{ iban: null, bookings: rowsOf(answer, 'accounts').flatMap(bookingsOf) }],
  }),
  'without amounts in the second piece': (answer, piece) =>
    inBookings(answer, (bookings) => (piece === 1 ? bookings.map((one) => ({ ...one, amount: null })) : bookings)),
  'all fees paid': (answer) => ({
    ...answer,
    fees: rowsOf(answer, 'fees').map((fee) => ({ ...fee, name: null, price: null, isPaid: true })),
  }),
  'odd keys and dates': (answer, piece) => ({
    ...inBookings(answer, (bookings) => bookings.map((one) => ({ ...one, Amount: one['amount'] ?? 0, day: 'March' }))),
    remark: piece,
  }),
  'nothing in the first piece': (answer, piece) => (piece === 0 ? {} : answer),
  'fees in another order': (answer) => ({ ...answer, fees: rowsOf(answer, 'fees').toReversed() }),
  'every fee twice': (answer) => ({ ...answer, fees: rowsOf(answer, 'fees').flatMap((fee) => [fee, fee]) }),
};

function* record(answers: PartAnswer[], checks: PartAnswer[] = [], samples: PartAnswer[][] = []): Generator<string> {
  const concluded = conclude({ definition, answers, checks, samples, layout });
  if ('problems' in concluded) {
    yield* concluded.problems.map(({ path, message }) => `${path} ${message}`);
    return;
  }
  const { extractedData, evidence, lists, warnings } = concluded;
  yield JSON.stringify(extractedData);
  yield* lists.map(({ path, found, expected, gaps }) => `${path}: ${found} of ${expected}, ${gaps.length} gaps`);
  const parts = new Set(['parts_agree', 'one_part', 'parts_differ', 'second_agrees', 'second_differs']);
  yield* evidence.map(({ path, match, page, start, signs = [], alternatives = [] }) => {
    const said = signs.filter((sign) => parts.has(sign) || sign.startsWith('samples'));
    const others = alternatives.map((one) => `or ${JSON.stringify(one.value)} p${one.page} ${one.start}`);
    return [path, match, ...(page === null ? [] : [`p${page} ${start}`]), ...said, ...others].join(' ');
  });
  yield* warnings;
}

test('a document in three overlapping pieces', async () => {
  const usual = new Set(record(ask()));
  const printed = Object.entries(CHANGES).flatMap(([name, change]) => {
    const lines = [...record(ask(change))];
    return [`\n# ${name}`, ...(name === 'the same' ? lines : lines.filter((line) => !usual.has(line)))];
  });
  printed.push('\n# of the first two pieces', JSON.stringify(mergePartially(ask().slice(0, 2))));
  await expect(printed.join('\n')).toMatchFileSnapshot('merging/pieces.txt');
});

test('a second question and further samples', async () => {
  const names = [
    'the same',
    'another total and bank',
    'without the last booking of each account',
    'another amount in every booking',
  ];
  const answers = names.map((name) => ask(CHANGES[name]));
  const [first = [], second = [], third = [], fourth = []] = answers;
  const printed = [
    ...names.flatMap((name, index) => [`\n# confirmed by ${name}`, ...record(first, answers[index])]),
    '\n# of three samples, two with another amount',
    ...record(first, [], [fourth, fourth]),
    '\n# of three samples, each different',
    ...record(second, [], [third, fourth]),
    '\n# of two samples, one without an answer',
    ...record(first, [], [[], second]),
  ];
  await expect(printed.join('\n')).toMatchFileSnapshot('merging/samples.txt');
});
