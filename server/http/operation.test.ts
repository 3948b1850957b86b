import { describe, expect, it } from 'vitest';
import { answerFromResult, readMaxCost, readPages, toPageRequest } from './operation.ts';

describe('readPages', () => {
  it('writes a range in one notation', () => {
    expect(readPages(undefined)).toBeUndefined();
    expect(readPages('1-3,7,-1')).toBe('1-3,7,-1');
  });

  it.each(['3-1', '0', 'x', ''])('refuses %j, and names the field', (text) => {
    expect(() => readPages(text)).toThrow(
      expect.objectContaining({ code: 'validation_failed', details: [expect.objectContaining({ path: '/pages' })] }),
    );
  });
});

describe('readMaxCost', () => {
  it('reads numbers, and those that a form has as text', () => {
    expect([readMaxCost(undefined), readMaxCost(0.5), readMaxCost('2.5')]).toEqual([undefined, 0.5, 2.5]);
  });

  it.each([0, -1, '0', 'x', ''])('refuses %j, and names the field', (given) => {
    expect(() => readMaxCost(given)).toThrow(
      expect.objectContaining({ code: 'validation_failed', details: [expect.objectContaining({ path: '/maxCost' })] }),
    );
  });
});

it('a list has the first 20 by default', () => {
  expect(toPageRequest({})).toEqual({ page: 1, pageSize: 20 });
  expect(toPageRequest({ page: 3, pageSize: 100 })).toEqual({ page: 3, pageSize: 100 });
});

it('an answer from a result can be made again from the stored result', async () => {
  const handler = answerFromResult(
    (id: string, body: { name: string }) => ({ status: 201, body: { id, name: body.name } }),
    async ({ body }: { body: { name: string } }) => `doc_${body.name}`,
  );
  const answer = await handler({ body: { name: 'a' } });
  expect(answer).toEqual({ status: 201, body: { id: 'doc_a', name: 'a' } });
  expect(handler.toAnswer('doc_a', { name: 'a' })).toEqual(answer);
});
