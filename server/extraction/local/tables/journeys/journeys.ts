import { chooseCategory } from '../../../reading/categories.ts';
import { splitName } from '../../../reading/tokens.ts';
import type { Findings } from '../../build-result.ts';
import type { Surroundings } from '../../candidates/neighbours.ts';
import { isFreeText } from '../../candidates/field-reader.ts';
import { fillFrom, type Filled } from '../../filled-value.ts';
import { kindOf, lastName } from '../../kinds.ts';
import type { Row } from '../../segments.ts';
import type { ArrayField, ScalarField } from '../../target-fields.ts';
import { findStops, sideOf, type InRow, type Side, type Stop } from './stops.ts';
import { fieldsOf } from '../read-cell.ts';

const SIGNS = { label: 0.6, source: 'journey' } as const;
/** Rows above a departure that may say what goes. */
const MAX_ROWS_ABOVE = 5;
const MAX_ROWS_BETWEEN = 8;
const SERVICE = /(?<![\p{L}\d.:/-])[A-Z]{1,4}\s?\d{1,5}(?![\d:])/u;
const SERVICE_NUMBER = /number|service|flight|train|nummer|numéro/iu;

/** The side of a journey that a field is about, by its name, then by its description. */
const sideOfField = (field: ScalarField): Side | null =>
  sideOf(splitName(lastName(field.path))) ?? sideOf(field.description);

/**
 * The legs of a journey: a stop with a time of departure, and the next one with a time of arrival. Null for items
 * without places and times on both sides, and for documents without such stops.
 */
export function readJourneys(field: ArrayField, around: Surroundings): Findings[] | null {
  const sided = fieldsOf(field).map((leaf) => ({ leaf, side: sideOfField(leaf), kind: kindOf(leaf) }));
  const has = (side: Side, test: (kind: (typeof sided)[number]['kind']) => boolean): boolean =>
    sided.some((one) => one.side === side && test(one.kind));
  const time = sided.find((one) => one.kind === 'time')?.leaf;
  const date = sided.find((one) => one.kind === 'date')?.leaf;
  const isComplete = (['departure', 'arrival'] as const).every((side) => has(side, isFreeText));
  if (time === undefined || !isComplete) return null;
  const legs = pairStops(findStops(around, { time, date }));
  if (legs.length === 0) return null;
  // The first text of a side is its place; others are platforms and terminals.
  const places = {
    departure: sided.find(({ side, kind }) => side === 'departure' && isFreeText(kind))?.leaf,
    arrival: sided.find(({ side, kind }) => side === 'arrival' && isFreeText(kind))?.leaf,
  };
  return legs.map(({ departure, arrival }) => {
    const scalars = new Map<ScalarField, Filled>();
    for (const { leaf, side, kind } of sided) {
      const stop = side === 'arrival' ? arrival : departure;
      if (isFreeText(kind) && side !== null && leaf !== places[side]) continue;
      const found = side === null ? readUnsided(leaf, departure.row, around) : valueAt(stop, kind);
      if (found === null) continue;
      const filled = fillFrom(leaf, { row: found.row, from: 0 }, found, SIGNS);
      if (filled !== null) scalars.set(leaf, filled);
    }
    return { scalars, arrays: new Map() };
  });
}

function pairStops(stops: readonly Stop[]): { departure: Stop; arrival: Stop }[] {
  const legs: { departure: Stop; arrival: Stop }[] = [];
  for (let index = 0; index + 1 < stops.length; index++) {
    const [departure, arrival] = [stops[index], stops[index + 1]];
    if (departure === undefined || arrival === undefined) break;
    const isApart = arrival.row.index - departure.row.index > MAX_ROWS_BETWEEN;
    if (departure.side === 'arrival' || arrival.side === 'departure' || isApart) continue;
    legs.push({ departure, arrival });
    index += 1;
  }
  return legs;
}

function valueAt(stop: Stop, kind: ReturnType<typeof kindOf>): InRow | null {
  if (kind === 'time') return stop.time;
  if (kind === 'date') return stop.date;
  return isFreeText(kind) ? stop.place : null;
}

/** What is said of the whole leg, beside its departure or above it: the service and its kind. */
function readUnsided(leaf: ScalarField, row: Row, { rows }: Surroundings): InRow | null {
  const nearby = rows.slice(Math.max(0, row.index - MAX_ROWS_ABOVE), row.index + 1).reverse();
  if (kindOf(leaf) === 'choice') {
    for (const one of nearby) {
      const chosen = chooseCategory(leaf.choices ?? [], one.text, 0);
      if (chosen === null) continue;
      return { row: one, start: 0, end: one.text.length, value: chosen.choice, match: 'derived', fit: 1 };
    }
    return null;
  }
  if (!SERVICE_NUMBER.test(lastName(leaf.path))) return null;
  for (const one of nearby) {
    const match = SERVICE.exec(one.text);
    if (match === null) continue;
    const [value] = match;
    return { row: one, start: match.index, end: match.index + value.length, value, match: 'exact', fit: 1 };
  }
  return null;
}
