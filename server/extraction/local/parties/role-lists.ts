import { fold } from '../../reading/tokens.ts';
import type { Findings } from '../build-result.ts';
import type { Candidate, Surroundings } from '../candidates/candidates.ts';
import { conform } from '../conform.ts';
import { lastName } from '../kinds.ts';
import type { Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';

const MAX_ROWS = 90;
const MAX_LINES_ABOVE = 12;
const MAX_LABEL_LENGTH = 25;
const CONFIDENCE = 0.6;
/** Titles of office before a name, by stems of what the field calls its people. */
const OFFICE_TITLES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /judge|richter|juge|juez/iu,
    /hon['’.]?\s?(?:['’]?ble|ourable)?|\bjustice\b|\bjudge\b|(?<!\p{L})j\.(?=\s*$|\s*\))|richter(?:in)?\b/iu,
  ],
  [
    /lawyer|counsel|attorney|advocate|anwalt|avocat|abogad/iu,
    /\badv(?:ocates?|s|\.)|\bcounsel\b|\battorney|\bpleader\b|\bsolicitor|rechtsanw/iu,
  ],
];
const HONORIFIC_WORDS = [
  'the',
  "hon['’.]?\\s?(?:['’]?ble|ourable)?\\.?",
  'mr|mrs|ms|miss|dr|herr|frau',
  'shri|smt|sri|sh|kumari|m\\/s',
  'justice|judge|chief',
  '\\d{1,2}\\s?[.)]',
].join('|');
const HONORIFICS = new RegExp(`^(?:\\W*(?:${HONORIFIC_WORDS})\\b[.\\s]*)+`, 'iu');
/** What goes on after a name: others, an office, whose side it is. */
const AFTER_NAME_PARTS = [
  '&\\s*(?:ors|anr|others|another|etc)\\b',
  '\\band\\s+(?:others|another|ors|anr)\\b',
  '\\betc\\b',
  '\\(',
  ',?\\s*(?:sr\\.?|senior|ld\\.?|learned)?\\s*(?:adv(?:ocates?|s)?\\b|counsel\\b|a\\.?\\s?p\\.?\\s?p\\b)',
  ',\\s*c?\\.?\\s?j{1,2}\\.?\\s*(?:$|\\))',
  '\\bthrough\\b',
  '\\bfor\\s+(?:the\\s+)?(?:petitioner|respondent|appellant|applicant|plaintiff|defendant|state)',
  '\\b[swd]\\/o\\b|\\baged?\\b|\\br\\/o\\b',
].join('|');
const AFTER_NAME = new RegExp(`\\s*(?:${AFTER_NAME_PARTS}).*$`, 'isu');
const VERSUS = /^\W*(?:v(?:ersu)?s?\.?|and|between|gegen|contre|contra)\W*$/iu;

/** People and organisations by the role that a page gives them: beside them, after dots, or as a title. */
export function readRoleList(field: ArrayField, around: Surroundings): Findings[] | null {
  const { item } = field;
  if (item.shape !== 'scalar' || !item.types.includes('string')) return null;
  const words = `${lastName(field.path)} ${field.description}`;
  if (!/\bnames?\b|namen|noms?\b|nombres?\b/iu.test(`${words} ${item.description}`)) return null;
  const rows = around.rows.slice(0, MAX_ROWS);
  const office = OFFICE_TITLES.find(([stem]) => stem.test(lastName(field.path)));
  const found = office === undefined ? namesByRole(rows, rolePattern(words)) : namesByTitle(rows, office[1]);
  const unique = new Map(found.map((one) => [fold(one.value).replace(/\W/gu, ''), one]));
  const items = [...unique.values()].flatMap((one): Findings[] => {
    const value = conform(item, one.value, one.value);
    return value === undefined ? [] : [toFindings(item, one, value)];
  });
  return items.length === 0 ? null : items;
}

interface FoundName {
  row: Row;
  start: number;
  end: number;
  value: string;
}

/** Matches the role's words as the page has them: with or without a plural ending. */
function rolePattern(words: string): RegExp {
  const roles = (words.match(/\p{L}{5,}/gu) ?? [])
    .filter((word) => !/^(?:names?|which|their|other)$/iu.test(word))
    .map((word) => word.replace(/(?:e?s|en|\(s\))$/u, ''));
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(roles)].join('|')})(?:\\(s\\)|e?s|en)?(?!\\p{L})`, 'iu');
}

/** "Ramani   ... Petitioner", "Appellant :- Bajpayee": the name beside its role, or above it. */
function namesByRole(rows: Row[], role: RegExp): FoundName[] {
  for (const [index, row] of rows.entries()) {
    const match = role.exec(row.text);
    if (match === null || /counsel|advocate|^\W*for\b/iu.test(row.text)) continue;
    const before = row.text.slice(0, match.index);
    const after = row.text.slice(match.index + match[0].length);
    const labelled = /^\s*(?:no\.?\s*\d+\s*)?(?:[:.…-]+|\s{3,})[\s:–-]*(?=\p{L})/u.exec(after);
    if (labelled !== null && !/\p{L}{3}/u.test(before)) {
      const start = match.index + match[0].length + labelled[0].length;
      return splitNames(row, start, row.text.trimEnd().length);
    }
    const beside = /[.…]{2,}|\s{3,}/u.exec(before);
    if (beside !== null || !/\p{L}/u.test(before)) {
      const end = beside === null ? 0 : before.search(/\s*(?:[.…]{2,}|\s{3,})[^\p{L}]*$/u);
      const names = namesAbove(rows, index, end < 0 ? before.length : end);
      if (names.length > 0) return names;
    }
  }
  return [];
}

/** The numbered names, or the first line of the paragraph, that ends beside the role. */
function namesAbove(rows: Row[], index: number, end: number): FoundName[] {
  const lines: { row: Row; end: number }[] = [];
  const own = rows[index];
  if (own !== undefined && /\p{L}{2}/u.test(own.text.slice(0, end))) lines.push({ row: own, end });
  for (let above = index - 1; above >= 0 && lines.length < MAX_LINES_ABOVE; above--) {
    const row = rows[above];
    if (row === undefined || VERSUS.test(row.text) || row.page !== own?.page) break;
    if (/petition|appeal\b|coram|no\.\s?\d+|\d\/\d{2,4}\b|\bof\s+\d{4}|court|dated?\b|[.…]{3,}/iu.test(row.text)) break;
    const next = rows[above + 1];
    const gap = next === undefined ? 0 : next.page.text.slice(row.start + row.text.length, next.start);
    if (lines.length > 0 && typeof gap === 'string' && /\n\s*\n/u.test(gap) && !/^\s*\d/u.test(next?.text ?? '')) break;
    lines.unshift({ row, end: row.text.trimEnd().length });
  }
  const numbered = lines.filter(({ row }) => /^\s*\d{1,2}\s?[.)]/u.test(row.text));
  const chosen = numbered.length > 0 ? numbered : lines.slice(0, 1);
  return chosen.flatMap(({ row, end: until }) => clean(row, 0, until) ?? []);
}

/** "Hon'ble Mr. Justice S. Kumar", "Shri Jain, Advocate": the names in the lines that bear the title. */
function namesByTitle(rows: Row[], title: RegExp): FoundName[] {
  return rows.flatMap((row) => {
    if (!title.test(row.text) || row.text.length > 400) return [];
    const label = /^.*?(?::-?|[.…]{3,})\s*/u.exec(row.text);
    const start = label !== null && (title.test(label[0]) || label[0].length <= MAX_LABEL_LENGTH) ? label[0].length : 0;
    return splitNames(row, start, row.text.trimEnd().length);
  });
}

function splitNames(row: Row, from: number, to: number): FoundName[] {
  const text = row.text.slice(from, to);
  return [...text.matchAll(/(?:[^,;&]|,\s*(?=(?:c?\.?j{1,2}\.|sr\.|adv))|&\s*(?=others|ors|anr))+/giu)].flatMap(
    (part) =>
      [...part[0].matchAll(/(?:(?!\s(?:and|with|und|et|y)\s).)+/giu)].flatMap((piece) => {
        const start = from + part.index + piece.index;
        return clean(row, start, start + piece[0].length) ?? [];
      }),
  );
}

function clean(row: Row, from: number, to: number): FoundName | null {
  const text = row.text.slice(from, to);
  const spaced = /^\s*(?:(?:and|with|through)\s+)?/iu.exec(text)?.[0].length ?? 0;
  const lead = spaced + (HONORIFICS.exec(text.slice(spaced))?.[0].length ?? 0);
  const name = text
    .slice(lead)
    .replace(AFTER_NAME, '')
    .replace(/[\s,.:;…-]+$/u, (end) =>
      end.startsWith('.') && /\b\p{Lu}$/u.test(text.slice(0, -end.length)) ? '.' : '',
    );
  const words = name.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > 12 || !/^\p{Lu}/u.test(name) || name.length < 3) return null;
  if (words.length === 1 && /^(?:counsel|advocate|court|judge|coram|bench|present|adv|advs|in)$/iu.test(words[0] ?? ''))
    return null;
  return { row, start: from + lead, end: from + lead + name.length, value: name.replace(/\s+/gu, ' ') };
}

function toFindings(item: ScalarField, { row, start, end }: FoundName, value: Candidate['value']): Findings {
  const candidate: Candidate = {
    field: item,
    value,
    page: row.page,
    row: row.index,
    start: row.start + start,
    end: row.start + end,
    match: 'exact',
    label: CONFIDENCE,
    position: 1,
    fit: 1,
    source: 'role list',
  };
  return {
    scalars: new Map([[item, { value: candidate.value, candidate, confidence: CONFIDENCE }]]),
    arrays: new Map(),
  };
}
