/** Commands on the database itself: what they ask of the server's code, and what they say of its answer. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { runInProcess as RunInProcess } from '../testing/run-in-process.ts';

const { entry, admin } = vi.hoisted(() => {
  const make = () => vi.fn<(...given: unknown[]) => Promise<unknown>>();
  const work = { addUser: make(), listUsers: make(), setPlan: make(), addKey: make(), close: make() };
  return {
    admin: { ...work, exportWorkspace: make(), importWorkspace: make() },
    entry: {
      backUpStore: make(),
      restoreStore: make(),
      verifyStore: make(),
      moveStoredFiles: make(),
      openAdmin: make(),
      takeSchemaBack: make(),
      migrateSchema: make(),
      verifyAudit: make(),
      serve: make(),
      completeFirstStart: make(),
      readUnfinishedStart: make(),
      evaluateDataset: make(),
      evaluatePackets: make(),
    },
  };
});
vi.mock('../../server/entry.ts', () => entry);
vi.mock('../private-files.ts', () => ({ keepFilesPrivate: () => undefined }));

let folder: string;
let run: typeof RunInProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-operator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  for (const mock of [...Object.values(entry), ...Object.values(admin)]) mock.mockReset();
  entry.openAdmin.mockResolvedValue(admin);
  vi.resetModules();
  ({ runInProcess: run } = await import('../testing/run-in-process.ts'));
});

const STORE = ['--data-dir', 'data'];
const SETTINGS = { EXCERPT_DATA_DIR: 'data' };
/** Runs a command whose work has this result. */
async function command(words: string, mock: ReturnType<typeof vi.fn>, result: unknown) {
  mock.mockResolvedValue(result);
  const outcome = await run([...words.split(' '), ...STORE]);
  const json = await run([...words.split(' '), ...STORE, '--json']);
  return {
    ...outcome,
    asked: mock.mock.calls[0],
    json: json.output === '' ? null : (JSON.parse(json.output) as unknown),
  };
}

test('a backup says what it has, and which key it lacks', async () => {
  const summary = { path: 'b/1', documents: 1, files: 2, newFiles: 0, encryptionKey: { id: 'k1', included: false } };
  const made = await command('backup b', entry.backUpStore, summary);
  expect(made.output).toBe(
    'b/1: the database, 1 document, 2 files (0 new).\n' +
      'The encryption key k1 is not in the backup. Keep it elsewhere, or use --with-key.\n',
  );
  expect([made.asked, made.json]).toEqual([[SETTINGS, 'b', { withKey: false }], summary]);
  for (const encryptionKey of [null, { id: 'k1', included: true }]) {
    entry.backUpStore.mockResolvedValue({ ...summary, encryptionKey });
    expect((await run(['backup', 'b', '--with-key'])).output).not.toContain('encryption key');
  }
  expect(entry.backUpStore.mock.lastCall).toEqual([{}, 'b', { withKey: true }]);
});

test('a restored store says what is left to do', async () => {
  const summary = {
    dataDir: 'd',
    backup: '1',
    files: 1,
    heldMessages: 2,
    encryptionKey: { id: 'k1', included: false },
  };
  const made = await command('restore b --at 1', entry.restoreStore, summary);
  expect(made.output.split('\n')).toEqual([
    'd: the backup 1 with 1 file.',
    expect.stringMatching(/^2 webhook messages had not been delivered then and will not be sent now\. Send/),
    expect.stringMatching(/^Put the encryption key k1 into d\/encryption-key, or into EXCERPT_ENCRYPTION_KEY, before/),
    '',
  ]);
  expect([made.asked, made.json]).toEqual([[SETTINGS, 'b', '1'], summary]);
  const plain = { ...summary, dataDir: null, heldMessages: 0, encryptionKey: null };
  expect((await command('restore b', entry.restoreStore, plain)).output).toBe(
    'The database: the backup 1 with 1 file.\n',
  );
});

test('what is wrong with a store is listed, up to fifty problems', async () => {
  const problems = Array.from({ length: 52 }, (_, at) => ({ subject: `s${at}`, message: 'm' }));
  const found = { files: 1, activeRuns: 0, problems: [], notes: ['A note.'], erased: 2 };
  const good = await command('verify', entry.verifyStore, found);
  expect([good.code, good.output]).toEqual([
    0,
    '1 file and 0 unfinished runs were checked.\n2 erased document, run or packets looked for.\nA note.\n',
  ]);
  const bad = await command('verify', entry.verifyStore, { files: 1, activeRuns: 1, problems });
  const lines = bad.output.trimEnd().split('\n');
  expect([bad.code, lines.length, lines[1], lines.at(-1)]).toEqual([
    1,
    52,
    's0: m',
    '… and 2 more (--json lists all).',
  ]);
  entry.verifyStore.mockResolvedValue({ files: 1, activeRuns: 1, problems: problems.slice(0, 50) });
  expect((await run(['verify'])).output).not.toContain('more');
});

test('files are moved, and entries of the audit log checked', async () => {
  const moved = await command('move-files', entry.moveStoredFiles, { files: 3 });
  expect(moved.output).toBe('3 files moved. EXCERPT_BLOBS_BEFORE is not needed any more.\n');
  const problems = [
    { ownerId: null, position: 4, entryId: 'aud_1', message: 'was altered' },
    { ownerId: 'usr_1', position: 5, entryId: null, message: 'is missing' },
  ];
  const audit = { entries: 9, logs: 2, unsealed: 1, problems };
  const found = await command('audit verify', entry.verifyAudit, audit);
  expect([found.code, found.json, found.output.split('\n')]).toEqual([
    1,
    audit,
    [
      '9 entries in 2 logs were checked; 1 are too new to have a hash.',
      'The server, position 4, aud_1: was altered',
      'usr_1, position 5: is missing',
      '',
    ],
  ]);
  expect((await command('audit verify', entry.verifyAudit, { ...audit, problems: [] })).code).toBe(0);
});

test.each<[string, keyof typeof admin, unknown, unknown[], string]>([
  ['admin users add ada --plan pro', 'addUser', { id: 'usr_1' }, ['ada', 'pro'], 'usr_1\n'],
  ['admin users add ada', 'addUser', { id: 'usr_1' }, ['ada', 'free'], 'usr_1\n'],
  [
    'admin users list',
    'listUsers',
    [{ id: 'usr_1', plan: 'pro', createdAt: 't', name: 'Ada' }],
    [],
    'usr_1\tpro\tt\tAda\n',
  ],
  [
    'admin users set-plan ada free',
    'setPlan',
    { name: 'Ada', plan: 'free' },
    ['ada', 'free'],
    'Ada has the plan free.\n',
  ],
  [
    'admin keys add ada',
    'addKey',
    { secret: 'exk_1' },
    ['ada', { name: 'Made by the operator', scope: 'write' }],
    'exk_1\n',
  ],
  [
    'admin keys add ada --name ci --scope read --expires-at t --workspace w --env staging --role member',
    'addKey',
    { secret: 'exk_1' },
    ['ada', { name: 'ci', scope: 'read', expiresAt: 't', workspace: 'w', env: 'staging', role: 'member' }],
    'exk_1\n',
  ],
  [
    'export w f',
    'exportWorkspace',
    { rows: { documents: 1, runs: 2 }, files: 0 },
    ['w', 'f'],
    'f: 1 document, 2 runs, 0 files.\n',
  ],
  ['export w f', 'exportWorkspace', { rows: {}, files: 1 }, ['w', 'f'], 'f: 0 documents, 0 runs, 1 file.\n'],
  [
    'import f --owner ada',
    'importWorkspace',
    { workspace: { slug: 'w' }, rows: { documents: 1, runs: 1 }, files: 2, resumedRuns: 1, notes: ['A note.'] },
    ['f', 'ada'],
    'The workspace w is here: 1 document, 1 run, 2 files.\n1 run had not ended and will be executed here.\nA note.\n',
  ],
])('%s asks for its work, and prints the answer', async (words, name, value, asked, output) => {
  const outcome = await command(words, admin[name], value);
  expect([outcome.output, outcome.json, outcome.code]).toEqual([output, value, 0]);
  expect(outcome.asked).toEqual(asked);
  expect([entry.openAdmin.mock.calls[0], admin.close.mock.calls.length]).toEqual([[SETTINGS], 2]);
});

test('an unknown plan is refused, and the database closed', async () => {
  const { code, errors } = await run(['admin', 'users', 'set-plan', 'ada', 'gold']);
  expect([code, errors, admin.close.mock.calls.length]).toEqual([1, 'The plan must be free or pro.\n', 1]);
});

test.each([
  ['', ['1', '2'], 0, 'The schema is up to date now: 1, 2.\n'],
  ['', [], 0, 'The schema is up to date.\n'],
  [' --check', ['1', '2'], 1, 'The schema is behind: it lacks 1, 2.\n'],
  [' --check', [], 0, 'The schema is up to date.\n'],
])('migrate%s with %j pending exits with %i', async (option, pending, code, output) => {
  const found = await command(`migrate${option}`, entry.migrateSchema, { pending });
  const check = option !== '';
  expect(found).toMatchObject({ code, output, json: { checked: check, pending }, asked: [SETTINGS, { check }] });
});

test('going back is done only with --yes, and says what that loses', async () => {
  const losses = [
    { table: 'runs', column: null, count: 1, reason: 'unknown_table' },
    { table: 'runs', column: 'cost', count: 2, reason: 'unknown_column' },
  ];
  const tried = await command('migrate --to 0028', entry.takeSchemaBack, { from: '0030', to: '0028', losses });
  expect([tried.code, tried.asked, tried.json]).toEqual([
    1,
    [SETTINGS, { to: '0028', isTried: true }],
    { from: '0030', to: '0028', changed: false, lost: losses },
  ]);
  expect(tried.output.split('\n').map((line) => line.split(/ {2,}/).filter(Boolean))).toEqual([
    ['Going back from 0030 to 0028 loses:'],
    ['runs', '1 row', 'all of the table'],
    ['runs.cost', '2 values', 'of a field that the earlier version does not have'],
    [],
    ['Nothing was changed. Make a backup, stop all servers, and run it again with --yes.'],
    [],
  ]);
  entry.takeSchemaBack.mockClear();
  const done = await command('migrate --to 0028 --yes', entry.takeSchemaBack, { from: '0030', to: '0028', losses: [] });
  expect([done.code, done.asked, done.output]).toEqual([
    0,
    [SETTINGS, { to: '0028', isTried: false }],
    'Going back from 0030 to 0028 loses nothing.\n\n' +
      'The schema is 0028 now. Start the version that has it: this one would migrate again.\n',
  ]);
});

const calibration = { count: 0, accuracy: 1, auroc: 1, ece: 0, coverage: [], bins: [] };
const leaf = (outcome: string, field: string) => ({ field, outcome, expected: 1, predicted: 'x'.repeat(120), more: 1 });
const evaluation = {
  summary: { datasets: [], macro: {}, values: calibration, valuesAndNulls: calibration },
  documents: [
    {
      dataset: 'a',
      id: '1',
      error: null,
      leaves: ['right', 'absent', 'wrong'].map((one) => leaf(one, '/x')),
      extractedData: { x: 1 },
    },
    { dataset: 'a', id: '2', error: 'It is empty.', leaves: [], extractedData: null },
  ],
};

test('an evaluation is made with what was chosen, printed, saved and compared', async () => {
  entry.evaluateDataset.mockResolvedValue(evaluation);
  const [json, predictions] = [join(folder, 'e.json'), join(folder, 'p')];
  const chosen = ['--names', 'a,b', '--split', 's', '--model', 'm', '--concurrency', '2', '--cache', 'c'];
  const first = await run([
    'eval',
    '--dataset',
    'd',
    ...chosen,
    '--errors',
    '1',
    '--json',
    json,
    '--predictions',
    predictions,
  ]);
  expect(entry.evaluateDataset.mock.calls[0]).toEqual([
    'd',
    {
      names: ['a', 'b'],
      split: 's',
      model: 'm',
      concurrency: 2,
      cacheDirectory: 'c',
      onProgress: expect.any(Function) as unknown,
    },
  ]);
  const wrong = `a/1 wrong /x: expected 1, predicted "${'x'.repeat(99)}`;
  expect(first.output.trimEnd().split('\n').slice(-3)).toEqual(['', wrong, '… and 1 more']);
  const saved = JSON.parse(await readFile(json, 'utf8')) as { documents: { leaves: object[] }[] };
  expect(Object.keys(saved.documents[0]?.leaves[0] ?? {})).toEqual(['field', 'outcome', 'expected', 'predicted']);
  expect(JSON.parse(await readFile(join(predictions, 'a', '1.json'), 'utf8'))).toEqual({ x: 1 });
  const again = await run(['eval', '--dataset', 'd', '--compare', json, '--errors', '2']);
  expect(Object.keys(entry.evaluateDataset.mock.lastCall?.[1] as object)).toEqual(['onProgress']);
  expect(again.output).toContain('a/2 failed: It is empty.\n\nsince the earlier evaluation\nbetter: 0\nworse: 0\n');
  expect((await run(['eval', '--dataset', 'd'])).output).not.toContain('a/1 wrong');
});

test('what is no evaluation cannot be compared with', async () => {
  const path = join(folder, 'other.json');
  await writeFile(path, '{}');
  expect((await run(['eval', '--dataset', 'd', '--compare', path])).errors).toContain('is not a file of excerpt eval');
  await writeFile(path, '{');
  expect((await run(['eval', '--dataset', 'd', '--compare', path])).errors).toContain('cannot be read.');
  expect(entry.evaluateDataset).not.toHaveBeenCalled();
});
