import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { createLayout, createPlacedPage } from '../../grounding/testing/pages.ts';
import type { StructuredCall } from '../../llm/model-client.ts';
import { getDocumentText } from './scripted-client.ts';

export const rowsDefinition: JsonObject = {
  type: 'object',
  required: ['items'],
  properties: {
    title: { type: ['string', 'null'] },
    closing: { type: ['string', 'null'] },
    items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['code', 'price'],
        properties: { code: { type: 'string' }, price: { type: 'number' } },
      },
    },
  },
};

/** Answers as a perfect model would from the passages in the call. */
export function readRows(call: StructuredCall): JsonValue {
  const text = getDocumentText(call);
  const properties = (call.schema['properties'] ?? {}) as JsonObject;
  const items = [...text.matchAll(/^(A-\d+) {3}part {3}(\d+\.\d\d)$/gm)].map(([, code = '', price]) => ({
    code,
    price: Number(price),
  }));
  const known: JsonObject = {
    title: /^Title: (.*)$/m.exec(text)?.[1] ?? null,
    closing: /^Closing: (.*)$/m.exec(text)?.[1] ?? null,
    items,
  };
  return Object.fromEntries(Object.keys(properties).map((name) => [name, known[name] ?? null]));
}

export function rowsDocument(pages: number, perPage: number, twice = false): Layout {
  let n = 0;
  return createLayout(
    ...Array.from({ length: pages }, (_, page) => {
      const lines = Array.from({ length: perPage }, () => `A-${(n += 1)}   part   ${(n % 90) + 10}.00`);
      if (twice && page === 1) lines.push(lines.at(-1) ?? '');
      return createPlacedPage(
        [...(page === 0 ? ['Title: Price list'] : []), ...lines, ...(page === pages - 1 ? ['Closing: Thank you'] : [])],
        page + 1,
      );
    }),
  );
}
