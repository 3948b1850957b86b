import { afterAll, expect } from 'vitest';
import { createParser } from '../../server/parsing/child/child-parser.ts';
import { isPicture } from '../../server/parsing/formats/picture/picture-types.ts';
import { layoutText } from '../../server/parsing/layout.ts';
import { ParseError } from '../../server/parsing/parser.ts';
import { temporaryFiles } from '../../server/parsing/testing/temporary-files.ts';
import { longTest, quickTest } from '../harness/scale.ts';
import { createSeededRandom } from '../jobs/seeded-random.ts';
import { mutate } from './mutate.ts';
import { makeOddFiles } from './odd-files.ts';

const write = temporaryFiles();
const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
afterAll(() => parser.close());

const limits = { maxPages: 100, maxCharacters: 1_000_000, deadlineMs: 60_000 };

/** What becomes of an upload: its text, or the code of the refusal. */
async function upload(bytes: Buffer, filename: string): Promise<{ text: string } | { code: string }> {
  const path = write(bytes);
  try {
    const { mimeType } = await parser.inspect({ path, filename });
    // A mutant that is still a picture would be recognised, which takes seconds.
    if (isPicture(mimeType) && filename.startsWith('mutant')) return { text: '' };
    return { text: layoutText(await parser.parse({ path, mimeType }, { limits })) };
  } catch (error) {
    if (error instanceof ParseError) return { code: error.code };
    throw error;
  }
}

const files = await makeOddFiles();

quickTest.each(files.map((file) => [file.name, file] as const))('%s', async (_, { bytes, filename, outcome }) => {
  const seen = await upload(bytes, filename);
  if ('code' in outcome) expect(seen).toEqual(outcome);
  else expect(seen).toMatchObject({ text: expect.stringContaining(outcome.text) as string });
});

const REFUSALS = new Set([
  'unsupported_file_type',
  'document_empty',
  'document_unreadable',
  'document_encrypted',
  'too_many_pages',
  'payload_too_large',
]);

async function tryMutants(each: number): Promise<void> {
  const seed = 20_260_131;
  const random = createSeededRandom(seed);
  for (const file of files) {
    for (let index = 0; index < each; index++) {
      const mutant = mutate(file.bytes, random);
      const seen = await upload(mutant, `mutant-${file.filename}`);
      if ('code' in seen) expect(REFUSALS, `mutant ${index} of ${file.name}, seed ${seed}`).toContain(seen.code);
    }
  }
  expect(await upload(Buffer.from('Total: 118'), 'a.txt')).toEqual({ text: 'Total: 118' });
}

quickTest(
  'a mutant of each is read or refused with a reason, and the next file is read',
  { timeout: 120_000 },
  async () => {
    await tryMutants(1);
  },
);

longTest('so are many', async () => {
  await tryMutants(20);
});
