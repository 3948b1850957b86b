import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../../lib/json-object.ts';
import { scorePackets, type ExpectedPacket, type PacketScores, type ScoredPart } from '../../scorer/packet-scores.ts';
import { openLocalSplitter, type SplitterRules } from './split-local.ts';

export type { PacketScores };

export interface EvaluatedPacket {
  id: string;
  /** Why it could not be split: it counts as one document without a category. */
  error: string | null;
  expected: ExpectedPacket['parts'];
  found: ScoredPart[];
}

export interface PacketEvaluation {
  scores: PacketScores;
  packets: EvaluatedPacket[];
}

interface Options {
  /** Of all packets; without it, each folder has its own `categories.json`. */
  rules?: SplitterRules;
  signal: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

interface AnnotatedPacket {
  id: string;
  path: string;
  rules: SplitterRules;
  expected: ExpectedPacket;
}

const NO_RULES: SplitterRules = { categories: [], uncategorized: 'include', boundaries: 'auto' };

/**
 * Splits annotated packets on this machine, and scores what is found. A packet is a folder with `document.*`,
 * `expected.json` (`pages`, `blank`, `parts` with `pages` and `category`), and `categories.json`, a list of categories.
 * Throws a plain error for a directory without packets.
 */
export async function evaluatePackets(directory: string, options: Options): Promise<PacketEvaluation> {
  const annotated = await readPackets(directory, options.rules);
  const splitter = await openLocalSplitter(NO_RULES);
  const packets: EvaluatedPacket[] = [];
  try {
    for (const { id, path, rules, expected } of annotated) {
      const { signal } = options;
      const split = await splitter.split(path, signal, rules).catch((error: unknown) => {
        signal.throwIfAborted();
        return error instanceof Error ? error : new Error(String(error));
      });
      const error = split instanceof Error ? split.message : null;
      const whole = [{ pages: Array.from({ length: expected.pages }, (_, index) => index + 1), category: null }];
      packets.push({ id, error, expected: expected.parts, found: split instanceof Error ? whole : split.parts });
      options.onProgress?.(packets.length, annotated.length);
    }
  } finally {
    await splitter.close();
  }
  const scored = packets.map(({ found }, index) => ({ expected: annotated[index]?.expected, found }));
  return { packets, scores: scorePackets(scored as Parameters<typeof scorePackets>[0]) };
}

async function readPackets(directory: string, rules: SplitterRules | undefined): Promise<AnnotatedPacket[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`The directory ${directory} cannot be read.`, { cause: error });
  });
  const packets: AnnotatedPacket[] = [];
  for (const { name } of entries
    .filter((entry) => entry.isDirectory())
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const folder = join(directory, name);
    const files = await readdir(folder);
    const document = files.find((file) => file.startsWith('document.'));
    if (document === undefined || !files.includes('expected.json')) continue;
    const own = rules ?? (files.includes('categories.json') ? await readCategories(folder) : NO_RULES);
    packets.push({ id: name, path: join(folder, document), rules: own, expected: await readExpected(folder) });
  }
  if (packets.length === 0) throw new Error(`${directory} has no folders with document.* and expected.json.`);
  return packets;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON.`, { cause: error });
  }
}

async function readCategories(folder: string): Promise<SplitterRules> {
  const path = join(folder, 'categories.json');
  const categories = await readJson(path);
  const isNamed = (one: unknown) => isObject(one) && typeof one['name'] === 'string';
  if (!Array.isArray(categories) || !categories.every(isNamed))
    throw new Error(`${path} is no list of categories with names.`);
  return { ...NO_RULES, categories: categories as SplitterRules['categories'] };
}

const isPages = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

async function readExpected(folder: string): Promise<ExpectedPacket> {
  const path = join(folder, 'expected.json');
  const read = await readJson(path);
  const { pages, blank = [], parts } = isObject(read) ? read : {};
  const isPart = (one: unknown) => isObject(one) && isPages(one['pages']);
  if (!Number.isInteger(pages) || !isPages(blank) || !Array.isArray(parts) || !parts.every(isPart))
    throw new Error(`${path} has no pages, a number, and parts, a list of { pages: [1, 2], category }.`);
  return { pages: pages as number, blank, parts: parts as unknown as ScoredPart[] };
}
