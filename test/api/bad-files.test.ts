import { createHash } from 'node:crypto';
import { createClient, extract, getDocument, uploadDocument, type Run } from '@excerpt/sdk';
import { afterAll, beforeAll, expect } from 'vitest';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { makeLongPdf } from '../../server/parsing/testing/raw-pdf.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { listChildren, waitForWork } from '../harness/processes.ts';
import { eventually } from '../harness/raw-request.ts';
import { longTest, quickTest } from '../harness/scale.ts';

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  // Long documents, so that a test can meet one in mid-parse.
  app = await startTestApp({ hasOwnChildren: true, settings: { EXCERPT_MAX_PAGES: '100000' } });
  owner = await app.addUser('pro');
  path = await workspaceWithSchema(owner);
});
afterAll(() => app.close());

const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

async function invoicePdf(number: string, settings = {}): Promise<Buffer> {
  return makePdf(
    [
      {
        texts: [
          { text: `Invoice number: ${number}`, x: 72, y: 72 },
          { text: 'Total: 118.00 EUR', x: 72, y: 90 },
        ],
      },
    ],
    settings,
  );
}

/** The same bytes in every run of the test. */
function noise(seed: number, length: number): Buffer {
  const blocks: Buffer[] = [];
  for (let size = 0; size < length; size += 64) blocks.push(createHash('sha512').update(`${seed}:${size}`).digest());
  return Buffer.concat(blocks).subarray(0, length);
}

interface BadFile {
  name: string;
  bytes: Buffer;
  /** The codes with which it may be refused at upload, or fail afterwards. */
  codes: string[];
}

async function badFiles(): Promise<BadFile[]> {
  const whole = await invoicePdf('BAD-1');
  const unreadable = ['document_unreadable', 'document_empty'];
  return Array.from({ length: 5 }, (_, index): BadFile[] => [
    { name: `truncated-${index}.pdf`, bytes: whole.subarray(0, 60 + 90 * index), codes: unreadable },
    {
      name: `garbage-${index}.pdf`,
      bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(index, 2000 * (index + 1))]),
      codes: unreadable,
    },
    { name: `nonsense-${index}.bin`, bytes: noise(100 + index, 500 + 3000 * index), codes: ['unsupported_file_type'] },
    index % 2 === 0
      ? { name: `empty-${index}.txt`, bytes: Buffer.alloc(0), codes: ['empty_document'] }
      : { name: `secret-${index}.pdf`, bytes: Buffer.alloc(0), codes: ['document_encrypted'] },
  ]).flat();
}

async function upload(name: string, bytes: Uint8Array): Promise<{ id: string | null; code: string | null }> {
  const answer = await uploadDocument({ client: owner.client, path, body: { file: fileOf(bytes, name) } });
  if (answer.data !== undefined) return { id: answer.data.id, code: null };
  const { status, code } = failure(answer);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  return { id: null, code };
}

/** Uploads a file and extracts from it; the code with which it was refused or failed. */
async function outcomeOf({ name, bytes }: BadFile): Promise<string> {
  const { id, code } = await upload(name, bytes);
  if (id === null) return code ?? '';
  const run = await runExtraction(id);
  const document = ok(await getDocument({ client: owner.client, path: { id } }));
  expect(document.status).toBe('failed');
  expect(run.status).toBe('failed');
  expect(run.errorMessage).toMatch(/\.$/);
  expect((document.errorCode as { code: string }).code).toBe((run.errorCode as { code: string }).code);
  return (run.errorCode as { code: string }).code;
}

async function runExtraction(documentId: string): Promise<Run> {
  const { runId } = ok(await extract({ client: owner.client, path, body: { documentId } }));
  return endOfRun(owner, runId);
}

quickTest('20 bad files in a row fail each for its own reason, while the good ones go on', async () => {
  const secret = await invoicePdf('SECRET', { userPassword: 'password' });
  const bad = (await badFiles()).map((file) => (file.name.startsWith('secret') ? { ...file, bytes: secret } : file));
  expect(bad).toHaveLength(20);

  const good = Array.from({ length: 6 }, async (_, index) => {
    const { id } = await upload(`good-${index}.pdf`, await invoicePdf(`INV-2026-${index}`));
    return runExtraction(id ?? '');
  });
  const seen: { name: string; code: string; isExpected: boolean }[] = [];
  for (const file of bad) {
    const code = await outcomeOf(file);
    seen.push({ name: file.name, code, isExpected: file.codes.includes(code) });
  }
  expect(seen.filter(({ isExpected }) => !isExpected)).toEqual([]);
  for (const [index, run] of (await Promise.all(good)).entries()) {
    expect(run).toMatchObject({
      status: 'completed',
      extractedData: { invoiceNumber: `INV-2026-${index}`, total: 118 },
    });
  }
  expect(await app.temporaryFiles()).toEqual([]);
});

/** The processes of the server that open documents. */
async function openers(): Promise<number[]> {
  return (await listChildren(process.pid))
    .filter(({ command }) => command.includes('parse-child'))
    .map(({ pid }) => pid);
}

/** Uploads a document that takes seconds to a new server, and kills the process that reads it this number of times. */
async function killInMidParse(pages: number, kills: number): Promise<string> {
  await app.restart();
  owner = { ...owner, client: createClient({ baseUrl: app.url, apiKey: owner.apiKey }) };
  // A file that is refused: from now on there is a process that looks at uploads, and none that parses.
  expect(await upload('nonsense.bin', noise(1, 1000))).toMatchObject({ code: 'unsupported_file_type' });
  const known = new Set(await openers());
  expect(known.size).toBeGreaterThan(0);
  const { id } = await upload('long.pdf', makeLongPdf(pages));
  for (let kill = 0; kill < kills; kill++) {
    let victim: number | undefined;
    await eventually(async () => (victim = (await openers()).find((pid) => !known.has(pid))) !== undefined);
    // Starting takes less; after that it parses.
    await waitForWork(victim ?? 0, 0.35);
    known.add(victim ?? 0);
    process.kill(victim ?? 0, 'SIGKILL');
    expect(ok(await getDocument({ client: owner.client, path: { id: id ?? '' } })).status).toBe('received');
  }
  return id ?? '';
}

longTest('a parser that is killed in mid-parse is replaced, and the document is read after all', async () => {
  const id = await killInMidParse(5000, 1);
  await app.app.idle();
  const document = ok(await getDocument({ client: owner.client, path: { id } }));
  expect(document).toMatchObject({ status: 'parsed', pageCount: 5000 });
  expect(document.content).toContain('Page number 5000');
});

longTest('a document whose parsers are killed repeatedly is read after all, and so is the next one', async () => {
  const id = await killInMidParse(5001, 2);
  await app.app.idle();
  const document = ok(await getDocument({ client: owner.client, path: { id } }));
  expect(document).toMatchObject({ status: 'parsed', pageCount: 5001 });
  const next = await upload('next.pdf', await invoicePdf('INV-2026-99'));
  expect(await runExtraction(next.id ?? '')).toMatchObject({
    status: 'completed',
    extractedData: { invoiceNumber: 'INV-2026-99' },
  });
});
