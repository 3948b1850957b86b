import type { Evidence } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { getOwn, isObject } from '../../lib/json-object.ts';
import { formatPointerStep, parsePointer } from '../../lib/json-pointer.ts';
import type { Layout } from '../../parsing/layout.ts';
import { extractLocally } from '../local/extract-locally.ts';
import { withProperties } from './build-property.ts';

/** A place in a document's text. */
export interface TemplatePlace {
  page: number;
  start: number;
  end: number;
}

/** What a template finds in one document. */
export interface TemplateReading {
  /** The places of all values. */
  places: TemplatePlace[];
  /** Property names with dots, `[]` for the items of a list. */
  paths: Set<string>;
  /** The texts of codes, in one spelling: a document repeats them. */
  codes: Set<string>;
  /** The data, without values that the document does not have. */
  data: JsonObject;
}

const MIN_CONFIDENCE = 0.35;

const toPath = (pointer: string): string =>
  parsePointer(pointer)
    .map((step) => (/^\d+$/u.test(step) ? '[]' : step))
    .join('.');

const isFound = ({ match, page }: Evidence): boolean => match !== 'not_found' && page !== null;

/** @param minConfidence below which a value counts as not found */
export function readByTemplate(
  definition: JsonObject,
  layout: Layout,
  minConfidence = MIN_CONFIDENCE,
): TemplateReading {
  const { evidence, extractedData } = extractLocally({ definition, layout });
  const places = new Map<string, TemplatePlace>();
  const paths = new Set<string>();
  for (const { path, page, start, end } of evidence.filter((one) => isFound(one) && one.confidence >= minConfidence)) {
    const place = { page: page ?? 0, start: start ?? 0, end: end ?? 0 };
    const key = `${place.page} ${place.start} ${place.end}`;
    const other = places.has(key);
    places.set(key, place);
    // One text is one value: a template has several fields for it, as the VAT numbers of both parties.
    if (!other || path.includes('/0/')) paths.add(toPath(path));
  }
  const codes = new Set(evidence.flatMap(({ quote }) => (quote !== null && isCode(quote) ? [toCode(quote)] : [])));
  const found = new Set(evidence.filter(isFound).map(({ path }) => path));
  return { paths, places: [...places.values()], codes, data: keepFound(extractedData, found) as JsonObject };
}

/** Data with null for each value that has no place in the document, such as a sum that was worked out. */
function keepFound(value: JsonValue, found: ReadonlySet<string>, pointer = ''): JsonValue {
  if (Array.isArray(value)) return value.map((entry, index) => keepFound(entry, found, `${pointer}/${index}`));
  if (!isObject(value)) return found.has(pointer) ? value : null;
  const entries = Object.entries(value).map(([name, one]): [string, JsonValue] => [
    name,
    keepFound(one, found, `${pointer}${formatPointerStep(name)}`),
  ]);
  return Object.fromEntries(entries);
}

const MIN_CODE = 6;

/** In one spelling, without spaces. */
export const toCode = (text: string): string => text.replace(/\s+/gu, '').toUpperCase();

/** Letters and digits, or many digits: what means only one thing wherever it is written. */
export const isCode = (text: string): boolean => {
  const code = toCode(text);
  return code.length >= MIN_CODE && /^[\p{L}\d/.-]+$/u.test(code) && /\d/u.test(code) && /\p{L}|\d{8}/u.test(code);
};

/** An object schema with only those fields that `has` by their path; null where none is left. */
export function keepFields(schema: JsonObject, has: (path: string) => boolean, prefix = ''): JsonObject | null {
  const properties = getOwn(schema, 'properties');
  if (!isObject(properties)) return null;
  const kept: Record<string, JsonObject> = {};
  for (const [name, property] of Object.entries(properties)) {
    if (!isObject(property)) continue;
    const left = keepField(property, has, `${prefix}${name}`);
    if (left !== null) kept[name] = left;
  }
  return Object.keys(kept).length === 0 ? null : withProperties(schema, kept);
}

function keepField(property: JsonObject, has: (path: string) => boolean, path: string): JsonObject | null {
  if (isObject(getOwn(property, 'properties'))) return keepFields(property, has, `${path}.`);
  const items = getOwn(property, 'items');
  if (!isObject(items)) return has(path) ? property : null;
  if (!isObject(getOwn(items, 'properties'))) return has(`${path}.[]`) ? property : null;
  const item = keepFields(items, has, `${path}.[].`);
  return item === null ? null : { ...property, items: item };
}

export const overlaps = (a: TemplatePlace, b: TemplatePlace): boolean =>
  a.page === b.page && a.start < b.end && b.start < a.end;
