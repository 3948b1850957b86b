/** Mails whose headers, bodies and attachments are of seldom kinds. */
import sharp from 'sharp';
import { encodedTexts } from '../../server/parsing/testing/encoded-texts.ts';
import type { OddFileRow as Row } from './odd-file.ts';

const lines = (...all: string[]): string => all.join('\r\n');
const HEAD = lines('MIME-Version: 1.0', 'From: a@b.c');
/** A part of a mail, its headers and its content. */
const part = (headers: string[], content: string): string => lines(...headers, '', content);
/** Parts within parts need another edge: their sizes differ. */
function multipart(kind: string, ...parts: string[]): string {
  const edge = `edge-${parts.join().length}`;
  const head = `Content-Type: multipart/${kind}; boundary=${edge}`;
  return lines(head, '', ...parts.map((one) => `--${edge}\r\n${one}`), `--${edge}--`, '');
}
const text = (content: string): string => part(['Content-Type: text/plain'], content);
const attached = (name: string, type: string, content: Buffer | string): string =>
  part(
    [
      `Content-Type: ${type}`,
      `Content-Disposition: attachment${name === '' ? '' : `; filename="${name}"`}`,
      'Content-Transfer-Encoding: base64',
    ],
    Buffer.from(content).toString('base64'),
  );

function headers(): Row[] {
  return [
    [
      'a mail to groups and to many',
      'a.eml',
      lines(
        'MIME-Version: 1.0',
        'From: "Bob, B." <bob@a.b>',
        'To: Team: Ann <ann@a.b>, c@d.e;, f@g.h, Dora <d@a.b>',
        'Cc: =?utf-8?Q?J=C3=BCrgen?= <j@a.b>,',
        ' g@h.i',
        'Bcc: hidden@a.b',
        'Subject: Total',
        '\t of   two lines',
        'Date: Thu, 29 Feb 2024 10:00:00 +0100',
        '',
        'words',
      ),
      { text: 'Subject: Total' },
    ],
    ['a mail without a body', 'a.eml', lines('MIME-Version: 1.0', 'Subject: Total', '', ''), { text: 'Total' }],
    [
      'a mail out of a mailbox',
      'a.txt',
      lines('From bob Thu Feb 29', 'Message-ID: <1@a.b>', 'Subject: Total', '', 'words'),
      { text: 'Subject: Total' },
    ],
  ];
}

function bodies(): Row[] {
  const japanese =
    encodedTexts.find(({ charset }) => charset === 'iso-2022-jp')?.bytes ?? Buffer.from('\u001b$B@A5a\u001b(B');
  const html = (content: string): string => part(['Content-Type: text/html; charset=utf-8'], content);
  return [
    [
      'a mail in HTML and as text',
      'a.eml',
      `${HEAD}\r\n${multipart('alternative', text('plain'), html('<p>Total<table><tr><td>a<td>1</table>'))}`,
      { text: 'Total' },
    ],
    [
      'a mail whose HTML is but a picture',
      'a.eml',
      `${HEAD}\r\n${multipart('alternative', text('Total in words\r\n\r\n'), html('<p><img src="cid:1"> </p>'))}`,
      { text: 'Total in words' },
    ],
    [
      'a mail of Japanese letters that says ASCII',
      'a.eml',
      Buffer.concat([Buffer.from(`${HEAD}\r\nContent-Type: text/plain; charset=us-ascii\r\n\r\n`), japanese]),
      { text: '請求' },
    ],
    [
      'a page that was saved as a mail',
      'a.mht',
      lines(
        'From: <Saved by a browser>',
        'Subject: Total',
        'MIME-Version: 1.0',
        multipart(
          'related',
          html('<title>Seen by nobody</title><p>Total</p>'),
          part(['Content-Type: text/css', 'Content-Location: a.css'], 'p { color: red }'),
          part(['Content-Type: application/x-javascript', 'Content-Location: a.js'], 'alert(1)'),
          part(['Content-Type: text/html', 'Content-Location: frame.html'], '<p>In a frame'),
        ),
      ),
      { text: 'Total' },
    ],
  ];
}

async function attachments(): Promise<Row[]> {
  const paper = (side: number): Promise<Buffer> =>
    sharp({ create: { width: side, height: 200, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
  const inner = lines(
    'MIME-Version: 1.0',
    'Subject: Inner',
    multipart('mixed', text('inner words'), attached('b.csv', 'text/csv', 'Inner;1')),
  );
  const picture = part(
    ['Content-Type: image/png', 'Content-ID: <1>', 'Content-Disposition: inline', 'Content-Transfer-Encoding: base64'],
    (await paper(40)).toString('base64'),
  );
  const html = part(['Content-Type: text/html'], '<p>Total <img src="cid:1">');
  const cyrillic = Buffer.from('c8f2eee3ee3b31', 'hex');
  return [
    [
      'a mail with files of each kind',
      'a.eml',
      `${HEAD}\r\n${multipart(
        'mixed',
        text('Total'),
        attached('', 'text/plain', 'without a name'),
        attached(' a\u0007.csv ', 'text/csv; charset=windows-1251', cyrillic),
        attached('small.png', 'image/png', await paper(149)),
        attached('large.png', 'image/png', await paper(150)),
        attached('table.csv', 'application/octet-stream', 'Item;2'),
        attached('none.bin', 'application/octet-stream', Buffer.from([0, 1, 2, 3])),
        attached('empty.txt', 'text/plain', ' '),
        attached('last.md', 'text/plain', '# Last'),
      )}`,
      { text: 'Total' },
    ],
    [
      'a mail with mails in it',
      'a.eml',
      `${HEAD}\r\n${multipart(
        'mixed',
        text('Total'),
        part(['Content-Type: message/rfc822', 'Content-Disposition: attachment; filename=fwd.eml'], inner),
        attached('sent.eml', 'application/octet-stream', inner),
      )}`,
      { text: 'Inner' },
    ],
    [
      'a mail with a picture in its text',
      'a.eml',
      `${HEAD}\r\n${multipart('mixed', multipart('related', html, picture), attached('c.csv', 'text/csv', 'Item;3'))}`,
      { text: 'Total' },
    ],
  ];
}

export async function makeOddMails(): Promise<Row[]> {
  return [...headers(), ...bodies(), ...(await attachments())];
}
