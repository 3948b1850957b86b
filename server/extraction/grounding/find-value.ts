import { LRUCache } from 'lru-cache';
import type { JsonValue } from '../../lib/json-value.ts';
import { CURRENCY_SIGNS } from '../reading/currencies.ts';
import { splitName } from '../reading/tokens.ts';
import { createHit, splitIntoTokens, type DocumentIndex, type Hit, type WrittenValues } from './document-index.ts';
import { createFuzzySearch, type FuzzySearch } from './find-similar.ts';
import { NOT_FOUND, OTHER_SIGN, type Found } from './found.ts';
import { SpellingFinder } from './spellings/find-spelled.ts';
import type { SearchEffort, SearchCost } from './search-effort.ts';
import { WholeValues } from './whole-values.ts';

/** A limit on the places of a value without letters or digits. */
const MAX_SCAN_HITS = 1_000;
/**
 * Limits on searches for codes written in groups. Longer values are not codes; more frequent first words are no code
 * prefixes.
 */
const MAX_CODE_CHARACTERS = 64;
const MAX_CODE_STARTS = 300;
/** Of all values that are kept for a document. */
const MAX_KEPT_HITS = 20_000;

/** What was found, and what the search took. */
interface Search extends SearchCost {
  found: Found;
}

/**
 * Finds values in an indexed document and keeps what it found: samples, repaired answers and further questions have
 * much the same values.
 */
export class ValueFinder {
  #index: DocumentIndex;
  #similar: FuzzySearch;
  #wholes: WholeValues;
  #spellings: SpellingFinder;
  #kept = new LRUCache<string | number, Search>({
    maxSize: MAX_KEPT_HITS,
    sizeCalculation: ({ found }, value) => 1 + found.hits.length + Math.ceil(String(value).length / 50),
  });

  constructor(index: DocumentIndex) {
    this.#index = index;
    this.#similar = createFuzzySearch(index);
    this.#wholes = new WholeValues(index);
    this.#spellings = new SpellingFinder(index, (text) => this.#findSequence(text));
  }

  /** Finds the same whether or not the value was looked for before. */
  find(value: string | number, effort: SearchEffort): Found {
    const kept = this.#kept.get(value);
    if (kept !== undefined && effort.take(kept)) return kept.found;
    const { scans, steps } = effort;
    const found = typeof value === 'number' ? this.#findNumber(value) : this.#findText(value, effort);
    if (effort.hasScans && effort.hasSteps)
      this.#kept.set(value, {
        found,
        scans: effort.scans - scans,
        steps: effort.steps - steps,
      });
    return found;
  }

  /** Whether a place is a piece of a date: a year, the name of a month. */
  isInDate(value: JsonValue, hit: Hit): boolean {
    return this.#wholes.isInDate(value, hit);
  }

  #findNumber(value: number): Found {
    const usual = this.#keepWholes(value, findNumber(this.#index.written, value));
    if (usual !== undefined) return usual;
    const tokens = this.#wholes.filter(value, this.#findSequence(String(value)));
    // "1.234" is 1234 where the document writes "1.234,50".
    const isOther = tokens.some((hit) => /\d[.,]\d/.test(hit.page.text.slice(hit.start, hit.end)));
    if (tokens.length > 0 && !isOther) return { hits: tokens, match: 'exact', similarity: 1 };
    const spelled = this.#spellings.findNumber(value);
    if (spelled !== undefined) return spelled;
    const found = this.#keepWholes(value, findNumber(this.#index.readAlternative(), value));
    return found === undefined ? NOT_FOUND : { ...found, match: 'derived', similarity: 0.8, isOtherNotation: true };
  }

  #findText(value: string, effort: SearchEffort): Found {
    const tokens = this.#wholes.filter(value, this.#findSequence(value));
    if (tokens.length > 0) {
      const exact = tokens.filter((hit) => hit.page.text.slice(hit.start, hit.end) === value);
      return exact.length > 0 ? { hits: exact, match: 'exact', similarity: 1 } : createNormalized(tokens);
    }
    const notation =
      this.#findNotation(value, this.#index.written) ?? this.#findNotation(value, this.#index.readAlternative);
    return (
      this.#keepWholes(value, notation && createNormalized(notation)) ??
      this.#keepWholes(value, this.#findGroupedCode(value)) ??
      this.#keepWholes(value, this.#findEquivalent(value, effort)) ??
      this.#spellings.findText(value) ??
      this.#keepWholes(value, this.#similar(value, effort)) ??
      NOT_FOUND
    );
  }

  #keepWholes(value: string | number, found: Found | undefined): Found | undefined {
    if (found === undefined) return undefined;
    const hits = this.#wholes.filter(value, found.hits);
    const either = found.either && this.#wholes.filter(value, found.either);
    return hits.length === 0 ? undefined : { ...found, hits, ...(either && { either }) };
  }

  /** A date or number in JSON notation. */
  #findNotation(value: string, written: WrittenValues | (() => WrittenValues)): Hit[] | undefined {
    const date = /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
    const isNumber = /^-?\d+(?:\.\d+)?$/.test(value);
    if (date === undefined && !isNumber) return undefined;
    const { dates, numbers } = typeof written === 'function' ? written() : written;
    return date === undefined ? numbers.get(Number(value)) : dates.get(date);
  }

  /** Equivalent spellings: a currency symbol, the words of an enum value, a time without seconds. */
  #findEquivalent(value: string, effort: SearchEffort): Found | undefined {
    const spoken = /\s/.test(value) ? value : splitName(value);
    const time = /^(\d{2}:\d{2}):00(?:\.0+)?(?:Z|[+-]\d{2}:\d{2})?$/.exec(value)?.[1];
    const hits = time === undefined ? (spoken === value ? [] : this.#findSequence(spoken)) : this.#findSequence(time);
    if (hits.length > 0) return createNormalized(hits);
    const signs = Object.entries(CURRENCY_SIGNS).flatMap(([sign, code]) => (code === value ? [sign] : []));
    const wordless = splitIntoTokens(value).length === 0 ? [value] : [];
    const seen = [...signs, ...wordless].flatMap((sign) => this.#scan(sign, effort)).sort((a, b) => a.at - b.at);
    if (seen.length === 0) return undefined;
    return {
      hits: seen,
      match: signs.length > 0 ? 'normalized' : 'exact',
      similarity: 1,
    };
  }

  /** Places of a text without words to look up. Letters at its edges must not continue a word. */
  #scan(sign: string, effort: SearchEffort): Hit[] {
    const hits: Hit[] = [];
    effort.scans += 1;
    if (!effort.hasScans) return hits;
    for (const [number, line] of this.#index.lines.entries()) {
      const lowered = line.text.toLowerCase();
      // Some letters change length when lower-cased, which would shift offsets.
      const text = lowered.length === line.text.length ? lowered : line.text;
      for (
        let at = text.indexOf(sign);
        at !== -1 && hits.length < MAX_SCAN_HITS;
        at = text.indexOf(sign, at + sign.length)
      ) {
        const around = text.slice(Math.max(0, at - 1), at + sign.length + 1);
        if (!/\p{L}/u.test(sign) || !/\p{L}/u.test(around.replace(sign, '')))
          hits.push(createHit(line, number, at, at + sign.length));
      }
    }
    return hits;
  }

  /** Places where the words of a text follow each other, ignoring punctuation between them. */
  #findSequence(value: string): Hit[] {
    const wanted = splitIntoTokens(value);
    const rarest = this.#findRarestWord(wanted.map((token) => token.folded));
    if (rarest === undefined) return [];
    const { tokens } = this.#index;
    const hits: Hit[] = [];
    for (const position of rarest.positions) {
      const first = position - rarest.offset;
      if (!wanted.every((token, index) => tokens[first + index]?.folded === token.folded)) continue;
      const start = tokens[first]?.hit;
      const end = tokens[first + wanted.length - 1]?.hit;
      if (start === undefined || end === undefined || start.page !== end.page) continue;
      hits.push(
        extendHit({ ...start, end: end.end }, value, wanted[0]?.start ?? 0, wanted.at(-1)?.end ?? value.length),
      );
    }
    return hits;
  }

  #findRarestWord(words: string[]): { positions: number[]; offset: number } | undefined {
    let rarest: { positions: number[]; offset: number } | undefined;
    for (const [offset, word] of words.entries()) {
      const positions = this.#index.postings.get(word);
      if (positions === undefined) return undefined;
      if (rarest === undefined || positions.length < rarest.positions.length) rarest = { positions, offset };
    }
    return rarest;
  }

  /**
   * A code that the document writes in groups, such as an IBAN or a card number. Also a compound that one side
   * hyphenates.
   */
  #findGroupedCode(value: string): Found | undefined {
    const whole = splitIntoTokens(value)
      .map((token) => token.folded)
      .join('');
    if (whole.length < 6 || whole.length > MAX_CODE_CHARACTERS) return undefined;
    const { tokens, postings } = this.#index;
    for (let length = whole.length; length >= 2; length--) {
      const hits: Hit[] = [];
      for (const position of (postings.get(whole.slice(0, length)) ?? []).slice(0, MAX_CODE_STARTS)) {
        let text = '';
        let last = position;
        while (text.length < whole.length && whole.startsWith(text)) text += tokens[last++]?.folded ?? '\n';
        const [start, end] = [tokens[position]?.hit, tokens[last - 1]?.hit];
        if (text !== whole || start === undefined || end === undefined || start.page !== end.page) continue;
        const hit = { ...start, end: end.end };
        // Words without digits may be joined by a hyphen, but not by a space ("to get her" is not "together").
        if (/\d/.test(whole) || value.includes('-') || !/\s/.test(hit.page.text.slice(hit.start, hit.end)))
          hits.push(hit);
      }
      if (hits.length > 0) return createNormalized(hits);
    }
    return undefined;
  }
}

function createNormalized(hits: Hit[]): Found {
  return { hits, match: 'normalized', similarity: 1 };
}

function findNumber({ numbers }: WrittenValues, value: number): Found | undefined {
  const written = numbers.get(value);
  const opposite = numbers.get(-value);
  if (written !== undefined) {
    const found = { hits: written, match: 'exact', similarity: 1 } as const;
    if (opposite === undefined || value === 0) return found;
    return { ...found, either: [...written, ...opposite].sort((a, b) => a.at - b.at) };
  }
  if (opposite !== undefined) return { hits: opposite, ...OTHER_SIGN };
  // A rate of 0.19 written as 19 %.
  const percent = value !== 0 && Math.abs(value) <= 1 ? numbers.get(Math.round(value * 1e8) / 1e6) : undefined;
  return percent === undefined ? undefined : { hits: percent, match: 'derived', similarity: 0.8 };
}

/** Includes the punctuation around the words if the value has it too: the full stop of "Inc.", brackets. */
function extendHit(hit: Hit, value: string, first: number, last: number): Hit {
  const before = value.slice(0, first);
  const after = value.slice(last);
  const { text } = hit.page;
  const start =
    before !== '' && text.slice(hit.start - before.length, hit.start) === before
      ? hit.start - before.length
      : hit.start;
  const end = after !== '' && text.startsWith(after, hit.end) ? hit.end + after.length : hit.end;
  return { ...hit, start, end, at: hit.at - (hit.start - start) };
}
