import type { ScalarField } from '../target-fields.ts';
import { kindOf, type Kind } from '../kinds.ts';
import { dates, dateTimes, times } from '../../reading/dates.ts';
import { bics, codes, emails, ibans, phones, taxIds, urls, zips } from '../../reading/identifiers.ts';
import { integers, money, numbers, percents } from '../../reading/numbers.ts';
import type { Conventions, Recogniser, Recognition } from '../../reading/recogniser.ts';
import { booleans, choices, currencies } from '../../reading/words.ts';

const RECOGNISERS: Partial<Record<Kind, Recogniser>> = {
  date: dates,
  datetime: dateTimes,
  time: times,
  money,
  number: numbers,
  integer: integers,
  percent: percents,
  boolean: booleans,
  email: emails,
  url: urls,
  phone: phones,
  iban: ibans,
  bic: bics,
  'tax-id': taxIds,
  currency: currencies,
  code: codes,
  zip: zips,
};

/** Kinds whose value is whatever text stands there. */
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
    if (kind === 'choice') return choices(text, field.choices ?? []);
    const recogniser = RECOGNISERS[kind];
    if (recogniser === undefined) return [];
    let known = this.#found.get(kind);
    if (known === undefined) this.#found.set(kind, (known = new Map()));
    let found = known.get(text);
    if (found === undefined) known.set(text, (found = recogniser(text, this.#conventions)));
    return found;
  }
}
