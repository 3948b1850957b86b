import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLines, type DrawnLines } from './draw-lines.ts';

const WIDTH = 800;

async function inkOf(page: DrawnLines): Promise<{ height: number; left: number; right: number; rows: number[] }> {
  const { data, info } = await (await drawLines(page, WIDTH)).grayscale().raw().toBuffer({ resolveWithObject: true });
  let [left, right] = [info.width, 0];
  const rows: number[] = [];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * info.channels] ?? 255) > 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      if (rows.at(-1) !== y) rows.push(y);
    }
  return { height: info.height, left, right, rows };
}

/** The runs of rows with ink. */
const countLines = (rows: number[]) => rows.filter((y, index) => index === 0 || y > (rows[index - 1] ?? 0) + 1).length;

test.each([
  ['a long line', 'The total amount of this invoice is due within thirty days of its date. '.repeat(20)],
  ['a word without a break', 'x'.repeat(1_500)],
  ['Chinese', '发票总金额应在三十天内支付。'.repeat(40)],
  ['Arabic', 'المبلغ الإجمالي مستحق الدفع خلال ثلاثين يوما '.repeat(30)],
])('%s is wrapped within the margins', async (_, line) => {
  const { left, right, rows } = await inkOf({ lines: [line] });
  expect(left).toBeGreaterThan(WIDTH * 0.05);
  expect(right).toBeLessThan(WIDTH * 0.95);
  expect(rows.length).toBeGreaterThan(60);
});

test('a page shows its name and its lines, one under the other', async () => {
  const { rows, height } = await inkOf({ name: 'HHH', lines: ['HHH', '', 'HHH', 'HHH'] });
  expect(countLines(rows)).toBe(4);
  expect(height).toBe(Math.round(WIDTH * Math.SQRT2));
});

test('markup and control characters are letters like others', async () => {
  const drawn = await inkOf({ lines: ['<b>bold</b> & <span size="900000">huge</span>', 'a\u0000b\u0007c\uD800d'] });
  expect(drawn.height).toBe(Math.round(WIDTH * Math.SQRT2));
  expect(countLines(drawn.rows)).toBeLessThanOrEqual(3);
});

test.each(['<', '>', '&'])('draws the sign %s', async (sign) => {
  expect((await inkOf({ lines: [sign.repeat(3)] })).rows).not.toEqual([]);
});

test('a text of any length has a picture of bounded size', async () => {
  const { height } = await inkOf({ lines: Array.from({ length: 100_000 }, (_, index) => `Line ${index}`) });
  expect(height).toBeLessThan(12_000);
  const long = await inkOf({ lines: ['word '.repeat(1_000_000), 'the end'] });
  expect(long.height).toBeLessThan(12_000);
});

test('a page without text is blank', async () => {
  expect(await inkOf({ lines: ['', ' '] })).toMatchObject({ rows: [] });
  expect((await sharp(await (await drawLines({ lines: [] }, 64)).png().toBuffer()).metadata()).width).toBe(64);
});
