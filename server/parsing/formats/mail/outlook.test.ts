import { describe, expect, test } from 'vitest';
import { writeMsg, type MessageProperties } from '../../testing/make-compound.ts';
import { readMail } from './read-mail.ts';

/** 29 February 2024, 9:00 UTC, in units of 100 ns since 1601. */
const FILE_TIME = (BigInt(Date.UTC(2024, 1, 29, 9)) + 11_644_473_600_000n) * 10_000n;
const DELIVERED = '0E060040';
const SUBMITTED = '00390040';
const RECIPIENT_TYPE = '0C150003';
const HIDDEN = '7FFE000B';

const read = async (
  message: MessageProperties,
  more: Partial<Parameters<typeof writeMsg>[0]> = {},
  warnings: string[] = [],
) => readMail(writeMsg({ message, ...more }), (warning) => void warnings.push(warning));

describe('an address in an Outlook message', () => {
  test.each<[string, Record<string, string>, { name: string; address: string }]>([
    ['is that of the internet', { '0C1A': 'Bob', '0C1F': 'x@y.z', '5D01': 'b@c.d' }, { name: 'Bob', address: 'b@c.d' }],
    [
      'is the one that the server wrote, where it is one',
      { '0C1A': 'Bob', '0C1F': 'x@y.z' },
      { name: 'Bob', address: 'x@y.z' },
    ],
    ['is none of the server itself', { '0C1A': 'Bob', '0C1F': '/O=ACME/CN=BOB' }, { name: 'Bob', address: '' }],
    ['is not its own name', { '0C1A': 'b@c.d', '5D01': 'b@c.d' }, { name: '', address: 'b@c.d' }],
    ['may be missing', {}, { name: '', address: '' }],
  ])('%s', async (_, texts, from) => {
    expect((await read({ texts })).from).toEqual(from);
  });

  test('is of a kind of recipients, who are shown but for hidden ones', async () => {
    const recipient = (name: string, kind?: bigint): MessageProperties => ({
      texts: { '3001': name, '39FE': `${name}@a.b` },
      ...(kind !== undefined && { numbers: { [RECIPIENT_TYPE]: kind } }),
    });
    const recipients = [recipient('ann', 1n), recipient('carl', 2n), recipient('dora', 3n), recipient('eve')];
    const { to, cc } = await read({ texts: {} }, { recipients });
    expect([to, cc].map((list) => list?.map(({ name }) => name))).toEqual([['ann', 'eve'], ['carl']]);
  });
});

test('the date of an Outlook message is that of its delivery, or else that of its sending', async () => {
  const later = FILE_TIME + 36_000_000_000n;
  const date = async (numbers: Record<string, bigint>) => (await read({ numbers })).date;
  expect(await date({ [DELIVERED]: later, [SUBMITTED]: FILE_TIME })).toBe('Thu, 29 Feb 2024 10:00:00 GMT');
  expect(await date({ [SUBMITTED]: FILE_TIME })).toBe('Thu, 29 Feb 2024 09:00:00 GMT');
  expect(await date({})).toBeUndefined();
});

describe('the body of an Outlook message', () => {
  const cyrillic = Buffer.from('<html><meta charset="windows-1251"><p>\xc8\xf2\xee\xe3\xee</p></html>', 'latin1');

  test('is a text, and HTML as text or in the charset that it names', async () => {
    expect(await read({ texts: { '0037': 'Hello', '1000': 'words' } })).toMatchObject({
      subject: 'Hello',
      text: 'words',
      html: undefined,
    });
    const warnings: string[] = [];
    expect((await read({ streams: { '10130102': cyrillic } }, {}, warnings)).html).toContain('<p>Итого</p>');
    expect(warnings).toEqual([]);
  });

  test('in HTML whose charset is guessed has a warning', async () => {
    const warnings: string[] = [];
    const streams = { '10130102': Buffer.from('<p>caf\xe9</p>', 'latin1') };
    expect((await read({ streams }, {}, warnings)).html).toBe('<p>café</p>');
    expect(warnings).toEqual([expect.stringContaining('windows-1252') as string]);
  });
});

test('attachments of an Outlook message have names, types and what they hold, and some are hidden', async () => {
  const streams = { '37010102': Buffer.from('a;b') };
  const { attachments } = await read(
    { texts: {} },
    {
      attachments: [
        { texts: { '3707': 'items.csv', '370E': 'text/csv' }, streams },
        { texts: { '3707': 'logo.png' }, numbers: { [HIDDEN]: 1n }, streams },
      ],
    },
  );
  expect(attachments.map((one) => [one.filename, one.mimeType, one.related])).toEqual([
    ['items.csv', 'text/csv', false],
    ['logo.png', 'application/octet-stream', true],
  ]);
  expect(Buffer.from(attachments[0]?.content as Uint8Array).toString()).toBe('a;b');
});

test('a compound file that is no message is no mail', async () => {
  const damaged = writeMsg({ message: { texts: { '0037': 'Hello' } } }).subarray(0, 600);
  await expect(readMail(damaged)).rejects.toMatchObject({
    code: 'document_unreadable',
    message: 'The file cannot be read as a mail.',
  });
});
