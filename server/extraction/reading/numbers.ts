import type { Conventions, Recognition } from './recogniser.ts';

/** ISO 4217 codes by the signs and short forms that stand before or after an amount. */
export const CURRENCY_SIGNS: Record<string, string> = {
  '€': 'EUR',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  mx$: 'MXN',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  zł: 'PLN',
  kč: 'CZK',
  rm: 'MYR',
  'sfr.': 'CHF',
  'fr.': 'CHF',
  'rs.': 'INR',
  '₪': 'ILS',
  ft: 'HUF',
};
export const CURRENCY_CODES = new Set(
  (
    'EUR USD GBP CHF JPY CNY AUD CAD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY RUB INR BRL MXN ZAR SGD HKD KRW MYR THB IDR PHP ILS AED SAR ARS CLP ' +
    'COP PEN UAH ISK VND TWD EGP MAD KES NGN PKR'
  ).split(' '),
);

const SIGN = '(?:US\\$|AU?\\$|CA?\\$|NZ\\$|S\\$|HK\\$|R\\$|MX\\$|[€$£¥₹₩₽₺₪]|RM|zł|Kč|SFr\\.|Fr\\.|Rs\\.)';
const CODE = `(?:${[...CURRENCY_CODES].join('|')}|EURO?S?)`;
const DIGITS =
  "\\d{1,3}(?:[.,'’  ]\\d{3})+(?:[.,]\\d{1,4})?(?!\\d)|\\d{1,3}(?: \\d{3})+[.,]\\d{2}(?!\\d)|\\d+(?:[.,]\\d+)?|[.,]\\d{2,3}(?!\\d)";
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,/_:])(\\(|[-−–+]\\s?)?((?:${SIGN}|${CODE})\\s?)?([-−–]\\s?)?(${DIGITS})(\\s?[-−](?![\\d\\p{L}]))?(\\s?(?:${SIGN}|${CODE})(?!\\p{L}))?(\\))?`,
  'gu',
);

interface ReadNumber extends Recognition {
  value: number;
  hasCurrency: boolean;
  decimals: number;
  /** The text of the digits alone. */
  digits: string;
}

/** Every number of a text, with its sign and currency. Parts of dates, times, codes and percentages are no numbers. */
export function readNumbers(text: string, conventions: Conventions): ReadNumber[] {
  if (!/\d/.test(text)) return [];
  const found: ReadNumber[] = [];
  for (const m of text.matchAll(AMOUNT)) {
    const digits = m[4] ?? '';
    const parsed = parseNumber(digits, conventions.decimal);
    if (parsed === null) continue;
    const after = text.slice(m.index + m[0].length);
    if (
      /^(?:[\p{L}_/:]|[-.]\p{L}?\d|[-–]\d)/u.test(after) &&
      !/^(?:kg|g|h|x|m|l|cm|mm|km|pcs|st|stk|k)\b/iu.test(after)
    )
      continue;
    const bracketed = m[1] === '(' && m[7] === ')';
    const negative = bracketed || /[-−–]/.test(`${m[1] ?? ''}${m[3] ?? ''}${m[5] ?? ''}`);
    let start = m.index;
    let end = start + m[0].length;
    if (m[1] === '(' && !bracketed) start += 1;
    if (m[7] === ')' && !bracketed) end -= 1;
    const value = negative ? -parsed.value : parsed.value;
    const quote = text.slice(start, end);
    found.push({
      start,
      end,
      value: Object.is(value, -0) ? 0 : value,
      fit: 1,
      match: quote === String(value) ? 'exact' : 'normalized',
      hasCurrency: m[2] !== undefined || m[6] !== undefined,
      decimals: parsed.decimals,
      digits,
    });
  }
  return found;
}

/** Amounts of money: with a currency or two decimals they fit best. */
export function money(text: string, conventions: Conventions): Recognition[] {
  return readNumbers(text, conventions).flatMap((one) => {
    if (isPercent(text, one.end)) return [];
    if (one.hasCurrency || one.decimals === 2) return [one];
    if (/^0\d/.test(one.digits) || (one.decimals === 0 && one.digits.length > 9)) return [];
    return [{ ...one, fit: one.decimals > 0 ? 0.85 : /[.,']/.test(one.digits) ? 0.85 : 0.55 }];
  });
}

export function numbers(text: string, conventions: Conventions): Recognition[] {
  return readNumbers(text, conventions).map((one) => ({
    ...one,
    fit: isPercent(text, one.end) ? 0.4 : one.hasCurrency ? 0.7 : 1,
  }));
}

export function integers(text: string, conventions: Conventions): Recognition[] {
  return readNumbers(text, conventions).flatMap((one) =>
    Number.isInteger(one.value)
      ? [{ ...one, fit: one.hasCurrency || isPercent(text, one.end) ? 0.5 : one.decimals > 0 ? 0.8 : 1 }]
      : [],
  );
}

export function percents(text: string, conventions: Conventions): Recognition[] {
  return readNumbers(text, conventions).flatMap((one): Recognition[] => {
    const sign = /^\s?(?:%|percent|prozent|pour cent|por ciento)/iu.exec(text.slice(one.end));
    if (sign !== null) return [{ ...one, end: one.end + sign[0].length, match: 'normalized' }];
    const before = /%\s?$/.test(text.slice(0, one.start));
    return one.value >= 0 && one.value <= 100 && !one.hasCurrency
      ? [{ ...one, fit: before ? 0.8 : one.decimals === 2 ? 0.4 : 0.5 }]
      : [];
  });
}

function isPercent(text: string, end: number): boolean {
  return /^\s?%/.test(text.slice(end, end + 3));
}

/** A number as it is written; where one separator could be either, three digits after it mean thousands, else `decimal`. */
export function parseNumber(digits: string, decimal: '.' | ','): { value: number; decimals: number } | null {
  const text = digits.replace(/[\s'’  ]/g, '');
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  let separator = '';
  if (dot >= 0 && comma >= 0) separator = dot > comma ? '.' : ',';
  else if (dot >= 0 || comma >= 0) {
    const mark = dot >= 0 ? '.' : ',';
    const groups = text.split(mark);
    const last = groups.at(-1) ?? '';
    const couldBeThousands =
      last.length === 3 && (groups[0]?.length ?? 0) <= 3 && groups[0] !== '' && groups[0] !== '0';
    if (groups.length === 2 && !(couldBeThousands && mark !== decimal)) separator = mark;
    else if (groups.length > 2 && last.length !== 3) return null;
  }
  const decimals = separator === '' ? 0 : text.length - text.lastIndexOf(separator) - 1;
  const plain =
    separator === ''
      ? text.replace(/[.,]/g, '')
      : text.slice(0, text.lastIndexOf(separator)).replace(/[.,]/g, '') +
        '.' +
        text.slice(text.lastIndexOf(separator) + 1);
  const value = Number(plain);
  return Number.isFinite(value) && plain !== '' && plain !== '.' ? { value, decimals } : null;
}

/** The decimal separator that most amounts of the document use. */
export function inferDecimal(text: string): '.' | ',' {
  const commas = text.match(/\d,\d{2}(?![\d.,])/g)?.length ?? 0;
  const dots = text.match(/\d\.\d{2}(?![\d.,])/g)?.length ?? 0;
  return commas > dots ? ',' : '.';
}
