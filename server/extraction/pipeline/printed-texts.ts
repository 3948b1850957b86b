import type { Layout } from '../../parsing/layout.ts';
import type { IsPrinted } from '../schema/fit/blank-texts.ts';

/** Looks for texts in a document that are neither part of a longer word nor, as dashes, part of other text. */
export function createPrintedTexts({ pages }: Layout): IsPrinted {
  const known = new Map<string, boolean>();
  return (text) => {
    let isPrinted = known.get(text);
    if (isPrinted === undefined) {
      const escaped = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
      const [before, after] = /^[\p{L}\p{N}]/u.test(text) ? ['[\\p{L}\\p{N}]', '[\\p{L}\\p{N}]'] : ['\\S', '\\S'];
      const expression = new RegExp(`(?<!${before})${escaped}(?!${after})`, 'u');
      known.set(text, (isPrinted = pages.some((page) => expression.test(page.text))));
    }
    return isPrinted;
  };
}
