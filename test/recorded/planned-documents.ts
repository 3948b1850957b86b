/** Documents and schemas of several sizes, and models that they are planned for. */
import type { JsonObject } from '../../server/lib/json-value.ts';
import type { Layout } from '../../server/parsing/layout.ts';
import { createLayout, createPlacedPage, createPlainPage } from '../../server/extraction/grounding/testing/pages.ts';
import type { ModelCapacity } from '../../server/extraction/pipeline/question-plan.ts';
import { rowsDefinition, rowsDocument } from '../../server/extraction/pipeline/testing/rows.ts';
import { createStatement, statementDefinition } from '../../server/extraction/pipeline/testing/statement.ts';
import { objectSchema as object } from '../../server/extraction/schema/testing/object-schema.ts';

interface PlannedDocument {
  definition: JsonObject;
  layout: Layout;
}

const text: JsonObject = { type: 'string' };
const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index));

const contract: JsonObject = object({
  landlord: { ...text, description: 'Who lets the flat' },
  monthlyRent: { type: 'number', title: 'Rent' },
  deposit: { type: ['number', 'null'] },
  startDate: { type: 'string', format: 'date' },
});

const wide: JsonObject = object(Object.fromEntries(times(600, (index) => [`field${index}`, text])));

/** Prose that states each value on one page. */
function createProse(pages: number): Layout {
  const facts = new Map([
    [3, 'The landlord is Ada Roth of Bonn.'],
    [Math.floor(pages / 2), 'The monthly rent is 812.50 euros, and the deposit is 1,625 euros.'],
    [pages - 4, 'The tenancy starts on 1 April 2026, which is the start date.'],
  ]);
  return createLayout(
    ...times(pages, (page) =>
      createPlacedPage(
        [
          `Section ${page + 1}`,
          ...times(
            9,
            (line) => `The parties agree in clause ${page * 9 + line} that the garden is kept in good order.`,
          ),
          facts.get(page) ?? 'Nothing else is agreed here.',
          `Page ${page + 1} of ${pages}`,
        ],
        page + 1,
      ),
    ),
  );
}

/** A price list in groups, whose columns are named on its first page only. */
function createGroups(pages: number): Layout {
  const layout = createLayout(
    ...times(pages, (page) =>
      createPlacedPage(
        [
          'Roth Ltd   Price list   2026',
          `Group ${page + 1}`,
          'Article   Unit   Price',
          ...times(14, (row) => `A-${page}-${row}   piece   ${row + 1}.50`),
          `Subgroup ${page + 1}b`,
          ...times(3, (row) => `B-${page}-${row}   box   ${row + 20}.00`),
          `Page ${page + 1} of ${pages}`,
        ],
        page + 1,
      ),
    ),
  );
  const [first] = layout.pages;
  if (first !== undefined) first.tables = [{ header: ['Article', 'Unit', 'Price'], rows: [], box: null }];
  return layout;
}

const scans = createProse(30);
scans.pages.forEach((page, index) => (page.source = index % 3 === 0 ? 'text' : 'ocr'));

const longLines = createLayout(
  createPlainPage(times(4, (line) => `${`Line ${line} of a text without breaks goes on and on. `.repeat(400)}`)),
);

export const PLANNED_DOCUMENTS: Record<string, PlannedDocument> = {
  'a short contract': { definition: contract, layout: createProse(8) },
  'a long contract': { definition: contract, layout: createProse(420) },
  'a scanned contract': { definition: contract, layout: scans },
  'a price list': { definition: rowsDefinition, layout: rowsDocument(3, 30) },
  'a long price list in groups': { definition: rowsDefinition, layout: createGroups(60) },
  'a bank statement': { definition: statementDefinition, layout: createStatement(7, 45).layout },
  'a text without line breaks': { definition: rowsDefinition, layout: longLines },
  'many fields': { definition: wide, layout: createProse(4) },
};

export const CAPACITIES: Record<string, ModelCapacity> = {
  'a large model': { contextTokens: 200_000, maxOutputTokens: 64_000, seesPictures: false },
  'a small model': { contextTokens: 8_000, maxOutputTokens: 2_000, seesPictures: false },
  'a tiny model': { contextTokens: 3_000, maxOutputTokens: 800, seesPictures: false },
  'the smallest model': { contextTokens: 2_000, maxOutputTokens: 500, seesPictures: false },
  'a slow model': { contextTokens: 128_000, maxOutputTokens: 16_000, answerTokens: 900, seesPictures: false },
  'a model that sees scans': { contextTokens: 128_000, maxOutputTokens: 16_000, seesPictures: true },
  'a model that sees all pages': {
    contextTokens: 32_000,
    maxOutputTokens: 8_000,
    seesPictures: true,
    isShownAll: true,
  },
  'a model that reads PDF': {
    contextTokens: 200_000,
    maxOutputTokens: 32_000,
    seesPictures: true,
    isShownAll: true,
    readsPdf: true,
  },
};
