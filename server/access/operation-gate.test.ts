import { beforeEach, describe, expect, test } from 'vitest';
import { MATRIX } from '../../test/api/who-may-call.ts';
import { openServices, PATH, refusalOf, type OpenServices } from '../app/testing/open-services.ts';
import type { Handlers, OperationId } from '../http/operation.ts';
import { NO_LIMITS, type KeyLimits, type Role } from '../lib/people/workspace-roles.ts';
import { createGate, guardOperations, type Called, type Gate } from './operation-gate.ts';
import { OPERATION_RIGHTS } from './operation-rights.ts';

const TABLES = [
  'documents',
  'runs',
  'batches',
  'run_exports',
  'packets',
  'datasets',
  'memory_examples',
  'evaluations',
  'webhook_endpoints',
];
const OPERATIONS = Object.keys(OPERATION_RIGHTS) as OperationId[];
const STAGING: Partial<KeyLimits> = { env: 'staging' };
const ELSEWHERE: Partial<KeyLimits> = { workspaceId: 'other' };

let open: OpenServices;
let gate: Gate;
beforeEach(async () => {
  open = await openServices();
  gate = createGate(open.rows.db);
  const { insert } = open.rows;
  const members = ['reader', 'reviewer', 'member'].map((role) => ({ workspace_id: 'ws', user_id: role, role }));
  await insert('workspaces', { id: 'other', slug: 'other', name: 'Other', owner_id: 'eve' });
  await insert('environments', { id: 'far', workspace_id: 'other', slug: 'production' });
  await insert('workspace_members', ...members, { workspace_id: 'other', user_id: 'eve', role: 'owner' });
  for (const table of TABLES)
    await insert(
      table,
      { id: 'one', workspace_id: 'ws', environment_id: 'env' },
      { id: 'staged', workspace_id: 'ws', environment_id: 'env2' },
      { id: 'far', workspace_id: 'other', environment_id: 'far' },
    );
  for (const table of ['erasures', 'invites'])
    await insert(table, { id: 'one', workspace_id: 'ws' }, { id: 'far', workspace_id: 'other' });
});

const callOf = (userId: string, limits: Partial<KeyLimits> = {}, more: Partial<Called> = {}): Called => ({
  caller: { userId, keyId: 'key', scope: 'write', limits: { ...NO_LIMITS, ...limits } },
  path: { ...PATH, id: 'one' },
  query: {},
  ...more,
});
const ask = (id: OperationId, ...call: Parameters<typeof callOf>) => gate(id, callOf(...call));
const refusal = (id: OperationId, ...call: Parameters<typeof callOf>) => refusalOf(ask(id, ...call));
/** The operations that end with the code, of those that are given. */
const listRefused = async (ids: readonly OperationId[], code: string, ...call: Parameters<typeof callOf>) => {
  const answers = await Promise.all(
    ids.map(async (id) => [id, await ask(id, ...call).then(() => 'passed', refusalNow)] as const),
  );
  return answers.filter(([, answer]) => answer === code).map(([id]) => id);
};
const refusalNow = (error: unknown) => refusalOf(Promise.reject(error as Error));
const isWorkspaceOperation = (id: OperationId) => ['member', 'owner'].includes(MATRIX[id].access);
const ofWorkspace = OPERATIONS.filter((id) => isWorkspaceOperation(id) && !id.endsWith('AuditLog'));

describe('in the workspace', () => {
  test('the owner may call every operation', async () => {
    expect(await listRefused(OPERATIONS, 'passed', 'ann')).toEqual(OPERATIONS);
  });

  test('a member may call all but those of the owner', async () => {
    const ofOwner = ofWorkspace.filter((id) => MATRIX[id].access === 'owner');
    expect(await listRefused(ofWorkspace, 'forbidden', 'member')).toEqual(ofOwner);
  });

  test('a reader changes nothing, and neither does a reviewer except in reviews', async () => {
    const readerMay = await listRefused(ofWorkspace, 'passed', 'reader');
    expect(readerMay.filter((id) => !/^(?:get|list|stream|lint|compare|checkRules)/.test(id))).toEqual([]);
    const reviewerMay = await listRefused(ofWorkspace, 'passed', 'reviewer');
    expect(reviewerMay).toEqual(
      expect.arrayContaining(['getRun', 'getDocumentFile', 'approveReview', 'approvePacket', 'updateDatasetItem']),
    );
    const writes = ['extract', 'createWebhook', 'getBatchResults', 'getUsage', 'rerunRun', 'cancelPacket'] as const;
    expect(reviewerMay.filter((id) => (writes as readonly string[]).includes(id))).toEqual([]);
  });

  test('others are told that nothing is there', async () => {
    expect(await listRefused(ofWorkspace, 'not_found', 'eve')).toEqual(ofWorkspace);
    expect(await listRefused(ofWorkspace, 'not_found', 'ann', {}, { path: { slug: 'none', id: 'none' } })).toEqual(
      ofWorkspace,
    );
  });

  test.each<[OperationId, string]>([
    ['getWorkspace', 'Workspace'],
    ['getDocument', 'Document'],
    ['getRun', 'Run'],
    ['getDataset', 'Data set'],
    ['deleteMemoryExample', 'Example'],
    ['getWebhook', 'Webhook endpoint'],
    ['getErasure', 'Erasure'],
  ])('%s says what is not there: %s', async (id, noun) => {
    await expect(ask(id, 'eve')).rejects.toThrow(noun);
  });

  test('a caller without the right is told which role has it', async () => {
    await expect(ask('deleteRun', 'member')).rejects.toThrow(
      'Your role in this workspace is member. This needs the role owner.',
    );
    await expect(ask('extract', 'ann', { role: 'reader' })).rejects.toThrow(
      'The role of this API key is reader. This needs the role member or owner.',
    );
  });
});

describe('a key with limits', () => {
  const ofAccount = OPERATIONS.filter((id) => ['account', 'auditLog'].includes(OPERATION_RIGHTS[id] as string));
  const limits: Partial<KeyLimits>[] = [{ workspaceId: 'ws' }, { env: 'production' }, { role: 'owner' }];

  test.each(limits)('%j is refused for operations of the account', async (limit) => {
    expect(await listRefused(ofAccount, 'forbidden', 'ann', limit)).toEqual(ofAccount);
    expect(ofAccount).toEqual(expect.arrayContaining(['createApiKey', 'createProviderKey', 'listAuditLog']));
    expect(await listRefused(['getMe', 'listWorkspaces'], 'passed', 'ann', limit)).toHaveLength(2);
  });

  test.each(limits)('%j is refused for operations of members and invites', async (limit) => {
    for (const id of ['addMember', 'createInvite', 'deleteInvite'] as const)
      expect(await refusal(id, 'ann', limit)).toBe('forbidden');
  });

  test('of another workspace finds nothing, and of the same all', async () => {
    expect(await listRefused(ofWorkspace, 'not_found', 'ann', ELSEWHERE)).toEqual(ofWorkspace);
    await ask('getRun', 'ann', { workspaceId: 'ws' });
    await ask('updateWorkspace', 'ann', { workspaceId: 'ws' });
  });

  test('of an environment reaches what is there, and what all environments share', async () => {
    await ask('getRun', 'ann', STAGING, { path: { id: 'staged' } });
    await ask('getSchema', 'ann', STAGING);
    expect(await refusal('getRun', 'ann', STAGING)).toBe('not_found');
    for (const id of ['createSchema', 'getErasure', 'getUsage'] as const)
      expect(await refusal(id, 'ann', STAGING)).toBe('forbidden');
    await ask('getErasure', 'ann');
  });

  test('of an environment is compared with that of the path, of the query, and the default', async () => {
    const inPath = { path: { ...PATH, envSlug: 'staging' }, query: { env: 'production' } };
    await ask('listRuns', 'ann', STAGING, inPath);
    await ask('listRuns', 'ann', STAGING, { query: { env: 'staging' } });
    await ask('listRuns', 'ann', { env: 'production' });
    await expect(ask('listRuns', 'ann', STAGING)).rejects.toThrow('limited to the environment staging');
    expect(await refusal('listRuns', 'ann', STAGING)).toBe('not_found');
  });

  test('has the lesser of its role and that of its user', async () => {
    const roles: [user: string, role: Role, answer: string][] = [
      ['ann', 'member', 'forbidden'],
      ['ann', 'owner', 'passed'],
      ['member', 'owner', 'forbidden'],
    ];
    for (const [user, role, answer] of roles)
      expect(await listRefused(['deleteRun'], answer, user, { role })).toEqual(['deleteRun']);
  });
});

test('the audit log of a workspace is for its owner, with any key of it', async () => {
  const of = (workspace: string) => ({ query: { workspace }, path: {} });
  await ask('listAuditLog', 'ann', { workspaceId: 'ws' }, of('acme'));
  expect(await refusal('listAuditLog', 'member', {}, of('acme'))).toBe('forbidden');
  expect(await refusal('exportAuditLog', 'ann', {}, of('other'))).toBe('not_found');
  expect(await refusal('listAuditLog', 'ann', STAGING, of('acme'))).toBe('forbidden');
});

describe('guarded handlers', () => {
  const guard = (ids: OperationId[]) => {
    const seen: object[] = [];
    const handler = Object.assign((input: Called) => Promise.resolve(seen.push(input.query)), { answersFromResult: 1 });
    const handlers = Object.fromEntries(ids.map((id) => [id, handler])) as unknown as Handlers;
    return { seen, guarded: guardOperations(handlers, gate) as unknown as Record<string, typeof handler> };
  };

  test('pass the gate before they do anything, and keep how they answer', async () => {
    const { seen, guarded } = guard(['deleteRun']);
    expect(await refusalOf(guarded['deleteRun']!(callOf('member')))).toBe('forbidden');
    expect(seen).toEqual([]);
    await guarded['deleteRun']!(callOf('ann'));
    expect([seen, guarded['deleteRun']?.answersFromResult]).toEqual([[{}], 1]);
  });

  test('work in the environment of a key unless the request names one', async () => {
    const { seen, guarded } = guard(['listRuns', 'getEnvironment', 'listSchemas']);
    await guarded['listRuns']!(callOf('ann', STAGING));
    expect(await refusalOf(guarded['listRuns']!(callOf('ann', STAGING, { query: { env: 'production' } })))).toBe(
      'not_found',
    );
    await guarded['listRuns']!(callOf('ann'));
    await guarded['listSchemas']!(callOf('ann', STAGING));
    await guarded['getEnvironment']!(callOf('ann', STAGING, { path: { ...PATH, envSlug: 'staging' } }));
    expect(seen).toEqual([{ env: 'staging' }, {}, {}, {}]);
  });
});
