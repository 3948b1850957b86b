import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { JsonObject } from '../../../lib/json-value.ts';

/** `sha256:` and the hexadecimal digest of the canonical JSON (RFC 8785). Key order and white space do not matter. */
export function hashDefinition(definition: JsonObject): string {
  const canonical = canonicalize(definition);
  if (canonical === undefined) throw new TypeError('A definition must be a JSON value.');
  return `sha256:${createHash('sha256').update(canonical, 'utf8').digest('hex')}`;
}
