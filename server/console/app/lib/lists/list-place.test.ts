import { expect, test } from 'vitest';
import { linkToDocument, linkToList } from './list-place.ts';

const place = (search: string) => new URLSearchParams(search);

test('a document of a filtered list leads to its neighbours and back to its row', () => {
  const parameters = place('schema=receipt&batch=bat_1&sort=confidence&order=asc&at=7&field=%2Ftotal');
  expect(linkToDocument('shop', 'reviews', { runId: 'run_8', at: 8 }, parameters)).toBe(
    '/console/shop/reviews/run_8?batch=bat_1&sort=confidence&order=asc&schema=receipt&at=8',
  );
  expect(linkToList('shop', parameters)).toEqual({
    href: '/console/shop/runs?batch=bat_1&sort=confidence&order=asc&schema=receipt&at=7',
    label: 'Check these',
  });
});

test('a review that was opened from the queue leads back to it', () => {
  const parameters = place('queue=needed&at=3&env=staging');
  expect(linkToList('shop', parameters)).toEqual({
    href: '/console/shop/reviews?at=3&env=staging&status=needed',
    label: 'Reviews',
  });
  expect(linkToDocument('shop', 'reviews', { runId: 'run_8', at: 4 }, parameters)).toBe(
    '/console/shop/reviews/run_8?queue=needed&at=4&env=staging',
  );
});

test('without a list there is no way back to one', () => {
  expect(linkToList('shop', place('schema=receipt'))).toBeUndefined();
});
