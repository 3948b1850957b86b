import { slugify } from 'transliteration';
import { AppError } from '../errors.ts';

const MAX_LENGTH = 64;

/**
 * Derives a slug from a name: transliterated, lower case, other characters replaced by `-`. Throws `slug_underivable`
 * if fewer than two characters remain.
 */
export function deriveSlug(name: string): string {
  const slug = slugify(name, { lowercase: true, separator: '-', allowedChars: 'a-zA-Z0-9' })
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (slug.length >= 2) return slug;
  throw new AppError(
    'slug_underivable',
    'No slug can be derived from this name. Send a slug of 2 to 64 characters a-z, 0-9, - and _.',
    {
      details: [{ in: 'body', path: '/name', message: 'has fewer than two letters or digits to make a slug of' }],
    },
  );
}

/** The slug, or the slug with the first free number from 2 on, truncated to the length limit. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let number = 2; taken.has(candidate); number += 1) {
    const suffix = `-${number}`;
    candidate = slug.slice(0, MAX_LENGTH - suffix.length).replace(/-+$/, '') + suffix;
  }
  return candidate;
}
