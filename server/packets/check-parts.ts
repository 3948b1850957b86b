import { AppError } from '../errors.ts';
import { exceedsPages, formatPages, parsePageRange, selectPages } from '../lib/page-range.ts';
import type { StoredPart } from './repository.ts';

export interface GivenPart {
  pages: string;
  category?: string | null | undefined;
}

const invalid = (path: string, message: string, sentence: string) =>
  new AppError('parts_invalid', sentence, { details: [{ in: 'body', path, message }] });

/** The parts that a person chose; one that they left as it was keeps what was found of it. Throws `parts_invalid`. */
export function checkParts(
  given: readonly GivenPart[],
  {
    pages: known,
    categories,
    found,
  }: { pages: readonly number[]; categories: readonly string[]; found: readonly StoredPart[] },
): StoredPart[] {
  const pageCount = known.at(-1) ?? 0;
  const owners = new Map<number, number>();
  const parts = given.map(({ pages, category = null }, index): StoredPart => {
    const range = parsePageRange(pages);
    const path = `/parts/${index}/pages`;
    const selected = range === null ? [] : selectPages(range, pageCount);
    if (range === null || exceedsPages(range, pageCount) || selected.some((page) => !known.includes(page)))
      throw invalid(
        path,
        `names pages that the packet does not have`,
        `The packet has the pages ${formatPages(known)}: ${pages} names others.`,
      );
    for (const page of selected) {
      const other = owners.get(page);
      if (other !== undefined)
        throw invalid(path, `has page ${page} of /parts/${other}`, `Page ${page} is in two parts.`);
      owners.set(page, index);
    }
    if (category !== null && !categories.includes(category))
      throw invalid(
        `/parts/${index}/category`,
        'is no category of the splitter',
        `${category} is no category of the splitter. Its categories: ${categories.slice(0, 20).join(', ')}.`,
      );
    const same = found.find((part) => part.category === category && formatPages(part.pages) === formatPages(selected));
    if (same !== undefined) return same;
    return { pages: selected, category, confidence: null, startConfidence: null, identifier: null, reasons: [] };
  });
  return parts.sort((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0));
}
