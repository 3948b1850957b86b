/** What is stored compressed or encrypted is erased to the byte: kept prompts, packets with their parts, and tables. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  confirmErasure,
  createErasure,
  createLookup,
  createProviderKey,
  createSplitter,
  deleteLookup,
  deletePacket,
  findPrivacyDocuments,
  getDocumentPageImage,
  getErasure,
  getPacket,
  listRunCalls,
  replaceLookup,
  updateEnvironment,
  uploadPacket,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLogger } from '../../server/lib/logger.ts';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { listStoredTexts } from '../harness/documents/stored-texts.ts';
import { written } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const PERSON = 'Zyxwvut Personname';
/** An inner part is looked for: the index of words shares beginnings. None continues an id that ends with z. */
const WORDS = ['personname', 'zpromptword', 'zanswerword', 'zpacketword', 'ztablerowword'];
const SAMPLE = 24;

let app: TestApp;
let provider: ScriptedProvider;
let log = '';
beforeAll(async () => {
  provider = await startScriptedProvider();
  const logger = createLogger('trace', { write: (line) => void (log += line.toLowerCase()) });
  app = await startTestApp({
    erasureIntervalMs: 500,
    logger,
    settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*', EXCERPT_PARSE_TIMEOUT_SECONDS: '300' },
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** A few bytes in the middle of a stored thing, as they are in files and in rows. */
function sampleOf(bytes: Buffer): string[] {
  const middle = bytes.subarray(Math.floor(bytes.length / 2)).subarray(0, SAMPLE);
  return [middle.toString('latin1').toLowerCase(), middle.toString('hex')];
}

/** Samples of each stored file, and of each kept request and answer. */
async function takeSamples(): Promise<Map<string, string[]>> {
  const samples = new Map<string, string[]>();
  const folder = join(app.dataDir, 'blobs');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) samples.set(relative(folder, path), sampleOf(await readFile(path)));
  }
  await app.withDatabase(async (db) => {
    if (inject('database') === 'postgres')
      for (const { key, bytes } of await db.selectFrom('blob_parts').selectAll().execute())
        samples.set(key, sampleOf(Buffer.from(bytes)));
    for (const { id, sealed_request, sealed_response } of await db.selectFrom('run_exchanges').selectAll().execute())
      for (const [name, sealed] of Object.entries({ sealed_request, sealed_response }))
        if (sealed !== null) samples.set(`exchanges/${id}/${name}`, sampleOf(Buffer.from(sealed)));
  });
  return samples;
}

async function findLeft(samples: Map<string, string[]>): Promise<string[]> {
  const texts = await listStoredTexts(app);
  return texts.flatMap(([where, text]) => [
    ...WORDS.filter((word) => text.includes(word)).map((word) => `${word} in ${where}`),
    ...[...samples]
      .filter(([, forms]) => forms.some((form) => text.includes(form)))
      .map(([name]) => `${name}: ${where}`),
  ]);
}

const toPdf = (pages: readonly string[]) =>
  makePdf(
    pages.map((page) => ({
      texts: page.split('\n').flatMap((line, row) => {
        const text = line.trim().replace(/^# /, '');
        return text === '' ? [] : [{ text, x: 50, y: 40 + row * 16, size: line.trim().startsWith('# ') ? 16 : 9 }];
      }),
    })),
  );

test('kept prompts, packets with parts and pictures, and tables leave no byte', { timeout: 240_000 }, async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const { slug } = path;

  const page = (text: string) => text.replace(/(Invoice number|1\. Services)/, `${PERSON} xqzpacketword $1`);
  const categories = [
    { name: 'Invoice', identifier: 'invoice number' },
    { name: 'Contract', description: 'An agreement between companies' },
  ];
  ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
  const stack = new File(
    [new Uint8Array(await toPdf([invoicePage('4711'), ...CONTRACT_PAGES].map(page)))],
    'stack.pdf',
  );
  const body = { file: stack, splitter: 'mail' };
  const uploaded = ok(await uploadPacket({ client, path, body, headers: { 'Idempotency-Key': 'a-packet' } }));
  await app.app.idle();
  const packet = ok(await getPacket({ client, path: { id: uploaded.id } }));
  expect(packet.parts.map(({ documentId }) => typeof documentId)).toEqual(['string', 'string']);
  for (const { documentId } of packet.parts)
    ok(await getDocumentPageImage({ client, path: { id: documentId ?? '', pageNumber: 1 } }));

  const key = { provider: 'openai-compatible', secret: 'sk-secret', baseUrl: provider.url, defaultModel: 'm' };
  const { id: providerKeyId } = ok(await createProviderKey({ client, body: key }));
  const production = { ...path, envSlug: 'production' };
  ok(await updateEnvironment({ client, path: production, body: { providerKeyId, keepPrompts: true } }));
  provider.otherwise(written(JSON.stringify({ invoiceNumber: `xqzanswerword ${PERSON}`, total: 1 })));
  const run = await extractText(app.admin, path, `${PERSON} xqzpromptword Total: 1`.repeat(20));
  const calls = JSON.stringify(ok(await listRunCalls({ client, path: { id: run.id } })));
  for (const word of ['xqzpromptword', 'xqzanswerword']) expect(calls).toContain(word);

  const file = new File([`name\nXqztablerowword`], 'people.csv', { type: 'text/csv' });
  ok(await createLookup({ client, path, body: { key: 'people', file } }));
  const next = new File([`name\nXqztablerowword again`], 'people.csv', { type: 'text/csv' });
  ok(await replaceLookup({ client, path: { slug, key: 'people' }, body: { file: next } }));

  const samples = await takeSamples();
  const before = (await findLeft(samples)).join('\n');
  // The test finds what it looks for: each word, the stack, its two parts, the text, what they were read as, and
  // the request and the answer.
  const kinds = Map.groupBy(samples.keys(), (name) => name.slice(0, name.indexOf('/')));
  expect(kinds.get('documents')).toHaveLength(4);
  expect(kinds.get('layouts')?.length).toBeGreaterThan(0);
  expect(kinds.get('exchanges')).toHaveLength(2);
  for (const found of [...WORDS, ...samples.keys()]) expect(before).toContain(found);

  const search = { query: PERSON, match: 'phrase' as const };
  expect(ok(await findPrivacyDocuments({ client, path, query: search })).total).toBe(4);
  const erasure = ok(await createErasure({ client, path, body: search }));
  expect(erasure.counts).toMatchObject({ documents: 4, packets: 1 });
  ok(await confirmErasure({ client, path: { id: erasure.id } }));
  const statusOf = async () => ok(await getErasure({ client, path: { id: erasure.id } })).status;
  await expect.poll(statusOf, { timeout: 20_000 }).toBe('completed');
  await deletePacket({ client, path: { id: packet.id } });
  await deleteLookup({ client, path: { slug, key: 'people' } });
  await expect.poll(() => findLeft(samples), { timeout: 120_000, interval: 500 }).toEqual([]);
  await app.restart();
  expect(await findLeft(samples)).toEqual([]);
  expect(WORDS.filter((word) => log.includes(word))).toEqual([]);
});
