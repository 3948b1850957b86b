/** How a document and a browser write numbers and dates. */
import type { Evidence } from '@excerpt/sdk';

export interface Conventions {
  decimal: '.' | ',';
  /** Whether 3/4 is the third of April. */
  isDayFirst: boolean;
  /** The year of a date that is typed without one. */
  year: number;
}

const AMOUNT = /(?<![\d.,'’])\d{1,3}(?:[.,'’ ]?\d{3})*([.,])\d{2}(?![\d.,%])/g;
const SLASHED = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})(?!\d)/g;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;

/** `en-US` writes 1,234.5 and 12/31/2026. */
function readLocale(locale: string): Pick<Conventions, 'decimal' | 'isDayFirst'> {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  const order = new Intl.DateTimeFormat(locale).formatToParts(new Date(2026, 11, 31)).map(({ type }) => type);
  return { decimal: decimal === ',' ? ',' : '.', isDayFirst: order.indexOf('day') < order.indexOf('month') };
}

/** The entry that occurs most; the fallback if none leads. */
function findLeader<T>(votes: T[], fallback: T): T {
  const counts = new Map<T, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first === undefined || first[1] === second?.[1] ? fallback : first[0];
}

/** A number that was read from its quote shows which separator the document uses. */
function voteByEvidence(values: readonly unknown[], quotes: readonly (string | null)[]): ('.' | ',')[] {
  return values.flatMap((value, index) => {
    const [, separator, decimals] = /\d([.,])(\d+)(?!.*\d)/.exec(quotes[index] ?? '') ?? [];
    if (typeof value !== 'number' || decimals === undefined) return [];
    const isDecimal = Math.abs(value % 1) > 0 || (decimals.length !== 3 && Number(decimals) === 0);
    if (!isDecimal && decimals.length !== 3) return [];
    return [(separator === '.') === isDecimal ? '.' : ','];
  });
}

interface ConventionSource {
  /** The text of the document's pages. */
  texts: readonly string[];
  /** What was extracted, with its quotes. */
  found: readonly { value: unknown; evidence: Evidence | undefined }[];
  /** Of the browser. */
  locale: string;
  /** The current year. */
  year: number;
}

/** The conventions of a document, as far as it shows any; otherwise those of the browser. */
export function findConventions({ texts, found, locale, year }: ConventionSource): Conventions {
  const own = readLocale(locale);
  const matches = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)]);
  const separators = matches(AMOUNT).map(([, separator]) => (separator === ',' ? ',' : '.'));
  const known = voteByEvidence(
    found.map(({ value }) => value),
    found.map(({ evidence }) => evidence?.quote ?? null),
  );
  const orders = matches(SLASHED).flatMap(([, first, second]) => {
    if (Number(first) > 12) return [true];
    return Number(second) > 12 ? [false] : [];
  });
  return {
    decimal: findLeader<'.' | ','>(known, findLeader<'.' | ','>(separators, own.decimal)),
    isDayFirst: findLeader(orders, own.isDayFirst),
    year: findLeader(matches(YEAR).map(Number), year),
  };
}
