import { edgeOf } from '../labels/range-ends.ts';
import type { ScalarField } from '../target-fields.ts';
import type { FieldWords } from './field-words.ts';
import { readStems } from './stems.ts';

/** What precedes the last day of something, and the first. */
const UNTIL = new RegExp(
  '(?:\\b(?:until|through|till|thru|to|ending|ends?|expir\\w+|terminat\\w+|bis|endet|jusqu\\p{L}*|hasta|fino|tot|até|' +
    'do)(?:\\s+(?:and including|on|and|zum|einschließlich|al|le|el|em|il|w dniu|dnia)){0,2}|[-–—])\\s*$',
  'iu',
);
const FROM = new RegExp(
  '\\b(?:from|begin\\w*|start\\w*|commenc\\w*|since|effective|ab|vom|von|beginnt|du|à partir|desde|del|dal|vanaf|' +
    'van|a partir|od|seit|depuis)(?:\\s+(?:on|as of|am|dem|de|du|le|el|il|dnia|and|from)){0,2}\\s*$',
  'iu',
);
/** A date that names another document, or one that something has to happen before. */
const OF_ANOTHER =
  /\b(?:dated|prior to|before|after|amended|since|vom|seit|depuis|datiert)(?:\s+(?:as\s+)?(?:of|on|am))?\s*$/iu;
/** `(the "Effective Date")`: the name that a contract gives to the date before it. */
const DEFINED =
  /^[\s,]*\(\s*(?:(?:the|this|hereinafter|called|der|das|la|le|el)\s+)*["“„«](?<term>[^"”“»]{3,40})["”“»]/iu;
const LAST_DAY = new Set(['expir', 'end', 'terminat', 'ablauf', 'fin']);
const FIRST_DAY = new Set(['effectiv', 'commenc', 'begin', 'start']);

/** Fields for a day until which something has to happen. */
const DUE = new Set(['due', 'deadlin', 'valid', 'limit']);

/** How well the words directly around a date fit a field: a factor of its rating. */
export function judgeGovernance(field: ScalarField, words: FieldWords, before: string, after: string): number {
  const own = words.name.length > 0 ? words.name : words.description;
  const term = DEFINED.exec(after)?.groups?.['term'];
  if (term !== undefined) {
    const stems = readStems(term);
    return own.some((one) => stems.some((other) => [...other].some((stem) => one.has(stem)))) ? 1.3 : 0.45;
  }
  const has = (stems: ReadonlySet<string>): boolean => own.some((one) => [...stems].some((stem) => one.has(stem)));
  const edge = edgeOf(field) ?? (has(LAST_DAY) ? 'end' : has(FIRST_DAY) ? 'start' : null);
  if (edge !== null && UNTIL.test(before)) return edge === 'end' ? 1.25 : 0.3;
  if (edge !== null && FROM.test(before)) return edge === 'start' ? 1.15 : 0.35;
  const isLastDay = edge === null && UNTIL.test(before) && !has(DUE);
  return isLastDay || OF_ANOTHER.test(before) ? 0.5 : 1;
}
