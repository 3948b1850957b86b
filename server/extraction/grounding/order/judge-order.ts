import type { JsonValue } from '../../../lib/json-value.ts';
import { getKey, type Named, type PlacedLeaf } from '../foreign/placed-leaf.ts';
import { Balance } from './balance.ts';
import { NO_ORDER, type PlaceOrder } from './place-order.ts';
import { ISO_DATE } from '../found.ts';

/** Entries before and after one that it is compared with. */
const NEAR = 2;
/** Values of one object, or of one row, that are compared. */
const MAX_COMPARED = 100;

/** A value with the position of its field in the schema. */
interface Ranked {
  value: PlacedLeaf;
  rank: number;
  kind: string;
}

/**
 * Measures whether the places of values are in the order of their fields, rows and entries. No label has to be known:
 * in a document whose other values are in order, two that are not are often each other's.
 */
export function judgeOrder(placed: readonly PlacedLeaf[], fields: readonly Named[]): void {
  const ranks = new Map(fields.map(({ key }, rank) => [key, rank]));
  const ranked = placed.flatMap((value): Ranked[] => {
    const rank = ranks.get(getKey(value));
    return rank === undefined ? [] : [{ value, rank, kind: readKind(value.value) }];
  });
  judgeSingle(ranked.filter(({ value }) => !value.isEntry).slice(0, MAX_COMPARED));
  const cells = ranked.filter(({ value }) => value.isEntry);
  for (const of of Map.groupBy(cells, ({ value }) => getKey(value).replace(/\/[^/]*$/, '')).values()) judgeRows(of);
  const entries = placed.filter(({ isEntry }) => isEntry);
  for (const of of Map.groupBy(entries, getKey).values()) judgeColumn(of);
}

function judgeSingle(values: readonly Ranked[]): void {
  const total = new Balance();
  const own = new Map(
    values.map((one) => {
      const balance = new Balance();
      for (const other of values) {
        const sign = compare(one, other);
        balance.add(sign);
        if (one.rank < other.rank) total.add(sign);
      }
      return [one, balance] as const;
    }),
  );
  for (const [one, order] of measureKinds(values))
    setOrder(one.value, { fields: order * total.without(own.get(one) ?? new Balance()).strength });
}

function judgeRows(cells: readonly Ranked[]): void {
  const rows = [...Map.groupBy(cells, ({ value }) => `${getEntry(value)} ${value.hit.line}`).values()].map((row) =>
    row.slice(0, MAX_COMPARED),
  );
  const pairs = comparePairs(rows);
  const total = new Balance();
  const byRank = new Map<number, Balance>();
  for (const { ranks, balance } of pairs.values()) {
    const sign = Math.sign(balance.mean);
    total.add(sign);
    for (const rank of ranks) {
      const known = byRank.get(rank) ?? new Balance();
      byRank.set(rank, known);
      known.add(sign);
    }
  }
  for (const row of rows) {
    const orders = measureKinds(row);
    for (const one of row) {
      const [kind, all] = [new Balance(), new Balance()];
      for (const other of row) {
        const sign = compare(one, other);
        const usual = pairs.get(getPair(one, other))?.balance.withoutOne(sign);
        if (sign === 0 || usual === undefined) continue;
        all.add(sign * usual.shrunk);
        if (other.kind === one.kind) kind.add(sign * usual.shrunk);
      }
      const fields = (orders.get(one) ?? 0) * total.without(byRank.get(one.rank) ?? new Balance()).strength;
      setOrder(one.value, { fields, row: all.mean, kind: kind.mean });
    }
  }
}

/** For two fields, in how many rows they are in the order of the schema. */
function comparePairs(rows: readonly Ranked[][]): Map<string, { ranks: readonly number[]; balance: Balance }> {
  const pairs = new Map<string, { ranks: readonly number[]; balance: Balance }>();
  for (const row of rows)
    for (const one of row)
      for (const other of row) {
        if (one.rank >= other.rank) continue;
        const key = getPair(one, other);
        const pair = pairs.get(key) ?? { ranks: [one.rank, other.rank], balance: new Balance() };
        pairs.set(key, pair);
        pair.balance.add(compare(one, other));
      }
  return pairs;
}

/** Values of one field: the places of entries follow each other. */
function judgeColumn(values: readonly PlacedLeaf[]): void {
  const total = new Balance();
  const own = values.map(() => new Balance());
  values.forEach((one, index) => {
    values.slice(index + 1, index + 1 + NEAR).forEach((next, distance) => {
      const sign = Math.sign(next.hit.at - one.hit.at);
      for (const balance of [total, own[index], own[index + 1 + distance]]) balance?.add(sign);
    });
  });
  own.forEach((balance, index) => {
    const value = values[index];
    if (value !== undefined) setOrder(value, { list: balance.mean * total.without(balance).strength });
  });
}

/** Of each value, how well it is in order with those of its kind; nothing for the only one of a kind. */
const measureKinds = (values: readonly Ranked[]): Map<Ranked, number> =>
  new Map([...Map.groupBy(values, ({ kind }) => kind).values()].flatMap((of) => [...measureOrder(of)]));

/**
 * -1 for two values that would have to be exchanged for all to be in the order of their fields; else the share of the
 * others that a value is in order with.
 */
function measureOrder(values: readonly Ranked[]): Map<Ranked, number> {
  if (values.length === 1) return new Map();
  const sorted = values.toSorted((a, b) => a.rank - b.rank);
  const places = sorted.map(({ value }) => value.hit.at);
  const inOrder = places.toSorted((a, b) => a - b);
  const exchanged = new Set(sorted.filter((_, index) => places[index] !== inOrder[index]));
  return new Map(
    values.map((one) => {
      if (exchanged.size === 2) return [one, exchanged.has(one) ? -1 : 1];
      const balance = new Balance();
      for (const other of values) balance.add(compare(one, other));
      return [one, balance.mean];
    }),
  );
}

function setOrder({ leaf }: PlacedLeaf, order: Partial<PlaceOrder>): void {
  leaf.order = { ...NO_ORDER, ...leaf.order, ...order };
}

/** 1 if two places are in the order of their fields, -1 if they are not, 0 if they are the same. */
const compare = (a: Ranked, b: Ranked): number =>
  Math.sign(a.rank - b.rank) * Math.sign(a.value.hit.at - b.value.hit.at);

const getPair = (a: Ranked, b: Ranked): string => `${Math.min(a.rank, b.rank)} ${Math.max(a.rank, b.rank)}`;

const getEntry = ({ leaf }: PlacedLeaf): string => /^.*\/\d+(?=\/)/.exec(leaf.path)?.[0] ?? leaf.path;

function readKind(value: JsonValue): string {
  if (typeof value !== 'string') return typeof value;
  return ISO_DATE.test(value) ? 'date' : /\p{L}/u.test(value) ? 'text' : 'digits';
}
