import { expect, test } from 'vitest';
import { endsWithZip, isAddressLine, isCountry, readCityLine } from './address.ts';

test.each([
  ['87435 Kempten', '87435', 'Kempten', ''],
  ['D-87435 Kempten', '87435', 'Kempten', ''],
  ['DE 87435 Kempten', '87435', 'Kempten', ''],
  ['87435Kempten', '87435', 'Kempten', ''],
  ['1234 AB Amsterdam', '1234 AB', 'Amsterdam', ''],
  ['1234AB Amsterdam', '1234AB', 'Amsterdam', ''],
  ['1000-123 Lisboa', '1000-123', 'Lisboa', ''],
  ['00-950 Warszawa', '00-950', 'Warszawa', ''],
  ['123 45 Stockholm', '123 45', 'Stockholm', ''],
  [' 8001 Zürich ', '8001', 'Zürich', ''],
  ['75011 Paris 11', '75011', 'Paris 11', ''],
  ['Springfield, IL 62701', '62701', 'Springfield', 'IL'],
  ['Springfield IL 62701-1234', '62701-1234', 'Springfield', 'IL'],
  ['Toronto, ON M5V 2T6', 'M5V 2T6', 'Toronto', 'ON'],
  ['Leeds LS1 4AP', 'LS1 4AP', 'Leeds', ''],
  ['London, SW1A 1AA', 'SW1A 1AA', 'London', ''],
  ['Bogota 1101', '1101', 'Bogota', ''],
  ['Bogota 110111', '110111', 'Bogota', ''],
])('%s has the code %s and the city %s', (line, zip, city, state) => {
  expect(readCityLine(line)).toEqual({ zip, city, state });
  // It may be a line of an address, however it is written.
  expect(isAddressLine(line.trim())).toBe(true);
});

test.each([
  'Zürich',
  '123 Foo',
  '123456 Foo',
  '75011 Paris 115',
  '8001Zürich',
  '87435KEMPTEN',
  'Springfield, Ill 62701',
  'London W1 1A',
  'Bogota 110',
  'Bogota 1234567',
  '4711 2.40',
])('%s is no code with its city', (line) => {
  expect(readCityLine(line)).toBeNull();
});

test.each([
  ['Germany', true],
  ['Deutschland', true],
  ['Österreich;', true],
  ['Schweiz / Suisse', true],
  ['Germany / Elsewhere', false],
  ['Elsewhere', false],
  ['/', false],
])('%s is a country: %s', (text, is) => {
  expect(isCountry(text)).toBe(is);
});

test.each([
  ['Old Town, 40150', true],
  ['Old Town,40150;', true],
  ['Old Town 40150', false],
  ['Old Town, 4015', false],
])('%s ends with a code whose city is in the next line: %s', (text, ends) => {
  expect(endsWithZip(text)).toBe(ends);
});

test.each([
  'Germany',
  '12 Mill Lane',
  'Mill Lane',
  'Hauptstr. 5',
  'Sägeweg 3',
  'Foo 5',
  'Foo 5a',
  '5 Foo',
  '5a Foo',
  'Foo, 40150 Springfield.',
  'Old Town, 40150.',
  'Unit 7, Harbour Way',
  `${'x'.repeat(71)} 12 Mill Lane Leeds`,
])('%s may be a line of an address', (line) => {
  expect(isAddressLine(line)).toBe(true);
});

test.each([
  'Foo bar',
  '123456 Foo',
  '12 Mill Lane a@b.example',
  '12 Mill Lane www.x.example',
  '12 Mill Lane https://x.example',
  'Mill Lane 2.40',
  'Mill Lane 2,40 x',
  `${'x'.repeat(72)} 12 Mill Lane Leeds`,
])('%s may not', (line) => {
  expect(isAddressLine(line)).toBe(false);
});
