/** A place where a term was found. */
export interface FoundTerm {
  /** The index of the list that has the term. */
  owner: number;
  /** In words. */
  length: number;
  /** The term with its list. */
  term: string;
  /** Terms of few lists say more. */
  weight: number;
  isStart: boolean;
  /** 1; less for the last part of a word that is a term itself. */
  share: number;
}

interface IndexedTerm {
  owner: number;
  term: string;
  words: string[];
  weight: number;
}

export interface TermIndex {
  find(words: readonly string[]): FoundTerm[];
}

const MIN_COMPOUND = 6;
/** Letters before the last word of a compound: a "Bezeichnung" is no "Zeichnung". */
const MIN_FIRST_PART = 3;
/** Endings of words that are found without them: "Rechnung" is in "Rechnungen". */
const MAX_ENDING = 2;

/** What the last part of a word counts that is a term: a "Mietvertrag" is more of a lease than of a "Vertrag". */
const SHORTER = 0.4;

/**
 * Finds terms in words. The last word of a compound counts: "Sammelrechnung" is a "Rechnung".
 * @param lists the folded words of the terms of each owner
 */
export function createTermIndex(lists: readonly (readonly string[][])[]): TermIndex {
  const owners = new Map<string, Set<number>>();
  const terms = lists.flatMap((list, owner) => {
    const different = new Map(list.map((words) => [words.join(' '), words]));
    return [...different].map(([text, words]) => {
      const of = owners.get(text) ?? new Set();
      owners.set(text, of.add(owner));
      return { owner, words, text };
    });
  });
  const byFirst = new Map<string, IndexedTerm[]>();
  for (const { owner, words, text } of terms) {
    const [first = ''] = words;
    const weight = (1 + 0.6 * (words.length - 1)) / (owners.get(text)?.size ?? 1);
    const of = byFirst.get(first) ?? [];
    of.push({ owner, words, weight, term: `${owner} ${text}` });
    byFirst.set(first, of);
  }
  const known = new Map<string, readonly IndexedTerm[][]>();

  /** Terms by their first word: the word itself, then its stems, then its last part in a compound. */
  function startingWith(word: string): readonly IndexedTerm[][] {
    const cached = known.get(word);
    if (cached !== undefined) return cached;
    const found = [...variantsOf(word)].flatMap((variant) => {
      const of = byFirst.get(variant);
      return of === undefined ? [] : [of];
    });
    if (known.size > 50_000) known.clear();
    known.set(word, found);
    return found;
  }

  return {
    find(words) {
      return words.flatMap((word, at) => {
        const isHere = (term: IndexedTerm) =>
          term.words.every((one, index) => index === 0 || matches(words[at + index] ?? '', one));
        const found = startingWith(word)
          .map((terms) => terms.filter(isHere))
          .filter((terms) => terms.length > 0);
        return found.flatMap((terms, rank) =>
          terms.map(({ owner, words: { length }, weight, term }) => {
            const share = rank === 0 ? 1 : SHORTER;
            return { owner, length, weight: weight * share, share, term, isStart: at === 0 };
          }),
        );
      });
    },
  };
}

const matches = (word: string, term: string): boolean =>
  word === term || (term.length >= 4 && word.startsWith(term) && word.length <= term.length + MAX_ENDING);

function* variantsOf(word: string): Generator<string> {
  yield word;
  for (let cut = 1; cut <= MAX_ENDING && word.length - cut >= 5; cut++) yield word.slice(0, -cut);
  for (let start = MIN_FIRST_PART; word.length - start >= MIN_COMPOUND; start++) yield word.slice(start);
}
