import { createHash } from 'node:crypto';
import { toCanonicalJson } from '../../../lib/crypto/canonical-json.ts';
import type { JsonObject } from '../../../lib/json-value.ts';

/** `sha256:` and the hexadecimal digest of the canonical JSON (RFC 8785). Key order and white space do not matter. */
export function hashDefinition(definition: JsonObject): string {
  return `sha256:${createHash('sha256').update(toCanonicalJson(definition), 'utf8').digest('hex')}`;
}
