import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';

/** A PDF of pages with these lines. A line that begins with `# ` is a heading. */
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
