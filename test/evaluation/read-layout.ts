import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout, LayoutPage } from '../../server/parsing/layout.ts';
import { parsePdf } from '../../server/parsing/formats/pdf/pdf.ts';
import { parseText } from '../../server/parsing/formats/text/text.ts';
import { createOcrLayout, type RecognisedPages } from './ocr-layout.ts';

/** The layout of a document in the corpus; null for unsupported formats. */
export async function readLayout(folder: string): Promise<Layout | null> {
  if (existsSync(join(folder, 'document.pdf'))) {
    const pages: LayoutPage[] = [];
    let pageCount = 0;
    for await (const step of parsePdf(readFileSync(join(folder, 'document.pdf')))) {
      if ('pageCount' in step) pageCount = step.pageCount;
      else pages.push(...step.pages);
    }
    return { pageCount, truncated: false, pages };
  }
  const hasImage = readdirSync(folder).some((file) => /^document\.(?:jpe?g|png|tiff?)$/.test(file));
  if (hasImage && existsSync(join(folder, 'ocr.json'))) {
    return createOcrLayout(JSON.parse(readFileSync(join(folder, 'ocr.json'), 'utf8')) as RecognisedPages);
  }
  if (!existsSync(join(folder, 'document.txt')) || readdirSync(folder).some((file) => /^document\.(?!txt)/.test(file)))
    return null;
  return { pageCount: null, truncated: false, pages: [parseText(readFileSync(join(folder, 'document.txt'), 'utf8'))] };
}
