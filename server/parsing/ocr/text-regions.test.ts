import { expect, test } from 'vitest';
import { textRegions, type Region } from './text-regions.ts';

const SIZE = { width: 200, height: 200 };

/** A map with bars of text at the given places. */
function draw(...bars: Region[]): { values: Float32Array; width: number; height: number } {
  const values = new Float32Array(SIZE.width * SIZE.height);
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const inside = bars.some((bar) => {
        const [dx, dy] = [x + 0.5 - bar.x, y + 0.5 - bar.y];
        const [cos, sin] = [Math.cos(bar.angle), Math.sin(bar.angle)];
        return Math.abs(dx * cos + dy * sin) <= bar.width / 2 && Math.abs(dy * cos - dx * sin) <= bar.height / 2;
      });
      if (inside) values[y * SIZE.width + x] = 0.95;
    }
  }
  return { values, ...SIZE };
}

test.each([0, 0.2, -0.3])('finds a bar tilted by %d and grows it to the letters', (angle) => {
  const [region, ...others] = textRegions(draw({ x: 100, y: 90, width: 120, height: 10, angle }));
  expect(others).toEqual([]);
  expect(Math.abs((region?.x ?? 0) - 100)).toBeLessThan(1.5);
  expect(Math.abs((region?.y ?? 0) - 90)).toBeLessThan(1.5);
  expect(Math.abs((region?.angle ?? 9) - angle)).toBeLessThan(0.03);
  expect(region?.width).toBeGreaterThan(128);
  expect(region?.height).toBeGreaterThan(18);
  expect(region?.height).toBeLessThan(30);
});

test('bars apart are two, specks and faint areas none', () => {
  const bars = [50, 150].map((y) => ({ x: 100, y, width: 100, height: 10, angle: 0 }));
  expect(textRegions(draw(...bars))).toHaveLength(2);
  expect(textRegions(draw({ x: 20, y: 20, width: 2, height: 2, angle: 0 }))).toEqual([]);
  const { values } = draw(...bars);
  expect(textRegions({ values: values.map((value) => value * 0.5), ...SIZE })).toEqual([]);
});
