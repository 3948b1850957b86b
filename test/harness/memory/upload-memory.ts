import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, getDocument, uploadDocument, type Client } from '@excerpt/sdk';
import type { Environment } from '../../../server/config/read-settings.ts';
import { writePdf } from '../../../server/parsing/testing/raw-pdf.ts';
import { ok, workspaceWithSchema } from '../builders.ts';
import { peakDuring, type PeakMemory } from './peak-memory.ts';
import { startServerProcess } from '../server-process.ts';

const API_KEY = 'exk_the-key-of-the-memory-measurements';

/** A PDF of this size, most of it in a stream that no page refers to. */
export function heavyPdf(bytes: number): File {
  const content = 'BT /F1 12 Tf 72 720 Td (Little text in a large file) Tj ET';
  const objects = (filler: number): string[] => [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Length ${filler}>>stream\n${'x'.repeat(filler)}\nendstream`,
  ];
  const frame = writePdf(objects(0)).length;
  // The length of numbers in the file depends on the filler. 100 bytes of slack suffice.
  return new File([new Uint8Array(writePdf(objects(bytes - frame - 100)))], 'heavy.pdf');
}

async function uploadParsed(client: Client, path: { slug: string; schemaKey: string }, file: File): Promise<void> {
  const { id } = ok(await uploadDocument({ client, path, body: { file } }));
  for (;;) {
    const { status, errorCode } = ok(await getDocument({ client, path: { id } }));
    if (status === 'parsed') return;
    if (status === 'failed') throw new Error(`The document failed: ${JSON.stringify(errorCode)}`);
    await delay(20);
  }
}

/** Uploads files in sequence to a new server process, and measures its memory. */
export async function measureUploadMemory(files: File[], limits: Environment = {}): Promise<PeakMemory[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-memory-'));
  const settings = {
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_LOG_LEVEL: 'warn',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    ...limits,
  };
  const server = startServerProcess(['--conditions=excerpt-source', 'cli/main.ts', 'serve', '--no-sample'], settings);
  try {
    const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const path = await workspaceWithSchema({ client });
    const measured: PeakMemory[] = [];
    for (const file of files) measured.push(await peakDuring(server.pid, uploadParsed(client, path, file)));
    return measured;
  } finally {
    await server.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}
