import type { Recognition } from './recogniser.ts';

function each(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => { value: string; fit: number } | null,
): Recognition[] {
  return [...text.matchAll(pattern)].flatMap((match): Recognition[] => {
    const result = read(match);
    if (result === null) return [];
    const exact = match[0] === result.value;
    return [
      { start: match.index, end: match.index + match[0].length, ...result, match: exact ? 'exact' : 'normalized' },
    ];
  });
}

export function emails(text: string): Recognition[] {
  if (!text.includes('@')) return [];
  return each(
    text,
    /[\p{L}\d][\p{L}\d._%+'-]{0,63}@[\p{L}\d](?:[\p{L}\d.-]{0,250}[\p{L}\d])?\.\p{L}{2,24}(?![\p{L}\d@])/gu,
    (m) => ({ value: m[0], fit: 1 }),
  );
}

const URL =
  /(?<![@\p{L}\d.-])(?:(https?:\/\/[^\s<>"')\]]+)|((?:www\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/[^\s<>"')\]]*)?)|([\p{L}\d-]+(?:\.[\p{L}\d-]+)?\.(?:com|org|net|eu|de|fr|es|at|ch|io|co\.uk|uk|us|info|it|nl|be)(?:\/[^\s<>"')\]]*)?))(?![\p{L}\d@])/giu;

/** Addresses on the web as they are written, without a full stop at the end. */
export function urls(text: string): Recognition[] {
  return [...text.matchAll(URL)].map((m) => {
    const value = m[0].replace(/[.,;:!?]+$/, '');
    return {
      start: m.index,
      end: m.index + value.length,
      value,
      fit: m[3] === undefined ? 1 : 0.7,
      match: 'exact' as const,
    };
  });
}

/** Phone numbers as they are written: 7 to 15 digits, with a sign that they are one. */
export function phones(text: string): Recognition[] {
  return each(text, /(?<![\p{L}\d.,/-])(?:\+\s?\d|\(\+?\d|\d)[\d\s().\-/–]{5,24}\d(?![\d.,]?\d)/gu, (m) => {
    const digits = m[0].replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15 || /\s{2,}/.test(m[0])) return null;
    if (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(m[0].trim())) return null;
    const fit = /^\+|^\(|^00?\d/.test(m[0]) ? 1 : /[\s().\-/]/.test(m[0]) ? 0.8 : 0.6;
    return { value: m[0].trim(), fit };
  });
}

/** IBANs without spaces. One whose check digits are wrong still fits beside its label, but not well. */
export function ibans(text: string): Recognition[] {
  return each(
    text,
    /(?<![\p{L}\d])[A-Z]{2}\s?\d{2}(?:[ -]?[A-Z\d]{4}){1,7}(?:[ -]?[A-Z\d]{1,3})?(?![\p{L}\d])/gu,
    (m) => {
      for (let end = m[0].length; end >= 10; end--) {
        const value = m[0].slice(0, end).replace(/[\s-]/g, '');
        if (hasIbanChecksum(value)) return { value, fit: 1 };
      }
      const value = m[0].replace(/[\s-]/g, '');
      return value.length >= 12 && value.length <= 34 ? { value, fit: 0.6 } : null;
    },
  );
}

export function hasIbanChecksum(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const char of iban.slice(4) + iban.slice(0, 4)) {
    const digits = /\d/.test(char) ? char : String(char.charCodeAt(0) - 55);
    for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

export function bics(text: string): Recognition[] {
  return each(text, /(?<![\p{L}\d])[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?(?![\p{L}\d])/gu, (m) => ({
    value: m[0],
    fit: /\d/.test(m[0]) || m[0].length === 11 ? 1 : 0.7,
  }));
}

const VAT_SHAPES: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^\d{9}$/,
  CHE: /^\d{9}$/,
};
const VAT = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(VAT_SHAPES).join('|')})[\\s.-]?(U?[A-Z\\d](?:[\\s.-]?[A-Z\\d+*]){1,13})(?![\\p{L}\\d])`,
  'gu',
);

/** VAT identification numbers in the shape of their country, without spaces; else a code that could be a tax number. */
export function taxIds(text: string): Recognition[] {
  const shaped = each(text, VAT, (m) => {
    const country = m[1] ?? '';
    const shape = VAT_SHAPES[country];
    const body = (m[2] ?? '').replace(/[\s.-]/g, '');
    return shape?.test(body) === true ? { value: country + body, fit: 1 } : null;
  });
  if (shaped.length > 0) return shaped;
  return each(text, /(?<![\p{L}\d])(?=[A-Z\d/. -]*\d)[A-Z\d][A-Z\d/.-]{5,18}[A-Z\d](?![\p{L}\d])/gu, (m) =>
    /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(m[0]) ? null : { value: m[0], fit: 0.5 },
  );
}

/** Numbers and codes that name something: a token with a digit in it, or one in capitals. */
export function codes(text: string): Recognition[] {
  return each(text, /[\p{L}\d](?:[\p{L}\d\-/._#+]*[\p{L}\d])?/gu, (m) => {
    const value = m[0];
    if (/\d/.test(value))
      return { value, fit: /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(value) ? 0.4 : value.length < 2 ? 0.6 : 1 };
    return null;
  });
}

export function zips(text: string): Recognition[] {
  return each(
    text,
    /(?<![\p{L}\d])(?:[A-Z]{1,2}-)?(?:\d{5}-\d{4}|\d{4} ?[A-Z]{2}|\d{4,6}|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)(?![\p{L}\d])/gu,
    (m) => ({ value: m[0], fit: 0.9 }),
  );
}
