import { LRUCache } from 'lru-cache';

export const WORD = /[\p{L}\p{M}]{2,}|[#%$€£]/gu;

const wordsByText = new LRUCache<string, string[]>({
  max: 20_000,
  memoMethod: (text) => (text.normalize('NFKC').toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, 24)),
});

/** The words of a text in lower case, without digits: what a template repeats. */
export const wordsOf = (text: string): string[] => wordsByText.memo(text);

/** Letters and digits of a text in lower case. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What a text goes on with: a letter `a`, a digit `9`, another sign as it is; empty for nothing. */
export function followerOf(text: string): string {
  const [first = ''] = text.trimStart();
  return /[\p{L}\p{M}]/u.test(first) ? 'a' : /\p{N}/u.test(first) ? '9' : first;
}

const MAX_SHAPE = 24;

/** Runs of capitals, of small letters, of digits, and the signs between them: `A-9` for "PO-881". */
export function shapeOf(text: string): string {
  return text
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\p{N}+/gu, '9')
    .replace(/\s+/gu, ' ')
    .replace(/(?:Aa ?)+/gu, 'W')
    .slice(0, MAX_SHAPE);
}
