import { overlap, type Cell, type Row } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';
import { ORGANIZATIONS, PEOPLE } from '../../reading/languages/topics.ts';
import { readConcepts, splitName } from '../../reading/tokens.ts';
import type { LabelHit } from './labels.ts';

/** Parties of documents of business, which have blocks of labelled values as people have. */
const PARTIES = new Set(['buyer', 'customer', 'recipient', 'seller', 'supplier', 'issuer']);
const MAX_ROWS_ABOVE = 10;
const MAX_HEADING_TOKENS = 3;
const OWN_FACTOR = 1.5;
const OTHER_FACTOR = 0.35;
const MAX_QUALITY = 0.95;

/**
 * Under the heading "Tenant", the label "Name" is the tenant's and nobody else's: raises the hits of the heading's
 * fields and lowers those of the others.
 */
export function weighByHeadings(hits: readonly LabelHit[], rows: readonly Row[]): LabelHit[] {
  const owners = new Map<ScalarField, string | null>();
  return hits.map((hit) => {
    let owner = owners.get(hit.field);
    if (owner === undefined) owners.set(hit.field, (owner = ownerOf(hit.field)));
    if (owner === null || namesOwner(hit, owner)) return hit;
    const heading = findHeading(hit.cell, rows);
    if (heading === null) return hit;
    if (heading !== owner) return { ...hit, quality: hit.quality * OTHER_FACTOR };
    return { ...hit, quality: Math.max(hit.quality, Math.min(MAX_QUALITY, hit.quality * OWN_FACTOR)) };
  });
}

function isOwner(concept: string): boolean {
  return PEOPLE.has(concept) || ORGANIZATIONS.has(concept) || PARTIES.has(concept);
}

/** Whose value a field is, by the names on its path. */
function ownerOf({ path }: ScalarField): string | null {
  return path.flatMap((step) => readConcepts(splitName(step))).findLast(isOwner) ?? null;
}

function namesOwner({ cell, start, end }: LabelHit, owner: string): boolean {
  return cell.tokens.some((token) => token.start >= start && token.end <= end && token.concepts.includes(owner));
}

/** The owner that the nearest heading over a cell's column names. */
function findHeading(cell: Cell, rows: readonly Row[]): string | null {
  for (let step = 1; step <= MAX_ROWS_ABOVE; step++) {
    const row = rows[cell.row.index - step];
    if (row === undefined || row.page !== cell.row.page) return null;
    const above = row.cells.find((one) => overlap(one, cell) > 0.2 || Math.abs(one.x0 - cell.x0) < 0.03);
    const owner = above === undefined ? null : readHeading(above);
    if (owner !== null) return owner;
  }
  return null;
}

/** "TENANT", "2. Landlord:", "Details of the patient". */
function readHeading({ text, tokens }: Cell): string | null {
  const words = tokens.filter(({ concepts }) => concepts.length > 0 && !/^\d/.test(concepts[0] ?? ''));
  if (words.length === 0 || words.length > MAX_HEADING_TOKENS || /:\s*\S/u.test(text)) return null;
  const owners = words.flatMap(({ concepts }) => concepts).filter(isOwner);
  const others = words.flatMap(({ concepts }) => concepts).filter((concept) => !isOwner(concept));
  return owners.length === 1 && others.every((concept) => HEADING_WORDS.has(concept)) ? (owners[0] ?? null) : null;
}

const HEADING_WORDS = new Set(['information', 'description', 'data', 'section', 'part', 'daten', 'angaben', 'datos']);
