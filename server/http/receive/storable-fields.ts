import { invalidBody } from '../../errors.ts';
import { toStorableText } from '../../lib/storable-text.ts';

/** Texts for people. Other fields are identifiers, addresses and secrets, which must not change silently. */
const PROSE: ReadonlySet<string> = new Set(['name', 'schemaName', 'description', 'content', 'instructions']);

/**
 * Replaces what databases cannot store in the top-level texts of a body. Throws `validation_failed` for U+0000 in a
 * field that is not prose.
 */
export function makeFieldsStorable(fields: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value !== 'string') continue;
    if (value.includes('\0') && !PROSE.has(field))
      throw invalidBody(`/${field}`, `${field} must not contain the character U+0000.`);
    fields[field] = toStorableText(value);
  }
}
