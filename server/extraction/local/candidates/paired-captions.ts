import type { LabelHit } from '../labels/labels.ts';
import type { Cell } from '../segments.ts';

const SLASH = /\s*\/\s*/u;
/** Before a caption that is not the first of its cell. */
export const BEHIND_SLASH = /\p{L}\s*\/\s*$/u;

/** "Vessel / Voyage" over "EVER GLADE / 0412W": the part of a value that is in the place of the label. */
export function partFor({ cell: label, start }: LabelHit, cell: Cell): Cell {
  const labels = label.text.split(SLASH);
  const values = cell.text.split(SLASH);
  if (labels.length < 2 || labels.length !== values.length || /\d/.test(label.text) || values.includes('')) return cell;
  const index = label.text.slice(0, start).split(SLASH).length - 1;
  const part = [...cell.text.matchAll(/[^/]+/g)][index];
  const text = part?.[0].trim() ?? '';
  const at = (part?.index ?? 0) + (part?.[0].search(/\S/) ?? 0);
  const tokens = cell.tokens
    .filter((token) => token.start >= at && token.end <= at + text.length)
    .map((token) => ({ ...token, start: token.start - at, end: token.end - at }));
  return { ...cell, text, from: cell.from + at, to: cell.from + at + text.length, tokens };
}
