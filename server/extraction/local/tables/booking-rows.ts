import { chooseCategory } from '../../reading/categories.ts';
import { buildConceptPattern, buildPattern, buildTopicLabelPattern } from '../../reading/languages/terms.ts';
import { quoteText, type Recognition } from '../../reading/recogniser.ts';
import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { fillInRow, type Filled, type ListSigns } from '../filled-value.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import type { Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { fieldsOf } from './read-cell.ts';
import { isSummary } from './summary-rows.ts';

/** Lines under a row that may go on with its text. */
const MAX_TEXT_LINES = 4;
/** Concepts of the fields that have the words of a booking. */
const DESCRIBING = new Set(['description', 'subject', 'name', 'note', 'reference']);
const SIGNS: ListSigns = { label: 0.7, source: 'booking' };
const DEBIT = /(?:[-−–]\s?\d[\d.,' ]*|\d\s?[-−–]|\bS(?:oll)?|\bDR|\bD)\s*(?:€|EUR|USD|[A-Z]{3})?\s*$/u;
const CREDIT = /(?:\+\s?\d[\d.,' ]*|\d\s?\+|\bH(?:aben)?|\bCR|\bC)\s*(?:€|EUR|USD|[A-Z]{3})?\s*$/u;
/** "Solde initial", and lines that carry an amount forward, but not "Transport for London". */
const BALANCES = `${buildConceptPattern('balance')}|${buildTopicLabelPattern('openingBalance', 'closingBalance')}`;
const BALANCE = new RegExp(
  `(?<!\\p{L})(?:${BALANCES})(?!\\p{L})` + `|^\\P{L}*${buildPattern('carriedForward')}(?-i:\\s+\\p{Ll}+)*\\P{L}*$`,
  'iu',
);

interface BookingRow {
  row: Row;
  dates: Recognition[];
  amounts: Recognition[];
  /** The row's text and what goes on below it. */
  text: string;
  sign: -1 | 0 | 1;
}

/**
 * The rows of a list of bookings: each begins with a date and ends in an amount, whatever the headings say. Null for
 * items without a date and an amount, and for documents without such rows.
 */
export function readBookingRows(field: ArrayField, around: Surroundings): Findings[] | null {
  const fields = fieldsOf(field);
  const date = fields.find((one) => kindOf(one) === 'date');
  const amount = chooseAmount(fields);
  if (date === undefined || amount === undefined) return null;
  const rows = around.rows.flatMap((row) => readRow(row, { date, amount, around }) ?? []);
  if (rows.length === 0) return null;
  return completeSigns(rows).map((row) => fillItem(row, { fields, date, amount, around }));
}

/** Where only debits or only credits have a sign, the rows without one are the others. */
function completeSigns(rows: BookingRow[]): BookingRow[] {
  const signs = new Set(rows.map(({ sign }) => sign));
  if (signs.size !== 2 || !signs.has(0)) return rows;
  const other = signs.has(-1) ? 1 : -1;
  return rows.map((row) => (row.sign === 0 ? { ...row, sign: other } : row));
}

/** The field for what is booked: named an amount, and not one of its parts. */
function chooseAmount(fields: ScalarField[]): ScalarField | undefined {
  const money = fields.filter((one) => kindOf(one) === 'money');
  return money.find((one) => nameConcepts(one).join(' ') === 'amount') ?? money[0];
}

interface Wanted {
  date: ScalarField;
  amount: ScalarField;
  around: Surroundings;
}

function readRow(row: Row, { date, amount, around }: Wanted): BookingRow | null {
  if (!/\d/.test(row.text) || isSummary(row) || BALANCE.test(row.text)) return null;
  const dates = around.reader.read(date, row.text);
  const [first] = dates;
  if (first === undefined || /\p{L}{3}/u.test(row.text.slice(0, first.start))) return null;
  const after = dates.at(-1)?.end ?? 0;
  const amounts = around.reader.read(amount, row.text).filter((one) => one.start >= first.end && one.fit >= 1);
  const last = amounts.at(-1);
  if (last === undefined || last.end < after || row.text.trimEnd().length - last.end > 6) return null;
  const tail = row.text.slice(Math.max(0, last.start - 3));
  const sign = DEBIT.test(tail) ? -1 : CREDIT.test(tail) ? 1 : 0;
  const text = [row.text.slice(first.end), ...linesBelow(row, around, date)].join(' ');
  return { row, dates, amounts, text, sign };
}

function linesBelow({ page, index }: Row, { rows, reader }: Surroundings, date: ScalarField): string[] {
  const below = rows.slice(index + 1, index + 1 + MAX_TEXT_LINES);
  const end = below.findIndex(
    (row) => row.page !== page || reader.read(date, row.text).length > 0 || BALANCE.test(row.text),
  );
  return (end < 0 ? below : below.slice(0, end)).map(({ text }) => text.trim());
}

function fillItem(
  { row, dates, amounts, text, sign }: BookingRow,
  { fields, date, amount, around }: Wanted & { fields: ScalarField[] },
): Findings {
  const scalars = new Map<ScalarField, Filled>();
  const set = (field: ScalarField, found: Recognition, from = row): void => {
    const filled = fillInRow(field, { row: from, ...found }, SIGNS);
    if (filled !== null) scalars.set(field, filled);
  };
  const dateFields = fields.filter((one) => kindOf(one) === 'date');
  for (const [index, found] of dates.slice(0, dateFields.length).entries()) set(dateFields[index] ?? date, found);
  // A running balance follows what is booked.
  const [booked] = amounts;
  if (booked !== undefined) {
    const hasSign = fields.some((one) => one.choices !== null && kindOf(one) === 'choice');
    set(amount, hasSign ? { ...booked, value: Math.abs(Number(booked.value)) } : booked);
  }
  for (const field of fields) {
    const kind = kindOf(field);
    if (kind === 'choice') {
      const chosen = chooseCategory(field.choices ?? [], text, sign);
      const fit = chosen?.isNamed === true ? 0.9 : 0.6;
      if (chosen !== null) set(field, { start: 0, end: row.text.length, value: chosen.choice, match: 'derived', fit });
    } else if (kind === 'currency') {
      // It may be named once, for all rows.
      for (const one of [row, ...around.rows]) {
        const [found] = around.reader.read(field, one.text);
        if (found !== undefined) set(field, found, one);
        if (scalars.has(field)) break;
      }
    } else if ((kind === 'text' || kind === 'name') && nameConcepts(field).some((one) => DESCRIBING.has(one))) {
      const after = dates.at(-1)?.end ?? 0;
      const words = row.text.slice(0, booked?.start).trimEnd();
      const start = after + words.slice(after).search(/\S|$/u);
      if (/\p{L}/u.test(words.slice(start))) set(field, { ...quoteText(words, start), fit: 0.8 });
    }
  }
  return { scalars, arrays: new Map() };
}
