import { describe, expect, it } from 'vitest';
import type { AnswerNode } from './answer-tree.ts';
import { containsList, countContinued, repeatsHeading } from './continued-entries.ts';
import { createLeaf, createList, createRow } from './testing/answer-nodes.ts';

type Values = Record<string, string | number | null | AnswerNode>;

/** An object of leaves without a place, and of the nodes given. */
const createObject = (values: Values): AnswerNode => ({
  kind: 'object',
  properties: new Map(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? value : createLeaf(value),
    ]),
  ),
});
const rowsAt = (...starts: number[]) =>
  createList(starts.map((start) => createRow({ name: `row ${start}` }, { start })));

/** An account with values, and rows at offsets of the page. */
const account = (values: Values, ...starts: number[]) => createObject({ ...values, rows: rowsAt(...starts) });

it('an entry contains a list where a list is among its values, or in an object of them', () => {
  expect(containsList(account({}, 1))).toBe(true);
  expect(containsList(createObject({ part: account({}, 1), name: 'A' }))).toBe(true);
  expect(containsList(createObject({ name: 'A' }))).toBe(false);
  expect(containsList(rowsAt(1))).toBe(false);
  expect(containsList(createLeaf('A'))).toBe(false);
});

describe('the last entry continues in the first one of the next list', () => {
  it.each<[what: string, last: Values, next: Values, isContinued: boolean]>([
    ['with equal values', { holder: 'Star', city: 'Rome' }, { holder: 'Star', city: 'Rome' }, true],
    ['with half of them equal', { holder: 'Star', city: 'Rome' }, { holder: 'Star', city: 'Oslo' }, true],
    [
      'with less than half equal',
      { holder: 'Star', city: 'Rome', street: 'A' },
      { holder: 'Star', city: 'Oslo', street: 'B' },
      false,
    ],
    ['with other values alone', { holder: 'Star' }, { city: 'Oslo' }, false],
    ['with an equal id', { id: 7, holder: 'Star' }, { id: 7, holder: 'Star' }, true],
    [
      'with another id',
      { iban: 'A1', holder: 'Star', city: 'Rome' },
      { iban: 'B2', holder: 'Star', city: 'Rome' },
      false,
    ],
    [
      'with another id in camel case',
      { customerId: 1, holder: 'Star', city: 'Rome' },
      { customerId: 2, holder: 'Star', city: 'Rome' },
      false,
    ],
    ['with an equal id and other values', { id: 7, a: 1, b: 2, c: 3 }, { id: 7, a: 4, b: 5, c: 6 }, false],
    ['with an equal id and another number', { id: 7, number: 1 }, { id: 7, number: 2 }, true],
    ['with another number', { number: 1, holder: 'Star' }, { number: 2, holder: 'Star' }, false],
    [
      'with another reference',
      { bookingReference: 'x', holder: 'Star' },
      { bookingReference: 'y', holder: 'Star' },
      false,
    ],
    ['with another word that ends like an id', { valid: 'yes', holder: 'Star' }, { valid: 'no', holder: 'Star' }, true],
    [
      'with another number and an equal word that ends like an id',
      { number: 1, isPaid: 'yes', holder: 'Star' },
      { number: 2, isPaid: 'yes', holder: 'Star' },
      false,
    ],
    ['with another id in small letters', { orderid: 1, holder: 'Star' }, { orderid: 2, holder: 'Star' }, false],
    ['with empty values', { holder: 'Star', city: '' }, { holder: 'Star', city: 'Oslo' }, true],
    [
      'with equal values of an object',
      { bank: createObject({ name: 'First' }) },
      { bank: createObject({ name: 'First' }) },
      true,
    ],
    [
      'with other values of an object',
      { bank: createObject({ name: 'First' }) },
      { bank: createObject({ name: 'Second' }) },
      false,
    ],
  ])('%s', (_, last, next, isContinued) => {
    expect(countContinued([account(last, 10)], [account(next, 900)])).toBe(isContinued ? 1 : 0);
  });

  it('where that has no heading', () => {
    const star = account({ holder: 'Star' }, 10, 20);
    expect(countContinued([star], [account({ holder: null }, 900)])).toBe(1);
    expect(countContinued([star], [account({ holder: null }, 900), account({ holder: 'Moon' }, 950)])).toBe(1);
    // Only the first entry of a list can lack its heading.
    const moon = account({ holder: 'Moon' }, 30);
    expect(countContinued([star, moon], [account({ holder: 'Star' }, 10), account({ holder: null }, 900)])).toBe(0);
  });

  it('of all entries that both lists have', () => {
    const [star, moon, sun] = ['Star', 'Moon', 'Sun'].map((holder, n) => account({ holder }, n * 100)) as [
      AnswerNode,
      AnswerNode,
      AnswerNode,
    ];
    expect(countContinued([star, moon, sun], [moon, sun])).toBe(2);
    expect(countContinued([star, moon], [star, moon, sun])).toBe(2);
    expect(countContinued([star, moon], [sun])).toBe(0);
    expect(countContinued([], [sun])).toBe(0);
    expect(countContinued([star, moon], [account({ holder: null }, 100), sun])).toBe(1);
  });

  it('but not in one with rows of the entry behind', () => {
    const star = account({ holder: 'Star' }, 10);
    const moon = account({ holder: 'Moon' }, 500, 600);
    // The list begins with rows of Moon: Star is none of its entries.
    expect(countContinued([star, moon], [account({ holder: null }, 600)])).toBe(1);
    expect(countContinued([star, moon], [account({ holder: null }, 600), account({ holder: 'Moon' }, 700)])).toBe(1);
    expect(countContinued([star, moon], [account({ holder: null }, 20), account({ holder: 'Moon' }, 500)])).toBe(2);
  });

  it('with a value below its rows only', () => {
    const star = account({ holder: 'Star' }, 10);
    const ending = (start: number, name = 'closing') =>
      createObject({ holder: null, [name]: createLeaf(70, { start }), rows: rowsAt(900) });
    expect(countContinued([star], [ending(950)])).toBe(1);
    expect(countContinued([star], [ending(850)])).toBe(0);
    expect(countContinued([star], [ending(950, 'number')])).toBe(0);
    expect(countContinued([account({ closing: 60 }, 10)], [ending(950)])).toBe(0);
    expect(countContinued([account({}, 10)], [ending(950)])).toBe(0);
  });
});

describe('entries with equal headings', () => {
  const star = (...starts: number[]) => account({ holder: 'Star' }, ...starts);

  it('are the same where they begin at the same row', () => {
    expect(countContinued([star(10), star(300, 400)], [star(300, 400), star(700)])).toBe(1);
    expect(countContinued([star(10), star(300, 400)], [star(10), star(300, 400)])).toBe(2);
    expect(countContinued([star(10), star(300)], [star(900), star(950)])).toBe(1);
  });

  it('are the same where the first one of the next list lacks its first rows', () => {
    expect(countContinued([star(10), star(300, 400)], [star(400, 500), star(700)])).toBe(1);
    expect(countContinued([star(10, 20), star(300)], [star(20), star(300)])).toBe(2);
    expect(countContinued([star(10, 20), star(300)], [star(20), star(310)])).toBe(0);
  });

  it('are told apart by the rows of lists in lists', () => {
    const region = (...vessels: AnswerNode[]) => createObject({ name: 'North', vessels: createList(vessels) });
    const [first, second] = [region(account({ vessel: 'A' }, 100)), region(account({ vessel: 'B' }, 500))];
    expect(countContinued([first, second], [second, region(account({ vessel: 'C' }, 900))])).toBe(1);
    expect(countContinued([first, second], [first, second])).toBe(2);
    // Without rows, nothing tells them apart.
    expect(countContinued([region(), region()], [region(), region()])).toBe(2);
  });
});

describe('a heading is repeated within a passage', () => {
  const [star, moon, none] = ['Star', 'Moon', null].map((holder) => account({ holder }, 1)) as [
    AnswerNode,
    AnswerNode,
    AnswerNode,
  ];

  it('where the first entry has none, and the second one is the last one', () => {
    expect(repeatsHeading(star, [none, star])).toBe(true);
  });

  it('but not where one of them is another one, has a heading, or is not there', () => {
    expect(repeatsHeading(moon, [none, star])).toBe(false);
    expect(repeatsHeading(star, [star, star])).toBe(false);
    expect(repeatsHeading(star, [none, none])).toBe(false);
    expect(repeatsHeading(star, [none])).toBe(false);
    expect(repeatsHeading(undefined, [none, star])).toBe(false);
  });
});
