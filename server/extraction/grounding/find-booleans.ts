import { readBooleans } from '../reading/booleans.ts';
import type { Recognition } from '../reading/recogniser.ts';
import { createHit, type DocumentIndex, type Hit } from './document-index.ts';
import { NOT_FOUND, type Found } from './found.ts';
import type { LabelIndex } from './labelled-place.ts';

/** Finds booleans: yes, no or a check box in a line that names the field. */
export class BooleanFinder {
  readonly #index: DocumentIndex;
  readonly #labels: LabelIndex;
  readonly #marks = new Map<string, Recognition[]>();

  constructor(index: DocumentIndex, labels: LabelIndex) {
    this.#index = index;
    this.#labels = labels;
  }

  find(names: string[], value: boolean): Found {
    const hits = this.#labels.findLines(names).flatMap((number): Hit[] => {
      const line = this.#index.lines[number];
      const mark = line === undefined ? undefined : this.#readMarks(line.text).find((one) => one.value === value);
      return line === undefined || mark === undefined ? [] : [createHit(line, number, mark.start, mark.end)];
    });
    return hits.length === 0 ? NOT_FOUND : { hits, match: 'normalized', similarity: 1 };
  }

  #readMarks(text: string): Recognition[] {
    const marks = this.#marks.get(text) ?? readBooleans(text);
    this.#marks.set(text, marks);
    return marks;
  }
}
