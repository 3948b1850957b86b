import type { EvidenceMatch } from '../engine.ts';
import { tokensOf, type DocumentIndex, type Hit } from './document-index.ts';
import type { FuzzySearch } from './find-similar.ts';

/** The places of a value, in the order of the document. */
export interface Found {
  hits: Hit[];
  match: EvidenceMatch;
  /** How alike the value and its places are, 0 to 1. */
  similarity: number;
}

export const NOT_FOUND: Found = { hits: [], match: 'not_found', similarity: 0 };

/** Finds values in an indexed document, remembering what it found. */
export class ValueFinder {
  #index: DocumentIndex;
  #similar: FuzzySearch;
  #known = new Map<string, Found>();

  constructor(index: DocumentIndex, similar: FuzzySearch) {
    this.#index = index;
    this.#similar = similar;
  }

  find(value: string | number): Found {
    const key = `${typeof value} ${value}`;
    let found = this.#known.get(key);
    if (found === undefined) this.#known.set(key, (found = typeof value === 'number' ? this.#number(value) : this.#text(value)));
    return found;
  }

  #number(value: number): Found {
    const written = this.#index.numbers.get(value);
    if (written !== undefined) return { hits: written, match: writtenMatch(written, String(value)), similarity: 1 };
    // A negative amount whose sign stands elsewhere ("credit"), a rate of 0.19 that is written as 19 %.
    const opposite = this.#index.numbers.get(-value);
    if (opposite !== undefined) return { hits: opposite, match: 'derived', similarity: 0.8 };
    const percent = Math.abs(value) <= 1 ? this.#index.numbers.get(Math.round(value * 1e8) / 1e6) : undefined;
    if (percent !== undefined && value !== 0) return { hits: percent, match: 'derived', similarity: 0.8 };
    const tokens = this.#sequence(String(value));
    return tokens.length > 0 ? { hits: tokens, match: 'exact', similarity: 1 } : NOT_FOUND;
  }

  #text(value: string): Found {
    const tokens = this.#sequence(value);
    if (tokens.length > 0) {
      const exact = tokens.filter((hit) => hit.page.text.slice(hit.start, hit.end) === value);
      if (exact.length > 0) return { hits: exact, match: 'exact', similarity: 1 };
      return { hits: tokens, match: 'normalized', similarity: 1 };
    }
    const date = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
    const dated = date === undefined ? undefined : this.#index.dates.get(date);
    if (dated !== undefined) return { hits: dated, match: 'normalized', similarity: 1 };
    const number = /^-?\d+(?:\.\d+)?$/.test(value) ? this.#index.numbers.get(Number(value)) : undefined;
    if (number !== undefined) return { hits: number, match: 'normalized', similarity: 1 };
    return this.#joined(value) ?? this.#similar(value);
  }

  /** Places where the words of a text follow each other, whatever stands between them. */
  #sequence(value: string): Hit[] {
    const wanted = tokensOf(value);
    const rarest = this.#rarest(wanted.map((token) => token.folded));
    if (rarest === undefined) return [];
    const { tokens } = this.#index;
    const hits: Hit[] = [];
    for (const position of rarest.positions) {
      const first = position - rarest.offset;
      if (!wanted.every((token, index) => tokens[first + index]?.folded === token.folded)) continue;
      const start = tokens[first]?.hit;
      const end = tokens[first + wanted.length - 1]?.hit;
      if (start === undefined || end === undefined || start.page !== end.page) continue;
      hits.push(withSurroundings({ ...start, end: end.end }, value, wanted[0]?.start ?? 0, wanted.at(-1)?.end ?? value.length));
    }
    return hits;
  }

  #rarest(words: string[]): { positions: number[]; offset: number } | undefined {
    let rarest: { positions: number[]; offset: number } | undefined;
    for (const [offset, word] of words.entries()) {
      const positions = this.#index.postings.get(word);
      if (positions === undefined) return undefined;
      if (rarest === undefined || positions.length < rarest.positions.length) rarest = { positions, offset };
    }
    return rarest;
  }

  /** A code that the document writes in groups: an IBAN, a card or tax number. */
  #joined(value: string): Found | undefined {
    const whole = tokensOf(value).map((token) => token.folded).join('');
    if (whole.length < 6 || !/\d/.test(whole)) return undefined;
    const { tokens, postings } = this.#index;
    for (let length = whole.length - 1; length >= 2; length--) {
      const hits: Hit[] = [];
      for (const position of postings.get(whole.slice(0, length)) ?? []) {
        let text = '';
        let last = position;
        while (text.length < whole.length && whole.startsWith(text)) text += tokens[last++]?.folded ?? '\n';
        const [start, end] = [tokens[position]?.hit, tokens[last - 1]?.hit];
        if (text === whole && start !== undefined && end !== undefined && start.page === end.page) hits.push({ ...start, end: end.end });
      }
      if (hits.length > 0) return { hits, match: 'normalized', similarity: 1 };
    }
    return undefined;
  }
}

function writtenMatch(hits: Hit[], text: string): EvidenceMatch {
  return hits.some((hit) => hit.page.text.slice(hit.start, hit.end) === text) ? 'exact' : 'normalized';
}

/** Takes in the signs around the words where the value has them too: the full stop of "Inc.", brackets. */
function withSurroundings(hit: Hit, value: string, first: number, last: number): Hit {
  const before = value.slice(0, first);
  const after = value.slice(last);
  const { text } = hit.page;
  const start = before !== '' && text.slice(hit.start - before.length, hit.start) === before ? hit.start - before.length : hit.start;
  const end = after !== '' && text.startsWith(after, hit.end) ? hit.end + after.length : hit.end;
  return { ...hit, start, end, at: hit.at - (hit.start - start) };
}
