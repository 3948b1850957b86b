import { ExcerptError } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { isOutage } from '../api/outage.ts';
import { isBusy, isReadable, mayPass } from './reach.ts';

const answer = (status: number | undefined) => new ExcerptError({ code: 'code', message: 'message', status });

test.each([
  [undefined, true, true],
  [503, true, true],
  [500, false, true],
  [409, false, true],
  [413, false, false],
  [422, false, false],
])('the answer %s is an outage: %s; a repeat may succeed: %s', (status, outage, pass) => {
  expect(isOutage(answer(status))).toBe(outage);
  expect(mayPass(answer(status))).toBe(pass);
});

test('a repeat that finds its request at work waits for it', () => {
  const inFlight = new ExcerptError({ code: 'idempotency_in_flight', message: 'message', status: 409 });
  expect([inFlight, answer(429), answer(409), new Error('other')].map(isBusy)).toEqual([true, true, false, false]);
});

test('a file that the browser cannot read any more is not waited for', async () => {
  expect(await isReadable(new Blob(['bytes']))).toBe(true);
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('moved')) }) } as unknown as Blob;
  expect(await isReadable(gone)).toBe(false);
});
