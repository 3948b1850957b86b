import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { createLayout, createPlacedPage } from '../../grounding/testing/pages.ts';
import type { StructuredCall } from '../../llm/model-client.ts';
import { getDocumentText } from './scripted-client.ts';

const COLUMNS = Array.from({ length: 34 }, (_, column) => `column${column}`);

/** A list with 34 columns. */
export const wideTableDefinition: JsonObject = {
  type: 'object',
  properties: {
    rows: {
      type: 'array',
      items: { type: 'object', properties: Object.fromEntries(COLUMNS.map((name) => [name, { type: 'string' }])) },
    },
  },
};

const createRow = (row: number): string[] => COLUMNS.map((_, column) => `${row}.${column}`);

export function createWideTable(pages: number, perPage: number): Layout {
  return createLayout(
    ...Array.from({ length: pages }, (_, page) =>
      createPlacedPage(
        Array.from({ length: perPage }, (_row, row) => createRow(page * perPage + row).join('   ')),
        page + 1,
      ),
    ),
  );
}

/** Answers as a perfect model would from the passages in the call. */
export function readWideTable(call: StructuredCall): JsonValue {
  const lines = getDocumentText(call).split('\n');
  const rows = lines.map((line) => line.split(/ {3,}/)).filter((cells) => cells.length === COLUMNS.length);
  return { rows: rows.map((cells) => Object.fromEntries(COLUMNS.map((name, column) => [name, cells[column] ?? '']))) };
}
