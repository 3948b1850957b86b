import type { JsonValue } from '../../../lib/json-value.ts';
import { endsWithZip, isAddressLine, isCountry, readCityLine } from './address.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { createCandidate, type Candidate } from '../candidates/candidate.ts';
import type { ScalarField } from '../target-fields.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import { guessSender } from './letterhead.ts';
import { blankBetween, findPartyBlocks, lineOf, type PartyBlock, type PartyLine } from './party-blocks.ts';
import { isTitle } from './party-words.ts';
import { isHonorific } from './person-names.ts';
import { isIssuer, roleOf } from './roles.ts';
import { readTaxIds } from '../../reading/identifiers.ts';
import type { PartyRole } from '../../reading/languages/language.ts';
import { readConcepts } from '../../reading/tokens.ts';
import { overlap, type Row } from '../segments.ts';
import { listTerms, buildWholePattern } from '../../reading/languages/terms.ts';

const NAME_LABELS = readLabelSet('partyNameLabels');
const ADDRESS_LABELS = readLabelSet('partyAddressLabels');
const NOT_ADDRESS = new RegExp(
  '@|www\\.|https?:|^(?:\\+|\\(?0)[\\d\\s()/-]{7,}$|^\\([^)]*\\d[^)]*\\)$|^\\d{6,}-?\\p{L}?$' +
    `|${buildWholePattern('notAddress')}`,
  'iu',
);
/** "c/o North Agency" is between the name and the address. */
const CARE_OF = /^c\/o\s/iu;
/** The end of British addresses: "Penryn TR11 3HD". */
const POSTCODE = /^(?:\p{Lu}[\p{L}.' -]{1,40} )?[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u;
const AFTER_ADDRESS = new RegExp(`${buildWholePattern('afterAddress')}.*[:#\\d]`, 'iu');

const LABELLED = /^\p{L}[\p{L}\d\s.#]{1,20}:/u;

function readLabelSet(part: 'partyNameLabels' | 'partyAddressLabels'): Set<string> {
  return new Set(listTerms(part).map((label) => label.toLowerCase()));
}

interface Party {
  role: PartyRole;
  name: PartyLine | null;
  /** The lines of the postal address, without the name. */
  address: PartyLine[];
  lines: PartyLine[];
  certainty: number;
}

/**
 * Names and addresses of the parties, from blocks under headings and from the letterhead.
 *
 * @param labelled fields that the document names: their letterhead may be another's
 */
export function proposeParties(
  fields: ScalarField[],
  labelled: ReadonlySet<ScalarField>,
  around: Surroundings,
): Candidate[] {
  const roles = new Set(fields.flatMap((field) => roleOf(field) ?? []));
  // Where a schema asks for one party only, its "address" is that party's.
  const [only = null] = roles.size === 1 ? roles : [];
  const readRole = (field: ScalarField): PartyRole | null =>
    roleOf(field) ?? (nameConcepts(field).join() === 'address' && !labelled.has(field) ? only : null);
  const wanted = fields.filter((field) => readRole(field) !== null && !(isIssuer(field) && labelled.has(field)));
  if (wanted.length === 0) return [];
  const blocks = findPartyBlocks(around.rows, around.isLabel);
  const parties = blocks.map(readParty);
  const guesses = guessSender(around.rows, blocks, around.isLabel).slice(0, 8);
  // Whoever is named as the other side did not write the letterhead.
  const senderRole: PartyRole =
    blocks.some((block) => block.role === 'seller') && !blocks.some((block) => block.role === 'buyer')
      ? 'buyer'
      : 'seller';
  for (const { line, certainty } of guesses) {
    const lines = [line, ...readLinesUnder(line, around.rows)];
    parties.push({ role: senderRole, name: line, address: readAddress(lines.slice(1)), lines, certainty });
  }
  if (!parties.some((party) => party.role === 'buyer' && party.certainty > 0.9))
    parties.push(...readEnvelope(around.rows, guesses[0]?.line.text ?? '', blocks));
  return wanted.flatMap((field) => {
    const role = readRole(field);
    return parties.filter((party) => party.role === role).flatMap((party) => proposePart(field, party));
  });
}

/** Addresses without a heading, as in an envelope's window: the recipient, unless it is the sender. */
function readEnvelope(rows: Row[], sender: string, blocks: PartyBlock[]): Party[] {
  const taken = new Set(blocks.flatMap((block) => block.lines.map((line) => line.cell)));
  const found: Party[] = [];
  for (const row of rows.slice(0, 40)) {
    if (row.page !== rows[0]?.page) break;
    for (const cell of row.cells) {
      if (taken.has(cell) || (readCityLine(cell.text) === null && !POSTCODE.test(cell.text))) continue;
      const lines = [lineOf(cell)];
      for (let step = 1; step <= 6 && lines.length < 5; step++) {
        const rowAbove = rows[row.index - step];
        const lowest = lines[0]?.cell.row;
        if (rowAbove === undefined || lowest === undefined) break;
        if (isParted(rowAbove, lowest)) break;
        const above = rowAbove.cells.find((one) => Math.abs(one.x0 - cell.x0) < 0.02 || one.row.box === null);
        if (above === undefined) continue;
        if (
          (NOT_ADDRESS.test(above.text) && !CARE_OF.test(above.text)) ||
          /[:●•]|\d{4}-\d\d|\d[.,]\d\d\b/.test(above.text) ||
          isTitle(above.text)
        )
          break;
        lines.unshift(lineOf(above));
      }
      // The sender's name may be too far above its address to be in this block.
      const name = lines.find((line) => !isHonorific(line.text) && !isAddressLine(line.text));
      if (name === undefined || lines.length < 2 || lines.some((line) => sender !== '' && line.text.includes(sender)))
        continue;
      found.push({
        role: 'buyer',
        name,
        address: readAddress(lines.slice(lines.indexOf(name) + 1)),
        lines,
        certainty: 0.5 - 0.05 * found.length,
      });
    }
  }
  return found;
}

function readParty(block: PartyBlock): Party {
  const { lines } = block;
  const name =
    lines.find((line) => NAME_LABELS.has(line.label)) ??
    lines.find((line) => line.label === '' && /\p{L}{2}/u.test(line.text) && !NOT_ADDRESS.test(line.text)) ??
    lines.find((line) => line.label === '' && /\p{L}{2}/u.test(line.text)) ??
    null;
  const rest = lines.filter((line) => line !== name);
  return { role: block.role, name, address: readAddress(rest), lines, certainty: 0.92 };
}

/** From the first line that looks like an address to the last one. */
function readAddress(lines: PartyLine[]): PartyLine[] {
  const begin = lines.findIndex((line) => isAddressLine(line.text));
  // A register's number may precede the address. Behind it, any label ends it.
  const end = lines.findIndex(
    (line, index) =>
      isTitle(line.text) ||
      (index > begin && (AFTER_ADDRESS.test(line.text) || (begin >= 0 && LABELLED.test(line.text)))),
  );
  const plain = (end < 0 ? lines : lines.slice(0, end)).filter(
    (line) => (line.label === '' || ADDRESS_LABELS.has(line.label)) && !NOT_ADDRESS.test(line.text),
  );
  let first = plain.findIndex((line) => isAddressLine(line.text) || ADDRESS_LABELS.has(line.label));
  while (first > 0 && /[\p{L}\d],/u.test(plain[first - 1]?.text ?? '')) first--;
  let last = plain.findLastIndex((line) => isAddressLine(line.text));
  while (last >= 0 && goesOn(plain[last]?.text ?? '', plain[last + 1]?.text ?? '')) last++;
  return first < 0 ? [] : plain.slice(first, Math.max(first, last) + 1);
}

/** The city, region or country in the line below: letters after a comma or a postal code, or both without a space. */
function goesOn(above: string, below: string): boolean {
  return (
    (above.endsWith(',') || endsWithZip(above) || readCityLine(above) !== null) &&
    /^\p{L}[\p{L}\s,.'’-]{2,40}$/u.test(below)
  );
}

/** Whether there is room for a line between two rows. */
function isParted(above: Row, below: Row): boolean {
  if (above.box === null || below.box === null) return blankBetween(above, below);
  return below.box[1] - above.box[3] > Math.max(0.02, above.box[3] - above.box[1]);
}

function readLinesUnder(line: PartyLine, rows: Row[]): PartyLine[] {
  const found: PartyLine[] = [];
  let last = line.cell.row;
  for (let step = 1; step <= 8; step++) {
    const row = rows[line.cell.row.index + step];
    if (row === undefined || row.page !== last.page) break;
    if ((row.box !== null || found.length > 0) && isParted(last, row)) break;
    const cell =
      row.cells.find((one) => Math.abs(one.x0 - line.cell.x0) < 0.03) ??
      row.cells.find((one) => overlap(one, line.cell) > 0.5);
    if (cell === undefined) continue;
    found.push(lineOf(cell));
    last = row;
  }
  return found;
}

function proposePart(field: ScalarField, party: Party): Candidate[] {
  const kind = kindOf(field);
  const concepts = nameConcepts(field);
  const whole = (line: PartyLine | null | undefined, value?: string): Candidate[] => {
    if (line === null || line === undefined) return [];
    const text = value ?? line.text;
    const at = line.text.indexOf(text);
    const span = Math.min(text.length, line.cell.text.length - line.from - at);
    return at < 0 || text === '' ? [] : [make(field, party, [line], text.replace(/\s+/g, ' '), line.from + at, span)];
  };
  if (kind === 'name') return whole(party.name);
  if (kind === 'address') {
    const [first] = party.address;
    return first === undefined
      ? []
      : [
          make(
            field,
            party,
            party.address,
            party.address.map((line) => line.text.replace(/,$/, '')).join(', '),
            first.from,
            first.text.length,
          ),
        ];
  }
  const city = party.address.flatMap((line) => {
    const read = readCityLine(line.text);
    return read === null ? [] : [{ line, read }];
  })[0];
  const last = concepts.at(-1);
  if (kind === 'zip') return whole(city?.line, city?.read.zip);
  if (kind === 'tax-id')
    return party.lines.flatMap((line) =>
      readTaxIds(line.text).flatMap(({ start, end, fit }) => {
        const isNamed = readConcepts(`${line.label} ${line.text.slice(0, start)}`).includes('tax');
        return fit < 1 && !isNamed ? [] : whole(line, line.text.slice(start, end));
      }),
    );
  if (last === 'city') return whole(city?.line, city?.read.city);
  if (last === 'state') return whole(city?.line, city?.read.state);
  if (last === 'country') return whole(party.address.find((line) => isCountry(line.text)));
  if (last === 'street')
    return whole(party.address.find((line) => readCityLine(line.text) === null && !isCountry(line.text)));
  return [];
}

function make(
  field: ScalarField,
  party: Party,
  lines: PartyLine[],
  value: JsonValue,
  from: number,
  length: number,
): Candidate {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) throw new Error('A party line is needed.');
  const match = lines.length > 1 ? 'normalized' : 'exact';
  const signs = { match, label: party.certainty, position: 1, fit: 1, source: 'party' } as const;
  const candidate = createCandidate(field, value, { cell: first.cell, start: from, end: from + length }, signs);
  // Lines that fill their rows are quoted whole; beside other columns only the first line is quoted.
  const fillRows = lines.length > 1 && lines.every((line) => line.cell.row.cells.length === 1);
  return fillRows ? { ...candidate, end: last.cell.row.start + last.cell.to } : candidate;
}
