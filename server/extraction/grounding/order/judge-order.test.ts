import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { placedLayout } from '../../local/testing/layouts.ts';
import { groundExtraction } from '../ground-extraction.ts';
import { describeValue } from '../testing/describe-value.ts';
import type { GroundedLeaf } from '../grounded-leaf.ts';

function groundPaths(drawing: string, extractedData: JsonObject): Map<string, GroundedLeaf> {
  const definition = describeValue(extractedData);
  const leaves = groundExtraction({ definition, extractedData, layout: placedLayout(drawing) });
  return new Map(leaves.map((leaf) => [leaf.path, leaf]));
}

describe('the order of fields', () => {
  const drawing = `
Chov: Bystrá pacientka
Přijata 3. 5. 2026, propuštěna 9. 5. 2026
Váha 412, teplota 38, tep 44`;
  const stay = { animal: 'Bystrá', admitted: '2026-05-03', discharged: '2026-05-09', mass: 412, heat: 38, pulse: 44 };

  it('confirms values with labels that nobody knows', () => {
    const leaves = groundPaths(drawing, stay);
    for (const path of ['/admitted', '/discharged', '/mass', '/heat', '/pulse'])
      expect(leaves.get(path)?.order?.fields, path).toBeGreaterThan(0.5);
  });

  it('is broken by two values that are exchanged, and by no other', () => {
    const leaves = groundPaths(drawing, { ...stay, mass: 38, heat: 412 });
    expect(leaves.get('/mass')?.order?.fields).toBeLessThan(-0.4);
    expect(leaves.get('/heat')?.order?.fields).toBeLessThan(-0.4);
    for (const path of ['/admitted', '/discharged', '/pulse'])
      expect(leaves.get(path)?.order?.fields, path).toBeGreaterThan(0.4);
  });

  it('says nothing in a document that is not in it', () => {
    const turned = 'Tep 44, teplota 38, váha 412\nPropuštěna 9. 5. 2026, přijata 3. 5. 2026\nBystrá';
    for (const { order } of groundPaths(turned, stay).values()) expect(order?.fields ?? 0).toBeCloseTo(0);
  });
});

describe('the order of entries', () => {
  const drawing = `
Barn     hay 31   oats 12
Meadow   hay 54   oats 27
Stable   hay 76   oats 45`;
  const feeds = [
    { site: 'Barn', hay: 31, oats: 12 },
    { site: 'Meadow', hay: 54, oats: 27 },
    { site: 'Stable', hay: 76, oats: 45 },
  ];

  it('confirms the cells of a table', () => {
    const leaves = groundPaths(drawing, { feeds });
    for (const name of ['hay', 'oats']) {
      const { row = 0, kind = 0, list = 0 } = leaves.get(`/feeds/1/${name}`)?.order ?? {};
      expect(Math.min(row, kind, list), name).toBeGreaterThan(0.4);
    }
  });

  it('is broken by cells that are exchanged in one row', () => {
    const exchanged = feeds.with(1, { site: 'Meadow', hay: 27, oats: 54 });
    const leaves = groundPaths(drawing, { feeds: exchanged });
    for (const name of ['hay', 'oats']) expect(leaves.get(`/feeds/1/${name}`)?.order?.kind, name).toBeLessThan(-0.4);
  });

  it('is broken by an entry that the list has later', () => {
    const names = 'Astrid\nBjorn\nCilla\nDag\nElin\nFrode';
    const leaves = groundPaths(names, { riders: ['Astrid', 'Bjorn', 'Frode', 'Cilla', 'Dag', 'Elin'] });
    const list = (entry: number): number => leaves.get(`/riders/${entry}`)?.order?.list ?? NaN;
    expect(list(2)).toBeLessThan(list(0) / 2);
    expect(list(2)).toBeLessThan(list(5) / 2);
  });
});

it('a value of another field is contested where one of its kind is left beside it', () => {
  const drawing = 'Odjezd 3. 5. 2026   Návrat 9. 5. 2026';
  const same = { leaving: '2026-05-03', returning: '2026-05-03' };
  expect([...groundPaths(drawing, same).values()].map(({ isContested }) => isContested)).toEqual([true, true]);
  const alone = groundPaths('Odjezd i návrat 3. 5. 2026', same);
  expect([...alone.values()].map(({ isContested }) => isContested)).toEqual([false, false]);
});

it('the limits of a range are reversed where the first one is higher', () => {
  const drawing = 'Platnost 3. 5. 2026 / 9. 5. 2026, tara 12, hmotnost 44';
  const right = { validFrom: '2026-05-03', validUntil: '2026-05-09', netWeight: 12, grossWeight: 44 };
  const wrong = { validFrom: '2026-05-09', validUntil: '2026-05-03', netWeight: 44, grossWeight: 12 };
  for (const { isReversed, path } of groundPaths(drawing, right).values()) expect(isReversed, path).toBeUndefined();
  for (const { isReversed, path } of groundPaths(drawing, wrong).values()) expect(isReversed, path).toBe(true);
});
