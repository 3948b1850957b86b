import { describe, expect, test } from 'vitest';
import { backendOf, IN_ACME, listOf, PLACE, schema } from './testing/contract-fake.ts';

describe('a document', () => {
  const stored = {
    name: 'a.pdf',
    mimeType: 'application/pdf',
    pageCount: 2,
    content: null as string | null,
    warnings: ['w'],
    more: 1,
  };

  test('is parsed before it is read, if it was not', async () => {
    const contents = [null, 'Text'];
    const { backend, calls } = backendOf({
      getDocument: async () => ({ ...stored, content: contents.shift() ?? null }),
      parseDocument: async () => undefined,
    });
    expect(await backend.readDocument({ kind: 'stored', documentId: 'doc_1' }, AbortSignal.abort())).toEqual({
      documentId: 'doc_1',
      name: 'a.pdf',
      mimeType: 'application/pdf',
      pageCount: 2,
      text: 'Text',
      warnings: ['w'],
    });
    expect(calls['parseDocument']?.mock.calls).toEqual([['doc_1']]);
    const parsed = backendOf({ getDocument: async () => ({ ...stored, content: '' }) });
    expect(
      await parsed.backend.readDocument({ kind: 'stored', documentId: 'doc_1' }, AbortSignal.abort()),
    ).toMatchObject({ text: '' });
  });

  test('is a file only where files are at hand', async () => {
    const { backend } = backendOf({});
    const signal = new AbortController().signal;
    await expect(backend.readDocument({ kind: 'path', path: 'a' }, signal)).rejects.toThrow(
      'Paths are not available here.',
    );
    await expect(backend.readDocument({ kind: 'text', name: 'a', text: 'x' }, signal)).rejects.toThrow(
      'Pass documentId.',
    );
    const local = backendOf(
      {},
      { files: { readDocument: async (path) => ({ ...stored, documentId: path, text: 'T' }) } },
    );
    expect(await local.backend.readDocument({ kind: 'path', path: 'a' }, signal)).toMatchObject({ documentId: 'a' });
  });

  test('is found by words, if there are any', async () => {
    const { backend, calls } = backendOf({ getSchema: async () => schema, listDocuments: async () => listOf([]) });
    const find = (words: string) =>
      backend.findDocuments({ ...IN_ACME, schemaKey: 'invoice', words, page: 2, pageSize: 5 });
    await find('');
    await find('acme');
    expect(calls['listDocuments']?.mock.calls).toEqual([
      [PLACE, { page: 2, pageSize: 5, content: false }],
      [PLACE, { page: 2, pageSize: 5, content: false, query: 'acme' }],
    ]);
  });

  test('is a sample of a schema: stored, as text, in bytes or as a file', async () => {
    const { backend, calls } = backendOf(
      { inferSchema: async () => 'proposal' },
      { files: { readBytes: async (path) => ({ name: path, bytes: Buffer.from('file') }) } },
    );
    const { signal } = new AbortController();
    const documents = [
      { kind: 'stored', documentId: 'doc_1' },
      { kind: 'text', name: 'a.txt', text: 'x' },
      { kind: 'bytes', name: 'b.pdf', bytes: Buffer.from('bytes') },
      { kind: 'path', path: 'c.pdf' },
    ] as const;
    expect(await backend.inferSchema({ ...IN_ACME, documents, wish: 'all', signal })).toBe('proposal');
    await backend.inferSchema({ ...IN_ACME, documents: [], signal });
    const data = (text: string) => Buffer.from(text).toString('base64');
    const samples = [
      { name: 'a.txt', content: 'x' },
      { name: 'b.pdf', data: data('bytes') },
      { name: 'c.pdf', data: data('file') },
    ];
    expect(calls['inferSchema']?.mock.calls).toEqual([
      [{ slug: 'acme', env: 'staging' }, { documentIds: ['doc_1'], samples, wish: 'all' }, signal],
      [{ slug: 'acme', env: 'staging' }, {}, signal],
    ]);
  });
});

test('runs are listed by their status, if one is asked for', async () => {
  const { backend, calls } = backendOf({ getSchema: async () => schema, listRuns: async () => listOf([]) });
  const request = { ...IN_ACME, schemaKey: 'invoice', page: 1, pageSize: 5 };
  await backend.listRuns(request);
  await backend.listRuns({ ...request, status: 'failed' });
  expect(calls['listRuns']?.mock.calls.map(([, query]) => query as unknown)).toEqual([
    { page: 1, pageSize: 5 },
    { page: 1, pageSize: 5, status: 'failed' },
  ]);
});

describe('an evaluation and a packet', () => {
  const start = async (datasets: { id: string; name: string }[], total = datasets.length, request = {}) => {
    const { backend, calls } = backendOf({
      getSchema: async () => schema,
      listDatasets: async () => listOf(datasets, total),
      createEvaluation: async () => 'evl_1',
    });
    const id = await backend.startEvaluation({ ...IN_ACME, schemaKey: 'invoice', ...request });
    return [id, ...(calls['createEvaluation']?.mock.calls[0] ?? [])];
  };
  const split = async (splitters: { key: string; name: string }[], total = splitters.length, splitter?: string) => {
    const { backend, calls } = backendOf({
      listSplitters: async () => listOf(splitters, total),
      createPacket: async () => 'pkt_1',
    });
    await backend.startPacket({ ...IN_ACME, document: { kind: 'stored', documentId: 'd' }, splitter, extract: true });
    return calls['createPacket']?.mock.calls[0];
  };

  test('take the only data set or splitter, or the one that is named', async () => {
    expect(await start([{ id: 'dts_1', name: 'A' }])).toEqual(['evl_1', PLACE, { datasetId: 'dts_1' }]);
    const request = { datasetId: 'dts_9', versionNumber: 2, model: 'a/b', memory: false };
    expect(await start([], 0, request)).toEqual(['evl_1', PLACE, request]);
    const place = { slug: 'acme', env: 'staging' };
    const document = { kind: 'stored', documentId: 'd' };
    expect(await split([{ key: 'mail', name: 'Mail' }])).toEqual([
      place,
      document,
      { splitter: 'mail', extract: true },
    ]);
    expect(await split([], 0, 'own')).toEqual([place, document, { splitter: 'own', extract: true }]);
  });

  test('name those that there are, if there are several or none', async () => {
    const [a, b] = [
      { id: 'dts_1', name: 'A' },
      { id: 'dts_2', name: 'B' },
    ];
    await expect(start([])).rejects.toThrow('The schema invoice has no data set in staging.');
    await expect(start([a, b])).rejects.toThrow('There are 2 data sets. Pass one as datasetId: dts_1 (A), dts_2 (B)');
    await expect(start([a], 10)).rejects.toThrow(/dts_1 \(A\)$/);
    await expect(start([a], 11)).rejects.toThrow(/dts_1 \(A\), …$/);
    await expect(split([])).rejects.toThrow('The workspace acme has no splitter.');
    await expect(split([{ key: 'x', name: 'X' }], 11)).rejects.toThrow(
      'There are 11 splitters. Pass one as splitter: x (X), …',
    );
    await expect(split([{ key: 'x', name: 'X' }], 10)).rejects.toThrow(/x \(X\)$/);
  });
});

describe('a wait', () => {
  const waiting = (waitMs: number, steps: object[], fails = false) => {
    const messages: string[] = [];
    const wait = async (_id: string, end: AbortSignal, onStep: (step: never) => void) => {
      for (const step of steps) onStep(step as never);
      if (fails) throw new Error(end.aborted ? 'aborted' : 'broken');
    };
    const { backend, calls } = backendOf({
      waitForRun: wait,
      getRun: async () => 'run',
      waitForEvaluation: wait,
      getEvaluation: async () => 'evaluation',
      waitForPacket: wait,
      getPacket: async () => 'packet',
    });
    const options = (signal = new AbortController().signal) => ({
      waitMs,
      signal,
      onProgress: (message: string) => void messages.push(message),
    });
    return { backend, calls, messages, options };
  };

  test('tells the steps of a run, and then has the run', async () => {
    const { backend, messages, options } = waiting(1000, [
      { status: 'pending', stage: null, done: null, total: null },
      { status: 'processing', stage: 'parse', done: null, total: 3 },
      { status: 'processing', stage: 'extract', done: 1, total: 3 },
      { status: 'processing', stage: 'extract', done: 1, total: null },
    ]);
    expect(await backend.waitForRun('run_1', options())).toBe('run');
    expect(messages).toEqual(['pending', 'parse', 'extract 1/3', 'extract']);
  });

  test('tells how far evaluations and packets are', async () => {
    const { backend, messages, options } = waiting(1000, [
      { status: 'splitting', items: { total: 9, completed: 2, failed: 3 } },
    ]);
    expect(await backend.waitForEvaluation('evl_1', options())).toBe('evaluation');
    expect(await backend.waitForPacket('pkt_1', options())).toBe('packet');
    expect(messages).toEqual(['evaluate 5/9', 'split splitting']);
  });

  test('is none where none is wanted', async () => {
    const { backend, calls, options } = waiting(0, []);
    expect([
      await backend.waitForRun('a', options()),
      await backend.waitForEvaluation('b', options()),
      await backend.waitForPacket('c', options()),
    ]).toEqual(['run', 'evaluation', 'packet']);
    for (const name of ['waitForRun', 'waitForEvaluation', 'waitForPacket']) expect(calls[name]).not.toHaveBeenCalled();
  });

  test('fails as what is waited for does, but not where it was ended', async () => {
    const { backend, options } = waiting(60_000, [], true);
    await expect(backend.waitForRun('a', options())).rejects.toThrow('broken');
    expect(await backend.waitForRun('a', options(AbortSignal.abort()))).toBe('run');
  });
});
