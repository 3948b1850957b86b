/** Layouts for tests: text as it is, and text placed on a page. */
import { expect } from 'vitest';
import { CELL_GAP, type Box, type Layout, type LayoutWord } from '../../../parsing/layout.ts';
import { finishPage, logicalPage, type LineDraft } from '../../../parsing/page/page-draft.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import { extractLocally, type LocalExtraction } from '../extract-locally.ts';

export function textLayout(text: string): Layout {
  return { pageCount: null, truncated: false, pages: [logicalPage(text.replace(/^\n/, '').split('\n'))] };
}

/** How wide a letter is and how high a line, as fractions of the page. */
const LETTER = 0.009;
const LINE = 0.016;

/**
 * A page from a drawing of it: each text begins at the column of its first letter; two spaces and more part
 * cells; empty lines leave their space.
 */
export function placedLayout(...drawings: string[]): Layout {
  const pages = drawings.map((drawing, index) => {
    const lines = drawing
      .replace(/^\n/, '')
      .split('\n')
      .flatMap((line, row) => (line.trim() === '' ? [] : [placedLine(line, 0.05 + row * LINE)]));
    return finishPage({ number: index + 1, width: 595, height: 842, source: 'text', lines, tables: [] });
  });
  return { pageCount: pages.length, truncated: false, pages };
}

function placedLine(line: string, y: number): LineDraft {
  const words: LayoutWord[] = [];
  let text = '';
  for (const match of line.matchAll(/\S+/g)) {
    const box: Box = [0.05 + match.index * LETTER, y, 0.05 + (match.index + match[0].length) * LETTER, y + 0.011];
    const gap = /(\s*)$/.exec(line.slice(0, match.index))?.[1]?.length ?? 0;
    text += (text === '' ? '' : gap > 1 ? CELL_GAP : ' ') + match[0];
    words.push({ text: match[0], box });
  }
  const [first] = words;
  const last = words.at(-1);
  return {
    text,
    words,
    box: first === undefined || last === undefined ? null : [first.box[0], y, last.box[2], y + 0.011],
  };
}

const NULLABLE: Record<string, JsonObject> = {
  string: { type: ['string', 'null'] },
  number: { type: ['number', 'null'] },
  integer: { type: ['integer', 'null'] },
  boolean: { type: ['boolean', 'null'] },
  date: { type: ['string', 'null'], format: 'date' },
};

type Shape = { [name: string]: string | Shape | [Shape] };

/** `{ total: 'number', seller: { name: 'string' }, items: [{ … }] }` as a schema in which every leaf may be null. */
export function schemaOf(shape: Shape): JsonObject {
  const properties: JsonObject = {};
  for (const [name, part] of Object.entries(shape)) {
    if (typeof part === 'string') properties[name] = NULLABLE[part] ?? {};
    else properties[name] = Array.isArray(part) ? { type: 'array', items: schemaOf(part[0]) } : schemaOf(part);
  }
  return { type: 'object', properties, required: Object.keys(shape), additionalProperties: false };
}

/** Extracts, and checks that each quote is the text at its place. */
export function extractFrom(definition: JsonObject, layout: Layout): LocalExtraction {
  const extraction = extractLocally({ definition, layout });
  for (const { path, quote, page, start, end } of extraction.evidence) {
    if (quote === null || page === null) continue;
    expect(layout.pages[page - 1]?.text.slice(start ?? 0, end ?? 0), path).toBe(quote);
  }
  return extraction;
}

export function extract(shape: Shape, layout: Layout): JsonObject {
  return extractFrom(schemaOf(shape), layout).extractedData;
}

/** What the properties of a schema hold for a text. */
export function fill(properties: JsonObject, text: string): JsonObject {
  return extractFrom({ type: 'object', properties }, textLayout(text)).extractedData;
}
