import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failedOutcome, type ExtractionRecord } from '../extraction-record.ts';
import { openRecordLog } from './record-log.ts';

let folder: string;
let path: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-log-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newPath = () => (path = join(folder, `${(count += 1)}.ndjson`));
const failed = failedOutcome({ code: 'document_empty', stage: 'parse', retryable: false }, 'Empty.');

function record(file: string, fingerprint: string, confidence = 0.9): ExtractionRecord {
  return { ...failed, file, fingerprint, confidence, doubtful: false, status: 'completed', errorCode: null };
}

const listFiles = async () =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as ExtractionRecord).file);

test('a log that was cut off in a line goes on after the last whole line', async () => {
  const line = JSON.stringify(record('a', '1'));
  await writeFile(newPath(), `${line}\n${JSON.stringify(record('b', '2')).slice(0, 60)}`);
  const log = await openRecordLog(path);
  expect([log.find('a')?.fingerprint, log.find('b')]).toEqual(['1', undefined]);
  log.append(record('b', '2'));
  await log.finish();
  expect(await listFiles()).toEqual(['a', 'b']);
});

test('failed documents are tried again', async () => {
  const failure = { ...failed, file: 'a', fingerprint: '1', doubtful: false };
  await writeFile(newPath(), `${JSON.stringify(failure)}\n`);
  const log = await openRecordLog(path);
  expect(log.find('a')).toBeUndefined();
  await log.finish();
  expect(await listFiles()).toEqual([]);
});

test('a newer record of a file replaces the older one, and a removed one goes', async () => {
  newPath();
  const log = await openRecordLog(path);
  for (const one of [record('a', '1'), record('b', '1'), record('c', '1'), record('a', '2')]) log.append(one);
  log.remove('b');
  await log.finish();
  expect(await listFiles()).toEqual(['c', 'a']);
  expect((await openRecordLog(path)).find('a')?.fingerprint).toBe('2');
});

test('records are put in the order of the input, and a separator of lines in a text ends none', async () => {
  newPath();
  const log = await openRecordLog(path);
  log.append(record('b', '1'));
  log.append({ ...record('a', '1'), extractedData: { note: 'one\u2028two' } });
  log.append(record('b', '2'));
  await log.finish((file) => ['a', 'b'].indexOf(file));
  expect(await listFiles()).toEqual(['a', 'b']);
  expect((await openRecordLog(path)).find('b')?.fingerprint).toBe('2');
});

test.each(['name;total\nA;1\n', '{"total":1}\n', '[]\n'])('refuses to write over %j', async (text) => {
  await writeFile(newPath(), text);
  await expect(openRecordLog(path)).rejects.toThrow('is not an output of excerpt extract');
  expect(await readFile(path, 'utf8')).toBe(text);
});
