import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { PartHeaderNames } from './part-header-names.ts';

const BODY = [
  '--e9\r\nContent-MD5: a1:b2\r\nX_1: 3\r\n\r\nContent-MD5: 1\r\n--e\r\n--e90\r\n\r\n\r',
  '--e9\r\nX-2: 3\r\n\r\n\r\n--e9--\r\nContent-MD5: 5\r\n',
].join('\n');
const RENAMED = BODY.replace('--e9\r\nContent-MD5', '--e9\r\nContent-MDx').replace('X_1', 'Xxx').replace('X-2', 'X-x');

async function pass(pieces: Buffer[]): Promise<string> {
  const names = new PartHeaderNames({ 'content-type': 'multipart/form-data; boundary="e9"' });
  return String(await buffer(Readable.from(pieces).pipe(names)));
}

test('only names of part headers change, wherever the body is cut', async () => {
  const whole = Buffer.from(BODY);
  expect(await pass([Buffer.from(whole)])).toBe(RENAMED);
  for (let at = 1; at < whole.length; at++) {
    const pieces = [whole.subarray(0, at), whole.subarray(at)].map((piece) => Buffer.from(piece));
    expect(await pass(pieces), `cut at ${at}`).toBe(RENAMED);
  }
  expect(await pass(Array.from(whole, (byte) => Buffer.from([byte])))).toBe(RENAMED);
});
