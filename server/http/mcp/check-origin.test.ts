import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { checkOrigin, createOriginRules } from './check-origin.ts';

const rules = createOriginRules({
  host: 'Excerpt.lan',
  publicUrl: 'https://tools.example.com/excerpt',
  allowedHosts: ['excerpt'],
  corsOrigins: ['https://app.example.com'],
});

function isAllowed(headers: { host: string; origin?: string }, by = rules): boolean {
  const context = { get: (name: string) => (headers as Record<string, string>)[name] ?? '' };
  try {
    checkOrigin(context as Context, by);
    return true;
  } catch {
    return false;
  }
}

test.each([
  'localhost:8787',
  'LOCALHOST',
  '127.0.0.1:8787',
  '[::1]:8787',
  '192.168.1.5',
  'tools.example.com',
  'excerpt:8787',
  'excerpt.lan',
])('the server answers under the name %s', (host) => {
  expect(isAllowed({ host })).toBe(true);
});

test.each([
  '',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'tools.example.com.evil.example',
  '@',
])('the server does not answer under the name %j', (host) => {
  expect(isAllowed({ host })).toBe(false);
});

test.each([
  ['https://app.example.com', true],
  ['https://tools.example.com', true],
  ['https://app.example.com.evil.example', false],
  ['http://localhost:3000', false],
  ['null', false],
  ['file://', false],
])('pages of %s: %s', (origin, expected) => {
  expect(isAllowed({ host: 'tools.example.com', origin })).toBe(expected);
});

test('every origin is allowed where the operator says so, and no foreign name', () => {
  const open = { ...rules, origins: '*' as const };
  expect(isAllowed({ host: 'excerpt', origin: 'https://any.example' }, open)).toBe(true);
  expect(isAllowed({ host: 'evil.example', origin: 'https://any.example' }, open)).toBe(false);
});
