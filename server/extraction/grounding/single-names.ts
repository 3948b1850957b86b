import type { JsonValue } from '../../lib/json-value.ts';
import { readConcepts, readNameConcepts } from '../reading/tokens.ts';
import type { Field } from '../schema/field-tree.ts';
import type { LabelIndex } from './labelled-place.ts';

/** Beyond this, a form has so many labels that they tell little. */
const MAX_SINGLE_NAMES = 200;

/** Names and titles of the fields with a single value. */
export class SingleNames {
  readonly #names: string[][];
  readonly #labels: LabelIndex;

  constructor(root: Field, labels: LabelIndex) {
    this.#names = listSingleNames(root);
    this.#labels = labels;
  }

  /** Whether a text is the name of another field, and nothing more. */
  includeOther(names: string[], value: JsonValue): boolean {
    if (typeof value !== 'string') return false;
    const concepts = readConcepts(value).join(' ');
    return this.#names.some(
      (other) => other[0] !== names[0] && other.some((name) => readNameConcepts(name).join(' ') === concepts),
    );
  }

  /** Whether the line names another field. */
  nameOtherwise(names: string[], line: number): boolean {
    return this.#names.some((other) => other[0] !== names[0] && this.#labels.names(other, line));
  }
}

function listSingleNames(field: Field): string[][] {
  if (field.kind !== 'object') return [field.title === undefined ? [field.name] : [field.name, field.title]];
  const names = (field.properties ?? []).filter(({ kind }) => kind !== 'array').flatMap(listSingleNames);
  return names.slice(0, MAX_SINGLE_NAMES);
}
