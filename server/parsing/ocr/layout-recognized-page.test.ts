import { expect, test } from 'vitest';
import { settleLookAlikes } from './layout-recognized-page.ts';

test.each([
  ['L0T', 'LOT'],
  ['W/H00K', 'W/HOOK'],
  ['FL0OR,', 'FLOOR,'],
  ['0RDER', 'ORDER'],
  ['fl0or', 'floor'],
  ['475O', '4750'],
  ['4030o', '40300'],
  ['Tab1e', 'Table'],
  ['J1n', 'Jln'],
  ['lnvoice', 'Invoice'],
  ['ltem', 'Item'],
])('reads %s as %s', (read, meant) => {
  expect(settleLookAlikes(read)).toBe(meant);
});

test.each([
  'SH01',
  'A10',
  'RM0.50',
  'B003',
  '1X3.50',
  '0.00',
  'O2',
  'Co2',
  'H2O',
  'ltd',
  'ltda',
  'ltrs',
  'llama',
  '10l',
  'CS00004040',
  'F1-01',
  '100',
  'X0',
])('leaves %s as it is', (word) => {
  expect(settleLookAlikes(word)).toBe(word);
});
