import { buildWholePattern } from '../../reading/languages/terms.ts';
import { quoteText, type Recognition } from '../../reading/recogniser.ts';
import { splitName } from '../../reading/tokens.ts';
import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { isFreeText, type Reader } from '../candidates/field-reader.ts';
import { fillInRow, type Filled, type InRow } from '../filled-value.ts';
import { kindOf, lastName, nameConcepts, type Kind } from '../kinds.ts';
import type { Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { chooseInRow, fieldsOf } from './read-cell.ts';

const SIGNS = { label: 0.6, source: 'journey' } as const;
/** Rows above a departure that may say what goes. */
const MAX_ROWS_ABOVE = 5;
const MAX_ROWS_BETWEEN = 8;
const SERVICE = /(?<![\p{L}\d.:/-])[A-Z]{1,4}\s?\d{1,5}(?![\d:])/u;
/** Concepts of fields for the number of a train or a flight. */
const SERVICE_NUMBER = new Set(['number', 'service', 'flight', 'train']);

/** The side of a journey that a field is about, by its name, then by its description. */
const sideOfField = (field: ScalarField): Side | null =>
  sideOf(splitName(lastName(field.path))) ?? sideOf(field.description);

/**
 * The legs of a journey: a stop with a time of departure, and the next one with a time of arrival. Null for items
 * without places and times on both sides, and for documents without such stops.
 */
export function readJourneys(field: ArrayField, around: Surroundings): Findings[] | null {
  const sided = fieldsOf(field).map((leaf) => ({ leaf, side: sideOfField(leaf), kind: kindOf(leaf) }));
  // The first text of a side is its place; others are platforms and terminals.
  const placeOf = (of: Side): ScalarField | undefined =>
    sided.find(({ side, kind }) => side === of && isFreeText(kind))?.leaf;
  const places = { departure: placeOf('departure'), arrival: placeOf('arrival') };
  const time = sided.find((one) => one.kind === 'time')?.leaf;
  const date = sided.find((one) => one.kind === 'date')?.leaf;
  if (time === undefined || places.departure === undefined || places.arrival === undefined) return null;
  const legs = pairStops(findStops(around, { time, date }));
  if (legs.length === 0) return null;
  return legs.map(({ departure, arrival }) => {
    const scalars = new Map<ScalarField, Filled>();
    for (const { leaf, side, kind } of sided) {
      const stop = side === 'arrival' ? arrival : departure;
      if (isFreeText(kind) && side !== null && leaf !== places[side]) continue;
      const found = side === null ? readUnsided(leaf, departure.row, around) : valueAt(stop, kind);
      if (found === null) continue;
      const filled = fillInRow(leaf, found, SIGNS);
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

function valueAt(stop: Stop, kind: Kind): InRow | null {
  if (kind === 'time') return stop.time;
  if (kind === 'date') return stop.date;
  return isFreeText(kind) ? stop.place : null;
}

/** What is said of the whole leg, beside its departure or above it: the service and its kind. */
function readUnsided(leaf: ScalarField, row: Row, { rows }: Surroundings): InRow | null {
  const nearby = rows.slice(Math.max(0, row.index - MAX_ROWS_ABOVE), row.index + 1).reverse();
  const read = (one: Row): InRow | null => {
    if (kindOf(leaf) === 'choice') return chooseInRow(leaf, one);
    const match = nameConcepts(leaf).some((concept) => SERVICE_NUMBER.has(concept)) ? SERVICE.exec(one.text) : null;
    return match === null ? null : { row: one, ...quoteText(one.text, match.index, match.index + match[0].length) };
  };
  return nearby.map(read).find((found) => found !== null) ?? null;
}

type Side = 'departure' | 'arrival';

/** A row of a journey: where and when. */
interface Stop {
  row: Row;
  side: Side | null;
  time: InRow;
  place: InRow;
  /** Null where neither the row nor one above it has a date. */
  date: InRow | null;
}

const MAX_PLACE_LENGTH = 60;
const DEPARTURE = new RegExp(buildWholePattern('departures'), 'iu');
const ARRIVAL = new RegExp(buildWholePattern('arrivals'), 'iu');
const LABEL = /^\s*\p{L}[\p{L} ]{1,24}:\s*/u;
/** A day without a year, or a weekday before one. */
const DAY = /^(?:\p{L}{2,3}\.?\s)?\d{1,2}[./\s](?:\d{1,2}\b|\p{L}{3})[\d.]*\s*/u;

const DAY_AND_MONTH = /(?<![\d.])\d{1,2}(?:\.\d{1,2}\.|\s\p{L}{3,9})(?=\s)/u;

/** The rows with one time of day and the name of a place. */
function findStops(
  { rows, reader }: Surroundings,
  { time, date }: { time: ScalarField; date: ScalarField | undefined },
): Stop[] {
  let lastDate: InRow | null = null;
  return rows.flatMap((row): Stop[] => {
    const day =
      date === undefined ? undefined : (reader.read(date, row.text)[0] ?? readDay(row, date, lastDate, reader));
    if (day !== undefined) lastDate = { row, ...day, fit: 1 };
    const times = reader.read(time, row.text);
    const [found] = times;
    if (found === undefined || times.length > 1) return [];
    const place = readPlace(row, found, day);
    return place === null
      ? []
      : [{ row, side: readSide(row, found), time: { row, ...found, fit: 1 }, place, date: lastDate }];
  });
}

/** A day without a year is in the year of the last date above it. */
function readDay(row: Row, date: ScalarField, lastDate: InRow | null, reader: Reader): Recognition | undefined {
  const match = DAY_AND_MONTH.exec(row.text);
  if (match === null || lastDate === null) return undefined;
  const [day] = match;
  const [read] = reader.read(date, `${day}${day.endsWith('.') ? '' : ' '}${String(lastDate.value).slice(0, 4)}`);
  const place = { start: match.index, end: match.index + day.length };
  return read === undefined ? undefined : { ...read, ...place, match: 'derived' };
}

/** By the label of the row, else by the word before the time. */
function readSide(row: Row, time: Recognition): Side | null {
  return sideOf(LABEL.exec(row.text)?.[0] ?? /\p{L}+\s*$/u.exec(row.text.slice(0, time.start))?.[0] ?? '');
}

/** The side that words are about; null for both and none. */
function sideOf(words: string): Side | null {
  const [departs, arrives] = [DEPARTURE.test(words), ARRIVAL.test(words)];
  if (departs === arrives) return null;
  return departs ? 'departure' : 'arrival';
}

/** The first words of the row that are no label, day or time. */
function readPlace(row: Row, time: Recognition, day: Recognition | undefined): InRow | null {
  for (const cell of row.cells) {
    let from = cell.from + (cell.index === 0 ? (LABEL.exec(cell.text)?.[0].length ?? 0) : 0);
    for (const one of [time, day]) {
      if (one === undefined || one.start > from + 1 || one.end <= from) continue;
      from = one.end + (/^\s*/.exec(row.text.slice(one.end, cell.to))?.[0].length ?? 0);
    }
    from += DAY.exec(row.text.slice(from, cell.to))?.[0].length ?? 0;
    const limits = [time, day].flatMap((one) => (one !== undefined && one.start > from ? [one.start] : []));
    const text = row.text.slice(from, Math.min(cell.to, ...limits)).replace(/[\s,-]+$/u, '');
    if (!/^\p{Lu}\p{L}{2}[^:]*$/u.test(text) || text.length > MAX_PLACE_LENGTH) continue;
    return { row, ...quoteText(row.text, from, from + text.length) };
  }
  return null;
}
