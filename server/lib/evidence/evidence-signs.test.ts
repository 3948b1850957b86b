import { expect, test } from 'vitest';
import { describeSign, formatSign } from './evidence-signs.ts';

test('a sign is stored as its code, with two digits of a number', () => {
  expect([formatSign('label'), formatSign('recognized', 0.714), formatSign('recognized', 1)]).toEqual([
    'label',
    'recognized=0.71',
    'recognized=1.00',
  ]);
});

test.each([
  ['label', true, 'A label that names the field is beside it.'],
  ['other_label', false, 'The label beside it names another field.'],
  ['recognized=0.90', true, 'The text was recognised at 0.90.'],
  ['recognized=0.89', false, 'The text was recognised at 0.89.'],
  ['looked_up=vendors', true, 'It is from a lookup: vendors.'],
  // A later version may have written it.
  ['unheard_of', false, 'unheard_of'],
  ['toString', false, 'toString'],
  ['', false, ''],
])('%s is described', (stored, supports, message) => {
  expect(describeSign(stored)).toEqual({ code: stored.split('=')[0], supports, message });
});
