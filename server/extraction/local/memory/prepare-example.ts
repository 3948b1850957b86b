import type { LocalExample, RememberedValue } from './memory-example.ts';
import { toPlace, type Place } from './place-keys.ts';
import { foldText } from './words.ts';

export interface PreparedExample {
  /** The first value of each path, with its folded text. */
  values: ReadonlyMap<string, { value: RememberedValue; text: string; places: readonly Place[] }>;
  texts: readonly { path: string; text: string }[];
  words: ReadonlySet<number>;
}

const preparedExamples = new WeakMap<LocalExample, PreparedExample>();

/** What is the same for all documents. */
export function prepareExample(example: LocalExample): PreparedExample {
  let prepared = preparedExamples.get(example);
  if (prepared === undefined) {
    const known = example.values.map((value) => ({
      value,
      text: foldText(String(value.value)),
      places: value.places.map(toPlace),
    }));
    prepared = {
      values: new Map(known.toReversed().map((one) => [one.value.path, one])),
      texts: known.map(({ value: { path }, text }) => ({ path, text })),
      words: new Set(example.fingerprint),
    };
    preparedExamples.set(example, prepared);
  }
  return prepared;
}
