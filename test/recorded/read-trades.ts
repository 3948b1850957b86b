import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import type { Layout } from '../../server/parsing/layout.ts';
import { parseText } from '../../server/parsing/formats/text/text.ts';
import { makePdf, type PdfText } from '../../server/parsing/testing/make-pdf.ts';
import { parseTestPdf } from '../../server/parsing/testing/parse-test-pdf.ts';

/** A small document of a trade, written by hand. */
export interface TradeDocument {
  name: string;
  definition: JsonObject;
  expected: JsonObject;
  text: string;
}

const FOLDER = new URL('trades/', import.meta.url);
const PDF = { margin: 40, lineHeight: 12, size: 8, letterWidth: 4.8, font: 'Courier' } as const;
const FIXED_DATE = new Date(Date.UTC(2026, 0, 5, 9));

export function readTrades(): TradeDocument[] {
  const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.txt'.length);
      const { fields, expected } = JSON.parse(read(`${name}.json`)) as { fields: string; expected: JsonObject };
      return { name, definition: defineFields(fields), expected, text: read(file) };
    });
}

/** Types of fields that are texts of a format. */
const FORMATS: Record<string, string> = { date: 'date', datetime: 'date-time' };
/** A field, with the fields of its entries, which may have entries of their own. */
const FIELD = /(\w+)(?::(\w+))?(?:\[((?:[^[\]]|\[[^\]]*\])*)\])?/g;

/** `name, total:number, due:date, lines[item, amount:number]` as a schema. */
export function defineFields(fields: string): JsonObject {
  const properties: Record<string, JsonValue> = {};
  for (const [, name = '', type = 'string', entries] of fields.matchAll(FIELD)) {
    properties[name] =
      entries === undefined
        ? type in FORMATS
          ? { type: ['string', 'null'], format: FORMATS[type] ?? null }
          : { type: [type, 'null'] }
        : { type: 'array', items: defineFields(entries) };
  }
  return { type: 'object', properties };
}

export const textLayout = ({ text }: TradeDocument): Layout => ({
  pageCount: null,
  truncated: false,
  pages: [parseText(text)],
});

/** Each column of the text where it stands, as programs with fixed letters print it. */
export async function pdfLayout({ text }: TradeDocument): Promise<Layout> {
  const texts = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }): PdfText => ({
      text: cell,
      x: PDF.margin + index * PDF.letterWidth,
      y: PDF.margin + row * PDF.lineHeight,
      size: PDF.size,
      font: PDF.font,
    })),
  );
  const file = await makePdf([{ texts }], { info: { CreationDate: FIXED_DATE, ModDate: FIXED_DATE } });
  return { ...(await parseTestPdf(file)), truncated: false };
}
