import { LRUCache } from 'lru-cache';
import { readNameConcepts, tokenize } from '../reading/tokens.ts';
import type { UsedPlaces } from './choose-place.ts';
import type { DocumentIndex, Hit } from './document-index.ts';

/** Limits per field on the lines and places examined. */
const MAX_LINES = 200;
const MAX_HITS = 500;

/** Words among which those of a name are. */
const MAX_NAME_WORDS = 12;
/** Words of a name of which a line may lack one. */
const MIN_NAME_WORDS = 3;
/** Names of fields whose lines are kept. */
const MAX_KEPT_NAMES = 2_000;

/** Finds the lines that name a field. */
export class LabelIndex {
  #index: DocumentIndex;
  #known = new LRUCache<string, number[]>({ max: MAX_KEPT_NAMES });
  #naming = new LRUCache<string, Set<number>>({ max: MAX_KEPT_NAMES });

  constructor(index: DocumentIndex) {
    this.#index = index;
  }

  /** Lines that contain all words of one of the names, compared as concepts. At most `MAX_LINES` per name. */
  findLines(isNamedIn: string[]): number[] {
    return isNamedIn.flatMap((name) => {
      const known = this.#known.get(name) ?? this.#lookUp(this.#listConcepts(name));
      this.#known.set(name, known);
      return known;
    });
  }

  /** The words of a text that name the field: the shortest run with all of them. */
  findSpan(names: readonly string[], text: string): { start: number; end: number } | null {
    const tokens = tokenize(text);
    for (const name of names) {
      const concepts = this.#listConcepts(name);
      if (concepts.length === 0) continue;
      let best: { start: number; end: number } | null = null;
      tokens.forEach(({ start, concepts: first }, from) => {
        if (!first.some((concept) => concepts.includes(concept))) return;
        const missing = new Set(concepts);
        for (const token of tokens.slice(from, from + MAX_NAME_WORDS)) {
          for (const concept of token.concepts) missing.delete(concept);
          if (missing.size > 0) continue;
          if (best === null || token.end - start < best.end - best.start) best = { start, end: token.end };
          return;
        }
      });
      if (best !== null) return best;
    }
    return null;
  }

  /** Whether a line names the field. */
  names(names: string[], line: number): boolean {
    const key = names.join('\n');
    let lines = this.#naming.get(key);
    if (lines === undefined) this.#naming.set(key, (lines = new Set(this.findLines(names))));
    return lines.has(line);
  }

  /** Whether a line has all words of a name but one: "Share-based compensation" for `stock_based_compensation`. */
  nearlyNames(names: string[], line: number): boolean {
    return names.some((name) => {
      const concepts = this.#listConcepts(name);
      return (
        concepts.length >= MIN_NAME_WORDS &&
        this.names(
          concepts.map((_, left) => concepts.toSpliced(left, 1).join(' ')),
          line,
        )
      );
    });
  }

  /** Whether a line names the field and has no value of its own, so that the value is below. */
  isHeading(names: string[], line: number): boolean {
    return this.names(names, line) && !/\d/.test(this.#index.lines[line]?.text ?? '');
  }

  /** Whether the document names the field beside another number, and other words are before this one. */
  isNamedElsewhere(names: string[], hit: Hit): boolean {
    if (isBesideLabel(this, names, hit)) return false;
    const { lines } = this.#index;
    const line = lines[hit.line];
    const hasWords = line !== undefined && /\p{L}{2}/u.test(line.text.slice(0, hit.start - line.start));
    return hasWords && this.findLines(names).some((number) => /\d/.test(lines[number]?.text ?? ''));
  }

  /** The words of a name, in the spelling of the document: `pruefung` for "Prüfung". */
  #listConcepts(name: string): string[] {
    const known = this.#index.linesByConcept();
    return readNameConcepts(name).map((concept) => {
      if (known.has(concept)) return concept;
      const folded = concept.replaceAll(/([aou])e/g, '$1');
      return known.has(folded) ? folded : concept;
    });
  }

  #lookUp(concepts: string[]): number[] {
    const lists = concepts
      .map((concept) => this.#index.linesByConcept().get(concept) ?? new Set<number>())
      .sort((a, b) => a.size - b.size);
    const [rarest = new Set<number>(), ...others] = lists;
    const naming: number[] = [];
    for (const line of rarest) {
      if (naming.length >= MAX_LINES) break;
      if (others.every((list) => list.has(line))) naming.push(line);
    }
    return naming;
  }
}

/** The place beside a label: in its line or the line below. Undefined if no line names the field. */
export function findLabelledHit(labels: LabelIndex, names: string[], hits: Hit[], used: UsedPlaces): Hit | undefined {
  if (labels.findLines(names).length === 0) return undefined;
  const free = hits.slice(0, MAX_HITS).filter((hit) => !used.has(hit));
  return free.find((hit) => labels.names(names, hit.line)) ?? free.find((hit) => labels.isHeading(names, hit.line - 1));
}

export function isBesideLabel(labels: LabelIndex, names: string[], { line }: Hit): boolean {
  return labels.names(names, line) || labels.isHeading(names, line - 1);
}
