/** Numbers as people type them: `1.234,50`, `RM 12.50`, `1'234.50`, `(12.50)`, `12,5 %`. */
import type { Conventions } from './conventions.ts';

export interface NumberReading {
  value: number;
  isPercent: boolean;
}

const SPACES = /[\s\u00a0\u2009\u202f]/g;
const SIGNS = /[\u2212\u2012\u2013]/g;
const NAMES = '(?:Rs|RM|kr|Kč|zł|Ft|lei|лв|Fr|руб)\\.?';
/** A currency is no part of the number: `US$`, `€`, `Rs.` and the like, before or after it. */
const CURRENCY = new RegExp(`^(?:\\p{L}{1,3}\\.?)?\\p{Sc}|^${NAMES}(?=[\\d.,(+-])|\\p{Sc}$|${NAMES}$`, 'iu');
const CODE = /^[A-Z]{3}(?=[\d.,(+-])|(?<=[\d)-])[A-Z]{3}$/;
const PLAIN = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Whether digits are grouped as 1.234.567 or, in India, 12,34,567. */
function isGrouped(groups: string[]): boolean {
  const [first = '', ...rest] = groups;
  const last = rest.at(-1);
  if (first.length === 0 || first.length > 3 || (first.startsWith('0') && rest.length > 0)) return false;
  if (last?.length !== 3) return false;
  return (
    rest.every(({ length }) => length === 3) ||
    (first.length < 3 && rest.slice(0, -1).every(({ length }) => length === 2))
  );
}

/** The readings of digits with separators, the likelier first. */
function readDigits(text: string, decimal: '.' | ','): number[] {
  if (/['’]/.test(text)) {
    const [whole = '', fraction] = text.split(/[.,](?=[^.,]*$)/);
    return isGrouped(whole.split(/['’]/)) ? [Number(`${whole.replace(/['’]/g, '')}.${fraction ?? 0}`)] : [];
  }
  const used = ['.', ','].filter((separator) => text.includes(separator));
  const [separator] = used;
  if (separator === undefined) return [Number(text)];
  if (used.length === 2) {
    const point = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    const [whole = '', fraction = '', ...rest] = text.split(point);
    if (rest.length > 0 || !isGrouped(whole.split(point === '.' ? ',' : '.'))) return [];
    return [Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)];
  }
  const parts = text.split(separator);
  const asGroups = isGrouped(parts) ? [Number(parts.join(''))] : [];
  const asFraction = parts.length === 2 ? [Number(`${parts[0] === '' ? 0 : parts[0]}.${parts[1]}`)] : [];
  return separator === decimal ? [...asFraction, ...asGroups] : [...asGroups, ...asFraction];
}

/** The readings of a typed number, the likelier first; none for a text that is no number. */
export function readNumbers(text: string, { decimal }: Pick<Conventions, 'decimal'>): NumberReading[] {
  let rest = text.trim().replace(SIGNS, '-');
  const isPercent = rest.endsWith('%');
  rest = rest.replace(/\s*%$/, '');
  // A space between digits groups them, `1 234,50`; other digits are two numbers.
  if (/\d\s+\d/.test(rest) && !/^[^\d]*\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?[^\d]*$/.test(rest)) return [];
  rest = rest.replace(SPACES, '');
  // `1,250/-` and `1.250,-` have no fraction.
  const isRound = /[.,/]-$/.test(rest);
  const isBracketed = /^\(.*\)$/.test(rest) || /^[^\d()]*\([^()]*\)[^\d()]*$/.test(rest);
  if (isBracketed) rest = rest.replace(/[()]/g, '');
  // The sign is before or after the currency, or behind the number.
  const takeSign = () => {
    const isSigned = /^-|-$/.test(rest.replace(/[.,/]-$/, ''));
    rest = rest.replace(/^[+-]/, '').replace(/[.,]?\/?-$/, '');
    return isSigned;
  };
  const outer = takeSign();
  rest = rest.replace(CODE, '').replace(CURRENCY, '');
  const inner = takeSign();
  const isNegative = isBracketed || outer || inner;
  if (PLAIN.test(rest) && /e/i.test(rest)) return [{ value: Number(rest) * (isNegative ? -1 : 1), isPercent }];
  if (!/^[\d.,'’]*\d[.,]?$/.test(rest) && !/^[.,]\d+$/.test(rest)) return [];
  const digits = rest.replace(/[.,]$/, '');
  return readDigits(digits, decimal)
    .filter((value) => Number.isFinite(value) && (!isRound || Number.isInteger(value)))
    .map((value) => ({ value: isNegative && value !== 0 ? -value : value, isPercent }));
}
