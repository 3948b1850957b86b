/** What the command line extracts without a server, with a real child process. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_GUIDANCE } from '../../lib/models/schema-guidance.ts';
import { makePdf } from '../../parsing/testing/make-pdf.ts';
import { checkLocalDefinition } from './check-local-definition.ts';
import { openLocalExtractor, type LocalExtractionOptions, type LocalExtractor } from './extract-local.ts';

const amount = { type: ['number', 'null'] };
const definition = {
  type: 'object',
  properties: { net: amount, tax: amount, total: amount, gross: { ...amount, 'x-derived': 'net + tax' } },
};
const rules = [{ name: 'sum', check: 'net + tax = total', severity: 'error' as const }];

let folder: string;
let extractor: LocalExtractor;
const at = (name: string) => join(folder, name);
const extract = (name: string, signal = new AbortController().signal) => extractor.extract(at(name), signal);
const page = (text: string) => ({ texts: [{ text, x: 50, y: 50 }] });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-here-'));
  extractor = await openLocalExtractor(
    { definition, guidance: { ...NO_GUIDANCE, rules }, pages: '2-3', password: 'secret', concurrency: 1 },
    { EXCERPT_MAX_FILE_BYTES: '20000' },
  );
});
afterAll(async () => {
  await extractor.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a document', () => {
  test.each([
    ['open', {}],
    ['protected', { userPassword: 'secret', pdfVersion: '1.7ext3' as const }],
  ])('that is %s has the data of its wanted pages, and what its rules say', async (name, settings) => {
    const pages = [page('Net: 7.00'), page('Net: 10.00   Tax: 2.00   Total: 12.50')];
    await writeFile(at(`${name}.pdf`), await makePdf(pages, settings));
    const found = await extract(`${name}.pdf`);
    expect(found).toMatchObject({
      status: 'completed',
      provider: 'local',
      model: 'local-1',
      extractedData: { net: 10, tax: 2, total: 12.5, gross: 12 },
      rules: [{ name: 'sum', result: 'violated', severity: 'error' }],
      warnings: [expect.stringContaining('it has 2')],
      errorCode: null,
      errorMessage: null,
      partialData: null,
    });
    expect(found.confidence).toBeGreaterThan(0);
    expect(found.evidence.find(({ path }) => path === '/net')).toMatchObject({
      page: 2,
      signs: [{ code: 'rule_violated', message: expect.stringContaining('rule') }],
    });
  });

  test('that cannot be read fails as a run would', async () => {
    const pages = [page('Net: 7.00'), page('Net: 10.00')];
    await writeFile(at('locked.pdf'), await makePdf(pages, { userPassword: 'other', pdfVersion: '1.7ext3' }));
    await writeFile(at('large.txt'), 'x'.repeat(20_001));
    await writeFile(at('full.txt'), `Net: 5.00\n${' '.repeat(19_990)}`);
    expect(await extract('locked.pdf')).toMatchObject({
      status: 'failed',
      provider: 'local',
      extractedData: null,
      rules: [],
      partialData: null,
      errorCode: { stage: 'parse', retryable: false },
    });
    expect(await extract('large.txt')).toMatchObject({
      status: 'failed',
      errorCode: { code: 'document_unreadable' },
      errorMessage: 'The file is larger than 20000 bytes (EXCERPT_MAX_FILE_BYTES).',
    });
    // Exactly as large as is allowed; a text has one page.
    expect((await extract('full.txt')).errorMessage).not.toContain('larger');
  });

  test('that is missing, or is not wanted any more, throws', async () => {
    await expect(extract('missing.pdf')).rejects.toThrow('ENOENT');
    await writeFile(at('note.txt'), 'Net: 1.00\n');
    const reason = new Error('Nobody waits.');
    await expect(extract('note.txt', AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('before the first document', () => {
  const open = (options: Partial<LocalExtractionOptions>) =>
    openLocalExtractor({ definition, concurrency: 1, ...options });

  test('a page range that is none is refused', async () => {
    await expect(open({ pages: '3-1' })).rejects.toThrow('"3-1" is not a page range such as 1-3,7,-1.');
  });

  test('rules that cannot be read are refused, also those of derived fields', async () => {
    const derived = { type: 'object', properties: { net: amount, gross: { ...amount, 'x-derived': 'net +' } } };
    await expect(open({ definition: derived })).rejects.toThrow(
      /^The rules are not valid:\n {2}\/definition\/properties\/gross.*: /,
    );
  });
});

test('a definition is checked as a server would', () => {
  const { problems, warnings, hash } = checkLocalDefinition(definition);
  expect([problems, hash]).toEqual([[], expect.stringMatching(/^sha256:/)]);
  expect(warnings.map(({ code }) => code)).toContain('missing_description');
  const broken = checkLocalDefinition({ type: 'nothing' });
  expect(broken).toMatchObject({ warnings: [], hash: null });
  expect(broken.problems.length).toBeGreaterThan(0);
});
