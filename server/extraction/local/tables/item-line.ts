import { buildPattern } from '../../reading/languages/terms.ts';
import { quoteGroup, quoteText, type Recognition } from '../../reading/recogniser.ts';

/** What a line of a receipt says of an item; `unit` is that of the quantity, in a column of its own. */
export type ItemLine = { [Part in 'name' | 'amount' | 'quantity' | 'unit' | 'price']?: Recognition | undefined };

/** What may follow an amount: a tax rate or its letter, a star. */
const AFTER_AMOUNT = /^\s*(?:[A-Z*#]{1,2}|\(?[A-D]\)?|\d{1,2}(?:[.,]\d{1,2})?\s?%)?\s*$/u;
/** Abbreviated units of a regular expression: of weight, of volume, and pieces. */
export const UNIT_SOURCE = `(?:${buildPattern('quantityUnits')}|kg|g|lb|l)`;
const UNIT = `${UNIT_SOURCE}(?!\\p{L})\\.?`;
/** "150x70" is a size. */
const MARK = '(?:[*@à](?=\\s|\\d|\\p{Lu})|[x×](?=\\s|\\p{Lu}|\\d+[.,]\\d))';
/** "2 x", "0.512 kg x", "3 @", "2x" before a price or a name. */
const QUANTITY = new RegExp(
  `(?<![\\d.,\\p{L}])(?<quantity>\\d{1,4}(?:[.,]\\d{1,3})?)(?:\\s?${UNIT})?\\s*${MARK}`,
  'du',
);
/** "Bread x2" */
const QUANTITY_AFTER = /\s[x×]\s?(?<quantity>\d{1,3})(?=\s|$)/du;
/** "2 Bread" */
const LEADING = /^\s*(?<quantity>\d{1,2})\s+(?=\p{L})/du;
/** "40  btl.  Apple juice": a quantity and its unit in columns before the name. */
const LEADING_COLUMNS = /^\s*(?<quantity>\d{1,4}(?:[.,]\d{1,3})?)\s{2,}(?<unit>\p{L}{1,5}\.?)\s{2,}(?=\p{L})/du;
/** "Bread   2   1.20   2.40": columns whose headings are missing. */
const COLUMN = /(?<=\S)\s{2,}(?<quantity>\d{1,5}(?:[.,]\d{1,3})?)(?:\s?\p{L}{1,4}\.?)?\s{2,}/du;

/** Reads a line such as "Bread 2 x 1.20 2.40 A". `readAmounts` finds the amounts of a text. */
export function readItemLine(text: string, readAmounts: (text: string) => Recognition[]): ItemLine {
  const amounts = readAmounts(text).filter(({ fit }) => fit >= 1);
  const last = amounts.at(-1);
  const amount = last !== undefined && AFTER_AMOUNT.test(text.slice(last.end)) ? last : undefined;
  const found = findQuantity(text, amounts, amount);
  if (found === null) return { name: findName([trimPart(text, 0, endOfName(text, amounts))]), amount };
  const { start, end, ...quantity } = found;
  const behind = amounts.filter((one) => one.start >= end);
  const price = behind.findLast((one) => one !== amount);
  const until = behind[0]?.start ?? text.length;
  const times = TIMES.exec(text.slice(end))?.[0].length ?? 0;
  const rest = trimPart(text, end + times, until);
  const name = findName([trimPart(text, 0, start), rest]);
  // "2 x 1.20": what looks like the amount of the line is the price of one.
  if (price === undefined && name === undefined && rest.value === '') return { ...quantity, price: amount };
  return { ...quantity, name, price, amount };
}

type Quantity = Pick<ItemLine, 'quantity' | 'unit'> & { start: number; end: number };

/** A quantity in columns is one where it times the price makes the amount. */
function findQuantity(text: string, amounts: readonly Recognition[], amount: Recognition | undefined): Quantity | null {
  const inColumn = COLUMN.exec(text);
  const end = (inColumn?.index ?? 0) + (inColumn?.[0].length ?? 0);
  const price = amounts.find((one) => one !== amount && one.start >= end);
  const product = Number(price?.value) * toNumber(inColumn?.groups?.['quantity']);
  const isProduct = Math.abs(product - Number(amount?.value)) < 0.011;
  const others = [LEADING_COLUMNS, QUANTITY, QUANTITY_AFTER, LEADING].map((pattern) => pattern.exec(text));
  const match = isProduct ? inColumn : others.find((one) => one !== null);
  const [written, unit] = ['quantity', 'unit'].map((group) => quoteGroup(match ?? null, group));
  if (written === undefined) return null;
  const value = toNumber(written.value);
  const quantity: Recognition = { ...written, value, match: String(value) === written.value ? 'exact' : 'normalized' };
  return { quantity, unit, start: written.start, end: (unit ?? written).end };
}

const toNumber = (digits: unknown): number => Number(String(digits).replace(',', '.'));

const IN_COLUMN = /\s{2,}(?:\p{Sc}|\p{Lu}{3})?\s{0,20}$/u;
/** Columns are no further apart. */
const MAX_GAP = 80;

/** The first amount, or the last one if it is in a column of its own and no other is: "2 hours at 110   220.00". */
function endOfName(text: string, amounts: readonly Recognition[]): number {
  const inColumns = amounts.filter(({ start }) => IN_COLUMN.test(text.slice(Math.max(0, start - MAX_GAP), start)));
  const [only] = inColumns.length === 1 ? inColumns : amounts;
  return only?.start ?? text.length;
}

/** What is between a quantity and the name behind it. */
const TIMES = new RegExp(`^[\\s.]*(?:${UNIT})?\\s*(?:${MARK})?\\s*`, 'u');

function findName(parts: readonly Recognition[]): Recognition | undefined {
  return parts.find(({ value }) => /\p{L}{2}/u.test(String(value)) && !/^\d+[.,]\d/u.test(String(value)));
}

/** The day of a charge, before what was charged in one column. */
const DAY = /^\s*\d{1,2}[./]\d{1,2}(?:[./]\d{2,4}|\.)?\s{2,}(?=\p{L}(?:\S|\s(?!\s))*\s*$)/u;

function trimPart(text: string, first: number, to: number): Recognition {
  const from = first + (DAY.exec(text.slice(first, to))?.[0].length ?? 0);
  const part = text.slice(from, Math.max(from, to));
  const lead = /^[\s\-–•*.:]*/u.exec(part)?.[0].length ?? 0;
  const rest = part
    .slice(lead)
    .replace(/(?:\s+à)?[\s.…:x×@*\-–€$£]*$/u, '')
    .replace(/\s{2,}\p{Lu}{3}$/u, '');
  return quoteText(text, from + lead, from + lead + rest.length);
}
