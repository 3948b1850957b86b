import { parseAllowedNetworks, type AllowedNetworks } from '../lib/addresses/address-guard.ts';
import { parseEncryptionKey } from '../lib/crypto/encryption-key.ts';
import { isOcrLanguage, OCR_LANGUAGES, type OcrLanguage } from '../lib/ocr-languages.ts';

/** What a setting must be. Never contains its value, which may be secret. */
export class Problem {
  readonly expected: string;
  constructor(expected: string) {
    this.expected = expected;
  }
}

export const optional = (value: string): string | null => (value === '' ? null : value);

export function secret(value: string): string | null | Problem {
  return /^[\x21-\x7e]{0,4096}$/.test(value)
    ? optional(value)
    : new Problem('up to 4096 printable ASCII characters without spaces');
}

export function baseUrl(value: string): string | null | Problem {
  if (value === '') return null;
  const url = URL.parse(value);
  const isUsable = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isUsable ? value : new Problem('a URL that begins with https:// or http://, without a user name');
}

/** Without the slash at its end. */
export function publicUrl(value: string): string | null | Problem {
  if (value === '') return null;
  const url = URL.parse(value);
  const isUsable =
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && !/[?#]/.test(value);
  return isUsable ? url.href.replace(/\/+$/, '') : new Problem('a URL as https://host or https://host/path');
}

/** An origin as browsers send it; null for what is none. */
function parseOrigin(text: string): string | null {
  const origin = text.trim().replace(/\/$/, '');
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@*]+$/i.test(origin)) return null;
  const url = URL.parse(origin);
  // Only the schemes of the web have an origin for `URL`; apps and extensions have schemes of their own.
  return url === null || url.origin === 'null' ? origin : url.origin;
}

export function corsOrigins(value: string): '*' | string[] | null | Problem {
  if (value === '' || value === '*') return value === '' ? null : '*';
  const origins = value.split(',').map(parseOrigin);
  const parsed = origins.filter((origin) => origin !== null);
  return parsed.length === origins.length
    ? parsed
    : new Problem('origins between commas, such as https://app.example.com, or *');
}

/** Names of hosts, in lower case. */
export function hostNames(value: string): string[] | Problem {
  const names = value
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.every((name) => /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/.test(name))
    ? names
    : new Problem('names of hosts between commas, without ports, such as excerpt.internal');
}

export function encryptionKey(value: string): Buffer | null | Problem {
  if (value === '') return null;
  return (
    parseEncryptionKey(value) ??
    new Problem('32 bytes as 64 hexadecimal digits or as base64 (`openssl rand -base64 32` makes them)')
  );
}

export function networks(value: string): AllowedNetworks | Problem {
  return parseAllowedNetworks(value) ?? new Problem('addresses and CIDRs between commas, or *');
}

export function text(value: string): string | Problem {
  return value === '' ? new Problem('a text that is not empty') : value;
}

export function integer(min: number, max: number) {
  return (value: string): number | Problem => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= min && number <= max
      ? number
      : new Problem(`an integer from ${min} to ${max}`);
  };
}

export function ratio(value: string): number | Problem {
  const number = Number(value);
  return value.trim() !== '' && number >= 0 && number <= 1 ? number : new Problem('a number from 0 to 1');
}

export function optionalInteger(min: number, max: number) {
  return (value: string): number | null | Problem => (value === '' ? null : integer(min, max)(value));
}

export const optionalPort = optionalInteger(1, 65_535);

export function choice<const T extends string>(...allowed: T[]) {
  return (value: string): T | Problem =>
    allowed.find((one) => one === value) ?? new Problem(`one of ${allowed.filter((one) => one !== '').join(', ')}`);
}

export function limit(max: number) {
  return (value: string): number | null | Problem => {
    const number = integer(0, max)(value);
    return number === 0 ? null : number;
  };
}

export function originOrEmpty(value: string): string | Problem {
  if (value === '' || /^https?:\/\/[^/?#@]+\/?$/.test(value)) return value.replace(/\/$/, '');
  return new Problem('an address as https://host or http://host:port');
}

export function anyText(value: string): string {
  return value;
}

export function keyPrefix(value: string): string | Problem {
  return value === '' || /^[A-Za-z0-9._/-]*\/$/.test(value) ? value : new Problem('empty, or end with /');
}

export function flag(value: string): boolean | Problem {
  if (['true', '1', 'yes'].includes(value)) return true;
  return ['false', '0', 'no'].includes(value) ? false : new Problem('true or false');
}

/** Never repeated in a message, as it may contain a password. */
export function databaseUrl(value: string): { path: string } | { url: string } | null | Problem {
  if (value === '') return null;
  if (/^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value)) return { url: value };
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(value)?.[1];
  return path === undefined ? new Problem('sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE') : { path };
}

/** Codes in any order, without duplicates; sorted, so that the order does not matter. */
export function ocrLanguages(value: string): OcrLanguage[] | Problem {
  const codes = value.split(',').map((code) => code.trim().toLowerCase());
  const known = codes.filter(isOcrLanguage);
  if (known.length < codes.length) return new Problem(`a list of languages out of ${OCR_LANGUAGES.join(', ')}`);
  return [...new Set(known)].sort();
}

export function bootstrapKey(value: string): string | null | Problem {
  if (value === '') return null;
  return /^[\x21-\x7e]{16,200}$/.test(value)
    ? value
    : new Problem('16 to 200 printable ASCII characters without spaces');
}
