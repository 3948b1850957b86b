import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';

test('keeps the text unchanged, line by line', () => {
  const text = '# Invoice 7\n\n- *Total*: **12.50**\n';
  const page = parseMarkdown(text);
  expect(page.text).toBe(text);
  expect(page.lines.map((line) => line.text)).toEqual(['# Invoice 7', '', '- *Total*: **12.50**', '']);
  for (const line of page.lines) expect(page.text.slice(line.start, line.start + line.text.length)).toBe(line.text);
});

test('finds pipe tables, with and without outer pipes', () => {
  const { tables } = parseMarkdown(
    '| Item | Price |\n|:-----|------:|\n| A \\| B | 1.00 |\n| C |\n\nItem | Qty\n--- | ---\n`x|y` | 2\n',
  );
  expect(tables).toEqual([
    {
      header: ['Item', 'Price'],
      rows: [
        ['A | B', '1.00'],
        ['C', ''],
      ],
      box: null,
    },
    { header: ['Item', 'Qty'], rows: [['`x|y`', '2']], box: null },
  ]);
});

test('takes no code and no rule for a table', () => {
  expect(parseMarkdown('```\n| a | b |\n|---|---|\n| 1 | 2 |\n```\n').tables).toEqual([]);
  expect(parseMarkdown('either | or\n\nHeading\n-------\n').tables).toEqual([]);
});
