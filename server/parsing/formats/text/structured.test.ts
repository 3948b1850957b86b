import { expect, test } from 'vitest';
import { expectLinearTime } from '../../../../test/harness/growth.ts';
import { parseJson } from './json.ts';
import { parseRtf } from '../office/rtf.ts';
import { parseXml } from '../markup/xml.ts';

const xml = (text: string): string => parseXml(Buffer.from(text)).text;
const rtf = (text: string): ReturnType<typeof parseRtf> => parseRtf(Buffer.from(text, 'latin1'));
const tooDeep: unknown = expect.objectContaining({
  code: 'payload_too_large',
  message: expect.stringContaining('limit of the nesting depth is 1000') as string,
});

test('reads XML as names and values', () => {
  const text = xml(`<?xml version="1.0"?><!-- c --><i:Invoice xmlns:i="urn:x" xsi:schemaLocation="y"><i:ID>R-7</i:ID>
    <Seller><Name>M&#252;ller &amp; Co</Name><Total currencyID="EUR">5.00</Total></Seller><Item sku="A1"/><Empty/>
    <Note><![CDATA[a <b> c]]></Note><Text>Some <b>bold</b> words</Text></i:Invoice>`);
  expect(text).toBe(
    'Invoice:\nID: R-7\nSeller:\nName: Müller & Co\nTotal: 5.00\ncurrencyID: EUR\nItem:\nsku: A1\n' +
      'Note: a <b> c\nText: Some bold words',
  );
});

test('reads XML in the encoding that it declares', () => {
  expect(
    parseXml(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Gr\u00fc\u00dfe</a>', 'latin1')).text,
  ).toBe('a: Grüße');
});

test('does not expand the entities of a bomb', () => {
  const entities = Array.from({ length: 30 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i};`.repeat(10)}">`).join('\n');
  const page = xml(
    `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol0 "lol">${entities}<!ENTITY ext SYSTEM ` +
      '"file:///etc/passwd">]><lolz>&lol30;&ext;</lolz>',
  );
  expect(page).toBe('lolz: &lol30;&ext;');
});

test('refuses XML, JSON and RTF nested beyond the limit, and takes what is within', () => {
  expect(xml(`${'<a>'.repeat(1000)}x${'</a>'.repeat(1000)}`)).toMatch(/\na: x$/);
  expect(() => xml(`${'<a>'.repeat(20_000)}x`)).toThrow(tooDeep);
  expect(() => parseJson(`${'['.repeat(20_000)}{"a":1}${']'.repeat(20_000)}`)).toThrow(tooDeep);
  expect(() => rtf(`{\\rtf1 ${'{'.repeat(20_000)}x`)).toThrow(tooDeep);
});

test('reads JSON as keys and values, with a table for rows', () => {
  const page = parseJson(
    JSON.stringify({
      no: 'R-7',
      seller: { name: 'Acme', vat: null },
      tags: ['a', 'b'],
      items: [
        { item: 'Screw', qty: 2 },
        { item: 'Nut', price: 0.5 },
      ],
      paid: true,
      parts: [{ a: { b: 1 } }],
    }),
  );
  expect(page.text).toBe(
    'no: R-7\nseller:\nname: Acme\nvat:\ntags: a, b\nitems:\nitem   qty   price\nScrew   2\n' +
      'Nut      0.5\npaid: true\nparts:\na:\nb: 1',
  );
  expect(page.tables).toEqual([
    {
      header: ['item', 'qty', 'price'],
      rows: [
        ['Screw', '2', ''],
        ['Nut', '', '0.5'],
      ],
      box: null,
    },
  ]);
});

test('reads JSON Lines as rows, and what is no JSON as text', () => {
  expect(parseJson('{"a":1,"b":2}\n{"a":3,"b":4}\n').tables[0]?.rows).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parseJson('{"a": 1,\n oops').text).toBe('{"a": 1,\n oops');
  expect(parseJson('{"__proto__": {"x": 1}, "b": 2}').text).toBe('__proto__:\nx: 1\nb: 2');
});

test('reads RTF: escapes, tabs, hidden groups and a table', () => {
  const page = rtf(String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0 Arial;}}{\*\generator X;}{\header Top\par}
\pard Gr\'fc\'dfe \u8364?5 {\b bold}{\v no}\par
No.\tab R-7\line next \{x\}\par
\trowd\cellx1\cellx2\cellx3\pard\intbl Item\cell Qty\cell Price\cell\row
\trowd\cellx1\cellx2\cellx3\pard\intbl Screw\cell 100\cell 5.00\cell\row
\pard After\par {\pict 00ff00}\'93end\'94}`);
  expect(page.lines.map((line) => line.text).filter((line) => line !== '')).toEqual([
    'Top',
    'Grüße €5 bold',
    'No.   R-7',
    'next {x}',
    'Item   Qty   Price',
    'Screw   100   5.00',
    'After',
    '“end”',
  ]);
  expect(page.tables).toEqual([{ header: ['Item', 'Qty', 'Price'], rows: [['Screw', '100', '5.00']], box: null }]);
});

test('reads RTF with binary data, and fonts of other charsets', () => {
  expect(rtf('{\\rtf1 a{\\pict\\bin5 }}{\\\u0000}b}').text).toBe('ab');
  expect(
    rtf(
      String.raw`{\rtf1\ansi\deff0{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial;}}` +
        String.raw`\f1\'d1\'f7\'b8\'f2\f0  \'fc}`,
    ).text,
  ).toBe('Счёт ü');
});

test('reads XML of many siblings in time linear in its bytes', () => {
  expectLinearTime((size) => {
    const bytes = Buffer.from(`<a>${'<b>1</b>\n                '.repeat(size)}</a>`);
    return () => void parseXml(bytes);
  }, 20_000);
});

test('reads RTF of another code page', () => {
  expect(rtf(String.raw`{\rtf1\ansi\ansicpg1251 \'d1\'f7\'b8\'f2}`).text).toBe('Счёт');
});

test('a paragraph of RTF without words sets apart what follows', () => {
  const lines = (body: string): string[] => rtf(`{\\rtf1 ${body}}`).lines.map((line) => line.text);
  expect(lines(String.raw`one\par two`)).toEqual(['one', 'two']);
  for (const blank of ['', String.raw`\~ `, '  ', String.raw`{\v hidden}`])
    expect(lines(String.raw`one\par${' '}${blank}\par two`)).toEqual(['one', '', 'two']);
});
