/** Throws for an invalid key, in particular one that would escape the store. */
export function validateKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key)) throw new Error('Not a blob key.');
  return key;
}
