import { expect, it } from 'vitest';
import { readChoices } from './allowed-values.ts';

it('reads allowed values as whole words, in any case, with spaces for underscores', () => {
  expect(readChoices('Status: In Progress', ['open', 'in_progress'])[0]?.value).toBe('in_progress');
  expect(readChoices('reopened', ['open'])).toEqual([]);
});

it('says whether a value is spelled as the schema has it', () => {
  expect(readChoices('Status: open (was: Closed)', ['open', 'closed']).map(({ match }) => match)).toEqual([
    'exact',
    'normalized',
  ]);
});
