import { expect, it } from 'vitest';
import type { ExtractionRequest } from '../engine.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import { createScriptedClient, type ScriptedClient } from './testing/scripted-client.ts';
import { largeCapacity, usePipeline } from './testing/use-pipeline.ts';

const extract = usePipeline();
const PAGES = 23;
const layout = createLayout(...Array.from({ length: PAGES }, (_, index) => createPlacedPage(['A line'], index + 1)));
const pagePicture = async (page: number) => ({ mediaType: 'image/jpeg' as const, bytes: new Uint8Array([page]) });
const allPages = Array.from({ length: PAGES }, (_, index) => index + 1);

/** The pages of each call's pictures, or the number of pages of its PDF. */
const listShown = ({ calls }: ScriptedClient): (number[] | string)[] =>
  calls.map(({ messages }) => {
    const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
    const pdf = parts.find((part) => part.type === 'document');
    return pdf === undefined
      ? parts.flatMap((part) => (part.type === 'picture' ? [part.bytes[0] ?? 0] : []))
      : `PDF of ${pdf.pages}`;
  });

/** Questions are answered in any order. */
const listDistinct = (shown: (number[] | string)[]): unknown[] =>
  [...new Set(shown.flat())].sort((a, b) => Number(a) - Number(b));

async function show(request: Partial<ExtractionRequest>, readsPdf: boolean) {
  const client = createScriptedClient(() => ({ total: null }));
  const capacity = { ...largeCapacity, seesPictures: true, readsPdf };
  const { warnings } = await extract(client, { layout, vision: 'always', pagePicture, ...request }, capacity);
  return { shown: listShown(client), warnings };
}

const createPdf = (bytes: number) => async (pages: readonly number[]) => ({
  bytes: new Uint8Array(bytes),
  pages: [...pages],
});

it('shows each page as a picture, ten in a question', async () => {
  const { shown, warnings } = await show({}, false);
  expect(shown.every((pages) => pages.length <= 10)).toBe(true);
  expect(listDistinct(shown)).toEqual(allPages);
  expect(warnings).toEqual([]);
});

it('shows all pages as one PDF to a model that reads it', async () => {
  expect(await show({ pagesPdf: createPdf(1_000) }, true)).toEqual({ shown: [`PDF of ${PAGES}`], warnings: [] });
});

it.each([
  ['has no PDF', async () => null],
  ['has too large a PDF', createPdf(13 * 2 ** 20)],
])('shows each page as a picture where the document %s', async (_, pagesPdf) => {
  const { shown, warnings } = await show({ pagesPdf }, true);
  expect(listDistinct(shown)).toEqual(allPages);
  expect(warnings).toEqual([]);
});

it('shows each page of a long scan, without being asked to', async () => {
  const pages = Array.from({ length: 30 }, (_, index) => ({
    ...createPlacedPage(['A line'], index + 1),
    source: 'ocr' as const,
  }));
  const scan = await show({ layout: createLayout(...pages), vision: 'auto', pagesPdf: createPdf(1_000) }, true);
  expect(scan.shown.every((shown) => shown.length <= 10)).toBe(true);
  expect(listDistinct(scan.shown)).toEqual(pages.map(({ number }) => number));
  expect(scan.warnings).toEqual([]);
});

it('names the pages that have no picture where pictures were asked for', async () => {
  const draw = async (page: number) => (page === 12 ? null : pagePicture(page));
  const { shown, warnings } = await show({ pagePicture: draw }, false);
  expect(listDistinct(shown)).toEqual(allPages.filter((page) => page !== 12));
  expect(warnings).toEqual(['Page 12 was sent to the model without an image: it could not be rendered.']);
  expect((await show({ pagePicture: draw, vision: 'auto' }, false)).warnings).toEqual([]);
});
