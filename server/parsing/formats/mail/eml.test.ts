import { expect, test } from 'vitest';
import { parseFormat } from '../../formats.ts';
import type { LayoutPage } from '../../layout.ts';
import { makeLongPdf } from '../../testing/raw-pdf.ts';
import { encodedTexts } from '../../testing/encoded-texts.ts';
import { makeMail, makeNestedMail, type MailPart } from '../../testing/make-mail.ts';
import { makeDocx } from '../../testing/make-office.ts';
import { writeZip } from '../../archive/zip-writer.ts';

async function parse(mail: Uint8Array, maxPages = 100, warnings: string[] = []): Promise<LayoutPage[]> {
  const pages: LayoutPage[] = [];
  for await (const step of parseFormat(mail, 'message/rfc822', {
    maxPages,
    maxCharacters: 1_000_000,
    warn: (warning) => void warnings.push(warning),
    maxPixels: 1e8,
  }))
    if ('pages' in step) pages.push(...step.pages);
  return pages;
}

const TEXT: MailPart = { type: 'text/plain; charset=utf-8', content: 'Dear Ann,\nhere it is. Grüße' };

test('reads headers, body and attachments as the parts of one document', async () => {
  const forwarded = makeMail(
    { type: 'text/plain', content: 'Inner words' },
    [{ type: 'text/csv', filename: 'a.csv', content: 'x;y\n1;2' }],
    'Inner',
  );
  const pages = await parse(
    makeMail(TEXT, [
      { type: 'application/octet-stream', filename: 'scan.pdf', content: makeLongPdf(2) },
      { type: 'application/octet-stream', filename: 'letter.docx', content: makeDocx() },
      { type: 'application/octet-stream', filename: 'blob.bin', content: Buffer.from([0, 1, 2, 3]) },
      { type: 'message/rfc822', filename: 'fwd.eml', content: forwarded },
    ]),
  );
  expect(pages.map(({ number, name }) => [number, name])).toEqual([
    [1, undefined],
    [2, 'scan.pdf'],
    [3, 'scan.pdf'],
    [4, 'letter.docx'],
    [5, 'fwd.eml'],
    [6, 'fwd.eml / a.csv'],
  ]);
  expect(pages[0]?.text).toBe(
    'Subject: Your Grüße\nFrom: Bob, B. <bob@example.org>\nTo: ann@example.org, Carl <carl@example.org>\n' +
      'Date: 2024-02-29T09:00:00.000Z\n\nDear Ann,\nhere it is. Grüße\n\nAttachment: scan.pdf\n' +
      'Attachment: letter.docx\nAttachment: blob.bin\nAttachment: fwd.eml',
  );
  expect(pages[2]?.text).toBe('Page number 2');
  expect(pages[2]?.lines[0]?.box).not.toBeNull();
  expect(pages[3]?.tables).toHaveLength(1);
  expect(pages[4]?.text).toContain('Inner words');
  expect(pages[5]?.text).toBe('x   y\n1   2');
});

test('reads the tables of a body in HTML', async () => {
  const [page] = await parse(
    makeMail({ type: 'text/html', content: '<p>Hi</p><table><tr><th>a<th>b</tr><tr><td>1<td>2</tr></table>' }),
  );
  expect(page?.tables).toEqual([{ header: ['a', 'b'], rows: [['1', '2']], box: null }]);
  expect(page?.text).toContain('\n\nHi\n\na   b\n1   2');
});

test('an attachment that is broken or locked is named and left out', async () => {
  const pages = await parse(
    makeMail(TEXT, [{ type: 'application/pdf', filename: 'a.pdf', content: '%PDF-1.4 broken' }]),
  );
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text).toContain('Attachment: a.pdf');
});

const bomb = writeZip([
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'word/document.xml', content: Buffer.alloc(64 * 2 ** 20, ' '), packed: true },
]);

test.each([
  ['multiparts 300 deep', makeNestedMail(300), 'limit of the MIME depth is 20'],
  [
    'mails 30 deep',
    Array.from({ length: 30 }).reduce<Buffer>(
      (inner) => makeMail(TEXT, [{ type: 'message/rfc822', content: inner }]),
      makeMail(TEXT),
    ),
    'limit of the MIME depth is 20',
  ],
  [
    '201 attachments',
    makeMail(
      TEXT,
      Array.from({ length: 201 }, (_, i) => ({ type: 'text/plain', filename: `${i}.txt`, content: 'x' })),
    ),
    'limit of attachments',
  ],
  [
    'an attachment that is a bomb',
    makeMail(TEXT, [{ type: 'x/y', filename: 'x.docx', content: bomb }]),
    'limit of the archive ratio',
  ],
])('refuses %s and names the limit', async (_, mail, message) => {
  await expect(parse(mail)).rejects.toMatchObject({
    code: 'payload_too_large',
    message: expect.stringContaining(message) as string,
  });
});

test('counts the pages of all attachments against the limit', async () => {
  const mail = makeMail(
    TEXT,
    [1, 2].map((i) => ({ type: 'application/pdf', filename: `${i}.pdf`, content: makeLongPdf(5) })),
  );
  expect(await parse(mail, 11)).toHaveLength(11);
  await expect(parse(mail, 10)).rejects.toMatchObject({
    code: 'too_many_pages',
    message: expect.stringContaining('EXCERPT_MAX_PAGES') as string,
  });
});

const UNNAMED = encodedTexts.filter(({ charset }) => !charset.startsWith('utf-'));
const HEADS: [name: string, head: string, encode: (bytes: Buffer) => Buffer][] = [
  ['no headers of MIME', 'Message-ID: <1@a.b>\r\nFrom: a@b.c\r\n', (bytes) => bytes],
  ['no charset', 'Message-ID: <1@a.b>\r\nContent-Type: text/plain\r\n', (bytes) => bytes],
  ['ASCII as its charset', 'From: a@b.c\r\nContent-Type: text/plain; charset=us-ascii\r\n', (bytes) => bytes],
  ['an unknown charset', 'From: a@b.c\r\nContent-Type: text/plain; charset=unknown-8bit\r\n', (bytes) => bytes],
  [
    'no charset, in base64',
    'From: a@b.c\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n',
    (bytes) => Buffer.from(bytes.toString('base64')),
  ],
];

test.each(HEADS)('detects the charset of text with %s, and warns', async (_, head, encode) => {
  for (const { charset, text, bytes } of UNNAMED) {
    const warnings: string[] = [];
    const [page] = await parse(Buffer.concat([Buffer.from(`${head}\r\n`), encode(bytes)]), 100, warnings);
    expect(page?.text, charset).toContain(text);
    expect(warnings, charset).toEqual([expect.stringContaining('does not say its charset')]);
  }
});

test('keeps the charset that a part or an attachment declares', async () => {
  const warnings: string[] = [];
  const pages = await parse(
    makeMail({ type: 'text/plain; charset=koi8-r', content: Buffer.from([0xd3, 0xde, 0xa3, 0xd4]) }, [
      {
        type: 'text/csv; charset=windows-1251',
        filename: 'a.csv',
        content: Buffer.from('\xd1\xf7\xb8\xf2;1\n', 'latin1'),
      },
    ]),
    100,
    warnings,
  );
  expect(pages.map(({ text }) => text)).toEqual([expect.stringContaining('счёт') as string, 'Счёт   1']);
  expect(warnings).toEqual([]);
});

test('believes the meta element of a body in HTML', async () => {
  const html = Buffer.from('<meta charset="windows-1251"><p>\xd1\xf7\xb8\xf2</p>', 'latin1');
  const [page] = await parse(makeMail({ type: 'text/html', content: html }));
  expect(page?.text).toContain('Счёт');
});
