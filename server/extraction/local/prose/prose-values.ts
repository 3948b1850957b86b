import { kindOf } from '../kinds.ts';
import type { ScalarField } from '../target-fields.ts';

/** What prose may say of a field: the kinds of values that sentences carry. */
export type ProseKind = 'date' | 'duration' | 'law' | 'passage' | 'money';

const DURATION_FIELD = /\b(?:duration|period|length|term|days|months|years|dauer|\p{L}*frist|\p{L}*laufzeit)\b/iu;
const ROMANCE_DURATION_FIELD = /(?:durée|délai|preavis|préavis|duración|plazo|durata|termine|prazo|duração|okres)/iu;
const DURATION_UNIT = /\b(?:number and unit|days|weeks|months|years|duration|length of)\b/iu;
/** Names that say by themselves that a length of time is meant. */
const LENGTH_OF_TIME = new RegExp(
  '\\b(?:duration|\\p{L}*(?:dauer|frist|laufzeit)|durée|délai|duración|plazo|durata|termijn|prazo|' +
    '(?:notice|renewal|retention|warranty|probation\\w*|trial|grace|cure|termination) (?:period|term))\\b',
  'iu',
);
const LAW_FIELD = /(?:law|jurisdiction|recht|droit|ley|legge|diritto|lei|direito|prawo)/iu;
const GOVERNING = /govern|applicable|anwendbar|applicab|aplicab|applicabile|toepasselijk|aplicáve|właściwe/iu;

export function proseKindOf(field: ScalarField): ProseKind | null {
  const kind = kindOf(field);
  if (kind === 'date' || kind === 'money') return kind;
  if (kind === 'boolean') return 'passage';
  if (kind !== 'text' && kind !== 'name' && kind !== 'code') return null;
  const name = field.path
    .join(' ')
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const all = `${name} ${field.title} ${field.description}`;
  if (GOVERNING.test(all) && LAW_FIELD.test(all)) return 'law';
  if (field.description === '') return LENGTH_OF_TIME.test(name) ? 'duration' : null;
  const isLength = DURATION_FIELD.test(name) || ROMANCE_DURATION_FIELD.test(name);
  return isLength && (DURATION_UNIT.test(field.description) || LENGTH_OF_TIME.test(name)) ? 'duration' : null;
}
