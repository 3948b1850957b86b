import { describe, expect, test } from 'vitest';
import { hasNul, readQuery } from './request-parts.ts';

describe('readQuery', () => {
  test('decodes parameters, and returns repeated ones as arrays', () => {
    expect(readQuery('page=2&env=a%20b&page=3')).toEqual({ page: ['2', '3'], env: 'a b' });
  });

  test('returns objects for parameters with keys in brackets', () => {
    expect(readQuery('metadata[order%20id]=4711&metadata[a]b]=')).toEqual({
      metadata: { 'order id': '4711', 'a]b': '' },
    });
    expect(readQuery('metadata[a]=1&metadata[a]=2')).toEqual({ metadata: { a: ['1', '2'] } });
    expect(readQuery('metadata=x&metadata[a]=1')).toEqual({ metadata: ['x', { a: '1' }] });
    expect(readQuery('metadata%5Ba%5D=1')).toEqual({ metadata: { a: '1' } });
    expect(readQuery('metadata[=1&[a]=2')).toEqual({ 'metadata[': '1', '[a]': '2' });
  });

  test('treats property names of prototypes as plain keys', () => {
    const query = readQuery('metadata[__proto__]=1&__proto__=2') as { metadata: object };
    expect(Object.keys(query.metadata)).toEqual(['__proto__']);
    expect(Object.keys(query)).toContain('__proto__');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  test('is searched for U+0000 in keys and values of objects too', () => {
    const found = ['a\0', ['a', 'b\0'], { a: 'b\0' }, { 'a\0': 'b' }].map(hasNul);
    expect(found).toEqual([true, true, true, true]);
    expect([{ a: 'b' }, 'a', undefined].map(hasNul)).toEqual([false, false, false]);
  });
});
