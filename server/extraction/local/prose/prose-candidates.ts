import type { Recognition } from '../../reading/recogniser.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { nameConcepts } from '../kinds.ts';
import type { ScalarField } from '../target-fields.ts';
import { countUnits, readDurations } from './durations.ts';
import {
  coverBetween,
  indexSentences,
  placesOf,
  readFieldWords,
  type FieldWords,
  type ReadSentence,
} from './field-words.ts';
import { judgeGovernance } from './governed-dates.ts';
import { readLaws } from './laws.ts';
import { ratePassage } from './yes-no-passages.ts';
import { readStems } from './stems.ts';
import { proseKindOf, timeUnitOf, type ProseKind } from './prose-values.ts';
import { joinLines, type Sentence } from './sentences.ts';

const MIN_RATING = 0.5;
const MIN_PASSAGE_RATING = 0.4;
const MAX_CANDIDATES = 12;
/** How far from its words a value may be, in characters. */
const REACH = 160;

/** How a contract says when it was made. */
const [DATED = new Set<string>()] = readStems('sign');

/** Sentences in which a contract says so, after its title and its parties. */
const MAX_OPENINGS = 3;
const CONTRACTS = new Set(['agreement', 'contract']);

interface ProseField extends FieldWords {
  field: ScalarField;
  kind: ProseKind;
}

/**
 * Values that sentences state: in the sentence that has the field's words, the value of its type nearest to them. A
 * yes/no field is true where a passage is about it.
 */
export function proposeFromProse(fields: readonly ScalarField[], around: Surroundings): Candidate[] {
  const wanted = fields.flatMap((field): ProseField[] => {
    const kind = proseKindOf(field);
    if (kind === null) return [];
    const words = readFieldWords(field);
    return [{ field, kind, ...(kind === 'duration' || kind === 'count' ? leaveOutUnits(words) : words) }];
  });
  if (wanted.length === 0) return [];
  const sentences = indexSentences(around);
  return wanted.flatMap((one) =>
    sentences
      .flatMap((sentence, index) => readSentence(one, sentence, index, around))
      .sort((a, b) => b.label - a.label)
      .slice(0, MAX_CANDIDATES),
  );
}

function readSentence(one: ProseField, sentence: ReadSentence, index: number, around: Surroundings): Candidate[] {
  const { field, kind, name, description } = one;
  if (kind === 'passage') {
    const passage = ratePassage(one, sentence);
    if (passage === null || passage.rating < MIN_PASSAGE_RATING) return [];
    const found: Recognition = { ...passage, value: true, fit: 0.8, match: 'derived' };
    return [toCandidate(field, sentence, found, passage.rating * 0.85)];
  }
  if (kind === 'law') return readLaws(sentence.text).map((law) => toCandidate(field, sentence, law, 0.8));
  const openings = nameConcepts(field).some((concept) => CONTRACTS.has(concept)) ? MAX_OPENINGS : 1;
  const isOpening = index < openings && kind === 'date' && name.length === 0 && placesOf(DATED, sentence).length > 0;
  const places = [...name, ...description].flatMap((stems) => placesOf(stems, sentence));
  if (places.length === 0 && !isOpening) return [];
  return readValues(field, kind, sentence.text, around).flatMap((value): Candidate[] => {
    if (isOpening) return [toCandidate(field, sentence, value, 0.7 * 0.8)];
    const rating = rateWords(one, sentence, value);
    if (rating < MIN_RATING) return [];
    const own = name.flatMap((stems) => placesOf(stems, sentence));
    const distance = Math.min(
      REACH,
      ...(own.length > 0 ? own : places).map((place) => Math.max(value.start - place, place - value.end)),
    );
    const near = 1 - (0.6 * distance) / REACH;
    const before = sentence.text.slice(Math.max(0, value.start - 40), value.start);
    const after = sentence.text.slice(value.end, value.end + 60);
    const governed = kind === 'date' ? judgeGovernance(field, one, before, after) : 1;
    return [toCandidate(field, sentence, value, rating * near * governed, governed > 1.2 ? 0.95 : MAX_LABEL)];
  });
}

const UNIT_STEMS = readStems('period length term duration day days week month year unit').flatMap((one) => [...one]);

/** "Period" and "days" are in every sentence about a length of time. */
function leaveOutUnits({ name, description }: FieldWords): FieldWords {
  const isUnit = (stems: Set<string>): boolean => UNIT_STEMS.some((unit) => stems.has(unit));
  const kept = name.filter((stems) => !isUnit(stems));
  return { name: kept.length > 0 ? kept : name, description: description.filter((stems) => !isUnit(stems)) };
}

/** How many of the field's words are near a value, 0 to 1. */
function rateWords({ kind, name, description }: ProseField, sentence: ReadSentence, value: Recognition): number {
  const [from, to] = [value.start - REACH, value.end + REACH];
  const all = [...name, ...description.filter((one) => !name.includes(one))];
  if (kind === 'duration' && coverBetween(all, sentence, from, to) < 0.7) return 0;
  return Math.max(
    coverBetween(name, sentence, from, to),
    description.length < 2 ? 0 : 0.85 * coverBetween(description, sentence, from, to),
  );
}

function readValues(field: ScalarField, kind: ProseKind, text: string, around: Surroundings): Recognition[] {
  if (kind === 'duration') return readDurations(text);
  const unit = kind === 'count' ? timeUnitOf(field) : undefined;
  if (unit !== undefined) return countUnits(text, unit);
  const found = around.reader.read(field, joinLines(text));
  return kind === 'money' ? found.filter(({ fit }) => fit >= 1) : found;
}

/** A sentence that has all words of a field may still be about something else. */
const MAX_LABEL = 0.85;

export function toCandidate(
  field: ScalarField,
  sentence: Sentence,
  found: Recognition,
  label: number,
  max = MAX_LABEL,
): Candidate {
  return {
    field,
    value: found.value,
    page: sentence.page,
    row: sentence.row,
    start: sentence.start + found.start,
    end: sentence.start + found.end,
    match: found.match,
    label: Math.min(max, label),
    position: 0.9,
    fit: found.fit,
    source: 'sentence',
  };
}
