import { readConcepts, splitName } from '../../reading/tokens.ts';
import { isApart, type Row } from '../segments.ts';
import { isDocumentHeading } from '../parties/party-words.ts';
import type { ScalarField } from '../target-fields.ts';
import { conceptKey } from './aliases.ts';
import { findInCell, indexLabels, type LabelHit, type LabelIndex } from './labels.ts';

/** Fields whose names begin alike, such as `father_name` and `father_occupation`, by what they begin with. */
export interface LabelGroups {
  byHeading: ReadonlyMap<string, LabelIndex>;
  /** The field for each one that the indexes have in its place. */
  fields: ReadonlyMap<ScalarField, ScalarField>;
}

const MAX_HEADING_CONCEPTS = 3;
const MAX_ROWS = 12;
/** A label of more words is of something else. */
const MIN_QUALITY = 0.7;
const GROUPED = 0.97;
/** What precedes a heading. */
const NUMBERING = /^\s*(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5}|[A-Za-z])[.)]\s+/u;

export function groupLabels(fields: readonly ScalarField[]): LabelGroups {
  const grouped = new Map<string, ScalarField[]>();
  const own = new Map<ScalarField, ScalarField>();
  for (const field of fields) {
    const words = splitName(field.path.filter((step) => step !== '*').join(' ')).split(' ');
    for (let length = 1; length < words.length; length++) {
      const heading = readConcepts(words.slice(0, length).join(' '));
      if (heading.length === 0 || heading.length > MAX_HEADING_CONCEPTS) continue;
      const rest = words.slice(length).join(' ');
      const key = conceptKey(heading);
      for (const name of rest === 'name' ? ['name', 'full name'] : [rest]) {
        const part = { ...field, path: [name], title: '', description: '' };
        own.set(part, field);
        grouped.set(key, [...(grouped.get(key) ?? []), part]);
      }
    }
  }
  return { byHeading: new Map([...grouped].map(([key, parts]) => [key, indexLabels(parts)])), fields: own };
}

/**
 * The labels below a line that says whose they are: "Father", and below it "Name and surname", "Occupation". They end
 * with the next such line, a numbered one, or white space.
 */
export function findGroupedLabels(rows: readonly Row[], { byHeading, fields }: LabelGroups): LabelHit[] {
  if (byHeading.size === 0) return [];
  return rows.flatMap((row): LabelHit[] => {
    const index = byHeading.get(readHeading(row));
    if (index === undefined) return [];
    const found: LabelHit[] = [];
    let last = row;
    for (const below of rows.slice(row.index + 1, row.index + 1 + MAX_ROWS)) {
      const isEnd = NUMBERING.test(below.text) || byHeading.has(readHeading(below)) || below.page !== row.page;
      if (isEnd || (found.length > 0 && isApart(last, below))) break;
      found.push(...below.cells.flatMap((cell) => findInCell(cell, index)));
      last = below;
    }
    return found.flatMap((hit) => {
      const field = fields.get(hit.field);
      return field === undefined || hit.start > 1 || hit.quality < MIN_QUALITY
        ? []
        : [{ ...hit, field, quality: hit.quality * GROUPED }];
    });
  });
}

/** The key of a line that is nothing but words, perhaps with a number; '' for another line. */
function readHeading({ text, cells }: Row): string {
  const words = text.replace(NUMBERING, '').trim().replace(/:$/u, '');
  if (cells.length !== 1 || words.length > 40 || /[\d:]/.test(words) || isDocumentHeading(words)) return '';
  return conceptKey(readConcepts(words));
}
