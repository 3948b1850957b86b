import type { Category, Splitter, SplitterInput, SplitterVersion } from '@excerpt/sdk';

/** A splitter as its form has it: texts that may be empty. */
export interface SplitterDraft {
  name: string;
  categories: CategoryDraft[];
  uncategorized: SplitterVersion['uncategorized'];
  boundaries: 'auto' | 'every_page' | 'none' | 'pages';
  /** Of each document, where `boundaries` is `pages`. */
  pages: number;
  /** In percent; empty for never. */
  reviewBelow: string;
}

export interface CategoryDraft {
  name: string;
  description: string;
  schemaKey: string;
  identifier: string;
  examples: string[];
}

export const EMPTY_CATEGORY: CategoryDraft = { name: '', description: '', schemaKey: '', identifier: '', examples: [] };

const DEFAULT_PAGES = 2;

const toCategoryDraft = ({ name, description, schemaKey, identifier, examples }: Category): CategoryDraft => ({
  name,
  description: description ?? '',
  schemaKey: schemaKey ?? '',
  identifier: identifier ?? '',
  examples: examples ?? [],
});

/** @param version the latest one, or one before */
export function toDraft(
  { name }: Pick<Splitter, 'name'>,
  {
    categories,
    uncategorized,
    boundaries,
    reviewBelow,
  }: Omit<SplitterVersion, 'versionNumber' | 'contentHash' | 'createdAt'>,
): SplitterDraft {
  return {
    name,
    categories: categories.map(toCategoryDraft),
    uncategorized,
    boundaries: typeof boundaries === 'string' ? boundaries : 'pages',
    pages: typeof boundaries === 'string' ? DEFAULT_PAGES : boundaries.pages,
    reviewBelow: reviewBelow === null ? '' : String(Math.round(reviewBelow * 1000) / 10),
  };
}

function toCategory({ name, description, schemaKey, identifier, examples }: CategoryDraft): Category {
  return {
    name: name.trim(),
    ...(description.trim() !== '' && { description: description.trim() }),
    ...(schemaKey !== '' && { schemaKey }),
    ...(identifier.trim() !== '' && { identifier: identifier.trim() }),
    ...(examples.length > 0 && { examples }),
  };
}

export function toInput(key: string, draft: SplitterDraft): SplitterInput {
  const { name, categories, uncategorized, boundaries, pages, reviewBelow } = draft;
  return {
    key,
    name: name.trim(),
    categories: categories.map(toCategory),
    uncategorized,
    boundaries: boundaries === 'pages' ? { pages } : boundaries,
    reviewBelow: reviewBelow.trim() === '' ? null : Number(reviewBelow) / 100,
  };
}

/** A key as a name suggests it. */
export const toSplitterKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/^[-.]+|-+$/g, '')
    .slice(0, 64)
    .toLowerCase() || 'splitter';
