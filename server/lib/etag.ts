/**
 * Whether `If-None-Match` names an entity tag: a list, or `*`, where weak tags equal strong ones. What `fetch` sends
 * along with it,
 * `Cache-Control: no-cache`, is meant for caches on the way, and no reason to send again what the client has.
 */
export function namesEtag(ifNoneMatch: string | string[] | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = [ifNoneMatch ?? []].flat().flatMap((header) => header.split(',').map(strong));
  return tags.includes('*') || tags.includes(strong(etag));
}
