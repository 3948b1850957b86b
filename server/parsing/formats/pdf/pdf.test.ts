import { describe, expect, test } from 'vitest';
import type { Box, LayoutPage } from '../../layout.ts';
import { countPdfPages, readAhead } from './pdf.ts';
import { makePdf, textWidth, type PdfText } from '../../testing/make-pdf.ts';
import {
  checkConsistent,
  INVOICE,
  INVOICE_LINES,
  LABEL,
  parseTestPdf,
  parseFirstPage,
  getLineTexts,
  TOTAL,
  VALUE,
} from '../../testing/parse-test-pdf.ts';

const inPoints = (box: Box, page: LayoutPage): number[] =>
  box.map((value, i) => value * (i % 2 === 0 ? page.width : page.height));

test('gives words with boxes, a line a visual row, columns set apart', async () => {
  const page = await parseFirstPage([{ texts: INVOICE }]);
  expect(page).toMatchObject({ number: 1, width: 595.28, height: 841.89, source: 'text' });
  expect(getLineTexts(page)).toEqual(INVOICE_LINES);
  checkConsistent(page);
  const [invoice, , value] = page.lines[0]?.words ?? [];
  expect([invoice?.text, value?.text]).toEqual(['Invoice', 'INV-2024-001']);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = inPoints(value?.box ?? [0, 0, 0, 0], page);
  expect(Math.abs(x0 - VALUE.x)).toBeLessThan(2);
  expect(Math.abs(x1 - VALUE.x - textWidth(VALUE))).toBeLessThan(2);
  // The type begins at y; its box has room for ascent and descent.
  expect(y0).toBeGreaterThan(VALUE.y - 4);
  expect(y1).toBeLessThan(VALUE.y + 12 + 4);
  expect(y0).toBeLessThan(VALUE.y + 2);
});

test('counts pages and reads each', async () => {
  const bytes = await makePdf([{ texts: [LABEL] }, { texts: [] }, { texts: [TOTAL] }]);
  const { pageCount, pages } = await parseTestPdf(bytes);
  expect(pageCount).toBe(3);
  expect(await countPdfPages(bytes)).toBe(3);
  expect(pages.map((page) => [page.number, page.text])).toEqual([
    [1, LABEL.text],
    [2, ''],
    [3, TOTAL.text],
  ]);
});

test.each([90, 180, 270] as const)('reads a page with /Rotate %i as a viewer shows it', async (rotate) => {
  const page = await parseFirstPage([{ texts: INVOICE, rotate, counterRotate: true }]);
  expect(getLineTexts(page)).toEqual(INVOICE_LINES);
  expect(page.rotation).toBeUndefined();
  expect(page.width > page.height).toBe(rotate !== 180);
  const [x0 = 0, y0 = 0] = inPoints(page.lines[0]?.words[0]?.box ?? [0, 0, 0, 0], page);
  expect(Math.abs(x0 - LABEL.x)).toBeLessThan(2);
  expect(Math.abs(y0 - LABEL.y)).toBeLessThan(4);
});

test.each([-4, -0.8, 1.5, 6])('reads the rows of a crooked scan, tilted by %f degrees', async (tilt) => {
  const page = await parseFirstPage([{ texts: INVOICE, tilt }]);
  expect(getLineTexts(page)).toEqual(INVOICE_LINES);
  checkConsistent(page);
  // The box is where the page shows the word.
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = inPoints(page.lines[0]?.words.at(-1)?.box ?? [0, 0, 0, 0], page);
  const angle = (tilt * Math.PI) / 180;
  const [right, down] = [VALUE.x + textWidth(VALUE) / 2 - page.width / 2, VALUE.y + 6 - page.height / 2];
  expect(Math.abs((x0 + x1) / 2 - page.width / 2 - right * Math.cos(angle) + down * Math.sin(angle))).toBeLessThan(4);
  expect(Math.abs((y0 + y1) / 2 - page.height / 2 - right * Math.sin(angle) - down * Math.cos(angle))).toBeLessThan(4);
});

test.each([90, 180, 270] as const)('turns a page upright that a viewer shows rotated by %i', async (rotate) => {
  const page = await parseFirstPage([{ texts: INVOICE, rotate }]);
  expect(getLineTexts(page)).toEqual(INVOICE_LINES);
  expect(page).toMatchObject({ rotation: rotate, width: 595.28, height: 841.89 });
  checkConsistent(page);
  const [x0 = 0] = inPoints(page.lines[0]?.words[0]?.box ?? [0, 0, 0, 0], page);
  expect(Math.abs(x0 - LABEL.x)).toBeLessThan(2);
});

test('separates a label from a close value by the surrounding rows', async () => {
  const rows = ['Date', 'Reference', 'Terms of our payment', 'Customer'].map((text, i) => ({
    text,
    x: 50,
    y: 100 + 20 * i,
  }));
  const column = 50 + textWidth({ text: 'Terms of our payment', x: 0, y: 0 }) + 9;
  const values = ['16/11/2017', 'PO445', 'Immediate payment', 'Jane'].map((text, i) => ({
    text,
    x: column,
    y: 100 + 20 * i,
  }));
  const page = await parseFirstPage([{ texts: [...rows, ...values] }]);
  expect(getLineTexts(page)).toEqual([
    'Date   16/11/2017',
    'Reference   PO445',
    'Terms of our payment   Immediate payment',
    'Customer   Jane',
  ]);
});

test('type of different sizes on one base line is one line; lines that are close stay two', async () => {
  const page = await parseFirstPage([
    {
      texts: [
        { text: 'Total', x: 50, y: 200, size: 8 },
        { text: '99.00', x: 120, y: 196.4, size: 13, font: 'Helvetica-Bold' },
        { text: 'first line', x: 50, y: 300, size: 10 },
        { text: 'second line', x: 50, y: 309, size: 10 },
      ],
    },
  ]);
  expect(getLineTexts(page)).toEqual(['Total   99.00', 'first line', 'second line']);
});

test('a word in two styles is one word, bold type printed twice is there once', async () => {
  const bold = { text: 'Total', x: 50, y: 100, font: 'Helvetica-Bold' } as const;
  const page = await parseFirstPage([
    {
      texts: [
        bold,
        { text: ':', x: 50 + textWidth(bold), y: 100 },
        { ...LABEL, y: 150 },
        { ...LABEL, x: 50.2, y: 150 },
      ],
    },
  ]);
  expect(getLineTexts(page)).toEqual(['Total:', 'Invoice number']);
});

test('reads columns of prose one after the other, and two columns of fields row by row', async () => {
  const prose = (x: number, word: string): PdfText[] =>
    Array.from({ length: 12 }, (_, i) => ({
      text: `${word} ${'abcdefghijkl'[i]} goes on with many plain words here`,
      x,
      y: 200 + 14 * i,
      size: 10,
    }));
  const title = {
    text: 'A title over the width of the whole page, which nobody would take for a column',
    x: 50,
    y: 100,
  };
  const columns = await parseFirstPage([{ texts: [title, ...prose(50, 'left'), ...prose(320, 'right')] }]);
  expect(getLineTexts(columns).map((text) => text.split(' ')[0])).toEqual([
    'A',
    ...Array<string>(12).fill('left'),
    ...Array<string>(12).fill('right'),
  ]);
  checkConsistent(columns);
  const fields = (x: number): PdfText[] =>
    Array.from({ length: 12 }, (_, i) => ({ text: `Field ${i}: ${i * 17}`, x, y: 200 + 14 * i, size: 10 }));
  const form = await parseFirstPage([{ texts: [...fields(50), ...fields(320)] }]);
  expect(getLineTexts(form)).toEqual(
    Array.from({ length: 12 }, (_, i) => `Field ${i}: ${i * 17}   Field ${i}: ${i * 17}`),
  );
});

test('text outside of the page is not there', async () => {
  const page = await parseFirstPage([
    { texts: [LABEL, { text: 'beyond', x: 700, y: 100 }, { text: 'below', x: 50, y: 900 }] },
  ]);
  expect(getLineTexts(page)).toEqual(['Invoice number']);
});

test('reads a page of 200 by 200 inches', async () => {
  const side = 14_400;
  const { pages } = await parseTestPdf(
    await makePdf([{ texts: [{ text: 'Corner', x: 14_300, y: 14_380 }] }], { size: [side, side] }),
  );
  expect(pages[0]).toMatchObject({ width: side, height: side, text: 'Corner' });
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = pages[0]?.lines[0]?.words[0]?.box ?? [];
  expect([x0, y0].every((start) => start > 0.99) && [x1, y1].every((end) => end > 0.993 && end <= 1)).toBe(true);
  expect(x1 - x0).toBeGreaterThan(0.002);
});

describe('prefetch', () => {
  async function* numbers(log: string[], { failAt }: { failAt?: number } = {}): AsyncGenerator<number> {
    try {
      for (let number = 1; number <= 3; number++) {
        if (number === failAt) throw new Error(`no ${number}`);
        log.push(`made ${number}`);
        yield number;
      }
    } finally {
      log.push('closed');
    }
  }

  test('the next value is made while the one before is dealt with', async () => {
    const log: string[] = [];
    for await (const number of readAhead(numbers(log))) {
      await Promise.resolve();
      log.push(`took ${number}`);
    }
    expect(log).toEqual(['made 1', 'made 2', 'took 1', 'made 3', 'took 2', 'closed', 'took 3']);
  });

  test('a failure comes after the values before it', async () => {
    const taken: number[] = [];
    const read = async () => {
      for await (const number of readAhead(numbers([], { failAt: 3 }))) taken.push(number);
    };
    await expect(read()).rejects.toThrow('no 3');
    expect(taken).toEqual([1, 2]);
  });

  test('closes the source when the consumer stops early, whatever the pending value becomes', async () => {
    const log: string[] = [];
    for await (const number of readAhead(numbers(log, { failAt: 2 }))) {
      expect(number).toBe(1);
      break;
    }
    expect(log).toEqual(['made 1', 'closed']);
  });
});
