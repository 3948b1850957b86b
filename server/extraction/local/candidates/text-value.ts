import type { Kind } from '../kinds.ts';
import { buildConceptPattern, buildPattern, buildProsePattern } from '../../reading/languages/terms.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import { findTicked } from '../../reading/check-boxes.ts';
import { readConcepts } from '../../reading/tokens.ts';
import { NUMBERED } from '../labels/numbering.ts';
import { LEGAL_FORM_SOURCE } from '../parties/party-words.ts';
import { isRunningText } from '../prose/running-text.ts';

const END_OF_NAME = new RegExp(
  `\\s*(?:[|•·;]|\\s[–-]\\s|,?\\s+(?:${buildConceptPattern('phone', 'fax', 'email')}\\b|www\\.|https?:))`,
  'iu',
);

/** "Northwind Inc., as the agent": what goes on after the legal form of a company is no part of its name. */
const AFTER_LEGAL_FORM = new RegExp(
  `${LEGAL_FORM_SOURCE}(?!\\p{L})[.,]?` +
    `(?<rest>,?\\s+(?:${buildPattern('and', 'as', 'with', 'indefiniteArticles')}|` +
    `${buildProsePattern('companyEnds')})\\s+\\p{Ll}.*)$`,
  'su',
);

/** "Dog (Border Terrier) Visit: 19 February": one space away, another label and its value. */
const NEXT_LABEL = /(?<=\S)\s+\p{Lu}\p{L}+(?: \p{Ll}\p{L}*){0,3}:\s/u;

/** "8001 Zürich. Payment 30 days net": a word that is no abbreviation ends the sentence of an address. */
const NEXT_SENTENCE = /(?<=\p{Ll}{4})(?<!str)\.\s+\p{Lu}\p{Ll}+ .*$/su;

const MAX_NAME_LENGTH = 90;
const AFTER_CAPITALS = /^(?<name>[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*?)\s+(?<label>\p{Lu}\p{Ll}+(?:\s\p{Lu}?\p{Ll}+){1,2})$/u;
const LABEL_ENDS = new Set(['date', 'number']);

/** "NORTHWIND TRADING Invoice Date": a text in capitals ends before the label of the next column. */
function endOfCapitals(text: string): number {
  if (text.length > MAX_NAME_LENGTH) return text.length;
  const { name = '', label = '' } = AFTER_CAPITALS.exec(text.trimEnd())?.groups ?? {};
  return LABEL_ENDS.has(readConcepts(label).at(-1) ?? '') ? name.length : text.length;
}

/** "Anna Berg (a.berg@example.org)" */
const CONTACT_AT_END = /(?<=\p{L}{2})\s?[(<][^\s()<>@]{1,64}@[^\s()<>@]{1,64}[)>]\s?$/u;

/** What is left of the line that a form is filled in on. Whole runs only: there must be one way to read a run. */
const FILL = /(?:(?<!_)_{2,}(?!_)|(?<![.…])[.…]{4,}(?![.…])|\s)+$/u;

/** "[ Anna Berg ]": what a form is filled in between. */
const BRACKETED = /^(?<lead>\s*\[\s*)(?<inner>[^[\]]{2,}?)\s*\]\s*$/u;

const leadOf = (text: string): number => /^(?:\s*\([^)]{0,30}\)\s*:)?[\s:#=.…_–-]*/u.exec(text)?.[0].length ?? 0;

/** The text of a cell from an offset on, without the signs that part it from its label; null when nothing is left. */
export function textValue(kind: Kind, text: string, from: number): Recognition | null {
  const lead = leadOf(text.slice(from));
  const ticked = findTicked(text.slice(from));
  if (ticked === null) return null;
  let start = ticked === undefined ? from + lead : from + ticked.start + leadOf(text.slice(from + ticked.start));
  let end = ticked === undefined ? text.length : from + ticked.end;
  const bracketed = BRACKETED.exec(text.slice(start, end))?.groups;
  if (bracketed !== undefined) {
    start += bracketed['lead']?.length ?? 0;
    end = start + (bracketed['inner']?.length ?? 0);
  }
  if (kind === 'name') {
    const cut = END_OF_NAME.exec(text.slice(start));
    if (cut !== null) end = start + cut.index;
  }
  const sentence = kind === 'address' ? NEXT_SENTENCE.exec(text.slice(start, end)) : null;
  if (sentence !== null) end = start + sentence.index;
  const label = NEXT_LABEL.exec(text.slice(start, end));
  // "Mon: 9-17 Tue: 9-17" is one value.
  if (label !== null && !text.slice(start, start + label.index).includes(':')) end = start + label.index;
  end = start + text.slice(start, end).replace(CONTACT_AT_END, '').length;
  end = start + endOfCapitals(text.slice(start, end));
  const rest = kind === 'code' ? undefined : AFTER_LEGAL_FORM.exec(text.slice(start, end))?.groups?.['rest'];
  if (rest !== undefined) end -= rest.length;
  const value = text
    .slice(start, end)
    .replace(FILL, '')
    .replace(/[\s,;]+$/u, '');
  if (value === '' || !/[\p{L}\p{N}]/u.test(value)) return null;
  return { start, end: start + value.length, value, fit: textFit(kind, value), match: 'exact' };
}

const FRAGMENT_FIT = 0.2;
/** "Court No. 14" has the number of a court. */
const ONLY_NUMBER = /^(?:no|nr|n[°º])(?!\p{L})[^\p{L}]*$/iu;

function textFit(kind: Kind, value: string): number {
  if (kind === 'name' && (/^\p{Ll}+(?!\p{L})/u.test(value) || NUMBERED.test(value) || isRunningText(value)))
    return FRAGMENT_FIT;
  if (ONLY_NUMBER.test(value)) return 0.1;
  if (kind === 'text') return /\p{L}/u.test(value) ? 0.95 : 0.75;
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  const digits = value.match(/\d/g)?.length ?? 0;
  if (letters < 2) return 0.1;
  if (kind === 'address') return digits > 0 ? 0.95 : 0.7;
  return digits > letters ? 0.25 : digits > 4 ? 0.6 : 1;
}
