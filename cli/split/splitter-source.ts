import { readFile } from 'node:fs/promises';
import { isObject } from '../../server/lib/json-object.ts';

export interface SplitterCategory {
  name: string;
  description?: string;
  schemaKey?: string;
  identifier?: string;
}

/** What `POST /workspaces/{slug}/splitters` takes, without the key. */
export interface SplitterFile {
  name?: string;
  categories: SplitterCategory[];
  uncategorized: 'include' | 'omit' | 'forbid';
  boundaries: 'auto' | 'every_page' | 'none' | { pages: number };
  /** On a server: below this confidence, a packet waits for a person. */
  reviewBelow?: number;
}

/** A path has a `/` or ends in `.json`; everything else is the key of a splitter. */
export const isSplitterPath = (text: string): boolean => /[/\\]/.test(text) || text.endsWith('.json');

const UNCATEGORIZED = new Set(['include', 'omit', 'forbid']);

function isBoundaries(value: unknown): value is SplitterFile['boundaries'] {
  if (isObject(value)) return Number.isInteger(value['pages']) && (value['pages'] as number) > 0;
  return value === 'auto' || value === 'every_page' || value === 'none';
}

/** Reads a splitter in a file. Throws for what is none, with the field that is wrong. */
export async function readSplitterFile(path: string): Promise<SplitterFile> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`The splitter ${path} cannot be read.`, { cause: error });
  });
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`The splitter ${path} is not JSON.`, { cause: error });
  }
  const wrong = (what: string) => new Error(`The splitter ${path} ${what}.`);
  if (!isObject(content)) throw wrong('must be a JSON object');
  const { categories, uncategorized = 'include', boundaries = 'auto', name, reviewBelow } = content;
  if (!Array.isArray(categories)) throw wrong('needs categories: a list of { name, description }');
  for (const [index, one] of categories.entries())
    if (!isObject(one) || typeof one['name'] !== 'string' || one['name'].trim() === '')
      throw wrong(`has a category without a name: /categories/${index}/name`);
  if (typeof uncategorized !== 'string' || !UNCATEGORIZED.has(uncategorized))
    throw wrong('has another uncategorized than include, omit and forbid');
  if (!isBoundaries(boundaries)) throw wrong('has other boundaries than auto, every_page, none and { "pages": n }');
  if (name !== undefined && typeof name !== 'string') throw wrong('has a name that is no text');
  if (reviewBelow != null && (typeof reviewBelow !== 'number' || reviewBelow < 0 || reviewBelow > 1))
    throw wrong('has a reviewBelow that is not between 0 and 1');
  return {
    ...(name !== undefined && { name }),
    ...(typeof reviewBelow === 'number' && { reviewBelow }),
    categories: categories as unknown as SplitterCategory[],
    uncategorized: uncategorized as SplitterFile['uncategorized'],
    boundaries,
  };
}
