import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCanonicalJson } from './canonical-json.ts';

test('is what RFC 8785 asks for', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(toCanonicalJson(value)).toBe(canonicalize(value));
    }),
  );
});

test.each([
  [{ b: 1, a: [{ d: 1e21, c: -0 }] }, '{"a":[{"c":0,"d":1e+21}],"b":1}'],
  [
    { '10': 1, '9': 2, '\u20ac': 3, '\ud83d\ude00': 4, '\ufb33': 5 },
    '{"10":1,"9":2,"\u20ac":3,"\ud83d\ude00":4,"\ufb33":5}',
  ],
  [{ a: undefined, b: [undefined] }, '{"b":[null]}'],
])('orders names and leaves out what JSON has not: %j', (value, text) => expect(toCanonicalJson(value)).toBe(text));
