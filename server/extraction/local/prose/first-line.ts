import type { Surroundings } from '../candidates/neighbours.ts';
import { createCandidate, type Candidate } from '../candidates/candidate.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import { isAddressLine } from '../parties/address.ts';
import { AFTER_NAME, hasLegalForm, isDocumentHeading } from '../parties/party-words.ts';
import { roleOf } from '../parties/roles.ts';
import type { ScalarField } from '../target-fields.ts';

const MAX_WORDS = 8;
const LABEL = 0.5;
/** What no document is about. */
const DETAILS = new Set(['nationality', 'gender', 'country', 'city', 'street', 'state', 'period', 'method', 'terms']);

/** "DORLING & SONS, Auctioneers since 1871", "Dr. Helen Marsh, MRCGP" */
const AFTER_COMMA = /,\s+(?:\p{Lu}\p{Ll}+\s\p{Ll}.*|\p{Lu}{3,6})$/u;

/**
 * What a document is about, for the first field of the schema where nothing names it: the name in the document's first
 * line, such as that of a product, a film or an office.
 */
export function proposeFirstLine(
  [field]: readonly ScalarField[],
  labelled: ReadonlySet<ScalarField>,
  { rows, isLabel }: Surroundings,
): Candidate[] {
  const cell = rows[0]?.cells[0];
  if (field === undefined || field.path.length > 1 || labelled.has(field) || cell === undefined) return [];
  // A name of several words asks for something in particular, such as a clause.
  const [concept = '', ...others] = nameConcepts(field);
  const isThing = kindOf(field) === 'text' && others.length === 0 && !DETAILS.has(concept);
  const isPlain = kindOf(field) === 'name' || isThing;
  if (!isPlain || isLabel(cell)) return [];
  const [name = ''] = cell.text.split(AFTER_NAME);
  const text = name.replace(AFTER_COMMA, '').trim();
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const isName =
    words.length > 0 && words.length <= MAX_WORDS && /^\P{L}*\p{Lu}/u.test(text) && !/[.:;?!]$/u.test(text);
  const role = roleOf(field);
  const isOfOther =
    role === 'buyer' || role === 'delivery' || (kindOf(field) === 'text' && hasLegalForm(text) && role !== 'seller');
  const isOther = isDocumentHeading(cell.text) || isAddressLine(text) || isOfOther;
  if (!isName || isOther) return [];
  const signs = { match: 'exact', label: LABEL, position: 1, fit: 1, source: 'title' } as const;
  return [createCandidate(field, text, { cell, start: 0, end: text.length }, signs)];
}
