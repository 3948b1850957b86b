import { expect, test } from 'vitest';
import { compareWithReference } from '../testing/compare-with-reference.ts';
import { pageOf, runInProcess, type Answers, type InProcessOptions } from '../testing/run-in-process.ts';

const linesOf = ({ output }: { output: string }) => output.trimEnd().split('\n');
const WORKSPACE = '/workspaces/acme';

test.each(
  ['schemas', 'documents', 'runs', 'reviews', 'audit', 'webhooks', 'workspaces', 'envs', 'keys', 'providers']
    .concat(['login', 'logout', 'whoami', 'completion']), // oxfmt-ignore
)('the reference has what %s takes', compareWithReference);

const environment = {
  slug: 'staging',
  isLocked: false,
  providerKeyId: null,
  retentionDays: null,
  keepPrompts: false,
  promptRetentionDays: 30,
  resolved: { provider: 'a', model: 'b', residency: 'EU' },
};
const key = { id: 'key_1', scope: 'read', maskedKey: 'exk_…1', lastUsedAt: null, expiresAt: '2026-02-01', name: 'ci' };
const provider = { id: 'mistral', residency: null, requiresKey: true, defaultModel: null, models: [] };

test.each<[string, Answers, string[]]>([
  [
    'workspaces list',
    { 'GET /workspaces': pageOf({ slug: 'acme', createdAt: '2026-01-01', name: 'Acme' }) },
    ['slug  created     name', 'acme  2026-01-01  Acme'],
  ],
  [
    'envs list',
    {
      [`GET ${WORKSPACE}/environments`]: pageOf({ slug: 'staging' }, { slug: 'production' }),
      [`GET ${WORKSPACE}/environments/staging`]: environment,
      [`GET ${WORKSPACE}/environments/production`]: { ...environment, slug: 'production', isLocked: true },
    },
    [
      'environment  state   residency  model',
      'staging      open    EU         a/b',
      'production   locked  EU         a/b',
    ],
  ],
  [
    'envs get staging',
    { [`GET ${WORKSPACE}/environments/staging`]: environment },
    [
      'environment     staging',
      'state           open',
      'model           a/b',
      'residency       EU',
      'provider key    none, the system fallback',
      'retention days  kept',
      'prompts         not kept',
    ],
  ],
  [
    'envs get production',
    {
      [`GET ${WORKSPACE}/environments/production`]: {
        ...environment,
        isLocked: true,
        providerKeyId: 'pk_1',
        retentionDays: 7,
        keepPrompts: true,
      },
    },
    [
      'environment     staging',
      'state           locked',
      'model           a/b',
      'residency       EU',
      'provider key    pk_1',
      'retention days  7',
      'prompts         kept for 30 days',
    ],
  ],
  [
    'keys list',
    { 'GET /api-keys': pageOf(key, { ...key, id: 'key_2', lastUsedAt: '2026-01-01', expiresAt: null }) },
    [
      'id     scope  key     last used   expires     name',
      'key_1  read   exk_…1  never       2026-02-01  ci',
      'key_2  read   exk_…1  2026-01-01  never       ci',
    ],
  ],
  [
    'providers list',
    {
      'GET /providers': pageOf(provider, {
        id: 'local',
        residency: 'EU',
        requiresKey: false,
        defaultModel: 'm',
        models: ['m', 'n'],
      }),
    },
    [
      'provider  residency  key     default model  models',
      'mistral   unknown    needed                 any',
      'local     EU         none    m              m, n',
    ],
  ],
  [
    'providers keys list',
    { 'GET /provider-keys': pageOf({ id: 'pk_1', provider: 'a', status: 'valid', defaultModel: 'm', name: 'n' }) },
    ['id    provider  status  default model  name', 'pk_1  a         valid   m              n'],
  ],
  [
    'reviews list',
    {
      [`GET ${WORKSPACE}/reviews`]: pageOf({
        runId: 'run_1',
        status: 'needed',
        confidence: 0.5,
        schemaKey: 'invoice',
        documentName: 'a.pdf',
      }),
    },
    ['run    status  confidence  schema   document', 'run_1  needed        50 %  invoice  a.pdf'],
  ],
  [
    'webhooks list',
    {
      [`GET ${WORKSPACE}/webhooks`]: pageOf(
        { id: 'whe_1', isActive: true, disabledReason: null, events: ['a', 'b'], url: 'https://x' },
        { id: 'whe_2', isActive: false, disabledReason: 'failing', events: ['a'], url: 'https://x' },
        { id: 'whe_3', isActive: false, disabledReason: null, events: ['a'], url: 'https://x' },
      ),
    },
    [
      'id     state    events  url',
      'whe_1  active   a,b     https://x',
      'whe_2  failing  a       https://x',
      'whe_3  off      a       https://x',
    ],
  ],
  [
    'webhooks deliveries whe_1',
    {
      'GET /webhooks/whe_1/deliveries': pageOf({
        id: 'whd_1',
        createdAt: '2026-01-01',
        event: 'run.completed',
        statusCode: 500,
        error: 'It is down.',
      }),
    },
    ['id     time        event          status  error', 'whd_1  2026-01-01  run.completed     500  It is down.'],
  ],
  [
    'audit list',
    {
      'GET /audit-log': pageOf(
        { id: 'aud_1', createdAt: '2026-01-01', action: 'document.read', targetId: 'doc_1', actorId: 'usr_1' },
        { id: 'aud_2', createdAt: '2026-01-02', action: 'run.read', targetId: 'run_1', actorId: null },
      ),
    },
    [
      'time        action         target  by',
      '2026-01-01  document.read  doc_1   usr_1',
      '2026-01-02  run.read       run_1   server',
    ],
  ],
])('%s prints a line for each', async (words, answers, lines) => {
  expect(linesOf(await runInProcess(words.split(' '), answers))).toEqual(lines);
});

test('an empty list is a note on a terminal, and only its header elsewhere', async () => {
  const answers = { 'GET /workspaces': pageOf() };
  const shown = await runInProcess(['workspaces', 'list'], answers, { isTerminal: true });
  expect([shown.output, shown.errors]).toEqual(['', 'There are none.\n']);
  expect((await runInProcess(['workspaces', 'list'], answers)).output).toBe('slug  created  name\n');
  expect((await runInProcess(['workspaces', 'list', '--json'], answers)).output).toBe('[]\n');
});

test('a list ends at its limit, over pages of at most 100', async () => {
  const data = Array.from({ length: 100 }, (_, index) => ({ id: String(index), slug: `w${index}` }));
  const answers = {
    'GET /workspaces': ({ query }: { query: Record<string, string> }) => {
      const page = Number(query['page'] ?? 1);
      return { total: 150, page, pageSize: 100, data: data.map((one) => ({ ...one, id: `${page} ${one.id}` })) };
    },
  };
  const { output, requests } = await runInProcess(['workspaces', 'list', '--limit', '101', '--json'], answers);
  expect(JSON.parse(output)).toHaveLength(101);
  expect(requests.map(({ query }) => query)).toEqual([{ pageSize: '100' }, { pageSize: '100', page: '2' }]);
  expect((await runInProcess(['workspaces', 'list', '--limit', '0'])).errors).toContain('a number from 1 to 999999');
});

test.each<[string, string, object, InProcessOptions?]>([
  ['workspaces create A', 'POST /workspaces', { name: 'A' }],
  ['workspaces create A --slug a --description d', 'POST /workspaces', { name: 'A', slug: 'a', description: 'd' }],
  ['keys create --name ci', 'POST /api-keys', { name: 'ci', scope: 'write' }],
  [
    'keys create --name ci --scope read --expires-at 2026-02-01',
    'POST /api-keys',
    { name: 'ci', scope: 'read', expiresAt: '2026-02-01' },
  ],
  ['providers keys add local', 'POST /provider-keys', { provider: 'local' }],
  [
    'providers keys add a --name n --default-model m --address https://x --residency EU --context-tokens 5',
    'POST /provider-keys',
    {
      provider: 'a',
      secret: 's',
      name: 'n',
      defaultModel: 'm',
      baseUrl: 'https://x',
      residency: 'EU',
      contextTokens: 5,
    },
    { input: ' s \n' },
  ],
  ['webhooks create https://x', `POST ${WORKSPACE}/webhooks`, { url: 'https://x' }],
  [
    'webhooks create https://x --events a,b --description d',
    `POST ${WORKSPACE}/webhooks`,
    { url: 'https://x', events: ['a', 'b'], description: 'd' },
  ],
  ['reviews reject run_1 --reason no', 'POST /runs/run_1/review/reject', { reason: 'no' }],
])('%s sends what was given', async (words, to, body, options) => {
  const outcome = await runInProcess([...words.split(' '), '--json'], { [to]: { id: 'made' } }, options);
  expect({ code: outcome.code, sent: outcome.requests }).toMatchObject({ code: 0, sent: [{ to }] });
  expect(outcome.requests[0]?.body).toEqual(body);
  expect(JSON.parse(outcome.output)).toEqual({ id: 'made' });
});

test.each([
  ['workspaces create A', 'POST /workspaces', 'slug  a\nid    ws_1\nname  A\n'],
  ['keys create --name ci', 'POST /api-keys', 'id   ws_1\nkey  exk_1\n'],
  ['providers keys add a', 'POST /provider-keys', 'id             ws_1\nprovider       p\ndefault model  m\n'],
  ['providers keys verify pk_1', 'POST /provider-keys/pk_1/verify', 'id      ws_1\nstatus  valid\n'],
  ['webhooks create https://x', `POST ${WORKSPACE}/webhooks`, 'id      ws_1\nsecret  whsec_1\n'],
  [
    'webhooks test whe_1',
    'POST /webhooks/whe_1/test',
    'The test event is on its way: excerpt webhooks deliveries whe_1\n',
  ],
])('%s prints what was made', async (words, to, output) => {
  const made = { id: 'ws_1', slug: 'a', name: 'A', key: 'exk_1', provider: 'p', defaultModel: 'm', status: 'valid' };
  const outcome = await runInProcess(words.split(' '), { [to]: { ...made, secret: 'whsec_1' } });
  expect(outcome).toMatchObject({ code: 0, output });
});

test.each([
  ['workspaces delete acme', `DELETE ${WORKSPACE}`, 'Delete the workspace acme with its schemas', 'workspace acme is'],
  ['keys delete key_1', 'DELETE /api-keys/key_1', 'Revoke the API key key_1?', 'The API key key_1 is revoked.'],
  ['providers keys delete pk_1', 'DELETE /provider-keys/pk_1', 'Delete the provider key pk_1?', 'key pk_1 is deleted.'],
  [
    'webhooks delete whe_1',
    'DELETE /webhooks/whe_1',
    'Delete the webhook endpoint whe_1?',
    'endpoint whe_1 is deleted.',
  ],
  ['documents delete doc_1', 'DELETE /documents/doc_1', 'document doc_1 with its runs?', 'document doc_1 is deleted.'],
  [
    'schemas delete a',
    `DELETE ${WORKSPACE}/schemas/a`,
    'Delete the schema a with its versions',
    'schema a is deleted.',
  ],
])('%s asks before', async (words, to, question, done) => {
  const asked = await runInProcess(words.split(' '), { [to]: undefined });
  expect(asked).toMatchObject({ code: 1, requests: [], errors: expect.stringContaining(question) as string });
  const agreed = await runInProcess([...words.split(' '), '--yes'], { [to]: undefined });
  expect(agreed).toMatchObject({
    code: 0,
    output: expect.stringContaining(done) as string,
    requests: [{ to, query: {} }],
  });
  const json = await runInProcess([...words.split(' '), '-y', '--json'], { [to]: undefined });
  expect(JSON.parse(json.output)).toMatchObject({ deleted: true });
});

test('runs of other schemas are deleted with a schema only with --cascade', async () => {
  const answers = { [`DELETE ${WORKSPACE}/schemas/a`]: undefined };
  const { requests } = await runInProcess(['schemas', 'delete', 'a', '--yes', '--cascade'], answers);
  expect(requests[0]?.query).toEqual({ cascade: 'true' });
});

test.each<[string[], object | null]>([
  [['--model', 'm'], { model: 'm' }],
  [['--provider-key', 'pk_1'], { providerKeyId: 'pk_1', model: null }],
  [['--provider-key', 'pk_1', '--model', 'm'], { providerKeyId: 'pk_1', model: 'm' }],
  [['--fallback'], { providerKeyId: null, model: null }],
  [['--retention-days', '7', '--keep-prompts', '3'], { retentionDays: 7, keepPrompts: true, promptRetentionDays: 3 }],
  [['--retention-days', 'none', '--keep-prompts', 'none'], { retentionDays: null, keepPrompts: false }],
  [[], null],
])('an environment is set with %j', async (args, body) => {
  const answers = { [`PATCH ${WORKSPACE}/environments/staging`]: environment };
  const outcome = await runInProcess(['envs', 'set', 'staging', ...args], answers);
  expect(outcome.requests.map((one) => one.body)).toEqual(body === null ? [] : [body]);
  expect([outcome.code, outcome.output + outcome.errors]).toEqual(
    body === null
      ? [1, expect.stringContaining('There is nothing to set')]
      : [0, expect.stringContaining('environment     staging')],
  );
});
