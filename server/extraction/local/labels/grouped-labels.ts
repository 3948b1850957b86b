import { readConcepts, splitName } from '../../reading/tokens.ts';
import { isApart, type Cell, type Row } from '../segments.ts';
import { isDocumentHeading } from '../parties/party-words.ts';
import type { ScalarField } from '../target-fields.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import { kindOf } from '../kinds.ts';
import { conceptKey } from './aliases.ts';
import { findInCell, indexLabels, type LabelHit, type LabelIndex } from './labels.ts';
import { NUMBERED, NUMBERING } from './numbering.ts';

/** Fields whose names begin alike, such as `father_name` and `father_occupation`, by what they begin with. */
export interface LabelGroups {
  byHeading: ReadonlyMap<string, readonly ScalarField[]>;
  /** The field of the schema for each one that is named without what precedes. */
  fields: ReadonlyMap<ScalarField, ScalarField>;
  /** Of the headings that were in a document: most never are. */
  indexes: Map<string, LabelIndex>;
}

const MAX_HEADING = 40;
const MAX_HEADING_CONCEPTS = 3;
const MAX_ROWS = 12;
/** A label of more words is of something else. */
const MIN_QUALITY = 0.7;
const GROUPED = 0.97;
/** As a fraction of the page's width. */
const ALIGNED = 0.02;

export function groupLabels(fields: readonly ScalarField[]): LabelGroups {
  const grouped = new Map<string, ScalarField[]>();
  const own = new Map<ScalarField, ScalarField>();
  for (const field of fields) {
    const words = splitName(field.path.filter((step) => step !== '*').join(' ')).split(' ');
    for (let length = 1; length <= words.length; length++) {
      const heading = readConcepts(words.slice(0, length).join(' '));
      if (heading.length === 0 || heading.length > MAX_HEADING_CONCEPTS) continue;
      // Below "Adopter", the name is that of the adopter.
      const rest = words.slice(length).join(' ') || (isFreeText(kindOf(field)) ? 'name' : '');
      if (rest === '') continue;
      const key = conceptKey(heading);
      for (const name of rest === 'name' ? ['name', 'full name'] : [rest]) {
        const part = { ...field, path: [name], title: '', description: '' };
        own.set(part, field);
        grouped.set(key, [...(grouped.get(key) ?? []), part]);
      }
    }
  }
  return { byHeading: grouped, fields: own, indexes: new Map() };
}

/**
 * The labels below a line that says whose they are: "Father", and below it "Name and surname", "Occupation". They end
 * with the next such line, a numbered one, or white space. Headings beside each other have what begins below them.
 */
export function findGroupedLabels(rows: readonly Row[], { byHeading, fields, indexes }: LabelGroups): LabelHit[] {
  if (byHeading.size === 0) return [];
  const headingsOf = ({ cells }: Row): string[] => cells.map(readHeading);
  return rows.flatMap((row) => {
    const headings = headingsOf(row);
    return row.cells.flatMap((cell, column): LabelHit[] => {
      const [heading = '', next] = [headings[column], row.cells[column + 1]];
      const parts = headings.includes('') ? undefined : byHeading.get(heading);
      if (parts === undefined) return [];
      const index = indexes.get(heading) ?? indexLabels([...parts]);
      indexes.set(heading, index);
      const found: LabelHit[] = [];
      let last = row;
      for (const below of rows.slice(row.index + 1, row.index + 1 + MAX_ROWS)) {
        const isHeading = headingsOf(below).some((one) => byHeading.has(one));
        const isEnd = NUMBERED.test(below.text) || isHeading || below.page !== row.page;
        if (isEnd || (found.length > 0 && isApart(last, below))) break;
        const own = below.cells.filter(
          ({ x0 }) => headings.length === 1 || (x0 > cell.x0 - ALIGNED && x0 < (next?.x0 ?? Infinity) - ALIGNED),
        );
        found.push(...own.flatMap((one) => findInCell(one, index)));
        last = below;
      }
      return found.flatMap((hit) => {
        const field = fields.get(hit.field);
        return field === undefined || hit.start > 1 || hit.quality < MIN_QUALITY
          ? []
          : [{ ...hit, field, quality: hit.quality * GROUPED }];
      });
    });
  });
}

/** The key of a text that is nothing but words, perhaps with a number; '' for another one. */
function readHeading({ text, tokens }: Cell): string {
  const lead = NUMBERING.exec(text)?.[0].length ?? 0;
  const words = text.slice(lead).trim().replace(/:$/u, '');
  if (words.length > MAX_HEADING || /[\d:]/.test(words) || isDocumentHeading(words)) return '';
  return conceptKey(tokens.flatMap(({ start, concepts }) => (start >= lead ? concepts : [])));
}
