import { SHORT_FORMS, STOP_WORDS, WORDS } from './lexicon.ts';

/** A word of a text with the concepts that it stands for; `concepts` is empty for a stop word. */
export interface Token {
  text: string;
  /** Offsets into the text that was split. */
  start: number;
  end: number;
  concepts: string[];
}

const CONCEPT_OF = new Map<string, string>();
for (const [concept, words] of Object.entries(WORDS))
  for (const word of words) if (!CONCEPT_OF.has(word)) CONCEPT_OF.set(word, concept);

/** The second halves of German compounds, longest first. */
const HEADS = [...CONCEPT_OF.keys()]
  .filter((word) => word.length >= 3 && /^[a-z]+$/.test(word))
  .sort((a, b) => b.length - a.length);

/** Lower case, no accents, ß as ss. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();
}

const cache = new Map<string, string[]>();

/** The concepts of one word; a word that is not in the lexicon stands for itself. */
export function conceptsOf(word: string): string[] {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const concepts = analyse(fold(word).replaceAll('’', "'"));
  if (cache.size > 50_000) cache.clear();
  cache.set(word, concepts);
  return concepts;
}

function analyse(folded: string): string[] {
  if (folded === '' || STOP_WORDS.has(folded)) return [];
  const short = SHORT_FORMS[folded];
  if (short !== undefined && Object.hasOwn(SHORT_FORMS, folded)) return short;
  const direct = CONCEPT_OF.get(folded);
  if (direct !== undefined) return [direct];
  if (folded.endsWith('s') && CONCEPT_OF.has(folded.slice(0, -1)))
    return [CONCEPT_OF.get(folded.slice(0, -1)) ?? folded];
  return compound(folded) ?? [folded];
}

/** `rechnungsnummer` → invoice, number. The first part must be known, or long enough to be a word of its own. */
function compound(folded: string): string[] | undefined {
  if (folded.length < 6 || !/^[a-z]+$/.test(folded)) return undefined;
  for (const head of HEADS) {
    if (!folded.endsWith(head) || folded.length - head.length < 2) continue;
    const first = folded.slice(0, -head.length);
    const concept = CONCEPT_OF.get(first) ?? CONCEPT_OF.get(first.replace(/(?:e?s|e?n)$/, ''));
    if (concept !== undefined) return [concept, CONCEPT_OF.get(head) ?? head];
    if (head.length >= 5) {
      const inner = compound(first.replace(/s$/, '')) ?? compound(first);
      if (inner !== undefined) return [...inner, CONCEPT_OF.get(head) ?? head];
    }
  }
  return undefined;
}

/** Words: letters with apostrophes left out, digits, and the signs that stand for "number" and "percent". */
const WORD = /[\p{L}\p{M}]+[°º]?|\d+(?:[.,:/-]\d+)*|[#№%$€£]|n[°º]/giu;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    const digits = /^\d/.test(word);
    tokens.push({
      text: word,
      start: match.index,
      end: match.index + word.length,
      concepts: digits ? [word] : conceptsOf(word),
    });
  }
  return mergeInitials(tokens, text);
}

/** `P.O.` and `E-Mail` come in pieces of a letter or two: joined where the whole is a known word. */
function mergeInitials(tokens: Token[], text: string): Token[] {
  const merged: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const one = tokens[i];
    if (one === undefined) continue;
    const next = tokens[i + 1];
    if (
      next !== undefined &&
      one.text.length <= 3 &&
      next.start - one.end === 1 &&
      /[.\-/]/.test(text[one.end] ?? '')
    ) {
      const whole = fold(one.text + next.text);
      if (CONCEPT_OF.has(whole) || Object.hasOwn(SHORT_FORMS, whole)) {
        merged.push({
          text: text.slice(one.start, next.end),
          start: one.start,
          end: next.end,
          concepts: analyse(whole),
        });
        i++;
        continue;
      }
    }
    merged.push(one);
  }
  return merged;
}

/** `invoiceNumber`, `invoice_number`, `invoice-number`, `InvoiceNo`, `IBANNumber` → words with spaces between. */
export function splitName(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[_\-./:\s]+/g, ' ')
    .trim();
}

/** The concepts of a phrase, stop words left out. */
export function phraseConcepts(phrase: string): string[] {
  return tokenize(phrase).flatMap((token) => token.concepts);
}
