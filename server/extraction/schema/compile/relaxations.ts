/** What was relaxed, where. Gives sentences that are the same for the same schema. */
export class Relaxations {
  readonly #keywords = new Map<string, Set<string>>();
  readonly #places = new Map<string, Set<string>>();
  readonly #sentences: string[] = [];

  /** A constraint went into the description. */
  described(keyword: string, path: string[]): void {
    add(this.#keywords, keyword, path);
  }

  /** @param fate follows the places: "was …" */
  at(fate: string, path: string[]): void {
    add(this.#places, fate, path);
  }

  say(sentence: string): void {
    this.#sentences.push(sentence);
  }

  sentences(): string[] {
    const keywords = [...this.#keywords.keys()].sort().map((keyword) => `\`${keyword}\``);
    const paths = new Set([...this.#keywords.values()].flatMap((at) => [...at]));
    const described =
      keywords.length === 0
        ? []
        : [
            `The provider does not enforce ${listed(keywords)} at ${places(paths)}. ` +
              `${keywords.length === 1 ? 'It was' : 'They were'} described to the model, and the answer was validated.`,
          ];
    return [
      ...described,
      ...[...this.#places].map(([fate, at]) => `The schema at ${places(at)} ${fate}.`),
      ...new Set(this.#sentences),
    ];
  }
}

function add(map: Map<string, Set<string>>, key: string, path: string[]): void {
  const at = map.get(key) ?? new Set();
  map.set(key, at);
  at.add(path.length === 0 ? 'the root' : path.join('.'));
}

/** Names are the user's: long ones are cut. */
function places(paths: Set<string>): string {
  const named = [...paths]
    .slice(0, 3)
    .map((path) => (path === 'the root' ? path : `"${path.length > 80 ? `${path.slice(0, 79)}…` : path}"`));
  const more = paths.size - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : listed(named);
}

function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
