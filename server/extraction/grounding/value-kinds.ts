import { readCurrencies } from '../reading/currencies.ts';
import { isConcept } from '../reading/languages/concepts.ts';
import { ORGANIZATIONS, PEOPLE, TOPIC_WORDS } from '../reading/languages/topics.ts';
import { readConcepts, readNameConcepts } from '../reading/tokens.ts';

/** What the name of a field says about its values. */
export interface FieldKind {
  /** What the words of the name mean. */
  concepts: readonly string[];
  /** Whether a text may be its value; null if any may. */
  fits: ((value: string) => boolean) | null;
  /** A sum of money. */
  isMoney: boolean;
  /** A number of things, or a sum of money: never the year of a date. */
  isQuantity: boolean;
  /** A name or a description, never a place. */
  isWording: boolean;
  /** A piece of a name, address or measure: a first name, a postal code, a unit. */
  isComponent: boolean;
}

type Test = (value: string) => boolean;
const hasLetters: Test = (value) => /\p{L}{2}/u.test(value);
const hasDigits: Test = (value) => /\d/.test(value);
const DATE = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[-./]\d{1,2}[-./](?:\d\d){1,2})\.?$/;
/** An amount with a comma: `28.07` may be the number of a chapter. */
const AMOUNT = /^\d{1,3}(?:[. ']?\d{3})*,\d\d$|^\d{1,3}(?:,\d{3})+\.\d\d$/;
/** A number of a document or an order: capitals and digits, or digits around a slash. */
const DOCUMENT_NUMBER = /^(?:[A-Z]{1,4}[-/]?)?\d{4,}(?:[-/]\d+)*$/;
const isDateOrAmount: Test = (value) => DATE.test(value) || AMOUNT.test(value);
const isCurrency: Test = (value) => /^[A-Z]{3}\.?$/.test(value) && readCurrencies(value).length > 0;
/** The middle of a sentence: "regarding the programme". */
const isClause: Test = (value) => /^\p{Ll}{3,}\s+\p{Ll}/u.test(value);
const isWording: Test = (value) => hasLetters(value) && !DOCUMENT_NUMBER.test(value) && !isCurrency(value);

/** Longer texts are not read for the words of labels: that is slow. */
export const MAX_LABEL_CHARACTERS = 60;
const KNOWN_WORDS: ReadonlySet<string> = new Set(TOPIC_WORDS);

const isCode: Test = (value) =>
  (hasDigits(value) || value === value.toUpperCase()) && !isDateOrAmount(value) && !isCurrency(value);

const isReference: Test = (value) =>
  (hasDigits(value) || /\s/.test(value) || value === value.toUpperCase()) && !isDateOrAmount(value);

/** Only words that labels and titles consist of: `Tenant`, `Receipt`. */
const isLabelWording: Test = (value) =>
  value.length <= MAX_LABEL_CHARACTERS &&
  readConcepts(value).every((concept) => isConcept(concept) || KNOWN_WORDS.has(concept));
/** The name of somebody, or of something. */
const isName: Test = (value) => isWording(value) && !isClause(value) && !isLabelWording(value);

const PARTIES = [...PEOPLE, ...ORGANIZATIONS, 'customer', 'buyer', 'recipient', 'seller', 'supplier', 'issuer'];
const NAMED = ['company', 'merchant', 'signature', 'signatory', 'signed', 'store'];
/** A field whose name has only these words holds the name of somebody. */
const NAME_WORDS = new Set([...PARTIES, ...NAMED, 'name', 'account', 'full', 'by']);

/** A role of somebody, such as the parties of a contract. */
const isParty: Test = (value) => readConcepts(value).every((concept) => PARTIES.includes(concept));

interface Kind {
  /** One of them is in the name of the field. */
  of: readonly string[];
  /** Concepts that make it something else in other names. */
  besides?: readonly string[];
  /** Whether all words of the field's name must be known. */
  only?: ReadonlySet<string>;
  fits: Test;
}

/** The first or last day of what the rest of a name is about: `periodStart`. */
const LIMITS = ['start', 'end', 'begin', 'from', 'until'];

/** What a value of a field has, by the concepts of its name. The first one counts. */
const KINDS: readonly Kind[] = [
  { of: ['currency'], fits: (value) => readCurrencies(` ${value} `).length > 0 && !hasDigits(value) },
  { of: ['iban'], besides: ['number'], fits: (value) => /^[A-Z]{2}[\dX*][\dA-Z*• ]{11,}$/iu.test(value) },
  { of: ['email'], fits: (value) => value.includes('@') },
  { of: ['date'], besides: LIMITS, fits: hasDigits },
  { of: ['phone'], besides: ['number'], fits: (value) => value.replaceAll(/\D/g, '').length > 4 && !DATE.test(value) },
  { of: ['number'], besides: ['id', 'code'], fits: (value) => hasDigits(value) && !isDateOrAmount(value) },
  { of: ['id'], fits: isCode },
  { of: ['reference'], fits: isReference },
  { of: ['address'], fits: (value) => hasLetters(value) && /[\s,\p{Lo}]/u.test(value) },
  { of: [...PARTIES, ...NAMED], only: NAME_WORDS, fits: isName },
  {
    of: ['name', 'title', 'company', 'city', 'country', 'nationality', 'supplier', 'customer', 'holder'],
    fits: (value) => isWording(value) && !isClause(value),
  },
  { of: ['description', 'item', 'subject', 'course', 'birth'], fits: isWording },
  { of: ['law'], fits: isName },
  { of: ['period'], fits: (value) => !isDateOrAmount(value) && !isParty(value) },
];
/** Concepts that make a field something else: the date of a name, the number of a customer. */
const OTHER_KINDS = new Set([
  'number',
  'date',
  'code',
  'id',
  'amount',
  'total',
  'email',
  'phone',
  'percent',
  'reference',
  ...LIMITS,
]);

const MONEY = new Set(
  'amount,total,net,gross,price,subtotal,tax,cost,balance,salary,rent,deposit,premium,paid,discount'.split(','),
);
const QUANTITIES = new Set(['quantity', 'count', 'packages', 'hours', 'weight']);
/** Concepts of fields with money in their name that hold something else. */
const NO_MONEY = new Set('rate,percent,%,number,id,code,date,year,period,terms,quantity,count,hours,weight'.split(','));
const PLACES = new Set(['birth', 'place', 'city', 'country', 'nationality', 'law']);
const COMPONENTS = new Set(['street', 'zip']);
const [FIRST_OR_LAST, UNIT] = [new Set(['first', 'last']), new Set(['unit'])];
const OF_PERSON = new Set(['first', 'last', 'name', ...PARTIES]);

const NO_KIND: FieldKind = {
  concepts: [],
  fits: null,
  isMoney: false,
  isQuantity: false,
  isWording: false,
  isComponent: false,
};
const MAX_KNOWN = 1_000;
const knownKinds = new Map<string, FieldKind>();

/** @param names name and title of the field; the name counts */
export function getFieldKind([name]: readonly string[]): FieldKind {
  if (name === undefined) return NO_KIND;
  let kind = knownKinds.get(name);
  if (kind === undefined) {
    if (knownKinds.size > MAX_KNOWN) knownKinds.clear();
    knownKinds.set(name, (kind = inferKind(readNameConcepts(name))));
  }
  return kind;
}

function inferKind(concepts: readonly string[]): FieldKind {
  const has = (words: ReadonlySet<string>): boolean => concepts.some((concept) => words.has(concept));
  const isMoney = has(MONEY) && !has(NO_MONEY);
  const fits = findTest(concepts);
  return {
    concepts,
    fits,
    isWording: (fits === isName || fits === isWording) && !has(PLACES),
    isMoney,
    isQuantity: isMoney || has(QUANTITIES),
    isComponent:
      has(COMPONENTS) || (has(UNIT) && !isMoney) || (has(FIRST_OR_LAST) && concepts.every((one) => OF_PERSON.has(one))),
  };
}

function findTest(concepts: readonly string[]): Test | null {
  const found = KINDS.find(
    ({ of, only }) =>
      concepts.some((concept) => of.includes(concept)) &&
      (only === undefined || concepts.every((one) => only.has(one))),
  );
  if (found === undefined) return null;
  const expected = [...found.of, ...(found.besides ?? [])];
  return concepts.some((concept) => OTHER_KINDS.has(concept) && !expected.includes(concept)) ? null : found.fits;
}
