import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { checkParts, type GivenPart } from './check-parts.ts';
import type { StoredPart } from './repository.ts';

const part = (pages: number[], category: string | null, more: Partial<StoredPart> = {}): StoredPart => ({
  pages,
  category,
  confidence: null,
  startConfidence: null,
  identifier: null,
  reasons: [],
  ...more,
});
const found = [part([1, 2], 'Invoice', { confidence: 0.9, identifier: 'R-7' }), part([4], null, { confidence: 0.5 })];
const check = (...given: GivenPart[]) =>
  checkParts(given, { pages: [1, 2, 4, 5], categories: ['Invoice', 'Letter'], found });

test('parts are in the order of their pages, and those that stay keep what was found of them', () => {
  expect(
    check({ pages: '4', category: null }, { pages: '5', category: 'Letter' }, { pages: '1-2', category: 'Invoice' }),
  ).toEqual([found[0], found[1], part([5], 'Letter')]);
  expect(check({ pages: '4' })).toEqual([found[1]]);
  expect(check({ pages: '2,1', category: 'Invoice' })).toEqual([found[0]]);
});

test('parts with other pages or another category are those of a person', () => {
  expect(check({ pages: '1-2', category: 'Letter' })).toEqual([part([1, 2], 'Letter')]);
  expect(check({ pages: '-1,1', category: 'Invoice' })).toEqual([part([1, 5], 'Invoice')]);
  expect(check()).toEqual([]);
});

describe('parts are refused', () => {
  test.each<[string, GivenPart[], string, string]>([
    [
      'with a page that the packet does not have',
      [{ pages: '1' }, { pages: '2-3' }],
      '/parts/1/pages names pages that the packet does not have',
      'The packet has the pages 1-2,4-5: 2-3 names others.',
    ],
    [
      'with pages after its last',
      [{ pages: '5-6' }],
      '/parts/0/pages names pages that the packet does not have',
      'The packet has the pages 1-2,4-5: 5-6 names others.',
    ],
    [
      'without a range',
      [{ pages: 'all' }],
      '/parts/0/pages names pages that the packet does not have',
      'The packet has the pages 1-2,4-5: all names others.',
    ],
    [
      'with a page twice',
      [{ pages: '1-2' }, { pages: '5' }, { pages: '2' }],
      '/parts/2/pages has page 2 of /parts/0',
      'Page 2 is in two parts.',
    ],
    [
      'with a category of another splitter',
      [{ pages: '1', category: 'Bill' }],
      '/parts/0/category is no category of the splitter',
      'Bill is no category of the splitter. Its categories: Invoice, Letter.',
    ],
  ])('%s', (_, given, detail, message) => {
    let error: unknown;
    try {
      check(...given);
    } catch (caught) {
      error = caught;
    }
    if (!(error instanceof AppError)) return expect.fail('They were taken.');
    expect(error).toMatchObject({ code: 'parts_invalid', message });
    expect(error.details?.map(({ path, message: told }) => `${path} ${told}`)).toEqual([detail]);
  });

  test('with the first twenty of many categories', () => {
    const categories = Array.from({ length: 25 }, (_, index) => `c${index}`);
    expect(() => checkParts([{ pages: '1', category: 'x' }], { pages: [1], categories, found: [] })).toThrow(
      /c0, .*, c19\.$/,
    );
  });
});
