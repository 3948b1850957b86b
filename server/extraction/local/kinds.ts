import type { ScalarField } from './target-fields.ts';
import { buildPattern } from '../reading/languages/terms.ts';
import { ORGANIZATIONS, PEOPLE } from '../reading/languages/topics.ts';
import { readConcepts, splitName } from '../reading/tokens.ts';

/** What a field's value looks like: which recogniser reads it. */
export type Kind =
  | 'date'
  | 'datetime'
  | 'time'
  | 'money'
  | 'number'
  | 'integer'
  | 'percent'
  | 'boolean'
  | 'email'
  | 'url'
  | 'phone'
  | 'iban'
  | 'isin'
  | 'bic'
  | 'tax-id'
  | 'currency'
  | 'choice'
  | 'code'
  | 'zip'
  | 'address'
  | 'name'
  | 'text';

/** The concepts of the field's own name and title. */
export function nameConcepts(field: ScalarField): string[] {
  return readConcepts(nameAndTitle(field));
}

const nameAndTitle = ({ path, title }: ScalarField): string => `${splitName(lastName(path))} ${title}`;

export function lastName(path: string[]): string {
  return path.findLast((step) => step !== '*') ?? '';
}

/** Fields and labels with one of these concepts have amounts of money. */
export const MONEY_CONCEPTS: readonly string[] = [
  'amount',
  'total',
  'subtotal',
  'price',
  'net',
  'gross',
  'cost',
  'discount',
  'balance',
  'payment',
  'paid',
  'salary',
  'pay',
  'rent',
  'premium',
  'deposit',
  'bonus',
  'deduction',
  'contribution',
  'fee',
  'revenue',
  'tax',
  'cash',
  'change',
  'tip',
  'value',
];

/** "Seller city" is a place, not a seller. */
const ADDRESS_PARTS: ReadonlySet<string> = new Set(['street', 'city', 'state', 'country', 'region']);

const MONEY_DESCRIPTION = new RegExp(buildPattern('moneyDescriptions'), 'iu');

const known = new WeakMap<ScalarField, Kind>();

export function kindOf(field: ScalarField): Kind {
  let kind = known.get(field);
  if (kind === undefined) known.set(field, (kind = decideKind(field)));
  return kind;
}

function decideKind(field: ScalarField): Kind {
  const concepts = nameConcepts(field);
  const has = (...wanted: string[]): boolean => wanted.some((one) => concepts.includes(one));
  if (field.choices !== null && field.choices.length > 0 && !field.types.includes('boolean')) return 'choice';
  if (field.types.includes('boolean')) return 'boolean';
  if (field.types.includes('integer') && !field.types.includes('number')) return 'integer';
  if (field.types.includes('number')) {
    const percent =
      has('rate', 'percent', 'percentage', 'percents', '%') &&
      (has('tax', 'discount', 'interest', 'percent', 'percentage', '%') || /percent|%/i.test(field.description));
    if (percent) return 'percent';
    if (has('quantity', 'count', 'weight', 'year', 'number', 'units', 'hours', 'shares', 'age', 'pages'))
      return 'number';
    return has(...MONEY_CONCEPTS) || MONEY_DESCRIPTION.test(field.description) ? 'money' : 'number';
  }
  // A place of work is a site as well as what the web has.
  const isPlace = field.format === '' && /^site\b/iu.test(splitName(lastName(field.path)));
  if (isPlace) return stringKind(readConcepts(nameAndTitle(field).replaceAll(/\bsite\b/giu, '')));
  return FORMAT_KINDS.get(field.format) ?? stringKind(concepts);
}

const FORMAT_KINDS: ReadonlyMap<string, Kind> = new Map([
  ['date', 'date'],
  ['date-time', 'datetime'],
  ['time', 'time'],
  ['email', 'email'],
  ['idn-email', 'email'],
  ['uri', 'url'],
  ['url', 'url'],
  ['iri', 'url'],
  ['hostname', 'url'],
]);

function stringKind(concepts: string[]): Kind {
  const has = (...wanted: string[]): boolean => wanted.some((one) => concepts.includes(one));
  const last = concepts.at(-1);
  if (has('iban')) return 'iban';
  if (has('isin')) return 'isin';
  if (last === 'time' || (concepts[0] === 'time' && /^(?:start|end|to)$/.test(last ?? ''))) return 'time';
  if (has('bic', 'swift')) return 'bic';
  if (has('email')) return 'email';
  if (has('website')) return 'url';
  if (has('phone', 'fax')) return 'phone';
  if (has('currency')) return 'currency';
  if (has('zip') || (has('postal') && has('code'))) return 'zip';
  if (has('tax') && has('id', 'number') && !has('invoice')) return 'tax-id';
  if (has('date') && !has('place') && (last === 'date' || concepts[0] === 'date')) return 'date';
  if (last === 'birthday' || last === 'birthdate') return 'date';
  if (has('address') && !has('name')) return 'address';
  if (has('number', 'id', 'code', 'reference') && !has('name', 'description', 'account', 'street')) return 'code';
  if (has('number') && has('account')) return 'code';
  if (last === 'order' && has('purchase')) return 'code';
  if (last !== undefined && ADDRESS_PARTS.has(last)) return 'text';
  if (
    concepts.length <= 2 &&
    has('seller', 'buyer', 'supplier', 'customer', 'issuer', 'merchant', 'store', 'company', 'name', 'recipient')
  )
    return 'name';
  if (last === 'name' || (concepts.length > 0 && concepts.every(isParty))) return 'name';
  return 'text';
}

function isParty(concept: string): boolean {
  return PEOPLE.has(concept) || ORGANIZATIONS.has(concept);
}
