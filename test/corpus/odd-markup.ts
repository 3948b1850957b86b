/** Pages and texts whose elements stand where parsers do not expect them. */
import type { OddFileRow as Row } from './odd-file.ts';

const html = (body: string): string => `<!DOCTYPE html><html><head><title>Seen by nobody</title></head>${body}</html>`;

function flowingText(): Row[] {
  return [
    [
      'HTML with what a reader does not see',
      'a.html',
      html(
        '<body><p>Total<span hidden>gone</span> 118</p><div style="color:red; Display : NONE"><p>gone</p><b>too</b>' +
          '</div>after<select><option>gone<option selected>Chosen</select><noscript>gone</noscript><svg><text>gone' +
          '</text></svg><p style="display:block">shown<template><p>gone</p></template></p><datalist><option selected>' +
          'gone</datalist><object>gone</object>end',
      ),
      { text: 'Total 118' },
    ],
    [
      'HTML with blanks between and within elements',
      'a.html',
      html(
        '<body>  One <b> two</b>\n\t<i>three </i> four&nbsp;&nbsp;five<br> six<br><br>seven <p> </p><p></p>' +
          '<div>eight</div><div>nine</div> ten<span> </span><span>eleven</span>',
      ),
      { text: 'One two three four five' },
    ],
    [
      'HTML with headings, lists and terms',
      'a.html',
      html(
        '<body><h1>Title</h1>Intro<ul><li>one<li>two<ol><li>deep</li></ol></ul>after<hr>ruled<blockquote>quoted' +
          '</blockquote><dl><dt>Name<dd>Bob<dd>second<dt><b>Age</b></dt><dd>5</dd><dd></dd></dl><dd>alone</dd>' +
          '<address>Street<br>City</address><section>part</section><h6>small</h6><footer>foot</footer>',
      ),
      { text: 'Name   Bob' },
    ],
    [
      'HTML with preformatted lines',
      'a.html',
      html(
        '<body>Total <pre>a   b\n\n  c <b>d\ne</b>  </pre>  f   g<pre>\n h</pre><pre>i<pre> j  k</pre> l  m</pre>n  o',
      ),
      { text: 'a   b\n\n  c d' },
    ],
    [
      'a form with fields of each kind',
      'a.html',
      html(
        '<body><form><p>Name<input value=Bob>!</p><p>Mail <input type=EMAIL value="b@c.d"></p><p>None<input></p>' +
          '<p><input type=checkbox>no<input type=checkbox checked>yes<input type=radio checked>on</p><p>Rest' +
          ['hidden', 'password', 'submit', 'button', 'reset', 'image', 'file']
            .map((type) => `<input type=${type} value=gone>`)
            .join('') +
          '<textarea>Words <b>kept</b></textarea></p></form>',
      ),
      { text: 'Name Bob !' },
    ],
  ];
}

function tables(): Row[] {
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return [
    [
      'HTML tables with merged cells',
      'a.html',
      html(
        '<body><table><tr><th>Group<th>Item<th>Qty</tr><tr><td rowspan=2>Tools<td>Saw<td>1<tr><td>Axe<td>2' +
          '<tr><td colspan=2>Total<td>3</table><table><tr><td>a<td rowspan=0>b<td>c<tr><td>d<td>e<tr><td>f</table>' +
          '<table><tr><td>1<td>2<td rowspan=2>end<tr><td>3<tr><td>4<td>5<td>6</table>' +
          '<table><tr><td rowspan=2 colspan=2>wide<td>x<tr><td>y<tr><td>1<td>2<td>3</table>',
      ),
      { text: 'Tools   Saw   1' },
    ],
    [
      'HTML tables with spans that are none',
      'a.html',
      html(
        '<body><table><tr><td colspan=abc>a<td colspan=-1>b<td rowspan=1.5>c<tr><td colspan=0>d<td rowspan=-2>e<td>f' +
          '</table><table><tr><td colspan=3>one<tr><td>x</table>',
      ),
      { text: 'a   b   c' },
    ],
    [
      'HTML tables with heads in other places',
      'a.html',
      html(
        `<body><table><caption>Items</caption><thead>${row('Item', 'Price')}</thead><tbody>${row('Saw', '5')}</tbody>` +
          `<tfoot>${row('Total', '5')}</tfoot></table><table>${row('Saw', '5')}<tr><th>late<th>head</table>` +
          `<table><tr><th>Name<td>Bob<tr><th>Age<td>5</table><table><tr><th>only<th>head</table>` +
          `<table>${row('one')}${row('column')}</table><table><thead>` +
          `</thead>${row('p', 'q')}${row('', '')}${row('r', '')}`,
      ),
      { text: 'Item   Price' },
    ],
    [
      'HTML tables that arrange a page',
      'a.html',
      html(
        `<body><table>${row('Bill to<br>Acme', 'Ship to<br>Depot')}${row('Saw<br>long', '1', '5')}` +
          `${row('tall<br>cell', '2')}</table>` +
          `<table>${row(`<table>${row('in', 'ner')}</table>`, 'beside')}${row('next', 'row')}</table>` +
          `<table>${row('before', `<p>Par</p><table>${row('1', '2')}${row('3', '4')}</table>`)}</table>`,
      ),
      { text: 'Bill to\nAcme' },
    ],
    [
      'HTML tables with text and cells out of place',
      'a.html',
      html(
        '<body><td>no table</td><tr>nor row</tr></table>words<table>stray<tr>in row<td>a</td>between<td>b</td></tr>' +
          'after row<td>c<td>d</table>end<table><tr><td>e<td>f',
      ),
      { text: 'no table' },
    ],
    [
      'HTML tables in 14 tables',
      'a.html',
      html(`${'<table><tr><td>'.repeat(14)}in<td>ner<tr><td>Total<td>1</table>out`),
      { text: 'Total' },
    ],
  ];
}

function xmlFiles(): Row[] {
  const head = '<?xml version="1.0" encoding="ISO-8859-1"?>\n';
  return [
    [
      'XML with attributes and mixed content',
      'a.xml',
      `${head}<!DOCTYPE i [<!ENTITY x "gone">]><f:i xmlns="u" xmlns:f="v" xsi:type="t" xml:lang="de" f:no="7">` +
        `\n <p>Gr\xf6\xdfe ` +
        '<b>of <i>all</i></b> things</p>\n <e/><e a="1"/><n><m>1</m>\n tail <m>2</m></n><c><![CDATA[<x> & y]]></c>' +
        '<a k="  two \n words ">t<z q="lost">u</z></a><empty> </empty></f:i>',
      { text: 'Größe of all things' },
    ],
    [
      'XHTML in a charset of its declaration',
      'a.xhtml',
      `${head}<html><body><p>Gr\xf6\xdfe</p></body></html>`,
      { text: 'Größe' },
    ],
    [
      'HTML in a charset of its meta element',
      'a.html',
      '<html><meta http-equiv=x content="text/html; charset=windows-1251"><p>\xc8\xf2\xee\xe3\xee',
      { text: 'Итого' },
    ],
    [
      'a drawing',
      'a.xml',
      '<?xml version="1.0"?><svg xmlns="s"><text>Total</text></svg>',
      { code: 'unsupported_file_type' },
    ],
  ];
}

function markdown(): Row[] {
  return [
    [
      'Markdown with tables and code',
      'a.md',
      '# Total\n\n| A | B |\n|:--|--:|\n| 1 \\| 2 | `x|y` |\n| 3 |\n| 4 | 5 | 6 |\nafter\n```\n| no | table |' +
        '\n|---|---|\n~~~\n' +
        '```\nName | `odd\n--- | ---\na | b`c | d\n\n| wrong | head |\n|---|\n\n| last | row |\n| - | :-: |',
      { text: '# Total' },
    ],
    [
      'Markdown with fences of two kinds',
      'a.md',
      '   ~~~\n| in | code |\n|---|---|\n```\n~~~\n| C | D |\n|---|---|\n|  | e |\n||\n    ```\n| E | F |\n| ' +
        '--- | x |\nG | H\n',
      { text: 'C | D' },
    ],
  ];
}

export function makeOddMarkup(): Row[] {
  return [...flowingText(), ...tables(), ...xmlFiles(), ...markdown()];
}
