import { CONTRACT_PAGES, invoicePage, LETTER_PAGE } from '../../../server/extraction/packets/testing/make-pages.ts';
import { drawPage } from '../../../server/parsing/testing/make-picture.ts';
import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';

/** Twelve pages: five invoices, one of them of three pages, a letter, a contract of two pages, and blank pages. */
export const STACK_PAGES = [
  invoicePage('4711'),
  invoicePage('4712'),
  ...[1, 2, 3].map((page) => invoicePage('4713', { page, of: 3 })),
  LETTER_PAGE,
  '',
  ...CONTRACT_PAGES,
  invoicePage('4714'),
  invoicePage('4715'),
  '',
];

/** A PDF of pages with these lines. A line that begins with `# ` is a heading; a page without lines is blank. */
export async function makeStack(pages: readonly string[], name = 'stack.pdf'): Promise<File> {
  const bytes = await makePdf(
    pages.map((page) => ({
      texts: page.split('\n').flatMap((line, row) => {
        const text = line.trim().replace(/^# /, '');
        return text === '' ? [] : [{ text, x: 50, y: 40 + row * 16, size: line.trim().startsWith('# ') ? 16 : 9 }];
      }),
    })),
  );
  return new File([new Uint8Array(bytes)], name);
}

/** The picture of a page with these lines, as JPEG. */
export const drawScan = (page: string): Promise<Buffer> =>
  drawPage(
    page.split('\n').flatMap((line, row) => {
      const text = line.trim().replace(/^# /, '');
      const size = line.trim().startsWith('# ') ? 34 : 20;
      return text === '' ? [] : [{ text, x: 80, y: 80 + row * 36, size }];
    }),
  )
    .jpeg({ quality: 80 })
    .toBuffer();

/** So many pages of three kinds in documents of one to three pages, ten pages with six documents at a time. */
export const longStackPages = (count: number): string[] =>
  Array.from({ length: Math.ceil(count / 10) }, (_, index) => [
    invoicePage(`${index}1`),
    LETTER_PAGE,
    ...CONTRACT_PAGES,
    ...[1, 2, 3].map((page) => invoicePage(`${index}2`, { page, of: 3 })),
    invoicePage(`${index}3`),
    invoicePage(`${index}4`, { page: 1, of: 2 }),
    invoicePage(`${index}4`, { page: 2, of: 2 }),
  ])
    .flat()
    .slice(0, count);
