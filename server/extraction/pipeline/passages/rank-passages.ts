import type { Layout } from '../../../parsing/layout.ts';
import { readConcepts, splitName, tokenize } from '../../reading/tokens.ts';
import type { Field } from '../../schema/field-tree.ts';
import type { Passage } from './passages.ts';

/** Ranks passages for fields by the words that name a field. Rare words count more. */
export interface PassageRanks {
  /**
   * Indexes of passages, best first, alternating between fields so that each has its best passage early. Passages that
   * name no field come last.
   */
  order(fields: readonly Field[]): number[];
}

/** Words of a description count less than the name: descriptions also say what a value is not. */
const DESCRIPTION_WEIGHT = 0.25;
/** Passages per field that come before all others. */
const MAX_TURNS = 6;

export function rankPassages(passages: readonly Passage[], layout: Layout): PassageRanks {
  const pages = new Map(layout.pages.map((page) => [page.number, page]));
  const concepts = passages.map(({ page, start, end }) =>
    readConceptSet(pages.get(page)?.text.slice(start, end) ?? ''),
  );
  const spread = new Map<string, number>();
  for (const set of concepts) for (const concept of set) spread.set(concept, (spread.get(concept) ?? 0) + 1);
  const weight = (concept: string): number => Math.log(1 + passages.length / (spread.get(concept) ?? Infinity));

  function rankForField(field: Field): number[] {
    const names = new Set(
      field.path.flatMap((name) => readConcepts(splitName(name))).concat(readConcepts(field.title ?? '')),
    );
    const told = new Set(readConcepts(field.description ?? ''));
    const scores = concepts.map((set, position) => {
      let score = 0;
      for (const concept of names) if (set.has(concept)) score += weight(concept);
      for (const concept of told)
        if (set.has(concept) && !names.has(concept)) score += DESCRIPTION_WEIGHT * weight(concept);
      return { position, score };
    });
    return scores
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.position - b.position)
      .map(({ position }) => position);
  }

  return {
    order(fields) {
      const found = new Set<number>();
      const lists = fields.map(rankForField);
      for (let turn = 0; turn < MAX_TURNS; turn++)
        for (const list of lists) for (const position of list.slice(turn, turn + 1)) found.add(position);
      for (let position = 0; position < passages.length; position++) found.add(position);
      return [...found];
    },
  };
}

function readConceptSet(text: string): Set<string> {
  const concepts = new Set<string>();
  for (const token of tokenize(text)) for (const concept of token.concepts) concepts.add(concept);
  return concepts;
}
