import { buildProsePattern } from '../../reading/languages/terms.ts';
import type { TimeUnit } from '../../reading/languages/prose.ts';
import { splitName } from '../../reading/tokens.ts';
import { kindOf, lastName } from '../kinds.ts';
import type { ScalarField } from '../target-fields.ts';
import { readTimeUnit } from './durations.ts';

/** What prose may say of a field: the kinds of values that sentences carry. */
export type ProseKind = 'count' | 'date' | 'duration' | 'law' | 'passage' | 'money';

/** Names that say by themselves that a length of time is meant; German compounds end in such a word. */
const LENGTH_OF_TIME = new RegExp(`${buildProsePattern('lengths')}(?!\\p{L})`, 'iu');
const POSSIBLE_LENGTH = new RegExp(`(?<!\\p{L})${buildProsePattern('possibleLengths')}(?!\\p{L})`, 'iu');
const LENGTH_DESCRIPTION = new RegExp(`\\b${buildProsePattern('lengthDescriptions')}\\b`, 'iu');
const LAW_FIELD = new RegExp(buildProsePattern('lawFields'), 'iu');
const GOVERNING = new RegExp(buildProsePattern('governingFields'), 'iu');

/** The unit that ends the name of a field for a number of days: `notice_days`. */
export function timeUnitOf({ path }: ScalarField): TimeUnit | undefined {
  const words = splitName(lastName(path)).split(' ');
  return words.length < 2 ? undefined : readTimeUnit(words.at(-1) ?? '');
}

export function proseKindOf(field: ScalarField): ProseKind | null {
  const kind = kindOf(field);
  if (kind === 'date' || kind === 'money') return kind;
  if (kind === 'boolean') return 'passage';
  if (kind === 'integer' || kind === 'number') return timeUnitOf(field) === undefined ? null : 'count';
  if (kind !== 'text' && kind !== 'name' && kind !== 'code') return null;
  const name = field.path
    .join(' ')
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const all = `${name} ${field.title} ${field.description}`;
  if (GOVERNING.test(all) && LAW_FIELD.test(all)) return 'law';
  const saysSo = POSSIBLE_LENGTH.test(name) && LENGTH_DESCRIPTION.test(field.description);
  return saysSo || LENGTH_OF_TIME.test(name) ? 'duration' : null;
}
