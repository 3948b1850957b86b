import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { extractLocally } from '../../server/extraction/local/extract-locally.ts';
import type { LayoutPage } from '../../server/parsing/layout.ts';
import { parsePdf } from '../../server/parsing/formats/pdf/pdf.ts';

const sample = (name: string): Buffer => readFileSync(new URL(`../../cli/sample/${name}`, import.meta.url));

it('reads every field of the sample invoice', async () => {
  const pages: LayoutPage[] = [];
  for await (const step of parsePdf(sample('invoice.pdf'))) if ('pages' in step) pages.push(...step.pages);
  const definition = JSON.parse(sample('invoice-schema.json').toString()) as JsonObject;
  const { extractedData, evidence } = extractLocally({
    definition,
    layout: { pageCount: pages.length, truncated: false, pages },
  });
  expect(extractedData).toEqual(JSON.parse(sample('expected.json').toString()));
  for (const one of evidence) if (one.match !== 'not_found') expect(one.boxes.length, one.path).toBeGreaterThan(0);
});
