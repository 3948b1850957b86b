import { phraseConcepts, splitName, tokenize } from '../local/tokens.ts';
import type { UsedPlaces } from './choose-place.ts';
import type { DocumentIndex, Hit } from './document-index.ts';

/** Lines looked at for one field. */
const MOST_LINES = 200;

/** Which lines hold the words that name a field. Built when the first ambiguous value asks for it. */
export class LabelIndex {
  #index: DocumentIndex;
  #lines: Map<string, number[]> | undefined;
  #offsets: number[] = [];

  constructor(index: DocumentIndex) {
    this.#index = index;
  }

  /** Lines with all of the concepts, the first 200. */
  linesNaming(concepts: string[]): number[] {
    const lists = concepts.map((concept) => this.#byConcept().get(concept) ?? []).sort((a, b) => a.length - b.length);
    const [rarest = [], ...others] = lists;
    const sets = others.map((list) => new Set(list));
    return rarest.filter((line) => sets.every((set) => set.has(line))).slice(0, MOST_LINES);
  }

  /** Where a line starts, counted over the whole document. */
  offsetOf(line: number): number {
    this.#byConcept();
    return this.#offsets[line] ?? 0;
  }

  #byConcept(): Map<string, number[]> {
    if (this.#lines !== undefined) return this.#lines;
    const lines = new Map<string, number[]>();
    let base = 0;
    this.#index.lines.forEach((line, number) => {
      const before = this.#index.lines[number - 1];
      if (before !== undefined && before.page !== line.page) base += before.page.text.length + 2;
      this.#offsets.push(base + line.start);
      for (const concept of new Set(tokenize(line.text).flatMap((token) => token.concepts))) {
        const list = lines.get(concept);
        if (list === undefined) lines.set(concept, [number]);
        else list.push(number);
      }
    });
    this.#lines = lines;
    return lines;
  }
}

/** The place that a label names: in its line or in the one below. Undefined when no line names the field. */
export function labelledHit(labels: LabelIndex, name: string, hits: Hit[], used: UsedPlaces): Hit | undefined {
  const concepts = phraseConcepts(splitName(name));
  if (concepts.length === 0) return undefined;
  const naming = new Set(labels.linesNaming(concepts));
  if (naming.size === 0) return undefined;
  const free = hits.filter((hit) => !used.has(hit));
  return free.find((hit) => naming.has(hit.line)) ?? free.find((hit) => naming.has(hit.line - 1));
}
