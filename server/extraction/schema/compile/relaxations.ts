/** Collects what a provider does not enforce, as sentences for users. */
export class Relaxations {
  readonly #keywordPaths = new Map<string, Set<string>>();
  readonly #placePaths = new Map<string, Set<string>>();
  readonly #sentences = new Set<string>();

  /** A keyword that is described to the model instead of sent. */
  addDescribedKeyword(keyword: string, path: string[]): void {
    addPath(this.#keywordPaths, keyword, path);
  }

  /** @param predicate completes "The schema at <path> …" */
  addPlace(predicate: string, path: string[]): void {
    addPath(this.#placePaths, predicate, path);
  }

  addSentence(sentence: string): void {
    this.#sentences.add(sentence);
  }

  toSentences(): string[] {
    const places = [...this.#placePaths].map(
      ([predicate, paths]) => `The schema at ${formatPaths(paths)} ${predicate}.`,
    );
    return [...this.#describeKeywords(), ...places, ...this.#sentences];
  }

  #describeKeywords(): string[] {
    const keywords = [...this.#keywordPaths.keys()].sort().map((keyword) => `\`${keyword}\``);
    if (keywords.length === 0) return [];
    const paths = new Set([...this.#keywordPaths.values()].flatMap((keywordPaths) => [...keywordPaths]));
    return [
      `The provider does not enforce ${joinWithAnd(keywords)} at ${formatPaths(paths)}. ` +
        `${keywords.length === 1 ? 'It was' : 'They were'} described to the model, and the answer was validated.`,
    ];
  }
}

const ROOT = 'the root';
const MAX_LISTED_PATHS = 3;
const MAX_PATH_CHARACTERS = 80;

function addPath(map: Map<string, Set<string>>, key: string, path: string[]): void {
  const paths = map.get(key) ?? new Set();
  map.set(key, paths);
  paths.add(path.length === 0 ? ROOT : path.join('.'));
}

function formatPaths(paths: Set<string>): string {
  const listed = [...paths].slice(0, MAX_LISTED_PATHS).map((path) => (path === ROOT ? path : `"${truncate(path)}"`));
  const more = paths.size - listed.length;
  return more > 0 ? `${listed.join(', ')} and ${more} more` : joinWithAnd(listed);
}

/** Property names of users can be long. */
function truncate(path: string): string {
  return path.length > MAX_PATH_CHARACTERS ? `${path.slice(0, MAX_PATH_CHARACTERS - 1)}…` : path;
}

function joinWithAnd(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
