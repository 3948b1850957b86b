import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { countEntries as count } from './testing/count-entries.ts';

const goods = ['Garden hose', 'Notebook', 'Hex bolts', 'Copper pipe'];
const delivered = goods.map((description, n) => ({ description, quantity: n + 2 }));
const note = ['Delivery note', 'Item   Qty', ...goods.map((name, n) => `${name}   ${n + 2}`)];

it.each([
  ['first', delivered.slice(1), null],
  ['last', delivered.slice(0, -1), 2],
  ['inner', delivered.toSpliced(1, 1), 0],
])('notices the %s row of a table of two columns', (_, entries, after) => {
  expect(count([...note, 'Total   14'], delivered)?.complete).not.toBe(false);
  expect(count([...note, 'Total   14'], entries)).toMatchObject({ complete: false, gaps: [{ after, page: 1 }] });
});

it('takes a heading between rows of numbers for no entry', () => {
  const years = [2018, 2019, 2020, 2021, 2022, 2023].map((year, n) => ({ year, pupils: 3_000 + n }));
  const rows = years.map(({ year, pupils }) => `${year} ${pupils}`);
  expect(count(rows.toSpliced(3, 0, 'Projected'), years)?.complete).not.toBe(false);
});

it('counts no line of which the entry has the values of another one', () => {
  const days = Array.from({ length: 8 }, (_, n) => ({ date: `2023-09-${11 + n}`, amount: n * 10 + 11.5 }));
  const lines = days.map((_, n) => `${11 + n}.09.2023 Card payment ${n + 1}1,50`);
  expect(count(lines, days.with(2, { date: '2023-09-17', amount: 71.5 }))?.complete).not.toBe(false);
  expect(count(lines, days.toSpliced(2, 1))).toMatchObject({ complete: false, gaps: [{ after: 1, page: 1 }] });
});

it('counts no row where entries are cells', () => {
  const segments = ['North', 'South', 'West', 'East', 'Other', 'Sea', 'Air'];
  const table = segments.map((name, n) => `${name}   ${n + 31}.50   ${n + 71}.20   ${n + 51}.90`);
  const cells: JsonValue[] = segments.toSpliced(2, 1).flatMap((segment) => {
    const n = segments.indexOf(segment);
    return [31.5, 71.2, 51.9].map((first) => ({ segment, sales: Math.round((n + first) * 10) / 10 }));
  });
  expect(count(table, cells)?.complete).not.toBe(false);
});

it('places an entry by what only it has', () => {
  const days = ['01.03.26', '02.03.26', '03.03.26', '04.03.26', '05.03.26'];
  const lines = ['Account in CHF, private', ...days.map((day, n) => `${day} Payment ${n + 1}1.50`), 'Thank you'];
  const entries = days.map((_, n) => ({
    date: `2026-03-0${n + 1}`,
    currency: 'CHF',
    kind: 'private',
    amount: n * 10 + 11.5,
  }));
  expect(count(lines, entries)?.complete).not.toBe(false);
  expect(count(lines, entries.toSpliced(2, 1))).toMatchObject({ complete: false, gaps: [{ after: 1, page: 1 }] });
});

it('counts no name that another entry took', () => {
  const names = ['Anna Berg', 'Jo Lind', 'Eva Roth', 'Tom Falk', 'Ida Holm'];
  const prose = [`Present: ${names.map((name) => `Ms. ${name}, Adv.`).join(' ')}`, 'and Others of the City Court.'];
  expect(count(prose, names.with(4, 'City Court').toSpliced(1, 0, 'Others'))?.complete).not.toBe(false);
  expect(count(prose, names.with(1, 'Anna Berg'))?.complete).not.toBe(false);
  expect(count(prose, names.toSpliced(1, 1))).toMatchObject({ complete: false });
});

it('takes the headings of groups for no entries', () => {
  const groups = ['North', 'South', 'West'].map((group) => ({ group, towns: ['Aldgate', 'Linden', 'Montclair'] }));
  const lines = groups.flatMap(({ group, towns }) => [
    `Towns of the ${group}`,
    ...towns.map((one) => `${one} ${group}`),
  ]);
  const entries = groups.flatMap(({ group, towns }) => towns.map((one) => ({ town: `${one} ${group}` })));
  expect(count(lines, entries)?.complete).not.toBe(false);
});

const paid = Array.from({ length: 4 }, (_, n) => ({ date: `2026-0${n + 3}-0${n + 1}`, amount: n * 10 + 11.5 }));
const postings = paid.map(({ date, amount }) => {
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year} Transfer ${amount.toFixed(2).replace('.', ',')}`;
});

it.each([
  ['of one line', postings],
  ['with a line between them', postings.flatMap((one, n) => [one, `Reference ${'ABCD'[n]}`])],
])('notices the first and the last posting %s, without columns', (_, lines) => {
  const statement = ['Statement of 30.06.2026', 'Date Text Amount', ...lines, 'Balance 106,00', 'Thank you'];
  expect(count(statement, paid)?.complete).not.toBe(false);
  expect(count(statement, paid.slice(1))).toMatchObject({ complete: false, gaps: [{ after: null, page: 1 }] });
  expect(count(statement, paid.slice(0, -1))).toMatchObject({ complete: false, gaps: [{ after: 2, page: 1 }] });
});

it('takes the line of an entry without a place for no further one', () => {
  expect(count(postings, paid.with(3, { date: '2029-12-24', amount: 7_777 }))?.complete).not.toBe(false);
});

it('counts no row whose numbers are those of single fields', () => {
  const results = ['Sales', 'Grants', 'Wages', 'Rent'].map((item, n) => ({ item, year: n + 412_300 }));
  const lines = ['Item   2030', ...results.map(({ item, year }) => `${item}   ${year}`), 'Profit   142600'];
  expect(count(lines, results)).toMatchObject({ complete: false, expected: 5 });
  expect(count(lines, results, { profit: 142_600 })?.complete).not.toBe(false);
  expect(count(lines, results.slice(0, -1), { profit: 142_600 })).toMatchObject({ complete: false, expected: 4 });
  // A field with one of three numbers of a row leaves the row an entry.
  const triples = results.map((one, n) => ({ ...one, before: n + 388_150, share: n + 31 }));
  const wide = triples.map(({ item, year, before, share }) => `${item}   ${year}   ${before}   ${share}`);
  expect(count(wide, triples.slice(0, -1), { latest: 412_303 })).toMatchObject({ complete: false, expected: 4 });
});
