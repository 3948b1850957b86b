import type { Evidence } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBrowser, playBrowser } from '../../testing/play-browser.ts';
import { findFieldButton, groupMarks } from './run-state.ts';

beforeEach(() => void playBrowser());
afterEach(() => closeBrowser());

test('the marks of each page are the boxes of its values', () => {
  const box = [0, 0, 1, 1];
  const entry = (path: string, page: number | null, boxes: unknown[], fields: object = {}) =>
    ({ path, page, boxes, confidence: 0.95, match: 'exact', ...fields }) as unknown as Evidence;
  const marks = groupMarks([
    entry('/a', 1, [box, box]),
    entry('/b', 2, [box], { confidence: 0.8, match: 'fuzzy' }),
    entry('/c', null, [box]),
    entry('/d', 1, [box]),
    entry('/e', 3, []),
  ]);
  expect(
    [...marks].map(([page, list]) => [page, list.map(({ path, level, match }) => `${path} ${level} ${match}`)]),
  ).toEqual([
    [1, ['/a good exact', '/a good exact', '/d good exact']],
    [2, ['/b fair fuzzy']],
    [3, []],
  ]);
  expect(marks.get(2)?.[0]?.box).toBe(box);
});

test('the button of a value is found by its path', () => {
  const querySelector = vi.fn<(selector: string) => null>(() => null);
  vi.stubGlobal('document', { querySelector });
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('/', '\\/') });
  expect(findFieldButton('/a/b')).toBeNull();
  expect(querySelector).toHaveBeenCalledWith('[data-path="\\/a\\/b"]');
});
