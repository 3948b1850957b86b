import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawSheet } from '../../scripts/samples/draw-sheet.ts';
import { SHEETS } from '../../scripts/samples/all-sheets.ts';
import { compareDocument } from '../../server/scorer/compare-document.ts';
import { extractLocally } from '../../server/extraction/local/extract-locally.ts';
import { checkDefinition } from '../../server/extraction/schema/definition/check-definition.ts';
import { lintDefinition } from '../../server/extraction/schema/definition/lint-definition.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import type { LayoutPage } from '../../server/parsing/layout.ts';
import { parsePdf } from '../../server/parsing/formats/pdf/pdf.ts';
import { SCHEMA_TEMPLATES } from '../../server/schema-templates/all-templates.ts';

/**
 * Leaves that the built-in extractor misses or gets wrong. It repeats the seller's VAT number for the buyer, reads
 * only one of the two tables of the résumé, and does not find the address of an employer.
 */
const MISTAKES: Record<string, number> = { invoice: 1, resume: 5, payslip: 1 };

const readDocument = (key: string) =>
  readFileSync(new URL(`../../server/schema-templates/documents/${key}.pdf`, import.meta.url));

async function extract(key: string, definition: JsonObject): Promise<JsonObject> {
  const pages: LayoutPage[] = [];
  for await (const step of parsePdf(readDocument(key))) if ('pages' in step) pages.push(...step.pages);
  return extractLocally({ definition, layout: { pageCount: pages.length, truncated: false, pages } }).extractedData;
}

test('every template has a document', () => {
  expect(Object.keys(SHEETS)).toEqual(SCHEMA_TEMPLATES.map(({ key }) => key));
});

describe.each(SCHEMA_TEMPLATES.map((template) => [template.key, template] as const))('%s', (key, { definition }) => {
  const sheet = SHEETS[key];
  if (sheet === undefined) throw new Error(`${key} has no document.`);

  test('has a definition without problems and warnings', () => {
    expect(checkDefinition(definition)).toEqual([]);
    expect(lintDefinition(definition).filter(({ provider }) => provider === undefined)).toEqual([]);
  });

  test('has the document that the script draws', async () => {
    expect((await drawSheet(key, sheet)).equals(readDocument(key))).toBe(true);
  });

  test('reads its document without a model', async () => {
    const leaves = compareDocument(sheet.expected as JsonObject, await extract(key, definition), definition);
    const mistakes = leaves.filter(({ outcome }) => outcome !== 'right' && outcome !== 'absent');
    expect(mistakes.length, JSON.stringify(mistakes)).toBeLessThanOrEqual(MISTAKES[key] ?? 0);
  });
});
