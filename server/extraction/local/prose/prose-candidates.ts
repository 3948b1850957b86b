import type { Recognition } from '../../reading/recogniser.ts';
import type { Surroundings } from '../candidates/candidates.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { lastName } from '../kinds.ts';
import type { ScalarField } from '../target-fields.ts';
import { proseKindOf, readDurations, readLaws, type ProseKind } from './prose-values.ts';
import { readSentences, type Sentence } from './sentences.ts';
import { indexStems, readStems } from './stems.ts';

const MIN_RATING = 0.5;
const MAX_CANDIDATES = 12;
/** How far from its words a value may be, in characters. */
const REACH = 160;

/** How a contract says when it was made. */
const DATED = /\b(?:dated|made|entered|executed|as of|geschlossen|conclu|celebrad[oa])\b/iu;

interface ReadSentence extends Sentence {
  stems: Map<string, number[]>;
}

/**
 * Values that sentences state: in the sentence that has the field's words, the value of its type nearest to them. A
 * yes/no field is true where a passage is about it.
 */
export function proposeFromProse(fields: readonly ScalarField[], around: Surroundings): Candidate[] {
  const wanted = fields.flatMap((field) => {
    const kind = proseKindOf(field);
    return kind === null ? [] : [{ field, kind, ...wordsOf(field) }];
  });
  if (wanted.length === 0) return [];
  const sentences = readSentences(around.rows).map((one) => ({ ...one, stems: indexStems(one.text) }));
  return wanted.flatMap((one) =>
    sentences
      .flatMap((sentence, index) => rateSentence(one, sentence, index, around))
      .sort((a, b) => b.label - a.label)
      .slice(0, MAX_CANDIDATES),
  );
}

interface Words {
  name: Set<string>[];
  description: Set<string>[];
}

function wordsOf(field: ScalarField): Words {
  const name = readStems(`${lastName(field.path)} ${field.title}`);
  return { name, description: readStems(field.description) };
}

function rateSentence(
  { field, kind, name, description }: Words & { field: ScalarField; kind: ProseKind },
  sentence: ReadSentence,
  index: number,
  around: Surroundings,
): Candidate[] {
  const places = [...name, ...description].flatMap((stems) => placesOf(stems, sentence));
  const rating = Math.max(
    coverageOf(name, sentence),
    description.length < 2 ? 0 : 0.85 * coverageOf(description, sentence),
  );
  if (kind === 'duration' && coverageOf([...name, ...description.filter((one) => !name.includes(one))], sentence) < 0.7)
    return [];
  const isOpening = index < 3 && kind === 'date' && name.length === 0 && DATED.test(sentence.text);
  if (rating < MIN_RATING && !isOpening) return [];
  if (kind === 'passage') {
    if (rating < 0.6) return [];
    const passage: Recognition = {
      start: 0,
      end: sentence.text.trimEnd().length,
      value: true,
      fit: 0.8,
      match: 'derived',
    };
    return [toCandidate(field, sentence, passage, rating * 0.8)];
  }
  return readValues(field, kind, sentence.text, around).map((one) => {
    const distance = Math.min(REACH, ...places.map((place) => Math.abs(place - one.start)));
    const near = isOpening ? 0.8 : 1 - (0.6 * distance) / REACH;
    return toCandidate(field, sentence, one, (isOpening ? 0.7 : rating) * near);
  });
}

function placesOf(stems: Set<string>, sentence: ReadSentence): number[] {
  return [...stems].flatMap((stem) => sentence.stems.get(stem) ?? []);
}

/** The share of the words that the sentence has. */
function coverageOf(words: Set<string>[], sentence: ReadSentence): number {
  if (words.length === 0) return 0;
  return words.filter((stems) => [...stems].some((stem) => sentence.stems.has(stem))).length / words.length;
}

function readValues(field: ScalarField, kind: ProseKind, text: string, around: Surroundings): Recognition[] {
  if (kind === 'duration') return readDurations(text);
  if (kind === 'law') return readLaws(text);
  // Dates go on in the next line; a line feed is as long as a space.
  const found = around.reader.read(field, text.replaceAll('\n', ' '));
  return kind === 'money' ? found.filter(({ fit }) => fit >= 1) : found;
}

function toCandidate(field: ScalarField, sentence: Sentence, found: Recognition, label: number): Candidate {
  return {
    field,
    value: found.value,
    page: sentence.page,
    row: sentence.row,
    start: sentence.start + found.start,
    end: sentence.start + found.end,
    match: found.match,
    label: Math.min(0.85, label),
    position: 0.9,
    fit: found.fit,
    source: 'sentence',
  };
}
