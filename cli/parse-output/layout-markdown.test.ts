import { describe, expect, it } from 'vitest';
import type { Layout, LayoutPage } from '../../server/entry.ts';
import { formatMarkdown } from './layout-markdown.ts';

type Box = [number, number, number, number];
type Line = LayoutPage['lines'][number];
type Table = LayoutPage['tables'][number];

const line = (text: string, box: Box | null = null) => ({ text, box, words: [] }) as unknown as Line;
const table = (header: string[] | null, rows: string[][], box: Box | null = null) =>
  ({ header, rows, box }) as unknown as Table;

function markdownOf(lines: Line[], tables: Table[] = [], more: object = {}): string {
  const page = {
    number: 1,
    width: 600,
    height: 800,
    lines,
    tables,
    text: lines.map(({ text }) => text).join('\n'),
    ...more,
  };
  return formatMarkdown({ pages: [page] } as unknown as Layout, 'application/pdf');
}

describe('formatMarkdown', () => {
  it('leaves Markdown as it is', () => {
    const layout = { pages: [{ text: '# A *b*' }, { text: '| c |' }] } as unknown as Layout;
    expect(formatMarkdown(layout, 'text/markdown')).toBe('# A *b*\n\n| c |\n');
  });

  it('keeps the lines of a paragraph, and parts paragraphs by an empty line or by space', () => {
    expect(markdownOf([line('one'), line('two'), line('  '), line('three')])).toBe('one\\\ntwo\n\nthree\n');
    const spaced = [line('a', [0, 0, 9, 0.1]), line('b', [0, 0.12, 9, 0.22]), line('c', [0, 0.3, 9, 0.4])];
    expect(markdownOf(spaced)).toBe('a\\\nb\n\nc\n');
  });

  it('parts what is above the line before it, as the next column of a page', () => {
    expect(markdownOf([line('a', [0, 0.5, 9, 0.6]), line('b', [10, 0.1, 19, 0.2])])).toBe('a\n\nb\n');
  });

  it('writes a table in place of its lines, once', () => {
    const lines = [line('before'), line('item  sum'), line('a  1'), line('after')];
    expect(markdownOf(lines, [table(['item', 'sum'], [['a', '1']])])).toBe(
      'before\n\n| item | sum |\n| --- | --- |\n| a | 1 |\n\nafter\n',
    );
  });

  it('finds the lines of a table by their places', () => {
    const lines = [line('other words', [1, 0.2, 8, 0.3]), line('below', [1, 0.6, 8, 0.7])];
    expect(markdownOf(lines, [table(null, [['x', 'y']], [0, 0.1, 9, 0.5])])).toBe(
      '|  |  |\n| --- | --- |\n| x | y |\n\nbelow\n',
    );
    // A line that is wider than the table is no row of it.
    const wide = [line('wide', [0, 0.2, 40, 0.3])];
    expect(markdownOf(wide, [table(null, [['x']], [0, 0.1, 9, 0.5])])).toContain('wide\n\n|');
  });

  it('writes a table without lines at the end, with rows of one width', () => {
    expect(markdownOf([line('text')], [table(['a'], [['1', '2'], []])])).toBe(
      'text\n\n| a |  |\n| --- | --- |\n| 1 | 2 |\n|  |  |\n',
    );
  });

  it('escapes what Markdown would read', () => {
    expect(markdownOf([line('*a* _b_ <c> [d] `e` \\')])).toBe('\\*a\\* \\_b\\_ \\<c> \\[d\\] \\`e\\` \\\\\n');
    expect(markdownOf([line('# no heading')])).toBe('\\# no heading\n');
    expect(markdownOf([line('- no list')])).toBe('\\- no list\n');
    expect(markdownOf([line('3. no list')])).toBe('3\\. no list\n');
    expect(markdownOf([line('3.50 EUR')])).toBe('3.50 EUR\n');
    expect(markdownOf([], [table(['a|b'], [['1\n 2']])])).toBe('| a\\|b |\n| --- |\n| 1<br>2 |\n');
  });

  it('names pages that have a name, and puts a rule between pages', () => {
    expect(markdownOf([line('x')], [], { name: 'Sheet_1' })).toBe('## Sheet\\_1\n\nx\n');
    const page = (text: string) => ({ number: 1, width: 0, height: 0, lines: [line(text)], tables: [], text });
    const layout = { pages: [page('a'), page(''), page('b')] } as unknown as Layout;
    expect(formatMarkdown(layout, 'application/pdf')).toBe('a\n\n---\n\nb\n');
  });
});
