/** A word of a recognised line; `from` and `to` are fractions of the line's length. */
export interface DecodedWord {
  text: string;
  from: number;
  to: number;
  confidence: number;
}

interface Character {
  text: string;
  /** The step of the model's output at which it was seen, and how sure. */
  step: number;
  probability: number;
}

/** The model is shy of spaces: one counts from this probability on, anywhere between two characters. */
const SPACE_THRESHOLD = 0.05;
const POINT_SPACE_THRESHOLD = 0.9;

/**
 * The words of one line. `probabilities` has `steps` rows of a probability a character; the first character means
 * none, the last is the space. `length`: the steps that the line takes; the rest is padding.
 */
export function decodeLine(
  probabilities: Float32Array,
  steps: number,
  length: number,
  characters: string[],
): DecodedWord[] {
  const words: Character[][] = [[]];
  let previous = 0;
  let space = 0;
  for (let step = 0; step < steps; step++) {
    const row = probabilities.subarray(step * characters.length, (step + 1) * characters.length);
    const best = indexOfLargest(row);
    space = Math.max(space, row[characters.length - 1] ?? 0);
    const text = characters[best]?.normalize('NFKC') ?? '';
    if (best !== previous && text.trim() !== '') {
      if (
        space >
        threshold(
          words
            .at(-1)
            ?.map((one) => one.text)
            .join('') ?? '',
          text,
        )
      )
        words.push([]);
      space = 0;
      words.at(-1)?.push({ text, step, probability: row[best] ?? 0 });
    }
    previous = best;
  }
  return placeWords(
    words.filter((word) => word.length > 0),
    length,
  );
}

/**
 * Before points and commas, and after those in numbers, the model likes to see a space; between words it overlooks the
 * one after a comma.
 */
function threshold(before: string, next: string): number {
  if (before.endsWith(',') && /\p{L}/u.test(next)) return -1;
  const isPoint = next === ',' || next === '.' || (/\d[.,]$/.test(before) && /\d/.test(next));
  return isPoint ? POINT_SPACE_THRESHOLD : SPACE_THRESHOLD;
}

function indexOfLargest(values: Float32Array): number {
  let best = 0;
  let largest = -Infinity;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    if (value <= largest) continue;
    largest = value;
    best = i;
  }
  return best;
}

/** A character reaches half its advance to both sides, words no further than the middle between them. */
function placeWords(words: Character[][], length: number): DecodedWord[] {
  const half = typicalAdvance(words) / 2;
  const ends = words.map((word) => ({ from: (word[0]?.step ?? 0) + 0.5, to: (word.at(-1)?.step ?? 0) + 0.5 }));
  return words.map((word, index): DecodedWord => {
    const { from = 0, to = 0 } = ends[index] ?? {};
    const before = ends[index - 1];
    const after = ends[index + 1];
    const left = Math.max(from - half, before === undefined ? 0 : (before.to + from) / 2);
    const right = Math.min(to + half, after === undefined ? length : (to + after.from) / 2);
    return {
      text: word.map((character) => character.text).join(''),
      from: Math.min(1, left / length),
      to: Math.min(1, Math.max(left, right) / length),
      confidence: word.reduce((sum, character) => sum + character.probability, 0) / word.length,
    };
  });
}

function typicalAdvance(words: Character[][]): number {
  const advances = words.flatMap((word) =>
    word.slice(1).map((character, index) => character.step - (word[index]?.step ?? 0)),
  );
  return advances.sort((a, b) => a - b)[Math.floor(advances.length / 2)] ?? 3;
}
