import { isDeepStrictEqual } from 'node:util';
import { asArray, asObject, resolve, type Json, type JsonObject } from './document.ts';
import { flatten, type FlatSchema } from './flatten.ts';
import type { Incompatibility, IncompatibilityKind } from './incompatibility.ts';

/** `request`: everything that was accepted must still be accepted. `response`: nothing new may be returned. */
export type Direction = 'request' | 'response';

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Keywords that restrict a schema. Adding or removing one matters, and so does any change of its value. */
const restrictions = ['pattern', 'format', 'multipleOf', 'uniqueItems'];
const compared = new Set([
  ...lowerBounds,
  ...upperBounds,
  ...restrictions,
  'enum',
  'const',
  'default',
  'items',
  'additionalProperties',
]);

export class SchemaComparison {
  readonly #pinned: JsonObject;
  readonly #current: JsonObject;
  readonly #direction: Direction;
  readonly #open: [JsonObject, JsonObject][] = [];
  readonly found: Incompatibility[] = [];

  constructor(pinned: JsonObject, current: JsonObject, direction: Direction) {
    this.#pinned = pinned;
    this.#current = current;
    this.#direction = direction;
  }

  compare(pinned: Json | undefined, current: Json | undefined, where: string): void {
    const pair: [JsonObject, JsonObject] = [resolve(this.#pinned, pinned), resolve(this.#current, current)];
    // This pair is already being compared: the schemas are recursive.
    if (this.#open.some(([a, b]) => a === pair[0] && b === pair[1])) return;
    this.#open.push(pair);
    const before = flatten(this.#pinned, pinned);
    const after = flatten(this.#current, current);
    this.#types(before, after, where);
    this.#enums(before, after, where);
    this.#bounds(before, after, where);
    this.#properties(before, after, where);
    this.#variants(before, after, where);
    this.#others(before, after, where);
    const items = before.keywords['items'];
    if (items !== undefined || after.keywords['items'] !== undefined) {
      this.compare(items ?? {}, after.keywords['items'] ?? {}, `${where}/[]`);
    }
    this.#open.pop();
  }

  #report(kinds: Record<Direction, IncompatibilityKind>, where: string, detail: string): void {
    this.found.push({ kind: kinds[this.#direction], where, detail });
  }

  #types(before: FlatSchema, after: FlatSchema, where: string): void {
    const [from, to] = this.#direction === 'request' ? [before.types, after.types] : [after.types, before.types];
    // A request must accept all former values. A response must only contain announced values.
    if (!to) return;
    const lost = from
      ? [...from].filter((type) => !to.has(type) && !(type === 'integer' && to.has('number')))
      : ['anything'];
    if (lost.length === 0) return;
    const nullable = this.#direction === 'response' && lost.every((type) => type === 'null');
    const names = (types: Set<string> | null) => (types ? [...types].sort().join('|') : 'anything');
    this.#report(
      { request: 'request-retyped', response: nullable ? 'response-nullable' : 'response-retyped' },
      where,
      `was ${names(before.types)}, is ${names(after.types)}`,
    );
  }

  #enums(before: FlatSchema, after: FlatSchema, where: string): void {
    const values = ({ keywords }: FlatSchema): Json[] | null =>
      'const' in keywords ? [keywords['const'] as Json] : 'enum' in keywords ? asArray(keywords['enum']) : null;
    const [from, to] =
      this.#direction === 'request' ? [values(before), values(after)] : [values(after), values(before)];
    if (!to) return;
    const lost = from ? from.filter((value) => !to.some((other) => isDeepStrictEqual(value, other))) : ['any value'];
    if (lost.length === 0) return;
    // Only an enum that the pinned contract marked as extensible may grow.
    if (this.#direction === 'response' && before.extensibleEnum) return;
    const list = lost.map((value) => JSON.stringify(value)).join(', ');
    this.#report(
      { request: 'request-enum-narrowed', response: 'response-enum-widened' },
      where,
      this.#direction === 'request' ? `no longer takes ${list}` : `may now be ${list}`,
    );
  }

  #bounds(before: FlatSchema, after: FlatSchema, where: string): void {
    const kinds = { request: 'request-tightened', response: 'response-loosened' } as const;
    const [wide, narrow] =
      this.#direction === 'request' ? [before.keywords, after.keywords] : [after.keywords, before.keywords];
    const differ = (keyword: string) => {
      const show = (value: Json | undefined) => (value === undefined ? 'absent' : JSON.stringify(value));
      this.#report(
        kinds,
        where,
        `${keyword} was ${show(before.keywords[keyword])}, is ${show(after.keywords[keyword])}`,
      );
    };
    for (const keyword of lowerBounds) {
      if (Number(narrow[keyword] ?? -Infinity) > Number(wide[keyword] ?? -Infinity)) differ(keyword);
    }
    for (const keyword of upperBounds) {
      if (Number(narrow[keyword] ?? Infinity) < Number(wide[keyword] ?? Infinity)) differ(keyword);
    }
    for (const keyword of restrictions) {
      if (narrow[keyword] !== undefined && !isDeepStrictEqual(narrow[keyword], wide[keyword])) differ(keyword);
    }
  }

  #properties(before: FlatSchema, after: FlatSchema, where: string): void {
    for (const [name, schema] of before.properties) {
      const place = `${where}/${name}`;
      if (!after.properties.has(name)) {
        this.#report({ request: 'request-field-removed', response: 'response-field-removed' }, place, 'is gone');
      } else {
        this.compare(schema, after.properties.get(name), place);
      }
    }
    if (this.#direction === 'request') {
      for (const name of after.required) {
        if (!before.required.has(name)) {
          this.found.push({
            kind: 'request-field-now-required',
            where: `${where}/${name}`,
            detail: 'must now be sent',
          });
        }
      }
    } else {
      for (const name of before.required) {
        if (after.properties.has(name) && !after.required.has(name)) {
          this.found.push({
            kind: 'response-field-now-optional',
            where: `${where}/${name}`,
            detail: 'may now be absent',
          });
        }
      }
    }
    this.#additional(before.keywords['additionalProperties'], after.keywords['additionalProperties'], where);
  }

  #additional(before: Json | undefined, after: Json | undefined, where: string): void {
    const open = (value: Json | undefined) => value === undefined || value === true;
    if (this.#direction === 'request' && before !== false && after === false) {
      this.found.push({ kind: 'request-closed', where, detail: 'no longer takes other fields' });
    } else if (before !== false && after !== false && !(open(before) && open(after))) {
      this.compare(open(before) ? {} : asObject(before), open(after) ? {} : asObject(after), `${where}/*`);
    }
  }

  #variants(before: FlatSchema, after: FlatSchema, where: string): void {
    if (before.variants.length === 0 && after.variants.length === 0) return;
    const [from, to] =
      this.#direction === 'request' ? [before.variants, after.variants] : [after.variants, before.variants];
    if (to.length === 0) return;
    const fits = (a: Json, b: Json): boolean => {
      const attempt = new SchemaComparison(this.#pinned, this.#current, this.#direction);
      attempt.#open.push(...this.#open);
      if (this.#direction === 'request') attempt.compare(a, b, where);
      else attempt.compare(b, a, where);
      return attempt.found.length === 0;
    };
    const lost = from.length === 0 ? 1 : from.filter((variant) => !to.some((other) => fits(variant, other))).length;
    if (lost > 0) {
      this.#report({ request: 'request-retyped', response: 'response-retyped' }, where, 'its alternatives changed');
    }
  }

  #others(before: FlatSchema, after: FlatSchema, where: string): void {
    if (this.#direction === 'request' && !isDeepStrictEqual(before.keywords['default'], after.keywords['default'])) {
      this.found.push({ kind: 'request-default-changed', where, detail: 'means something else when it is left out' });
    }
    for (const keyword of new Set([...Object.keys(before.keywords), ...Object.keys(after.keywords)])) {
      if (compared.has(keyword) || isDeepStrictEqual(before.keywords[keyword], after.keywords[keyword])) continue;
      // Unknown keywords are reported, as their effect is unknown.
      this.found.push({ kind: 'keyword-changed', where, detail: `${keyword} changed` });
    }
  }
}
