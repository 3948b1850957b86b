import { expect } from 'vitest';
import { defineFields } from '../../../../test/recorded/read-trades.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createLayout, createPlacedPage, createPlainPage } from '../../grounding/testing/pages.ts';
import { validate } from '../../schema/validate.ts';
import { extractLocally, type LocalExtraction } from '../extract-locally.ts';

export const textField = (description: string, rest: JsonObject = {}): JsonObject => ({
  type: ['string', 'null'],
  description,
  ...rest,
});

export const dateField = (description: string): JsonObject => textField(description, { format: 'date' });

export const amountField = (description: string): JsonObject => ({ type: ['number', 'null'], description });

export const createObject = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

export function splitLines(document: string): string[] {
  return document.replace(/^\n|\n\s*$/g, '').split('\n');
}

/** The same document with and without geometry: both must give the same. */
export function extractBoth(definition: JsonObject, document: string): LocalExtraction[] {
  const texts = splitLines(document);
  const placed = createPlacedPage(texts);
  return [createLayout(placed), createLayout(createPlainPage(texts))].map((layout) =>
    extractLocally({ definition, layout }),
  );
}

export function expectBoth(definition: JsonObject, document: string, expected: Record<string, JsonValue>): void {
  for (const { extractedData, evidence } of extractBoth(definition, document)) {
    expect(extractedData).toMatchObject(expected);
    expect(validate(definition, extractedData)).toEqual([]);
    for (const one of evidence) {
      if (one.quote !== null)
        expect(
          splitLines(document)
            .join('\n')
            .slice(one.start ?? 0, one.end ?? 0),
        ).toBe(one.quote);
    }
  }
}

/** What is read from lines for fields as `defineFields` takes them, with and without geometry. */
export function readLines(fields: string, lines: readonly string[]): Record<string, JsonValue> {
  const [placed, plain] = extractBoth(defineFields(fields), lines.join('\n')).map(({ extractedData }) => extractedData);
  expect(placed).toEqual(plain);
  return placed ?? {};
}
