import type { PacketPatch } from '../../../generated/types.gen.ts';
import { serviceError } from '../../service-error.ts';
import type { PacketRecord, Store, StoredPart } from '../../store.ts';

/** Ascending pages as `1-3,7`. */
export function formatPages(pages: readonly number[]): string {
  const spans: { first: number; last: number }[] = [];
  for (const page of pages) {
    const span = spans.at(-1);
    if (span?.last === page - 1) span.last = page;
    else spans.push({ first: page, last: page });
  }
  return spans.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(',');
}

/** Null for a text that names pages which the packet does not have. */
function readPages(text: string, pageCount: number): number[] | null {
  const pages = text.split(',').flatMap((span) => {
    const [first = 0, last = first] = span.trim().split('-').map(Number);
    return Array.from(
      { length: Math.max(0, Math.min(last, pageCount + 1) - first + 1) },
      (_, offset) => first + offset,
    );
  });
  if (pages.length === 0 || pages.some((page) => !(page >= 1 && page <= pageCount))) return null;
  return [...new Set(pages)].toSorted((one, other) => one - other);
}

function invalid(path: string, message: string, sentence: string): Error {
  return serviceError('parts_invalid', sentence, { details: [{ in: 'body', path, message }] });
}

/** The parts that a person chose; one that they left as it was keeps what was found of it. Throws `parts_invalid`. */
export function checkParts(store: Store, record: PacketRecord, given: PacketPatch['parts']): StoredPart[] {
  const pageCount = record.packet.pageCount ?? 0;
  const splitter = store.splitters.find(({ id }) => id === record.splitterId)!;
  const { categories } = splitter.versions[record.packet.splitter.versionNumber - 1]!;
  const names = categories.map(({ name }) => name);
  const owners = new Map<number, number>();
  const parts = given.map(({ pages: text, category = null }, index): StoredPart => {
    const path = `/parts/${index}/pages`;
    const pages = readPages(text, pageCount);
    if (pages === null)
      throw invalid(
        path,
        'names pages that the packet does not have',
        `The packet has ${pageCount} pages: ${text} names others.`,
      );
    for (const page of pages) {
      const other = owners.get(page);
      if (other !== undefined)
        throw invalid(path, `has page ${page} of /parts/${other}`, `Page ${page} is in two parts.`);
      owners.set(page, index);
    }
    if (category !== null && !names.includes(category))
      throw invalid(
        `/parts/${index}/category`,
        'is no category of the splitter',
        `${category} is no category of the splitter. Its categories: ${names.slice(0, 20).join(', ')}.`,
      );
    const same = record.parts.find(
      (part) => part.category === category && formatPages(part.pages) === formatPages(pages),
    );
    return same ?? { pages, category, confidence: null, startConfidence: null, identifier: null, reasons: [] };
  });
  return parts.toSorted((one, other) => (one.pages[0] ?? 0) - (other.pages[0] ?? 0));
}
