import type { ScalarField } from '../target-fields.ts';
import { kindOf, type Kind } from '../kinds.ts';
import { readBooleans } from '../../reading/booleans.ts';
import { readTickedChoices } from '../../reading/check-boxes.ts';
import { readEmails, readPhones, readPostalCodes, readUrls } from '../../reading/contact-details.ts';
import { readCurrencies } from '../../reading/currencies.ts';
import { readDateWithoutYear } from '../../reading/dates-without-year.ts';
import { readDates, readDateTimes } from '../../reading/dates.ts';
import { readBics, readCodes, readGroupedCode, readIbans, readIsins, readTaxIds } from '../../reading/identifiers.ts';
import { readAmounts, readIntegers, readPercentages, readPlainNumbers } from '../../reading/numbers.ts';
import type { Conventions, Recogniser, Recognition } from '../../reading/recogniser.ts';
import { readClockTimes } from '../../reading/spelled/clock-times.ts';

const RECOGNISERS: Partial<Record<Kind, Recogniser>> = {
  date: readDates,
  datetime: readDateTimes,
  time: readClockTimes,
  money: readAmounts,
  number: readPlainNumbers,
  integer: readIntegers,
  percent: readPercentages,
  boolean: readBooleans,
  email: readEmails,
  url: readUrls,
  phone: readPhones,
  iban: readIbans,
  isin: readIsins,
  bic: readBics,
  'tax-id': readTaxIds,
  currency: readCurrencies,
  code: readCodes,
  zip: readPostalCodes,
};

const FIGURES: ReadonlySet<Kind> = new Set(['number', 'integer', 'money', 'code']);
const IN_DAY = 0.5;

/** Kinds whose value is any text at the place. */
export function isFreeText(kind: Kind): boolean {
  return kind === 'text' || kind === 'name' || kind === 'address';
}

/** Reads values of one kind, remembering what it found in a text it has seen. */
export class Reader {
  #conventions: Conventions;
  #found = new Map<string, Map<string, Recognition[]>>();

  constructor(conventions: Conventions) {
    this.#conventions = conventions;
  }

  /** Values in `text` that fit the field; none for kinds that are free text. */
  read(field: ScalarField, text: string): Recognition[] {
    const kind = kindOf(field);
    if (kind === 'choice') return readTickedChoices(text, field.choices ?? []);
    const recogniser = RECOGNISERS[kind];
    if (recogniser === undefined) return [];
    let known = this.#found.get(kind);
    if (known === undefined) this.#found.set(kind, (known = new Map()));
    let found = known.get(text);
    if (found === undefined)
      known.set(text, (found = this.#withoutDays(kind, text, recogniser(text, this.#conventions))));
    return found;
  }

  /** A figure in a date is seldom another field's: "4 September 2026" has a day and a year. */
  #withoutDays(kind: Kind, text: string, found: Recognition[]): Recognition[] {
    if (!FIGURES.has(kind) || found.length === 0) return found;
    const days = readDates(text, this.#conventions);
    const isInDay = ({ start, end }: Recognition) => days.some((day) => start >= day.start && end <= day.end);
    return found.map((one) => (isInDay(one) ? { ...one, fit: one.fit * IN_DAY } : one));
  }

  /** What a cell holds that has a value and nothing else: also a code in groups, and a date without its year. */
  readCell(field: ScalarField, text: string): Recognition | undefined {
    const kind = kindOf(field);
    const code = kind === 'code' ? readGroupedCode(text) : null;
    const [found] = code === null ? this.read(field, text) : [code];
    return found ?? (kind === 'date' ? (readDateWithoutYear(text, this.#conventions) ?? undefined) : undefined);
  }
}
