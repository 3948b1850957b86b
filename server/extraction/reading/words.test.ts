import { describe, expect, it } from 'vitest';
import { booleans, choices, currencies } from './words.ts';

describe('booleans', () => {
  it.each([
    ['☒', true],
    ['☐', false],
    ['[x]', true],
    ['[ ]', false],
    ['( )', false],
    ['Yes', true],
    ['Nein', false],
    ['☒ Yes ☐ No', true],
    ['☐ Yes ☒ No', false],
    ['Yes [ ] No [x]', false],
    ['Oui ☒  Non ☐', true],
    ['[X] ja [ ] nein', true],
  ])('reads %s', (text, value) => expect(booleans(text)[0]?.value).toBe(value));

  it('says nothing for two empty boxes', () => expect(booleans('☐ Yes ☐ No')).toEqual([]));
});

describe('choices', () => {
  it('finds whole words, in any case, with spaces for underscores', () => {
    expect(choices('Status: In Progress', ['open', 'in_progress'])[0]?.value).toBe('in_progress');
    expect(choices('reopened', ['open'])).toEqual([]);
  });
});

describe('currencies', () => {
  it('reads codes and derives them from signs', () => {
    expect(currencies('Total EUR 5')[0]).toMatchObject({ value: 'EUR', match: 'exact' });
    expect(currencies('£5')[0]).toMatchObject({ value: 'GBP', match: 'derived' });
    expect(currencies('THE END')).toEqual([]);
  });
});
