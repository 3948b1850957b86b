import { expect, test } from 'vitest';
import { expectLinearTime } from '../../../../test/harness/growth.ts';
import { parseHtml } from './html.ts';

function parse(html: string): ReturnType<typeof parseHtml> {
  return parseHtml(Buffer.from(html));
}

test('gives a line a block, and joins what is inline', () => {
  const page = parse(
    '<h1>Invoice  <b>No</b>. 5</h1><p>Hello<br>World&nbsp;&euro;</p><ul><li>one<li>two</ul>\n' +
      '<div>three<div>four</div>five</div>',
  );
  expect(page.text).toBe('Invoice No. 5\n\nHello\nWorld €\n\none\ntwo\n\nthree\nfour\nfive');
});

test('leaves out what a reader does not see', () => {
  const html = `<head><title>T</title><style>p{}</style></head><body><script>var x = "<p>no</p>";</script><p>yes</p>
    <div style="color:red; display: none">hidden<br>text<p>too</div><span hidden>x</span>
    <template><p>t</p></template><svg><text>s</text></svg>`;
  expect(parse(html).text).toBe('yes');
});

test('keeps preformatted text', () => {
  expect(parse('<pre>a   b\n  c</pre>').text).toBe('a   b\n  c');
});

test('puts a table row on one line and keeps the table apart from the text', () => {
  const page = parse(`<p>Before</p><table><caption>Items</caption><thead><tr><th>Item<th>Qty</tr></thead>
    <tr><td>Screw <i>M4</i><td>100<tr><td colspan=2>Total</td></tr></table>After`);
  expect(page.text).toBe('Before\n\nItems\nItem   Qty\nScrew M4   100\nTotal\n\nAfter');
  expect(page.tables).toEqual([
    {
      header: ['Item', 'Qty'],
      rows: [
        ['Screw M4', '100'],
        ['Total', ''],
      ],
      box: null,
    },
  ]);
});

test('a wrapped description stays in its row, blocks side by side are read one after the other', () => {
  expect(parse('<table><tr><td>Screw<br>galvanised</td><td>100</td><td>5.00</td></tr></table>').text).toBe(
    'Screw galvanised   100   5.00',
  );
  expect(parse('<table><tr><td>Bill to<br>Acme</td><td>Ship to<br>Depot</td></tr></table>').text).toBe(
    'Bill to\nAcme\nShip to\nDepot',
  );
});

test('a table that arranges a page is no table, the one within it is', () => {
  const page = parse('<table><tr><td><table><tr><td>in</td><td>ner</td></tr></table></td><td>beside</td></tr></table>');
  expect(page.lines.map((line) => line.text).filter((text) => text !== '')).toEqual(['in   ner', 'beside']);
  expect(page.tables).toEqual([{ header: null, rows: [['in', 'ner']], box: null }]);
});

test('reads terms with their meanings, and the fields of a form', () => {
  expect(parse('<dl><dt>Name</dt><dd>Bob</dd><dt>Age</dt><dd>5</dd></dl>').text).toBe('Name   Bob\nAge   5');
  expect(
    parse(
      '<p>Name <input value="Bob"> <input type=checkbox checked> yes <input type=radio> no ' +
        '<input type=hidden value=x></p>',
    ).text,
  ).toBe('Name Bob ☒ yes ☐ no');
});

test('believes the charset of a meta element', () => {
  const bytes = Buffer.concat([Buffer.from('<meta charset="windows-1251"><p>'), Buffer.from([0xd1, 0xf7, 0xb8, 0xf2])]);
  expect(parseHtml(bytes).text).toBe('Счёт');
});

test.each(['div', 'b', 'ul><li', 'table><tr><td', 'p', 'blockquote', 'pre', 'dl><dt'])(
  'survives 20,000 nested <%s>',
  (tag) => {
    const page = parse(`${`<${tag}>`.repeat(20_000)}the depth`);
    expect(page.text.trimEnd().endsWith('the depth')).toBe(true);
  },
);

test('an absurd colspan costs nothing', () => {
  expect(parse('<table><tr><td colspan=1000000000>a<td>b</table>').tables[0]?.rows[0]?.length).toBeLessThan(1100);
});

test.each([
  ['unclosed elements', (size: number) => '<b>'.repeat(size)],
  ['lists in lists', (size: number) => '<ul><li>x'.repeat(size)],
  ['closing tags of nothing', (size: number) => `${'<b>'.repeat(600)}${'</i>'.repeat(size)}`],
  ['a long line with gaps', (size: number) => `${'<b>'.repeat(600)}${'<dd>x'.repeat(size)}`],
  ['rows below a spanning cell', (size: number) => `<table><td colspan=1000 rowspan=0>x${'<tr>'.repeat(size)}`],
])('takes time linear in its bytes: %s', (_, make) => {
  expectLinearTime((size) => {
    const bytes = Buffer.from(make(size));
    return () => void parseHtml(bytes);
  }, 20_000);
});

test('keeps the text of elements that are nested too deep, and no script', () => {
  const deep = parse(`${'<b>'.repeat(5000)}<p>One</p><script>no()</script><style>no{}</style><p>Two</p>`);
  expect(deep.lines.map((line) => line.text).filter((line) => line !== '')).toEqual(['One', 'Two']);
});

test('refuses tables whose spans make too many cells', () => {
  const tooManyCells: unknown = expect.objectContaining({ code: 'payload_too_large' });
  expect(() => parse(`<table>${'<tr><td colspan=1000>x'.repeat(3000)}`)).toThrow(tooManyCells);
  expect(() => parse(`<table><tr><td rowspan=1000>${'x'.repeat(1_000_000)}${'<tr><td>y'.repeat(999)}`)).toThrow(
    tooManyCells,
  );
});
