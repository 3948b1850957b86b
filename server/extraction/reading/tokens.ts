import { LRUCache } from 'lru-cache';
import { LANGUAGES } from './languages/all-languages.ts';
import { listTerms, listTopicWords, listWords } from './languages/terms.ts';

/** A word of a text with the concepts that it means; `concepts` is empty for a stop word. */
export interface Token {
  text: string;
  /** Offsets into the text that was split. */
  start: number;
  end: number;
  concepts: string[];
}

/** Lower case, no accents, ß as ss and ł as l, as property names have them. */
export function fold(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll('ł', 'l');
}

/** Property names have "empfaenger" for "Empfänger". */
function spellOutUmlauts(word: string): string {
  return word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}

const CONCEPT_BY_WORD = new Map<string, string>();
const MEANINGS = [
  ...listWords().map(({ concept, words }) => ({ meaning: concept, words })),
  ...listTopicWords().map(({ topic, words }) => ({ meaning: topic, words })),
];
for (const { meaning, words } of MEANINGS)
  for (const word of words.flatMap((word) => [fold(word), fold(spellOutUmlauts(word))]))
    if (!CONCEPT_BY_WORD.has(word)) CONCEPT_BY_WORD.set(word, meaning);
const SHORT_FORMS = new Map<string, string[]>(
  Object.values(LANGUAGES).flatMap(({ shortForms }) => Object.entries(shortForms)),
);
const STOP_WORDS = new Set(listTerms('stopWords').map(fold));

/** The second parts of German compounds, longest first. */
const COMPOUND_ENDINGS = [...CONCEPT_BY_WORD]
  // Of two letters, only abbreviations of "number": "Kundennr".
  .filter(([word, concept]) => (word.length >= 3 || concept === 'number') && /^[a-z]{2,}$/.test(word))
  .map(([word]) => word)
  .sort((a, b) => b.length - a.length);

const MIN_FIRST_PART = 2;
const MAX_CACHED_WORDS = 50_000;
const cachedConcepts = new Map<string, string[]>();

/** The concepts of one word; an unknown word means itself. */
export function readWord(word: string): string[] {
  const cached = cachedConcepts.get(word);
  if (cached !== undefined) return cached;
  const concepts = readFoldedWord(fold(word).replaceAll('’', "'"));
  if (cachedConcepts.size > MAX_CACHED_WORDS) cachedConcepts.clear();
  cachedConcepts.set(word, concepts);
  return concepts;
}

function readFoldedWord(word: string): string[] {
  if (word === '' || STOP_WORDS.has(word)) return [];
  const shortForm = SHORT_FORMS.get(word);
  if (shortForm !== undefined) return shortForm;
  const concept =
    CONCEPT_BY_WORD.get(word) ?? (word.endsWith('s') ? CONCEPT_BY_WORD.get(word.slice(0, -1)) : undefined);
  return concept === undefined ? (readCompound(word) ?? [word]) : [concept];
}

/** `rechnungsnummer` → invoice, number. All parts must be known words. */
function readCompound(word: string): string[] | undefined {
  if (word.length < 6 || !/^[a-z]+$/.test(word)) return undefined;
  for (const ending of COMPOUND_ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < MIN_FIRST_PART) continue;
    const first = word.slice(0, -ending.length);
    const last = CONCEPT_BY_WORD.get(ending) ?? ending;
    const concept = CONCEPT_BY_WORD.get(first) ?? CONCEPT_BY_WORD.get(first.replace(/(?:e?s|e?n)$/, ''));
    if (concept !== undefined) return [concept, last];
    const shortForm = SHORT_FORMS.get(first);
    if (shortForm !== undefined) return [...shortForm, last];
    if (ending.length >= 5) {
      const before = readCompound(first.replace(/s$/, '')) ?? readCompound(first);
      if (before !== undefined) return [...before, last];
    }
  }
  return undefined;
}

/** Words without their apostrophes, numbers, and the signs for "number", "percent" and currencies. */
const WORD = /(?<!\p{L})n\.(?=\s?\d)|[\p{L}\p{M}]+[°º]?|\d+(?:[.,:/-]\d+)*|[#№%$€£]|n[°º]/giu;

export function tokenize(text: string): Token[] {
  const tokens = [...text.matchAll(WORD)].map(({ 0: word, index }): Token => ({
    text: word,
    start: index,
    end: index + word.length,
    concepts: /^\d/.test(word) ? [word] : readWord(word),
  }));
  return joinInitials(tokens, text);
}

const MAX_KEPT_LINES = 200;
const tokensByLine = new LRUCache<string, readonly Token[]>({ max: MAX_KEPT_LINES, memoMethod: tokenize });

/** The same for a line that is compared with one field after the other. */
export const tokenizeOnce = (line: string): readonly Token[] => tokensByLine.memo(line);

const MAX_INITIALS = 4;

/** Joins pieces of up to three letters, as in `P.O.`, `D.O.B.` and `E-Mail`, where the whole is a known word. */
function joinInitials(tokens: Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    const run = listInitials(tokens, index, text);
    let count = run.length;
    while (count > 1 && !isWord(run.slice(0, count))) count -= 1;
    const last = run[count - 1];
    if (count < 2 || last === undefined) joined.push(token);
    else {
      const { start } = token;
      const concepts = readFoldedWord(joinWord(run.slice(0, count)));
      joined.push({ text: text.slice(start, last.end), start, end: last.end, concepts });
      index += count - 1;
    }
  }
  return joined;
}

/** The tokens from one on that signs without spaces part; all but the last are short. */
function listInitials(tokens: readonly Token[], from: number, text: string): Token[] {
  const run: Token[] = [];
  for (const token of tokens.slice(from, from + MAX_INITIALS)) {
    const last = run.at(-1);
    if (last !== undefined) {
      const isJoined = token.start - last.end === 1 && /[.\-/]/.test(text[last.end] ?? '');
      if (last.text.length > 3 || !isJoined) break;
    }
    run.push(token);
  }
  return run;
}

const joinWord = (run: readonly Token[]): string => fold(run.map(({ text }) => text).join(''));

function isWord(run: readonly Token[]): boolean {
  const word = joinWord(run);
  return CONCEPT_BY_WORD.has(word) || SHORT_FORMS.has(word);
}

/** `invoiceNumber`, `invoice_number`, `invoice-number`, `InvoiceNo`, `IBANNumber` → words with spaces between. */
export function splitName(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[_\-./:\s]+/g, ' ')
    .trim();
}

const conceptsByName = new LRUCache<string, string[]>({
  max: MAX_CACHED_WORDS,
  memoMethod: (name) => readConcepts(splitName(name)),
});

/** The concepts of a property name. A process sees the same few names again and again. */
export const readNameConcepts = (name: string): string[] => conceptsByName.memo(name);

/** The concepts of a phrase without its stop words. */
export function readConcepts(phrase: string): string[] {
  return tokenize(phrase).flatMap((token) => token.concepts);
}
