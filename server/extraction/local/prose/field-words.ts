import type { Surroundings } from '../candidates/neighbours.ts';
import { buildProsePattern } from '../../reading/languages/terms.ts';
import { lastName } from '../kinds.ts';
import type { ScalarField } from '../target-fields.ts';
import { readSentences, type Sentence } from './sentences.ts';
import { indexStems, readStems } from './stems.ts';

/** What a field's name and description say, as stems with their synonyms. */
export interface FieldWords {
  name: Set<string>[];
  description: Set<string>[];
}

/** A sentence with the places of its stems. */
export interface ReadSentence extends Sentence {
  stems: Map<string, number[]>;
}

/** What descriptions quote or give as an example is a value, not a word of the field. */
const EXAMPLE = new RegExp(`["“'‘][^"”'’]*["”'’]|(?<!\\p{L})${buildProsePattern('examples')}[^.;]*`, 'giu');

export function readFieldWords(field: ScalarField): FieldWords {
  const name = readStems(`${lastName(field.path)} ${field.title}`);
  return { name, description: readStems(field.description.replace(EXAMPLE, ' ')) };
}

export function indexSentences({ rows }: Surroundings): ReadSentence[] {
  return readSentences(rows).map((one) => ({ ...one, stems: indexStems(one.text) }));
}

export function placesOf(stems: ReadonlySet<string>, { stems: places }: ReadSentence): number[] {
  return [...stems].flatMap((stem) => places.get(stem) ?? []);
}

/** The share of the words that a part of the sentence has. */
export function coverBetween(
  words: readonly ReadonlySet<string>[],
  sentence: ReadSentence,
  from: number,
  to: number,
): number {
  if (words.length === 0) return 0;
  const found = words.filter((stems) => placesOf(stems, sentence).some((place) => place >= from && place < to));
  return found.length / words.length;
}
