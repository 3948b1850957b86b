import { expect, it } from 'vitest';
import { openWrapper } from './open-wrapper.ts';

const names = new Set(['total', 'currency']);
const answer = { total: 7, currency: null };

it.each([
  ['of one key', { extraction: answer }],
  ['of an explanation and a result', { reasoning: 'It says so.', result: answer }],
  ['of a list', [answer]],
  ['of a call', { name: 'extraction', arguments: answer }],
  ['of a call with JSON text', [{ name: 'extraction', arguments: JSON.stringify(answer) }]],
  ['with the name of a property in another spelling', { Currency: answer }],
  ['of two levels', { data: { extraction: answer } }],
])('opens a wrapper %s', (_, wrapped) => {
  expect(openWrapper(wrapped, names)).toEqual(answer);
});

it.each([
  ['with a property of the schema', { total: 1, extraction: answer }],
  ['with properties in another spelling', { Total: 1, CURRENCY: 'EUR', seller: answer }],
  ['with two candidates', { first: answer, second: answer }],
  ['in a list of several', [answer, answer]],
  ['without any property of the schema', { extraction: { sum: 7 } }],
  ['that is no object', 'total'],
])('keeps an answer %s', (_, value) => {
  expect(openWrapper(value, names)).toEqual(value);
});

it('opens a wrapper of properties in another spelling', () => {
  const renamed = { Total: 7, CURRENCY: null };
  expect(openWrapper({ extraction: renamed }, names)).toEqual(renamed);
});

it('keeps an answer whose schema has the name of a wrapper', () => {
  expect(openWrapper({ extraction: { total: 1 } }, new Set(['extraction', 'total']))).toEqual({
    extraction: { total: 1 },
  });
});
