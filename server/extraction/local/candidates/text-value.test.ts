import { expect, test } from 'vitest';
import { expectLinearTime } from '../../../../test/harness/growth.ts';
import { textValue } from './text-value.ts';

test.each([
  ['Berg, Anna ____ ', 'Berg, Anna'],
  ['Appellant Mills Ltd.......', 'Appellant Mills Ltd'],
  ['Jan Novak ____....____', 'Jan Novak'],
  ['Novak ... Partner', 'Novak ... Partner'],
])('what a line is filled with is no part of its text: %s', (text, value) => {
  expect(textValue('text', text, 0)?.value).toBe(value);
});

test.each([
  ['NORTHWIND TRADING CO. Invoice Date', 'NORTHWIND TRADING CO.'],
  ['NORTHWIND TRADING CO. Order Number', 'NORTHWIND TRADING CO.'],
  ['NORTHWIND Trading Company', 'NORTHWIND Trading Company'],
  ['Change of the Invoice Date', 'Change of the Invoice Date'],
])('a text in capitals ends before the label of the next column: %s', (text, value) => {
  expect(textValue('text', text, 0)?.value).toBe(value);
});

test.each([
  ['Northwind Inc., as the agent of the owners', 'Northwind Inc.'],
  ['Südwind GmbH mit eigenem Sitz', 'Südwind GmbH'],
  ['Northwind Inc. and Southwind Ltd', 'Northwind Inc. and Southwind Ltd'],
])('the name of a company ends at its legal form, where words go on: %s', (text, value) => {
  expect(textValue('text', text, 0)?.value).toBe(value);
});

test('dots and lines between two texts take linear time', () => {
  expectLinearTime((size) => {
    const texts = ['.', '…', '_'].map((sign) => `Mills Ltd${sign.repeat(size)}Appellant`);
    return () => texts.forEach((text) => textValue('text', text, 0));
  }, 20_000);
});
