import { listBoxes } from '../../reading/check-boxes.ts';
import { buildPattern, buildProsePattern } from '../../reading/languages/terms.ts';
import type { Sentence } from './sentences.ts';
import { coverBetween, placesOf, type FieldWords, type ReadSentence } from './field-words.ts';

/** A passage that answers a yes/no field, with how surely it does, 0 to 1. */
interface Passage {
  start: number;
  end: number;
  rating: number;
}

/** Rules and promises have such a word; definitions and narration seldom. */
const OBLIGES = new RegExp(`(?<!\\p{L})${buildProsePattern('obliges')}(?!\\p{L})`, 'iu');
/** "non-exclusive" and "exclusive of taxes" say something else; so does an exclusive jurisdiction or remedy. */
const NEGATED = new RegExp(
  `(?<!\\p{L})${buildPattern('denials')}[\\s-]*(?:(?<=\\s)${buildPattern('indefiniteArticles')}\\s+)?$`,
  'iu',
);
const OTHER_SENSE = /^\p{L}+\s+(?:of\b|jurisdiction|venue|remed|forum|property|owner|title|benefit|economic zone)/iu;
/** A form asks, and its answer is beside the question. */
const ASKS = /^[^.;:?\n]{0,60}(?:\?|:[^\n]{0,30}(?:\n|$))/u;
const MIN_COVERED = 0.6;
const BEFORE = 180;
const AFTER = 220;

/** The best place of a sentence for the words of a field, or null when the sentence is about something else. */
export function ratePassage(words: FieldWords, sentence: ReadSentence): Passage | null {
  // The lines of a form with boxes are no sentences.
  if (listBoxes(sentence.text).length > 0) return null;
  const leading = words.name.length > 0 ? words.name : words.description;
  let best = 0;
  for (const place of new Set(leading.flatMap((stems) => placesOf(stems, sentence)))) {
    if (isOtherSense(sentence, place) || ASKS.test(sentence.text.slice(place))) continue;
    const [from, to] = [place - BEFORE, place + AFTER];
    const covered = coverBetween(leading, sentence, from, to);
    const described = words.description.length === 0 ? covered : coverBetween(words.description, sentence, from, to);
    if (Math.max(covered, described) < MIN_COVERED) continue;
    const obliges = OBLIGES.test(sentence.text.slice(Math.max(0, from), to)) ? 1 : 0.7;
    best = Math.max(best, covered * (0.3 + 0.7 * described) * obliges);
  }
  return best === 0 ? null : { start: 0, end: sentence.text.trimEnd().length, rating: best };
}

function isOtherSense({ text }: Sentence, place: number): boolean {
  return NEGATED.test(text.slice(Math.max(0, place - 12), place)) || OTHER_SENSE.test(text.slice(place, place + 60));
}
