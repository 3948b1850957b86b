import { describe, expect, test } from 'vitest';
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

/** A small map; a digit is a probability in tenths. */
function map(...rows: string[]): { values: Float32Array; width: number; height: number } {
  const values = Float32Array.from(rows.join(''), (digit) => (digit === '.' ? 0 : Number(digit) / 10));
  return { values, width: rows[0]?.length ?? 0, height: rows.length };
}

const rounded = (region: Region): Region =>
  Object.fromEntries(
    Object.entries(region).map(([side, value]) => [side, Math.round(value * 1000) / 1000 + 0]),
  ) as never;

describe('the rectangle around an area', () => {
  const blank = '............';

  test.each<[string, string[], Region[]]>([
    [
      'is grown by half as much again as it is thick',
      [blank, '.9999999....', '.9999999....', '.9999999....', blank],
      [{ x: 4.5, y: 2.5, width: 10.15, height: 6.15, angle: 0 }],
    ],
    [
      'reaches to the edges of the map',
      ['99999', '99999', '99999', '99999'],
      [{ x: 2.5, y: 2, width: 8.333, height: 7.333, angle: 0 }],
    ],
    [
      'is that of all areas that touch at a corner: of two, it is mostly empty',
      ['999.......', '999.......', '999.......', '...9999999', '...9999999', '...9999999'],
      [],
    ],
    ['is none of an area that is thin', ['99999', '99999', '.....', '9....', '9....', '9....'], []],
    [
      'has room for faint pixels at its edge',
      ['.........', '.4999999.', '.4999999.', '.4999999.', '.........'],
      [{ x: 4.5, y: 2.5, width: 10.15, height: 6.15, angle: 0 }],
    ],
  ])('%s', (_, rows, regions) => {
    expect(textRegions(map(...rows)).map(rounded)).toEqual(regions);
  });

  test('is that of the pixels above the threshold, if they are likely on the mean', () => {
    const flat = (digit: string): Region[] => textRegions(map(...Array<string>(4).fill(digit.repeat(4))));
    expect(flat('7')).toHaveLength(1);
    expect(flat('6')).toHaveLength(1);
    expect(flat('5')).toEqual([]);
    expect(flat('3')).toEqual([]);
  });

  test('lies on the longest side of a slanted one', () => {
    const rows = Array.from({ length: 16 }, (_, y) =>
      Array.from({ length: 20 }, (_unused, x) => (Math.abs(x - 4 - y * 0.75) <= 3 ? '9' : '.')).join(''),
    );
    expect(textRegions(map(...rows)).map(rounded)).toEqual([
      { x: 10.08, y: 7.94, width: 13.565, height: 30.965, angle: -0.644 },
    ]);
  });
});
