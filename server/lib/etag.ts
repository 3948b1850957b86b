/**
 * Whether `If-None-Match` (a list, or `*`) matches an entity tag, ignoring weakness. The `Cache-Control: no-cache` that
 * `fetch` sends with it is addressed to caches, and does not require sending the resource again.
 */
export function matchesEtag(ifNoneMatch: string | string[] | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = [ifNoneMatch ?? []].flat().flatMap((header) => header.split(',').map(strong));
  return tags.includes('*') || tags.includes(strong(etag));
}
