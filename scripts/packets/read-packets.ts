import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parseFile } from '../../server/app/parse-file.ts';
import type { Category } from '../../server/extraction/packets/describe-category.ts';
import { viewPage, type PageView } from '../../server/extraction/packets/page-view.ts';
import type { SplitterRules } from '../../server/extraction/packets/split-packet.ts';
import type { Layout } from '../../server/parsing/layout.ts';

export interface AnnotatedPart {
  pages: number[];
  /** Undefined where kinds are not known; null where no category fits. */
  category?: string | null;
}

export interface AnnotatedPacket {
  id: string;
  layout: Layout;
  views: PageView[];
  parts: AnnotatedPart[];
  blank: Set<number>;
  rules: SplitterRules;
}

export interface ClassifySet {
  id: string;
  categories: Category[];
  examples: Category[];
  items: { name: string; category: string | null; views: PageView[] }[];
}

interface Reading {
  cache: string | undefined;
  onlyCached: boolean;
}

const HOURS = '7200';

async function readLayout(path: string, { cache, onlyCached }: Reading): Promise<Layout | null> {
  const name = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);
  const cached = cache === undefined ? undefined : join(cache, `${name}.json.gz`);
  if (cached !== undefined && existsSync(cached))
    return JSON.parse(gunzipSync(readFileSync(cached)).toString('utf8')) as Layout;
  if (onlyCached) return null;
  const { layout } = await parseFile(path, { EXCERPT_PARSE_TIMEOUT_SECONDS: HOURS });
  if (cached !== undefined) {
    mkdirSync(cache ?? '', { recursive: true });
    writeFileSync(cached, gzipSync(JSON.stringify(layout)));
  }
  return layout;
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

export async function readPackets(directory: string, reading: Reading): Promise<AnnotatedPacket[]> {
  const packets: AnnotatedPacket[] = [];
  for (const id of readdirSync(join(directory, 'packets')).sort()) {
    const folder = join(directory, 'packets', id);
    const document = readdirSync(folder).find((name) => name.startsWith('document.'));
    const layout = document === undefined ? null : await readLayout(join(folder, document), reading);
    if (layout === null) continue;
    const { parts, blank } = readJson<{ parts: AnnotatedPart[]; blank: number[] }>(join(folder, 'expected.json'));
    const named = join(folder, 'categories.json');
    const categories = existsSync(named) ? readJson<Category[]>(named) : [];
    const rules: SplitterRules = { categories, uncategorized: 'include', boundaries: 'auto' };
    packets.push({ id, layout, views: layout.pages.map(viewPage), parts, blank: new Set(blank), rules });
  }
  return packets;
}

const MAX_EXAMPLE = 20_000;
const textOf = ({ pages }: Layout): string =>
  pages
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MAX_EXAMPLE);

interface StoredSet {
  categories: Category[];
  examples: Record<string, string[]>;
  items: Record<string, { category: string | null }>;
}

export async function readSets(directory: string, reading: Reading): Promise<ClassifySet[]> {
  const folder = join(directory, 'classify');
  const sets: ClassifySet[] = [];
  for (const file of existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []) {
    const stored = readJson<StoredSet>(join(folder, file));
    const read = (name: string) => readLayout(join(folder, 'documents', name), reading);
    const examples = await Promise.all(
      stored.categories.map(async (category) => {
        const layouts = await Promise.all((stored.examples[category.name] ?? []).map(read));
        return { ...category, examples: layouts.flatMap((layout) => (layout === null ? [] : [textOf(layout)])) };
      }),
    );
    const items: ClassifySet['items'] = [];
    for (const [name, { category }] of Object.entries(stored.items)) {
      const layout = await read(name);
      if (layout !== null) items.push({ name, category, views: layout.pages.map(viewPage) });
    }
    sets.push({ id: file.slice(0, -'.json'.length), categories: stored.categories, examples, items });
  }
  return sets;
}
