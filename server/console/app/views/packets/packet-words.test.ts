import type { Packet } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import type { EditedPart } from './edit-parts.ts';
import { describePages, findOriginal, isSplitting, nameCategory, toPartLevel } from './packet-words.ts';

test('pages are said as ranges', () => {
  expect([[4], [1, 2, 3, 7], [1, 2]].map(describePages)).toEqual(['page 4', 'pages 1-3,7', 'pages 1-2']);
});

test('a part without a kind is named so', () => {
  expect([null, 'Invoice'].map(nameCategory)).toEqual(['No kind', 'Invoice']);
});

test('a packet is split until somebody has to look at it', () => {
  const statuses = ['pending', 'processing', 'needs_review', 'completed', 'failed', 'cancelled'] as const;
  expect(statuses.filter((status) => isSplitting({ status }))).toEqual(['pending', 'processing']);
});

test('a part is the one of the server until its pages or its kind are changed', () => {
  const part = { pages: '1-2', category: 'Invoice' };
  const packet = { parts: [{ pages: '3', category: 'Invoice' }, part] } as Packet;
  const find = (pages: number[], category: string | null) => findOriginal(packet, { pages, category } as EditedPart);
  expect(find([1, 2], 'Invoice')).toBe(part);
  expect(find([1], 'Invoice')).toBeUndefined();
  expect(find([1, 2], null)).toBeUndefined();
});

test('the confidence of a part has three levels', () => {
  expect([1, 0.9, 0.89, 0.7, 0.69, 0].map(toPartLevel)).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor']);
});
