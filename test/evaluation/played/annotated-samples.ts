import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '../../../server/lib/json-value.ts';
import type { Layout } from '../../../server/parsing/layout.ts';
import { readLayout } from '../read-layout.ts';

/** An annotated document. */
export interface Sample {
  /** The folder of its kind. */
  source: string;
  id: string;
  definition: JsonObject;
  /** Fields without a key are not annotated. */
  expected: JsonObject;
  layout: Layout;
}

/** Parsed documents are kept here between runs of an evaluation. */
const CACHE = join(tmpdir(), 'excerpt-evaluation-layouts');

/** A document with less text, such as a scan, shows nothing. */
const MIN_CHARACTERS = 100;

/**
 * @param directory annotated documents in a folder for each kind, as for `excerpt eval`; those without text are left
 *   out
 */
export async function readSamples(directory: string, maxPages: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const kind of readdirSync(directory, { withFileTypes: true })) {
    if (!kind.isDirectory()) continue;
    for (const id of readdirSync(join(directory, kind.name)).sort()) {
      const folder = join(directory, kind.name, id);
      const files = ['schema.json', 'expected.json'].map((name) => join(folder, name));
      if (!files.every(existsSync)) continue;
      const layout = await readOnce(folder);
      if (layout === null || layout.pages.length > maxPages || countCharacters(layout) < MIN_CHARACTERS) continue;
      const [definition, expected] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as JsonObject);
      if (definition === undefined || expected === undefined) continue;
      samples.push({ source: kind.name, id, definition, expected, layout });
    }
  }
  return samples;
}

const countCharacters = ({ pages }: Layout): number => pages.reduce((sum, { text }) => sum + text.length, 0);

async function readOnce(folder: string): Promise<Layout | null> {
  const cached = join(CACHE, `${createHash('sha256').update(folder).digest('hex').slice(0, 24)}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as Layout | null;
  const layout = await readLayout(folder).catch(() => null);
  mkdirSync(CACHE, { recursive: true });
  // Another evaluation may read it meanwhile.
  const written = `${cached}.${process.pid}`;
  writeFileSync(written, JSON.stringify(layout));
  renameSync(written, cached);
  return layout;
}
