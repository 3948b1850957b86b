import { expect, it } from 'vitest';
import { extractFrom, textLayout } from '../testing/layouts.ts';

const judgment = textLayout(`
IN THE HIGH COURT OF DELHI
Case No. 12/2024

The court heard the parties on 3 May 2024.
`);

const read = (name: string, description = '', layout = judgment) => {
  const properties = { [name]: { type: ['string', 'null'], description } };
  return extractFrom({ type: 'object', properties }, layout).extractedData[name];
};

it.each([
  ['court', 'Name of the court'],
  ['court_name', ''],
])('takes the heading with the noun of %s (%s)', (name, description) => {
  expect(read(name, description)).toBe('HIGH COURT OF DELHI');
});

it.each([
  ['court', 'Whether before a court'],
  ['court_clerk', 'Name of the clerk'],
])('takes no heading for %s (%s)', (name, description) => {
  expect(read(name, description)).toBeNull();
});

it.each([
  ['behind a sign', '*     IN THE COUNTY COURT OF LEEDS\nCase No. 12/2024', 'COUNTY COURT OF LEEDS'],
  ['and not its number', 'County Court of Leeds\nReserved judgment\nCourt No. - 81', 'County Court of Leeds'],
])('takes the name of a court %s', (_, text, name) => {
  expect(read('court', 'Name of the court', textLayout(text))).toBe(name);
});
