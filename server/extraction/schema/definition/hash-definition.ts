import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { JsonObject } from '../../../lib/json-value.ts';

/** `sha256:` and the hex digest of the definition's RFC 8785 form: neither key order nor white space changes it. */
export function definitionHash(definition: JsonObject): string {
  const canonical = canonicalize(definition);
  if (canonical === undefined) throw new TypeError('A definition must be a JSON value.');
  return `sha256:${createHash('sha256').update(canonical, 'utf8').digest('hex')}`;
}
