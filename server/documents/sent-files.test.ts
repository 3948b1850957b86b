import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf, START } from '../app/testing/open-services.ts';
import { ParseError } from '../parsing/parser.ts';
import { openDocuments, type OpenDocuments } from './testing/open-documents.ts';

let opened: OpenDocuments;
beforeEach(async () => {
  opened = await openDocuments();
});

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
const expire = (id: string) =>
  opened.open.rows.db.updateTable('documents').set({ expired_at: START, blob_hash: '' }).where('id', '=', id).execute();
const picture = (id: string, query: object = {}, headers: object = {}, pageNumber = 1) =>
  opened.answerOf(opened.handlers.getDocumentPageImage, { path: { id, pageNumber }, query, headers });

describe('the file', () => {
  const file = (id: string, headers: object = {}) =>
    opened.answerOf(opened.handlers.getDocumentFile, { path: { id }, headers });
  const bytesOf = async ({ body }: { body: Readable }) => (await buffer(body)).toString();

  test('is sent as it was received, to be saved', async () => {
    const { id } = await opened.add('../a "1".txt', '0123456789');
    const whole = await file(id);
    expect([whole.status, await bytesOf(whole)]).toEqual([200, '0123456789']);
    expect(whole.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      etag: `"${hashOf('0123456789')}"`,
    });
    expect(whole.headers['content-disposition']).toMatch(/^attachment; filename="a \\"1\\".txt"/);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-1', 206, '9', 'bytes 9-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
    ['nonsense', 200, '0123456789', undefined],
  ])('is sent in part for %s', async (range, status, text, contentRange) => {
    const { id } = await opened.add('a', '0123456789');
    const part = await file(id, { range });
    expect([part.status, await bytesOf(part), part.headers['content-range']]).toEqual([status, text, contentRange]);
    expect(part.headers['content-length']).toBe(String(text.length));
  });

  test('has no part beyond its end', async () => {
    const { id } = await opened.add('a', '0123456789');
    await expect(file(id, { range: 'bytes=10-' })).rejects.toMatchObject({
      code: 'range_not_satisfiable',
      headers: { 'content-range': 'bytes */10' },
    });
  });

  test('is not sent again to a client with the same ETag', async () => {
    const { id } = await opened.add('a', '0123456789');
    const answer = await file(id, { 'if-none-match': `"${hashOf('0123456789')}"` });
    expect([answer.status, answer.body]).toEqual([304, undefined]);
    expect((await file(id, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is gone when it has expired, unlike what is known of it', async () => {
    const { id } = await opened.add('a', '0123456789');
    await expire(id);
    const { getDocument, getDocumentLayout } = opened.handlers;
    expect((await opened.open.ask(getDocument, 'bob', { path: { id } }))['name']).toBe('a');
    const layout = opened.open.ask(getDocumentLayout, 'bob', { path: { id } });
    for (const work of [file(id), layout, picture(id)]) expect(await refusalOf(work)).toBe('content_expired');
  });
});

describe('the picture of a page', () => {
  test('is drawn once for each width and format', async () => {
    const { id } = await opened.add('a', 'Total: 1');
    const first = await picture(id);
    expect([first.status, String(first.body), first.headers['content-type'], first.headers['vary']]).toEqual([
      200,
      'picture',
      'image/webp',
      'Accept',
    ]);
    const drawn = () => opened.parsed.length;
    const before = drawn();
    await picture(id);
    expect(drawn()).toBe(before);
    const etags = [first, await picture(id, { width: 500 }), await picture(id, { format: 'png' })];
    expect(new Set(etags.map(({ headers }) => headers['etag'])).size).toBe(3);
    expect(drawn()).toBe(before + 2);
    expect((await picture(id, {}, { 'if-none-match': first.headers['etag'] })).status).toBe(304);
    expect(await refusalOf(picture(id, {}, {}, 2))).toBe('not_found');
    expect(await refusalOf(picture('none'))).toBe('not_found');
  });

  test.each([
    [{}, 'image/webp'],
    [{ accept: 'image/png' }, 'image/png'],
    [{ accept: 'image/png;q=0.5, image/webp' }, 'image/webp'],
    [{ accept: 'image/*' }, 'image/webp'],
    [{ accept: 'text/html' }, 'not_acceptable'],
  ])('is of the type that %j asks for', async (headers, type) => {
    const { id } = await opened.add('a', 'Total: 1');
    const answer = picture(id, {}, headers);
    if (type === 'not_acceptable') expect(await refusalOf(answer)).toBe(type);
    else expect((await answer).headers['content-type']).toBe(type);
    expect((await picture(id, { format: 'png' }, headers)).headers['content-type']).toBe('image/png');
  });

  test('says why a document cannot be read', async () => {
    const { id } = await opened.add('a', 'Total: 1');
    opened.answer = () => Promise.reject(new ParseError('document_unreadable', 'It is torn.'));
    expect(await refusalOf(picture(id))).toBe('document_unreadable');
    opened.answer = () => Promise.reject(new TypeError('A defect.'));
    await expect(picture(id)).rejects.toThrow('A defect.');
  });
});
