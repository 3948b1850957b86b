/** Mails written by hand. */

export interface MailPart {
  filename?: string;
  type: string;
  content: Uint8Array | string;
}

const LINE_END = '\r\n';

/** A mail with a body and attachments. */
export function makeMail(
  body: MailPart,
  attachments: MailPart[] = [],
  subject = 'Your =?utf-8?Q?Gr=C3=BC=C3=9Fe?=',
): Buffer {
  // A mail within a mail needs another boundary: its size differs.
  const edge = `edge-${[body, ...attachments].reduce((sum, { content }) => sum + content.length, 0)}`;
  const head = [
    'Message-ID: <1@example.org>',
    `Subject: ${subject}`,
    'From: "Bob, B." <bob@example.org>',
    'To: ann@example.org, Carl <carl@example.org>',
    'Date: Thu, 29 Feb 2024 10:00:00 +0100',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${edge}"`,
  ];
  const parts = [body, ...attachments].map(({ filename, type, content }) => {
    const isMail = type === 'message/rfc822';
    const encoded = isMail
      ? Buffer.from(content).toString('latin1')
      : Buffer.from(content).toString('base64').replace(/.{76}/g, `$&${LINE_END}`);
    const disposition = filename === undefined ? [] : [`Content-Disposition: attachment; filename="${filename}"`];
    return [
      `--${edge}`,
      `Content-Type: ${type}`,
      ...disposition,
      `Content-Transfer-Encoding: ${isMail ? '8bit' : 'base64'}`,
      '',
      encoded,
    ].join(LINE_END);
  });
  return Buffer.from([...head, '', ...parts, `--${edge}--`, ''].join(LINE_END), 'latin1');
}

/** A mail with nested multiparts. */
export function makeNestedMail(depth: number): Buffer {
  const lines = ['Message-ID: <1@example.org>', 'Subject: deep', 'MIME-Version: 1.0'];
  for (let i = 0; i < depth; i++) lines.push(`Content-Type: multipart/mixed; boundary="b${i}"`, '', `--b${i}`);
  lines.push('Content-Type: text/plain', '', 'the depth');
  return Buffer.from(lines.join(LINE_END));
}
