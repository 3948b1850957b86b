import { expect, it } from 'vitest';
import { addMonths, isMonth, toMonth, toMonthName } from './usage-months.ts';

it('counts months over the turn of the year', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-03', -5)).toBe('2025-10');
});

it('names months in UTC', () => {
  expect(toMonth(Date.parse('2026-01-31T23:59:59Z'))).toBe('2026-01');
  expect(toMonthName('2026-01')).toBe('January 2026');
});

it.each(['2026-13', '2026-1', 'x', '', null])('refuses %j as a month', (text) => expect(isMonth(text)).toBe(false));
