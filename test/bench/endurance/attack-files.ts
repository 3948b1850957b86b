import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { docxParts } from '../../../server/parsing/testing/make-office.ts';
import { writePdf } from '../../../server/parsing/testing/raw-pdf.ts';
import { writeZip } from '../../../server/parsing/archive/zip-writer.ts';

const MIB = 2 ** 20;

export interface AttackFile {
  filename: string;
  bytes: Buffer;
}

/** A Word document whose text inflates to `size` bytes. */
function makeArchiveBomb(size: number): Buffer {
  const text = `<w:p><w:r><w:t>${'bomb '.repeat(size / 5)}</w:t></w:r></w:p>`;
  const parts = Object.entries(docxParts(text)).map(([name, content]) => ({
    name,
    content: Buffer.from(content),
    packed: true,
  }));
  return writeZip(parts);
}

/** A PDF whose only page inflates to `size` bytes of operators. */
function makePdfBomb(size: number): Buffer {
  const line = 'BT /F1 1 Tf 10 10 Td (x) Tj ET\n';
  const content = deflateSync(Buffer.from(line.repeat(size / line.length))).toString('latin1');
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>',
    `<</Filter/FlateDecode/Length ${content.length}>>stream\n${content}\nendstream`,
  ]);
}

/** Files that are made to cost much: bombs, deep nesting, and sheer size. */
export function makeAttackFiles(): AttackFile[] {
  return [
    { filename: 'bomb.docx', bytes: makeArchiveBomb(100 * MIB) },
    { filename: 'bomb.pdf', bytes: makePdfBomb(60 * MIB) },
    { filename: 'deep.html', bytes: Buffer.from(`<html>${'<div><ul><li>'.repeat(400_000)}x`) },
    { filename: 'deep.json', bytes: Buffer.from(`${'['.repeat(5_000_000)}`) },
    { filename: 'huge.txt', bytes: Buffer.from(randomBytes(30 * MIB).toString('base64')) },
    { filename: 'huge.csv', bytes: Buffer.from('1,2,3,4,5,6,7,8\n'.repeat(1_500_000)) },
  ];
}
