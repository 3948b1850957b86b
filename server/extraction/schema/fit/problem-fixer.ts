import { countValues, isObject, setOwn } from '../../../lib/json-object.ts';
import { formatPointerStep, getAt, isWithin, parsePointer, setAt } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Field } from '../field-tree.ts';
import type { ValidationProblem, Validator } from '../validate.ts';
import { createMover, listRepeated } from './list-positions.ts';
import { getFieldAt } from './value-paths.ts';

/** A change to an answer that a reader of the result should know. */
export interface Change {
  /** JSON Pointer into the answer. */
  path: string;
  /**
   * `undescribed`: a property that the schema forbids was removed. `invalid`: a value that does not match was removed.
   * `added`: a required list or object without content was added. `blank`: a required text without a value is empty.
   * `rounded`: an integer has more digits than a number of JavaScript. `renamed`: a key was spelled differently.
   */
  kind: 'undescribed' | 'invalid' | 'added' | 'blank' | 'rounded' | 'renamed';
  /** The number of values that the change removed. */
  values: number;
}

export interface ProblemFixerOptions {
  root: JsonValue;
  /** Path of the root in the whole answer. */
  prefix: readonly string[];
  /** The fields of the whole answer. */
  fields: Field;
  dropsInvalid: boolean;
}

const PRESENCE_KEYWORDS = new Set(['oneOf', 'not', 'if', 'maxProperties', 'dependentRequired', 'dependencies']);
const TYPE_KEYWORDS = new Set(['additionalProperties', 'unevaluatedProperties']);

/** Removes the causes of validation problems from a value, in place. */
export class ProblemFixer {
  root: JsonValue;
  changes: Change[] = [];
  readonly prefix: readonly string[];
  readonly #fields: Field;
  readonly #dropsInvalid: boolean;
  /** Properties that were null. */
  #missing = new Set<string>();
  #dropped = new Set<string>();
  /** Entries to remove from lists, by the list's path. */
  readonly #noEntries = new Map<string, Set<number>>();

  constructor({ root, prefix, fields, dropsInvalid }: ProblemFixerOptions) {
    this.root = root;
    this.prefix = prefix;
    this.#fields = fields;
    this.#dropsInvalid = dropsInvalid;
  }

  /** Whether it changed the value. */
  fix(problem: ValidationProblem): boolean {
    const { keyword, property, path } = problem;
    const steps = parsePointer(path);
    if (property !== undefined && TYPE_KEYWORDS.has(keyword)) return this.#removeProperty(steps, property);
    if (property !== undefined && keyword === 'required') return this.#addRequired(steps, property);
    if (property !== undefined && keyword === 'propertyNames')
      return this.#dropsInvalid && this.#removeProperty(steps, property, 'invalid');
    const value = getAt(this.root, steps);
    if (value === null) return this.#removeNull(steps);
    if (keyword === 'uniqueItems') return this.#dropsInvalid && this.#removeRepeated(steps, value);
    return this.#dropsInvalid && value !== undefined && this.#drop(steps, value);
  }

  /** Removes a value whatever its content, such as one that fits no option of its union. */
  removeAt(path: string): boolean {
    const steps = parsePointer(path);
    const value = getAt(this.root, steps);
    return value !== undefined && value !== null && this.#replace(steps, value);
  }

  /** Removes an object without any value from its list. */
  removeBlankEntry(path: string): boolean {
    const steps = parsePointer(path);
    const value = getAt(this.root, steps);
    return isObject(value) && countValues(value) === 0 && this.#removeEntry(steps);
  }

  /**
   * Removes the properties of an object that are null, which rules about the presence of properties count as present.
   * Whether that removed the problem.
   */
  removeNullProperties({ path, keyword }: ValidationProblem, validate: Validator): boolean {
    if (!PRESENCE_KEYWORDS.has(keyword)) return false;
    const steps = parsePointer(path);
    const value = getAt(this.root, steps);
    if (!isObject(value)) return false;
    const kept = Object.entries(value).filter(
      ([name, child]) => child !== null || !this.#canBeMissing([...steps, name]),
    );
    if (kept.length === Object.keys(value).length) return false;
    const root = setAt(structuredClone(this.root), steps, Object.fromEntries(kept));
    const isLeft = validate(root).some((problem) => problem.path === path && problem.keyword === keyword);
    if (isLeft) return false;
    this.root = root;
    return true;
  }

  /**
   * Removes the entries of lists that turned out to be none. Later than the rest, because the problems of a round name
   * their places by position.
   */
  removeNoEntries(): void {
    for (const [path, positions] of [...this.#noEntries].toSorted(([a], [b]) => b.length - a.length)) {
      const list = getAt(this.root, parsePointer(path));
      if (!Array.isArray(list)) continue;
      list.splice(0, list.length, ...list.filter((_, position) => !positions.has(position)));
      const move = createMover(path, positions);
      const moveWhole = createMover(this.prefix.map(formatPointerStep).join('') + path, positions);
      this.#missing = new Set([...this.#missing].flatMap((one) => move(one) ?? []));
      this.#dropped = new Set([...this.#dropped].flatMap((one) => move(one) ?? []));
      this.changes = this.changes.flatMap((change) => {
        const moved = moveWhole(change.path);
        if (moved === null) return change.kind === 'invalid' ? [change] : [];
        return [{ ...change, path: moved }];
      });
    }
    this.#noEntries.clear();
  }

  /** Says of a required property whose null was removed that it has no value. */
  explain(problem: ValidationProblem): ValidationProblem {
    const { path, keyword, property } = problem;
    if (keyword !== 'required' || property === undefined) return problem;
    if (!this.#missing.has(path + formatPointerStep(property))) return problem;
    return {
      ...problem,
      message: `${property} is required but has no value: return it if the document states it`,
    };
  }

  #removeProperty(steps: string[], property: string, kind: Change['kind'] = 'undescribed'): boolean {
    const parent = getAt(this.root, steps);
    if (!isObject(parent) || !Object.hasOwn(parent, property)) return false;
    this.#report([...steps, property], kind, countValues(parent[property]));
    delete parent[property];
    return true;
  }

  #addRequired(steps: string[], property: string): boolean {
    const parent = getAt(this.root, steps);
    if (!isObject(parent) || Object.hasOwn(parent, property)) return false;
    const whole = [...steps, property];
    const field = getFieldAt(this.#fields, [...this.prefix, ...whole]);
    const empty = this.#getEmptyValue(whole, field);
    if (empty !== undefined) {
      setOwn(parent, property, empty);
      this.#report(whole, empty === '' ? 'blank' : 'added', 0);
      return true;
    }
    return this.#removeIncomplete(steps, parent);
  }

  /** The value for "nothing" where a value is required. Undefined if only a value of the document is valid. */
  #getEmptyValue(steps: readonly string[], field: Field | undefined): JsonValue | undefined {
    if (field?.kind === 'array') return [];
    if (field?.kind === 'object') return {};
    // A cell of a row may be printed empty. An option of a union is not chosen by what it lacks.
    const wasNull = this.#missing.has(steps.map(formatPointerStep).join(''));
    return (wasNull || this.prefix.length === 0) && this.#isInList(steps) && isFreeText(field) ? '' : undefined;
  }

  /**
   * An optional object that lacks a required value. With content it is removed as the last resort only. Without content
   * it is no entry of a list either.
   */
  #removeIncomplete(steps: string[], value: JsonObject): boolean {
    if (countValues(value) === 0)
      return this.#removeEntry(steps) || (this.#canBeMissing(steps) && this.#deleteAt(steps));
    return this.#dropsInvalid && this.#replace(steps, value);
  }

  #removeNull(steps: string[]): boolean {
    const parent = getAt(this.root, steps.slice(0, -1));
    const field = getFieldAt(this.#fields, [...this.prefix, ...steps]);
    if (Array.isArray(parent)) return this.#removeNullEntry(parent, steps, field);
    this.#missing.add(steps.map(formatPointerStep).join(''));
    return steps.length > 0 && this.#deleteAt(steps);
  }

  /** Positions in lists never move: `["A", null, "C"]` becomes `["A", "", "C"]`. An object that is null is no entry. */
  #removeNullEntry(list: JsonValue[], steps: readonly string[], field: Field | undefined): boolean {
    const position = Number(steps.at(-1));
    if (isFreeText(field)) {
      list[position] = '';
      return true;
    }
    const isNone = field?.kind === 'object' || list.slice(position).every((entry) => entry === null);
    // A list of which nothing is left would hide that its entries are lost.
    const isLost = this.#dropped.has(steps.map(formatPointerStep).join('')) && list.every((entry) => entry === null);
    return isNone && !isLost && this.#removeEntry(steps);
  }

  /** Whether it is an entry of a list. One that had a value keeps its place, unless it is the last of several. */
  #removeEntry(steps: readonly string[]): boolean {
    const list = steps.slice(0, -1);
    const entries = getAt(this.root, list);
    if (steps.length === 0 || !Array.isArray(entries)) return false;
    const isTuple = getFieldAt(this.#fields, [...this.prefix, ...list])?.isTuple === true;
    const position = Number(steps.at(-1));
    if (isTuple && entries.slice(position).some((entry) => countValues(entry) > 0)) return false;
    const isLast = position > 0 && position === entries.length - 1;
    if (!isLast && this.#hasDroppedFrom(steps)) return false;
    const path = list.map(formatPointerStep).join('');
    const positions = this.#noEntries.get(path) ?? new Set();
    this.#noEntries.set(path, positions.add(position));
    return true;
  }

  #removeRepeated(steps: readonly string[], list: JsonValue | undefined): boolean {
    const repeated = Array.isArray(list) ? listRepeated(list) : [];
    for (const position of repeated)
      this.#report(
        [...steps, String(position)],
        'invalid',
        countValues(getAt(this.root, [...steps, String(position)])),
      );
    this.#noEntries.set(steps.map(formatPointerStep).join(''), new Set(repeated));
    return repeated.length > 0;
  }

  #hasDroppedFrom(steps: readonly string[]): boolean {
    const path = steps.map(formatPointerStep).join('');
    for (const dropped of this.#dropped) if (dropped !== path && isWithin(dropped, path)) return true;
    return false;
  }

  #drop(steps: string[], value: JsonValue): boolean {
    const field = getFieldAt(this.#fields, [...this.prefix, ...steps]);
    const mayBeContainer = field === undefined || ['array', 'object', 'any'].includes(field.kind);
    // A problem with a whole list or object does not justify the loss of its content.
    if (mayBeContainer && typeof value === 'object' && countValues(value) > 0) return false;
    // An empty list in place of a required one would hide that its entries are lost.
    const isLost = mayBeContainer && field?.kind !== 'any' && field?.nullable === false && !this.#canBeMissing(steps);
    return (!isLost || countValues(value) === 0) && this.#replace(steps, value);
  }

  /** Replaces a value by null, which is then removed if the schema forbids it. An entry of a list keeps its place. */
  #replace(steps: string[], value: JsonValue): boolean {
    const parent = getAt(this.root, steps.slice(0, -1));
    const path = steps.map(formatPointerStep).join('');
    if (steps.length === 0 || this.#dropped.has(path)) return false;
    if (Array.isArray(parent) ? !this.#isSingleValue(steps, value) : !isObject(parent)) return false;
    this.#dropped.add(path);
    this.#report(steps, 'invalid', Math.max(1, countValues(value)));
    setAt(this.root, steps, null);
    return true;
  }

  /** Whether an entry of a list is, or should be, a value without others inside. */
  #isSingleValue(steps: readonly string[], value: JsonValue): boolean {
    const field = getFieldAt(this.#fields, [...this.prefix, ...steps]);
    if (field === undefined || field.kind === 'any') return typeof value !== 'object';
    const isContainer = field.kind === 'array' || field.kind === 'object';
    return !isContainer || (field.nullable && typeof value !== 'object');
  }

  #deleteAt(steps: readonly string[]): boolean {
    const parent = getAt(this.root, steps.slice(0, -1));
    const last = steps.at(-1);
    return last !== undefined && isObject(parent) && Object.hasOwn(parent, last) && delete parent[last];
  }

  #canBeMissing(steps: readonly string[]): boolean {
    if (steps.length === 0) return false;
    const whole = [...this.prefix, ...steps];
    const parent = getFieldAt(this.#fields, whole.slice(0, -1));
    if (parent?.kind !== 'object') return false;
    // The keys of a map are no properties: none is required.
    const field = parent.properties?.find(({ name }) => name === whole.at(-1));
    return field === undefined ? parent.entries !== undefined : !field.required && field.requiredBySome !== true;
  }

  #isInList(steps: readonly string[]): boolean {
    const whole = [...this.prefix, ...steps];
    return whole.some((_, index) => getFieldAt(this.#fields, whole.slice(0, index))?.kind === 'array');
  }

  #report(steps: readonly string[], kind: Change['kind'], values: number): void {
    if (kind === 'added' || kind === 'blank' || values > 0)
      this.changes.push({ path: [...this.prefix, ...steps].map(formatPointerStep).join(''), kind, values });
  }
}

function isFreeText(field: Field | undefined): boolean {
  return (
    field?.kind === 'string' && field.enum === undefined && field.format === undefined && field.pattern === undefined
  );
}
