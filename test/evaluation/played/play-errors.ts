import { isObject } from '../../../server/lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../server/lib/json-value.ts';
import { buildFieldTree, type Field } from '../../../server/extraction/schema/field-tree.ts';
import { formatPointerStep } from '../../../server/lib/json-pointer.ts';
import { getItemField } from '../../../server/extraction/schema/fit/value-paths.ts';
import { listDocumentValues, type DocumentValues } from './document-values.ts';
import type { Sample } from './annotated-samples.ts';
import { misreadDigit, misreadLetter, pick, type Random } from './misread.ts';

/** What went wrong at a value. */
export type ErrorKind =
  | 'neighbour'
  | 'elsewhere'
  | 'digit'
  | 'letters'
  | 'cut'
  | 'swap'
  | 'sign'
  | 'scale'
  | 'invented'
  | 'flipped'
  | 'omitted'
  | 'filled'
  | 'row'
  | 'invented row'
  | 'day and month';

/** An answer of a model that errs. `truth` has the form of the answer, so that both are compared by path. */
export interface PlayedAnswer {
  answer: JsonObject;
  truth: JsonObject;
  errors: Map<string, ErrorKind>;
  /** The paths of lists from which rows were left out, with the number of rows. */
  omitted: Map<string, number>;
}

/** Lines around the place of a value in which its neighbours are. */
const NEAR = 3;
const ISO_DATE = /^\d{4}-\d\d-\d\d/;

/** The expected values, of which a share is wrong in the ways of models. */
export function playErrors({ definition, expected, layout }: Sample, rate: number, random: Random): PlayedAnswer {
  return new Player(listDocumentValues(layout), rate, random).play(buildFieldTree(definition), expected);
}

class Player {
  readonly #values: DocumentValues;
  readonly #rate: number;
  readonly #random: Random;
  readonly #errors = new Map<string, ErrorKind>();
  readonly #omitted = new Map<string, number>();
  /** Rows of the truth that the document lacks, with what the model answers there. */
  readonly #invented = new Map<JsonValue, JsonObject>();

  constructor(values: DocumentValues, rate: number, random: Random) {
    this.#values = values;
    this.#rate = rate;
    this.#random = random;
  }

  play(root: Field, expected: JsonObject): PlayedAnswer {
    const truth = this.#changeRows(structuredClone(expected), root, '') as JsonObject;
    const answer = this.#spoil(truth, root, '', []) as JsonObject;
    this.#swap(answer, truth, root, '');
    return { answer, truth, errors: this.#errors, omitted: this.#omitted };
  }

  get #errs(): boolean {
    return this.#random() < this.#rate;
  }

  /** Leaves out rows of lists, and adds rows that are not in the list: their truth is null. */
  #changeRows(value: JsonValue, field: Field | undefined, path: string): JsonValue {
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          this.#changeRows(one, findProperty(field, name), `${path}/${name}`),
        ]),
      );
    if (!Array.isArray(value)) return value;
    const items = value.map((item, index) => this.#changeRows(item, field && getItemField(field, index), `${path}/*`));
    if (items.length < 3) return items;
    const kept = items.filter(() => this.#random() >= this.#rate * 0.3);
    if (kept.length < items.length && kept.length > 1) this.#omitted.set(path, items.length - kept.length);
    return this.#inventRows(kept.length > 1 ? kept : items);
  }

  #inventRows(items: readonly JsonValue[]): JsonValue[] {
    const rows = items.filter(isObject);
    return items.flatMap((item) => {
      if (!isObject(item) || this.#random() >= this.#rate * 0.2) return [item];
      const truth = Object.fromEntries(Object.keys(item).map((name) => [name, null]));
      this.#invented.set(truth, this.#inventRow(item, rows));
      return [item, truth];
    });
  }

  /** A row of values that are made up, or near the row, or of other rows. */
  #inventRow(row: JsonObject, rows: readonly JsonObject[]): JsonObject {
    const luck = this.#random();
    const invent = (value: JsonValue, name: string): JsonValue => {
      if (typeof value !== 'number' && typeof value !== 'string') return value;
      const other = pick(rows, this.#random)?.[name];
      if (luck < 0.3) return typeof other === typeof value && other !== undefined ? other : value;
      if (luck < 0.5) return this.#take(value, this.#findLine(value)) ?? value;
      if (typeof value === 'number') return Number((value * (0.5 + this.#random())).toFixed(2));
      if (/\d/.test(value)) return misreadDigit(misreadDigit(value, this.#random), this.#random);
      return this.#random() < 0.5 ? value : (pick(INVENTED, this.#random) ?? value);
    };
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, invent(value, name)]));
  }

  #spoil(value: JsonValue, field: Field | undefined, path: string, rows: readonly JsonObject[]): JsonValue {
    if (Array.isArray(value)) {
      const objects = value.filter(isObject);
      return value.map((item, index) =>
        this.#spoil(item, field && getItemField(field, index), `${path}/${index}`, objects),
      );
    }
    const invented = this.#invented.get(value);
    if (invented !== undefined) {
      for (const name of Object.keys(invented)) this.#errors.set(path + formatPointerStep(name), 'invented row');
      return invented;
    }
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          this.#spoil(one, findProperty(field, name), `${path}/${name}`, rows),
        ]),
      );
    if (!this.#errs) return value;
    const [kind, spoiled] = this.#err(value, field, path, rows);
    if (spoiled === undefined || isEqual(spoiled, value)) return value;
    this.#errors.set(path, kind);
    return spoiled;
  }

  #err(
    value: JsonValue,
    field: Field | undefined,
    path: string,
    rows: readonly JsonObject[],
  ): [ErrorKind, JsonValue | undefined] {
    const luck = this.#random();
    const choices = (field?.enum ?? []).filter((one) => one !== null && one !== value);
    if (value === null) {
      // A model fills a field with something more rarely than it mistakes a value.
      if (luck < 0.5) return ['filled', undefined];
      if (field?.kind === 'boolean') return ['filled', this.#random() < 0.5];
      if (field?.enum !== undefined) return ['filled', pick(choices, this.#random)];
      return ['filled', this.#take(field?.kind === 'number' ? 0 : field?.format === 'date' ? '2000-01-01' : '')];
    }
    if (typeof value === 'boolean') return luck < 0.1 ? ['omitted', null] : ['flipped', !value];
    if (field?.enum !== undefined) return luck < 0.1 ? ['omitted', null] : ['flipped', pick(choices, this.#random)];
    if (luck < 0.12) return ['omitted', null];
    if (typeof value !== 'number' && typeof value !== 'string') return ['invented', undefined];
    const cell = rows.length > 1 && luck < 0.3 ? this.#takeFromRow(value, path, rows) : undefined;
    if (cell !== undefined) return ['row', cell];
    if (luck < 0.5) return ['neighbour', this.#take(value, this.#findLine(value))];
    if (luck < 0.6) return ['elsewhere', this.#take(value)];
    if (typeof value === 'number') {
      if (luck < 0.76) return ['digit', Number(misreadDigit(String(value), this.#random))];
      if (luck < 0.82) return ['sign', -value];
      if (luck < 0.9) return ['scale', scale(value, this.#random)];
      return ['invented', Math.round(this.#random() * 10 ** (String(Math.trunc(value)).length + 2)) / 100];
    }
    if (ISO_DATE.test(value)) {
      if (luck < 0.8) return ['day and month', swapDayAndMonth(value)];
      const misread = misreadDigit(value.slice(0, 10), this.#random);
      return ['digit', Number.isNaN(Date.parse(misread)) ? undefined : misread + value.slice(10)];
    }
    if (/\d/.test(value) && luck < 0.82) return ['digit', misreadDigit(value, this.#random)];
    if (luck < 0.72) return ['letters', misreadLetter(value, this.#random)];
    if (luck < 0.9) return ['cut', cut(value, this.#random)];
    return ['invented', pick(INVENTED, this.#random)];
  }

  /** The same field of another row. */
  #takeFromRow(value: JsonValue, path: string, rows: readonly JsonObject[]): JsonValue | undefined {
    const name = path.split('/').at(-1) ?? '';
    const others = rows.flatMap((row) => {
      const other = row[name];
      return typeof other === typeof value && other !== value && other !== undefined ? [other] : [];
    });
    return pick(others, this.#random);
  }

  /** Another value of the kind: near a line, or of any place. */
  #take(value: number | string, line?: number): JsonValue | undefined {
    const { numbers, dates, texts } = this.#values;
    const all: { value: JsonValue; line: number }[] =
      typeof value === 'number' ? numbers : ISO_DATE.test(value) ? dates : texts;
    const others = all.filter((one) => one.value !== value && one.value !== '');
    const near = others.filter((one) => line !== undefined && Math.abs(one.line - line) <= NEAR);
    const alike = (one: { value: JsonValue }): boolean =>
      typeof value === 'number' || value === '' || /\d/.test(String(one.value)) === /\d/.test(value);
    const found = [near.filter(alike), near, others.filter(alike), others].find((list) => list.length > 0) ?? [];
    const taken = pick(found, this.#random)?.value;
    return typeof taken === 'string' && typeof value === 'string' && value.length > 10 && ISO_DATE.test(value)
      ? taken + value.slice(10)
      : taken;
  }

  #findLine(value: JsonValue): number | undefined {
    const placed = [...this.#values.numbers, ...this.#values.dates].find((one) => one.value === value);
    if (placed !== undefined) return placed.line;
    const line = this.#values.lines.findIndex((text) => text.includes(String(value)));
    return line === -1 ? undefined : line;
  }

  /** Two fields of one object, or of one row, in each other's place. */
  #swap(answer: JsonValue, truth: JsonValue, field: Field | undefined, path: string): void {
    if (Array.isArray(answer) && Array.isArray(truth)) {
      answer.forEach((one, index) =>
        this.#swap(one, truth[index] ?? null, field && getItemField(field, index), `${path}/${index}`),
      );
      return;
    }
    if (!isObject(answer) || !isObject(truth)) return;
    for (const [name, one] of Object.entries(answer))
      if (typeof one === 'object' && one !== null)
        this.#swap(one, truth[name] ?? null, findProperty(field, name), `${path}/${name}`);
    if (this.#random() >= this.#rate * 0.3) return;
    const names = Object.keys(answer).filter((name) => {
      const own = findProperty(field, name);
      return own?.enum === undefined && own?.pattern === undefined && !this.#errors.has(`${path}/${name}`);
    });
    const first = pick(names, this.#random) ?? '';
    const kindOf = (value: JsonValue | undefined): string =>
      typeof value === 'string' && ISO_DATE.test(value) ? 'date' : value === null ? 'null' : typeof value;
    if (!['number', 'string', 'date'].includes(kindOf(answer[first]))) return;
    const second = pick(
      names.filter((name) => answer[name] !== answer[first] && kindOf(answer[name]) === kindOf(answer[first])),
      this.#random,
    );
    if (second === undefined) return;
    [answer[first], answer[second]] = [answer[second] ?? null, answer[first] ?? null];
    for (const name of [first, second]) this.#errors.set(`${path}/${name}`, 'swap');
  }
}

const INVENTED = ['John Smith', 'Acme Corporation', '12 Main Street', 'Berlin', 'INV-20231', 'Consulting services'];

const findProperty = (field: Field | undefined, name: string): Field | undefined =>
  field?.properties?.find((one) => one.name === name) ?? field?.entries;

function isEqual(a: JsonValue, b: JsonValue): boolean {
  return a === b || (typeof a === 'string' && typeof b === 'string' && fold(a) === fold(b));
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function scale(value: number, random: Random): number | undefined {
  const factor = pick([1000, 100, 10, 0.1, 0.01, 0.001], random) ?? 1;
  return Number((value * factor).toPrecision(12));
}

function swapDayAndMonth(date: string): string | undefined {
  const [year, month, day] = date.slice(0, 10).split('-');
  return Number(day) > 12 || day === month ? undefined : `${year}-${day}-${month}${date.slice(10)}`;
}

/** Some of the words, or of the characters of one word. */
function cut(value: string, random: Random): string | undefined {
  const words = value.split(/\s+/);
  if (words.length === 1) return value.length > 4 ? value.slice(0, Math.ceil(value.length * 0.6)) : undefined;
  return random() < 0.5 ? words.slice(0, -1).join(' ') : words.slice(1).join(' ');
}
