import { buildWholePattern } from '../../../reading/languages/terms.ts';
import type { Recognition } from '../../../reading/recogniser.ts';
import type { Surroundings } from '../../candidates/neighbours.ts';
import type { Reader } from '../../candidates/field-reader.ts';
import type { Row } from '../../segments.ts';
import type { ScalarField } from '../../target-fields.ts';

/** What was read in a row. */
export interface InRow extends Recognition {
  row: Row;
}

export type Side = 'departure' | 'arrival';

/** A row of a journey: where and when. */
export interface Stop {
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
export function findStops(
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
function readSide(row: Row, time: Recognition): Stop['side'] {
  return sideOf(LABEL.exec(row.text)?.[0] ?? /\p{L}+\s*$/u.exec(row.text.slice(0, time.start))?.[0] ?? '');
}

/** The side that words are about; null for both and none. */
export function sideOf(words: string): Side | null {
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
    return { row, start: from, end: from + text.length, value: text, match: 'exact', fit: 1 };
  }
  return null;
}
