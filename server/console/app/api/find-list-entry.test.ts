import { describe, expect, it } from 'vitest';
import { findListEntry, type ReadPage } from './find-list-entry.ts';

const toId = (number: number) => `aud_${String(number).padStart(6, '0')}`;

/** A list of the even numbers, newest first. */
function makeList(length: number) {
  const all = Array.from({ length }, (_, index) => ({ id: toId(2 * (length - index)) }));
  const pages: number[] = [];
  const read: ReadPage<{ id: string }> = ({ page, pageSize }) => {
    pages.push(page);
    return Promise.resolve({ total: all.length, data: all.slice((page - 1) * pageSize, page * pageSize) });
  };
  return { read, pages };
}

describe('an entry of a long list', () => {
  it.each([1, 2, 50, 99, 100, 101, 5_000, 9_999, 10_000])('is found: number %i of 10,000', async (number) => {
    const { read, pages } = makeList(10_000);
    expect(await findListEntry(toId(2 * number), read)).toEqual({ id: toId(2 * number) });
    expect(pages.length).toBeLessThan(10);
  });

  it.each([0, 3, 9_999, 20_001])('is null if it is not there: %i', async (number) => {
    const { read, pages } = makeList(10_000);
    expect(await findListEntry(toId(number), read)).toBeNull();
    expect(pages.length).toBeLessThan(10);
  });

  it('is null in an empty list', async () => {
    expect(await findListEntry(toId(2), makeList(0).read)).toBeNull();
  });
});
