import { expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { ground, page } from '../../grounding/testing/ground-layout.ts';
import { buildFieldTree } from '../../schema/field-tree.ts';
import { buildAnswerTree } from '../merging/answer-tree.ts';
import { countLists } from '../count-rows.ts';
import { countEntries as count } from './testing/count-entries.ts';

const statement = ['05.09.', '06.09.', '07.09.', '08.09.'].flatMap((day, n) => [
  `${day}2023 Card payment ${n}1,50`,
  `Shop ${n + 40}, somewhere`,
]);
const transactions = [5, 6, 7, 8].map((day, n) => ({ date: `2023-09-0${day}`, amount: n * 10 + 1.5 }));

it('notices a row of a statement without cells', () => {
  expect(count(statement, transactions)?.complete).not.toBe(false);
  expect(count(statement, transactions.toSpliced(2, 1))).toMatchObject({
    complete: false,
    expected: 4,
    gaps: [{ after: 1, page: 1 }],
  });
});

it('counts no row that is printed twice', () => {
  const twice = [...statement.slice(0, 4), statement[2] ?? '', ...statement.slice(4)];
  expect(count(twice, transactions)?.complete).not.toBe(false);
});

it('counts no row of which an entry has a value', () => {
  const torn = transactions.with(2, { date: '2023-09-06', amount: 21.5 });
  expect(count(statement, torn)?.complete).not.toBe(false);
});

const table = ['Bolts', 'Washers', 'Brackets', 'Hinges', 'Screws'].map((name, n) => `${name}   ${n + 2}   ${n + 2}.10`);
const items = table.map((line, n) => ({ name: line.split(' ')[0] ?? '', price: n + 2.1 }));

it('looks for the rows of an invented entry', () => {
  const invented = items.with(2, { name: 'Nothing', price: 77.77 });
  expect(count(table, invented)).toMatchObject({ complete: false, gaps: [{ after: 1, page: 1 }] });
});

it('takes the headings of a table for no entries', () => {
  const years = ['Article   2020   2021', ...table];
  expect(count(years, items)).toMatchObject({ complete: true, expected: 5 });
});

it('notices a row of a table beside another one', () => {
  const cities = ['Rome', 'Oslo', 'Bern', 'Kyiv', 'Riga'];
  const lines = table.map((line, n) => `${line}   ${cities[n] ?? ''}   ${n + 20}`);
  const layout = page(...lines);
  const list = { type: 'array', items: { type: 'object' } };
  const data: JsonObject = {
    items: items.toSpliced(2, 1),
    cities: cities.map((city, n) => ({ city, people: n + 20 })),
  };
  const tree = buildAnswerTree(data, new Map(Object.entries(ground(layout, data))));
  const [first, second] = countLists(
    tree,
    layout,
    buildFieldTree({ type: 'object', properties: { items: list, cities: list } }),
  );
  expect(first).toMatchObject({ path: '/items', complete: false, expected: 5 });
  expect(second).toMatchObject({ path: '/cities', complete: true });
});

const names = ['Anna Berg', 'Jo Lind', 'Eva Roth', 'Tom Falk', 'Ida Holm'];

it('notices a name in running text by the words beside it', () => {
  const prose = [`Present: ${names.map((name) => `Ms. ${name}, Adv.`).join(' ')}`, 'and Others of the City Court.'];
  expect(count(prose, names)?.complete).not.toBe(false);
  expect(count(prose, names.toSpliced(2, 1))).toMatchObject({ complete: false, gaps: [{ after: 1, page: 1 }] });
  expect(count(prose, names.slice(0, -1))).toMatchObject({ complete: false, gaps: [{ after: 3, page: 1 }] });
});

it('notices a name where another entry has a wrong value, or none', () => {
  const all = [...names, 'Ute Kern', 'Max Adler'];
  const prose = [`Present: ${all.map((name) => `Ms. ${name}, Adv.`).join(' ')}`, 'and Others of the City Court.'];
  for (const wrong of ['', 'City Court']) {
    expect(count(prose, all.with(2, wrong))?.complete).not.toBe(false);
    expect(count(prose, all.with(2, wrong).slice(0, -1))).toMatchObject({ complete: false, gaps: [{ after: 5 }] });
    expect(count(prose, all.with(2, wrong).slice(1))).toMatchObject({ complete: false, gaps: [{ after: null }] });
  }
});

it('notices a name that begins a text, or that shares a word with another one', () => {
  const family = ['Anna Berg', 'Otto Lind', 'Eva Lind', 'Tom Falk'];
  const prose = [`Before the court: ${family.map((name) => `Ms. ${name}, Adv.`).join(' ')}`];
  expect(count(prose, family)?.complete).not.toBe(false);
  expect(count(prose, family.toSpliced(2, 1))).toMatchObject({ complete: false, gaps: [{ after: 1, page: 1 }] });
  expect(count(prose, family.slice(1))).toMatchObject({ complete: false, gaps: [{ after: null, page: 1 }] });
});

it('notices a name in a line of its own', () => {
  const lines = ['Members', ...names.map((name) => `  ${name}`), 'Minutes of the Board'];
  expect(count(lines, names)?.complete).not.toBe(false);
  expect(count(lines, names.toSpliced(1, 1))).toMatchObject({ complete: false, gaps: [{ after: 0, page: 1 }] });
});

it('notices a number that the entries skip', () => {
  const lines = ['Bolt of steel', 'Nut', 'A washer that fits', 'Hinge'].flatMap((name, n) => [
    `${n + 1}. ${name}`,
    'as agreed',
  ]);
  const named = ['Bolt of steel', 'Nut', 'A washer that fits', 'Hinge'].map((name) => ({ name, note: 'as agreed' }));
  expect(count(lines, named)?.complete).not.toBe(false);
  expect(count(lines, named.toSpliced(1, 1))).toMatchObject({ complete: false, gaps: [{ after: 0, page: 1 }] });
  expect(count(lines, named.slice(0, 3))).toMatchObject({ complete: false, gaps: [{ after: 2, page: 1 }] });
});

it('notices a row of a receipt between two others', () => {
  const lines = ['Corner shop', 'Bread 2.50', 'Butter 3.10', 'Milk 1.20', 'Thank you'];
  const bought = [
    { name: 'Bread', price: 2.5 },
    { name: 'Butter', price: 3.1 },
    { name: 'Milk', price: 1.2 },
  ];
  expect(count(lines, bought)?.complete).not.toBe(false);
  expect(count(lines, bought.toSpliced(1, 1))).toMatchObject({ complete: false, gaps: [{ after: 0, page: 1 }] });
});

it('notices a row where the list has the newest first, or any other order', () => {
  const newestFirst = transactions.toReversed();
  expect(count(statement, newestFirst)?.complete).not.toBe(false);
  expect(count(statement, newestFirst.toSpliced(1, 1))).toMatchObject({
    complete: false,
    gaps: [{ after: 0, page: 1 }],
  });
  const days = Array.from({ length: 8 }, (_, n) => `${10 + n}.09.2023 Card payment ${n + 1}1,50`);
  const mixed = [6, 0, 7, 2, 5, 1, 4].map((n) => ({ date: `2023-09-${10 + n}`, amount: (n + 1) * 10 + 1.5 }));
  expect(count(days, mixed)).toMatchObject({ complete: false, gaps: [{ after: 3, page: 1 }] });
});

const tools = ['Office Suite', 'Asana', 'Trello', 'Slack', 'Figma'];

it.each([
  ['commas', `Tools: ${tools.join(', ')}`],
  ['strokes, with remarks', `Tools: ${tools.map((tool, n) => `${tool} (since ${2010 + n})`).join(' | ')}`],
])('notices an item of an enumeration with %s', (_, line) => {
  const lines = ['Jo Lind', line, 'Hobbies: chess, rowing'];
  expect(count(lines, tools)?.complete).not.toBe(false);
  expect(count(lines, tools.toSpliced(2, 1))).toMatchObject({ complete: false, gaps: [{ after: 1, page: 1 }] });
  expect(count(lines, tools.slice(1))).toMatchObject({ complete: false, gaps: [{ after: null, page: 1 }] });
  expect(count(lines, tools.slice(0, -1))).toMatchObject({ complete: false, gaps: [{ after: 3, page: 1 }] });
});

it('takes other words of a sentence for no items', () => {
  const lines = ['They use Asana, Trello, Slack, which is what most teams in the building have had for years.'];
  expect(count(lines, ['Asana', 'Trello', 'Slack'])?.complete).not.toBe(false);
});

it('notices a row with an amount in millions', () => {
  const lines = ['Program   Budget', ...['Apps', 'Data', 'Roads', 'Parks'].map((name, n) => `${name}   $${n + 1}.1M`)];
  const rows = ['Apps', 'Data', 'Roads', 'Parks'].map((program, n) => ({ program, budget: `$${n + 1}.1M` }));
  expect(count(lines, rows)?.complete).not.toBe(false);
  expect(count(lines, rows.toSpliced(2, 1))).toMatchObject({ complete: false, gaps: [{ after: 1, page: 1 }] });
});

const menu = [
  'Starters',
  'Bruschetta with tomatoes 6,50',
  'Carpaccio of beef 12,90',
  'Pasta',
  'Spaghetti with clams 15,40',
  'Lasagne of the house 13,20',
  'Desserts',
  'Tiramisu of the house 7,00',
];
const dishes = [
  { dish: 'Bruschetta with tomatoes', price: 6.5 },
  { dish: 'Carpaccio of beef', price: 12.9 },
  { dish: 'Spaghetti with clams', price: 15.4 },
  { dish: 'Lasagne of the house', price: 13.2 },
  { dish: 'Tiramisu of the house', price: 7 },
];

it('notices a line with one amount where four others are near each other', () => {
  expect(count(menu, dishes)?.complete).not.toBe(false);
  expect(count(menu, dishes.toSpliced(1, 1))).toMatchObject({ complete: false, gaps: [{ after: 0, page: 1 }] });
  expect(count(menu, dishes.toSpliced(1, 2))?.complete).not.toBe(false);
  const blank = menu.flatMap((line) => [line, '', '']);
  expect(count(blank, dishes.toSpliced(1, 1))?.complete).not.toBe(false);
});

it('takes the sum of a group of four for no entry', () => {
  const sums = menu.toSpliced(3, 0, 'Subtotal 19,40');
  expect(count(sums, dishes.slice(0, 4))?.complete).not.toBe(false);
});

const shoes = ['Shoe   59.90   59.90   62.00', 'Boot   79.90   79.90   82.00', 'Clog   19.90   19.90   22.00'];
const prices = [
  { article: 'Shoe', small: 59.9, large: 62 },
  { article: 'Boot', small: 79.9, large: 82 },
  { article: 'Clog', small: 19.9, large: 22 },
];

it('takes a heading without decimals above rows with decimals for no entry', () => {
  expect(count(['Sizes   38   40   42', ...shoes.slice(1)], prices.slice(1))?.complete).not.toBe(false);
  expect(count(['Day   1   2   3', ...shoes.slice(1)], prices.slice(1))?.complete).not.toBe(false);
  expect(count(['From   1,000   2,000   5,000', ...shoes.slice(1)], prices.slice(1))?.complete).not.toBe(false);
});
