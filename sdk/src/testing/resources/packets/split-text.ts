import type { Category, SplitterVersion } from '../../../generated/types.gen.ts';

export type SplitterRules = Pick<SplitterVersion, 'categories' | 'uncategorized' | 'boundaries' | 'reviewBelow'>;

interface TextPart {
  pages: number[];
  category: string | null;
  confidence: number;
  identifier: string | null;
  reasons: string[];
}

const FOUND = 0.9;
const NOT_FOUND = 0.5;

/** A page of a text ends at a form feed. */
export const listPages = (text: string): string[] => text.split('\f');

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What follows the identifier's name on its line. */
function findIdentifier(text: string, { identifier }: Category): string | null {
  if (identifier === undefined) return null;
  return new RegExp(`${escape(identifier)}\\s*:?\\s*(\\S+)`, 'i').exec(text)?.[1] ?? null;
}

/** The first category whose name a text contains. */
export function classifyText(
  text: string,
  { categories, uncategorized }: Pick<SplitterRules, 'categories' | 'uncategorized'>,
): Omit<TextPart, 'pages'> {
  const folded = text.toLowerCase();
  const named = categories.find(({ name }) => folded.includes(name.trim().toLowerCase()));
  const found = named ?? (uncategorized === 'forbid' ? categories[0] : undefined);
  return {
    category: found?.name ?? null,
    confidence: named === undefined ? NOT_FOUND : FOUND,
    identifier: found === undefined ? null : findIdentifier(text, found),
    reasons: named === undefined ? [] : [`Its title says that it is: ${named.name}.`],
  };
}

function listStarts(count: number, boundaries: SplitterRules['boundaries']): number[] {
  const step = boundaries === 'none' ? count : typeof boundaries === 'object' ? boundaries.pages : 1;
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** The parts of a text by a splitter. */
export function splitText(text: string, rules: SplitterRules): TextPart[] {
  const pages = listPages(text);
  const starts = listStarts(pages.length, rules.boundaries);
  const parts = starts.map((start, index) => {
    const end = starts[index + 1] ?? pages.length;
    const numbers = Array.from({ length: end - start }, (_, offset) => start + offset + 1);
    return { pages: numbers, ...classifyText(pages.slice(start, end).join('\n'), rules) };
  });
  return parts.filter(({ category }) => category !== null || rules.uncategorized !== 'omit');
}
