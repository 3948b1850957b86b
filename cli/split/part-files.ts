import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { formatPages } from '../../server/lib/page-range.ts';

export interface FoundPart {
  pages: number[];
  category: string | null;
  confidence: number;
  identifier: string | null;
  reasons: string[];
}

const toFileName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

/** The file of a part: the name of the packet, its index, and its category. */
export function namePart(path: string, index: number, { category }: Pick<FoundPart, 'category'>): string {
  const stem = basename(path, extname(path));
  const kind = category === null ? 'uncategorized' : toFileName(category) || 'part';
  return `${stem}-${String(index + 1).padStart(3, '0')}-${kind}.pdf`;
}

/** Writes the files of parts, and `<packet>.parts.json` with what is known of them. */
export async function writeParts(
  directory: string,
  { path, parts, open }: { path: string; parts: readonly FoundPart[]; open: (index: number) => Promise<Uint8Array> },
): Promise<string[]> {
  await mkdir(directory, { recursive: true });
  const names: string[] = [];
  for (const [index, part] of parts.entries()) {
    const name = namePart(path, index, part);
    await writeFile(join(directory, name), await open(index));
    names.push(name);
  }
  const listed = parts.map((part, index) => ({ file: names[index], ...part, pages: formatPages(part.pages) }));
  const list = join(directory, `${basename(path, extname(path))}.parts.json`);
  await writeFile(list, `${JSON.stringify({ parts: listed }, null, 2)}\n`);
  return names;
}
