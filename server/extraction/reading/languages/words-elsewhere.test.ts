import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from './all-languages.ts';
import { TIME_UNITS } from './prose.ts';
import { listProseTerms, listTerms } from './terms.ts';

const EXTRACTION = join(import.meta.dirname, '../..');
/** What reads documents with the words of languages. */
const FOLDERS = ['grounding', 'inference', 'local', 'pipeline', 'reading'];
const SKIPPED = /\.test\.ts$|(?:^|[\\/])(?:languages|testing)[\\/]/u;
/** The cases of German units, and "com", which is the end of a domain. */
const EXCEPTIONS = ['local/prose/durations.ts', 'reading/contact-details.ts'];

const ENGLISH = new Set(
  JSON.stringify(LANGUAGES.en)
    .toLowerCase()
    .match(/\p{L}+/gu),
);
/** Parts with words that patterns for sentences have. */
const PARTS = [
  ...(['and', 'with', 'as', 'articles', 'indefiniteArticles', 'denials', 'connectives', 'born', 'minus'] as const),
  ...(['fromWords', 'untilWords', 'rangeWords'] as const),
];
const PROSE_PARTS = [
  ...TIME_UNITS,
  'hours',
  'minutes',
  'seconds',
  'between',
  'calls',
  'dayLinks',
  'otherDays',
] as const;
const WORDS = new Set(
  [...PARTS.flatMap(listTerms), ...PROSE_PARTS.flatMap(listProseTerms)]
    .map((term) => term.toLowerCase())
    .filter(isTelling),
);

/** Whether a word can only be of another language than the code's own. */
function isTelling(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && !ENGLISH.has(word);
}

/** The words of other languages in code without its comments. Codes in capitals are no words. */
function findWords(code: string): string[] {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
  const words = bare.match(/(?<![\p{L}\\])\p{L}{3,}/gu) ?? [];
  return words.filter((word) => word !== word.toUpperCase() && WORDS.has(word.toLowerCase()));
}

it('finds the words of other languages in literals, and not in comments', () => {
  expect(findWords('const AND = /\\b(?:and|und|oder)\\b/u; // von\n// bis\n/** für */')).toEqual([
    'und',
    'oder',
    'von',
  ]);
});

it('has the words of languages in their objects only', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(EXTRACTION, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !SKIPPED.test(path))
      .map((path) => join(folder, path).replaceAll('\\', '/')),
  ).filter((path) => !EXCEPTIONS.includes(path));
  const found = files.flatMap((path) =>
    findWords(readFileSync(join(EXTRACTION, path), 'utf8')).map((word) => `${path}: ${word}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
