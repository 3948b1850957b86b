import { describe, expect, it } from 'vitest';
import { readBooleans } from './booleans.ts';

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
  ])('reads %s', (text, value) => expect(readBooleans(text)[0]?.value).toBe(value));

  it('reads nothing from two empty boxes', () => expect(readBooleans('☐ Yes ☐ No')).toEqual([]));
});
