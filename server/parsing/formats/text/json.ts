import { MAX_NESTING, tooDeep } from '../../archive/archive-limits.ts';
import type { LayoutPage, LayoutTable } from '../../layout.ts';
import { logicalPage, rowText } from '../../page/page-draft.ts';
import { cleanText } from './clean-text.ts';

/** Numbers are texts: with all of their digits, and the zeros at their end. */
type Json = string | boolean | null | Json[] | { [key: string]: Json };

/**
 * JSON, or JSON Lines: a line `key: value` for each value, `key:` before an object's, and a table for an array of flat
 * objects. What is not JSON is read as text. Throws `ParseError` beyond the limit of the nesting depth.
 */
export function parseJson(text: string): LayoutPage {
  const value = readJson(text);
  if (value === undefined) return logicalPage(text.split('\n'));
  const writer = new JsonLines();
  writer.write('', value, 1);
  return logicalPage(writer.lines, writer.tables);
}

function readJson(text: string): Json | undefined {
  try {
    return parse(text);
  } catch {
    try {
      const values = text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(parse);
      return values.length > 1 ? values : undefined;
    } catch {
      return undefined;
    }
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text, keepDigits) as Json;
  } catch (error) {
    // What is nested too deep for this way is refused when it is written.
    if (error instanceof RangeError) return JSON.parse(text) as Json;
    throw error;
  }
}

function keepDigits(_key: string, value: unknown, context?: { source: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

class JsonLines {
  readonly lines: string[] = [];
  readonly tables: LayoutTable[] = [];

  /** Recursion goes no deeper than the limit. */
  write(key: string, value: Json, depth: number): void {
    if (depth > MAX_NESTING) throw tooDeep('JSON');
    if (!isNested(value)) this.#line(key, scalar(value));
    else if (Array.isArray(value)) this.#array(key, value, depth);
    else {
      if (key !== '') this.lines.push(`${key}:`);
      for (const [name, item] of Object.entries(value)) this.write(name, item, depth + 1);
    }
  }

  #array(key: string, items: Json[], depth: number): void {
    if (items.every((item) => !isNested(item))) return this.#line(key, items.map(scalar).join(', '));
    if (key !== '') this.lines.push(`${key}:`);
    const table = flatTable(items);
    if (table !== null) {
      this.lines.push(rowText(table.header ?? []));
      for (const row of table.rows) this.lines.push(rowText(row));
      this.tables.push(table);
      return;
    }
    for (const [index, item] of items.entries()) {
      if (index > 0 && this.lines.at(-1) !== '') this.lines.push('');
      this.write('', item, depth + 1);
    }
  }

  #line(key: string, text: string): void {
    for (const line of cleanText(`${key === '' ? '' : `${key}: `}${text}`).split('\n')) this.lines.push(line.trimEnd());
  }
}

/** The table that an array of objects without depth is; null where it is another array. */
function flatTable(items: Json[]): LayoutTable | null {
  const header = new Set<string>();
  for (const item of items) {
    if (!isNested(item) || Array.isArray(item) || Object.values(item).some(isNested)) return null;
    for (const key of Object.keys(item)) header.add(key);
  }
  // Objects that hardly share a key are no rows.
  const cells = items.reduce<number>((sum, item) => sum + Object.keys(item as object).length, 0);
  if (header.size < 2 || items.length * header.size > 4 * cells) return null;
  const names = [...header];
  const rows = (items as Record<string, Json>[]).map((item) =>
    names.map((name) => (Object.hasOwn(item, name) ? scalar(item[name] ?? null) : '')),
  );
  return { header: names.map(cleanText), rows, box: null };
}

function isNested(value: Json): value is Json[] | { [key: string]: Json } {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function scalar(value: Json): string {
  return value === null || typeof value === 'object' ? '' : cleanText(String(value));
}
