import type { Recognition } from '../../reading/recogniser.ts';

/** Offsets into a row's text. */
export interface LinePart {
  start: number;
  end: number;
}

/** What a line of a receipt says of an item. */
export interface ItemLine {
  name: LinePart | null;
  amount: Recognition | null;
  quantity: LinePart | null;
  /** Of the quantity, in a column of its own. */
  unit?: LinePart;
  price: Recognition | null;
}

/** What may follow an amount: a tax rate or its letter, a star. */
const AFTER_AMOUNT = /^\s*(?:[A-Z*#]{1,2}|\(?[A-D]\)?|\d{1,2}(?:[.,]\d{1,2})?\s?%)?\s*$/u;
/** Abbreviated units of a regular expression: of weight, of volume, and pieces. */
export const UNIT_SOURCE = 'Stk|Stck|St|pcs?|pz|ea|kg|g|lb|l|szt|uds?|un|pi[eè]ces?|stuks?';
const UNIT = `(?:${UNIT_SOURCE})(?!\\p{L})\\.?`;
/** "150x70" is a size. */
const MARK = '(?:[*@à](?=\\s|\\d|\\p{Lu})|[x×](?=\\s|\\p{Lu}|\\d+[.,]\\d))';
/** "2 x", "0.512 kg x", "3 @", "2x" before a price or a name. */
const QUANTITY = new RegExp(`(?<![\\d.,\\p{L}])(?<quantity>\\d{1,4}(?:[.,]\\d{1,3})?)(?:\\s?${UNIT})?\\s*${MARK}`, 'u');
/** "Bread x2" */
const QUANTITY_AFTER = /\s[x×]\s?(?<quantity>\d{1,3})(?=\s|$)/u;
/** "2 Bread" */
const LEADING = /^\s*(?<quantity>\d{1,2})\s+(?=\p{L})/u;

/** Reads a line such as "Bread 2 x 1.20 2.40 A". `readAmounts` finds the amounts of a text. */
export function readItemLine(text: string, readAmounts: (text: string) => Recognition[]): ItemLine {
  const amounts = readAmounts(text).filter(({ fit }) => fit >= 1);
  const last = amounts.at(-1);
  const amount = last !== undefined && AFTER_AMOUNT.test(text.slice(last.end)) ? last : null;
  const columns = amount === null ? null : readColumns(text, amounts, amount);
  if (columns !== null) return columns;
  const leading = LEADING_COLUMNS.exec(text);
  const quantity = leading === null ? readQuantity(text) : placeQuantity(leading);
  const others = amounts.filter((one) => one !== amount && (quantity === null || one.start >= quantity.end));
  const price = quantity === null ? null : (others.at(-1) ?? null);
  // "2 x 1.20": what looks like the amount of the line is the price of one.
  const isPriceOnly =
    quantity !== null &&
    price === null &&
    amount !== null &&
    /^[\sx×*@à€$£]*$/u.test(text.slice(quantity.end, amount.start).replace(/^\s?\p{L}{1,5}\.?(?=\s)/u, ''));
  const name =
    leading === null
      ? findName(text, quantity, quantity === null ? endOfName(text, amounts) : amounts[0]?.start)
      : trimPart(
          text,
          leading[0].length,
          amounts.find(({ start }) => start >= leading[0].length)?.start ?? text.length,
        );
  const unit = leading === null ? undefined : placeUnit(leading);
  return isPriceOnly && quantity.isTimes && name === null
    ? { name, amount: null, quantity, price: amount }
    : { name, amount, quantity, ...(unit !== undefined && { unit }), price };
}

/** "40  btl.  Apple juice": a quantity and its unit in columns before the name. */
const LEADING_COLUMNS = /^\s*(?<quantity>\d{1,4}(?:[.,]\d{1,3})?)\s{2,}(?<unit>\p{L}{1,5}\.?)\s{2,}(?=\p{L})/u;

function placeQuantity({ 0: match, groups }: RegExpExecArray): LinePart & { isTimes: boolean } {
  const { quantity = '' } = groups ?? {};
  const start = match.indexOf(quantity);
  return { start, end: start + quantity.length, isTimes: false };
}

function placeUnit({ 0: match, groups }: RegExpExecArray): LinePart {
  const { unit = '' } = groups ?? {};
  const start = match.lastIndexOf(unit);
  return { start, end: start + unit.length };
}

const QUANTITY_COLUMN = /(?<=\S)\s{2,}(?<quantity>\d{1,5}(?:[.,]\d{1,3})?)(?:\s?\p{L}{1,4}\.?)?\s{2,}/u;

/** "Bread   2   1.20   2.40": columns whose headings are missing, of which two make the third. */
function readColumns(text: string, amounts: readonly Recognition[], amount: Recognition): ItemLine | null {
  const match = QUANTITY_COLUMN.exec(text);
  const quantity = match?.groups?.['quantity'] ?? '';
  const price = amounts.findLast(({ start }) => start < amount.start);
  if (match === null || price === undefined || price.start < match.index + match[0].length) return null;
  const product = Number(quantity.replace(',', '.')) * Number(price.value);
  const name = trimPart(text, 0, match.index);
  const isNamed = /\p{L}/u.test(text.slice(name.start, name.end));
  if (!isNamed || Math.abs(product - Number(amount.value)) >= 0.011) return null;
  const start = match.index + match[0].indexOf(quantity);
  return { name, amount, quantity: { start, end: start + quantity.length }, price };
}

function readQuantity(text: string): (LinePart & { isTimes: boolean }) | null {
  for (const [pattern, isTimes] of [
    [QUANTITY, true],
    [QUANTITY_AFTER, true],
    [LEADING, false],
  ] as const) {
    const match = pattern.exec(text);
    const digits = match?.groups?.['quantity'];
    if (match === null || digits === undefined) continue;
    const start = match.index + match[0].indexOf(digits);
    return { start, end: start + digits.length, isTimes };
  }
  return null;
}

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

/** The text beside the quantity, up to the first amount: before "2 x" or after it. */
function findName(text: string, quantity: LinePart | null, end = text.length): LinePart | null {
  const parts =
    quantity === null
      ? [trimPart(text, 0, end)]
      : [
          trimPart(text, 0, Math.min(quantity.start, end)),
          trimPart(text, quantity.end + (TIMES.exec(text.slice(quantity.end))?.[0].length ?? 0), end),
        ];
  const isName = (words: string): boolean => /\p{L}{2}/u.test(words) && !/^\d+[.,]\d/u.test(words);
  return parts.find((part) => isName(text.slice(part.start, part.end))) ?? null;
}

/** The day of a charge, before what was charged in one column. */
const DAY = /^\s*\d{1,2}[./]\d{1,2}(?:[./]\d{2,4}|\.)?\s{2,}(?=\p{L}(?:\S|\s(?!\s))*\s*$)/u;

function trimPart(text: string, first: number, to: number): LinePart {
  const from = first + (DAY.exec(text.slice(first, to))?.[0].length ?? 0);
  const part = text.slice(from, Math.max(from, to));
  const lead = /^[\s\-–•*.:]*/u.exec(part)?.[0].length ?? 0;
  const rest = part
    .slice(lead)
    .replace(/(?:\s+à)?[\s.…:x×@*\-–€$£]*$/u, '')
    .replace(/\s{2,}\p{Lu}{3}$/u, '');
  return { start: from + lead, end: from + lead + rest.length };
}
