import { MONEY_CONCEPTS } from '../local/kinds.ts';
import { readBooleans } from '../reading/booleans.ts';
import { readEmails } from '../reading/contact-details.ts';
import { readDates } from '../reading/dates.ts';
import { readIbans } from '../reading/identifiers.ts';
import { readNumbers } from '../reading/numbers.ts';
import type { Conventions } from '../reading/recogniser.ts';
import type { ValueType } from './proposal.ts';

/** Labels with these meanings announce codes, also where a value has digits only. */
const CODES = new Set(['number', 'id', 'reference', 'phone', 'fax', 'account', 'zip', 'iban', 'bic', 'code', 'page']);
/** Measures may be whole in all samples and have decimals elsewhere. */
const MEASURES = new Set([...MONEY_CONCEPTS, 'quantity', 'rate', 'weight']);
const MAX_DIGITS = 12;

interface Span {
  start: number;
  end: number;
}

/** Whether one reading covers a text but for signs and short words, as "EUR" beside a number. */
const covers = (text: string, { start, end }: Span, rest: RegExp): boolean =>
  rest.test(text.slice(0, start)) && rest.test(text.slice(end));

const NOTHING = /^[\s.,;:()]*$/u;
const BESIDE_DATE = /^[\s.,;:()]*(?:\p{L}{2,10}[,.]?\s*)?(?:\d{1,2}:\d{2}.*)?$/u;
const BESIDE_NUMBER = /^[\s.,;:()]*(?:[€$£%]|\p{L}{1,3}\.?)?[\s.,;:()]*$/u;

function typeOfValue(text: string, concepts: readonly string[], conventions: Conventions): ValueType {
  const has = (span: Span | undefined, rest = NOTHING): boolean => span !== undefined && covers(text, span, rest);
  const dates = readDates(text, conventions);
  if (dates.length === 1 && has(dates[0], BESIDE_DATE)) return 'date';
  if (has(readEmails(text)[0])) return 'email';
  if (has(readIbans(text)[0])) return 'text';
  if (has(readBooleans(text)[0], /^[\s\p{L}[\]()☐☒☑xX✓]{0,12}$/u) && !/\d/u.test(text)) return 'boolean';
  if (concepts.some((concept) => CODES.has(concept))) return 'text';
  const numbers = readNumbers(text, conventions);
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || !has(number, BESIDE_NUMBER)) return 'text';
  const digits = number.digits.replace(/\D/gu, '');
  if (/^0\d/u.test(number.digits) || digits.length > MAX_DIGITS || /^[\p{L}]+[-/]?\d/u.test(text)) return 'text';
  const isMeasured = concepts.some((concept) => MEASURES.has(concept)) || number.hasCurrency || number.decimals > 0;
  return isMeasured || text.includes('%') ? 'number' : 'integer';
}

/** The type that all values have. Whole numbers beside decimals are numbers; values of different types are texts. */
export function inferType(
  values: readonly { text: string; conventions: Conventions }[],
  concepts: readonly string[],
): ValueType {
  const types = new Set(values.map(({ text, conventions }) => typeOfValue(text, concepts, conventions)));
  if (types.size === 2 && types.has('number') && types.has('integer')) return 'number';
  const [first = 'text'] = types;
  return types.size === 1 ? first : 'text';
}
