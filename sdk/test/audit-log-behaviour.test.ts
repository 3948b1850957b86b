/** What callers see of the audit log, tried on the server and on the fake of the testing kit. */
import type { AuditEntry, Excerpt } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject } from './harness/subjects.ts';

const ID = expect.stringMatching(/^aud_[0-9a-z]{26}$/) as string;
type WriteChange = (value: unknown) => { before: unknown; after: unknown };
const added: WriteChange = (after) => ({ before: null, after });
const removed: WriteChange = (before) => ({ before, after: null });

/** The entries of a user's log, or of one workspace, the oldest first. */
const entriesOf = async (by: Excerpt, at: { workspace?: string } = {}): Promise<AuditEntry[]> =>
  (await by.auditLog.list({ ...at, pageSize: 100 })).data.toReversed();

describe.each([
  { name: 'the audit log of the server', start: startServerSubject },
  { name: 'the audit log of the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;

  beforeAll(async () => {
    subject = await start();
  });
  afterAll(() => subject.close());

  it('has the changes of a workspace and of what is in it', async () => {
    const user = await subject.addUser('pro');
    const other = await subject.addUser('pro');
    const workspace = await user.excerpt.workspaces.create({ name: 'Audited' });
    const { id: workspaceId, slug } = workspace;
    const at = { workspace: slug };
    await user.excerpt.workspaces.update({ ...at, name: 'Renamed', description: 'Text' });
    const target = { ...at, envSlug: 'production' };
    const environment = await user.excerpt.environments.update({ ...target, retentionDays: 30, verify: false });
    const member = await user.excerpt.members.add({ ...at, userId: other.id });
    await user.excerpt.members.add({ ...at, userId: other.id });
    const url = `${subject.receiver.url}/audited`;
    const webhook = await other.excerpt.webhooks.create({ ...at, url: `${url}?token=hidden`, events: ['run.failed'] });
    await other.excerpt.webhooks.update(webhook.id, { events: ['run.failed'], isActive: false });
    await other.excerpt.webhooks.rotateSecret(webhook.id);
    await user.excerpt.webhooks.delete(webhook.id);
    await user.excerpt.members.remove({ ...at, userId: other.id });

    const common = { id: ID, createdAt: expect.any(String) as string, workspaceId };
    const of = (targetType: string, targetId: string) => ({ ...common, actorId: user.id, targetType, targetId });
    const ofMember = of('member', other.id);
    const ofWebhook = of('webhook', webhook.id);
    const { environmentId } = webhook;
    const inside = await entriesOf(user.excerpt, at);
    expect(inside).toEqual([
      {
        ...of('workspace', workspaceId),
        action: 'workspace.created',
        changes: { name: added('Audited'), slug: added(slug) },
      },
      {
        ...of('workspace', workspaceId),
        action: 'workspace.updated',
        changes: { name: { before: 'Audited', after: 'Renamed' }, description: added('Text') },
      },
      {
        ...of('environment', environment.id),
        action: 'environment.updated',
        changes: { retentionDays: added(30) },
      },
      { ...ofMember, action: 'member.added', changes: { name: added(member.name), role: added('member') } },
      {
        ...ofWebhook,
        actorId: other.id,
        action: 'webhook.created',
        changes: {
          environmentId: added(environmentId),
          url: added(url),
          events: added(['run.failed']),
          isActive: added(true),
        },
      },
      {
        ...ofWebhook,
        actorId: other.id,
        action: 'webhook.updated',
        changes: { isActive: { before: true, after: false } },
      },
      { ...ofWebhook, actorId: other.id, action: 'webhook.secret_rotated', changes: {} },
      {
        ...ofWebhook,
        action: 'webhook.deleted',
        changes: {
          environmentId: removed(environmentId),
          url: removed(url),
          events: removed(['run.failed']),
          isActive: removed(false),
        },
      },
      { ...ofMember, action: 'member.removed', changes: { name: removed(member.name), role: removed('member') } },
    ]);

    await user.excerpt.workspaces.delete(at);
    expect(await refusal(user.excerpt.auditLog.list(at))).toMatchObject({ status: 404, code: 'not_found' });
    const own = (await entriesOf(user.excerpt)).filter((entry) => entry.workspaceId === workspaceId);
    expect(own.slice(0, -1)).toEqual(inside);
    expect(own.at(-1)).toEqual({
      ...of('workspace', workspaceId),
      action: 'workspace.deleted',
      changes: { name: removed('Renamed'), slug: removed(slug), description: removed('Text') },
    });
  });

  it('has the changes of keys, without their secrets', async () => {
    const user = await subject.addUser('pro');
    const secret = 'sk-0123456789abcdef';
    const apiKey = await user.excerpt.apiKeys.create({ name: 'Reports', scope: 'read' });
    await user.excerpt.apiKeys.delete(apiKey.id);
    const key = await user.excerpt.providerKeys.create({ provider: 'openai', secret });
    await user.excerpt.providerKeys.update(key.id, { name: 'Ours', secret: 'sk-fedcba9876543210' });
    await user.excerpt.providerKeys.delete(key.id);
    const [first, ...entries] = await entriesOf(user.excerpt);
    // The user's first key is of the operator.
    expect(first).toMatchObject({ action: 'api_key.created', actorId: null });
    const common = { id: ID, createdAt: expect.any(String) as string, workspaceId: null, actorId: user.id };
    const ofApiKey = { ...common, targetType: 'api_key', targetId: apiKey.id };
    const ofKey = { ...common, targetType: 'provider_key', targetId: key.id };
    const fieldsOf = (name: string, maskedKey: string, write: WriteChange) => ({
      provider: write('openai'),
      name: write(name),
      defaultModel: write(key.defaultModel),
      maskedKey: write(maskedKey),
      status: write('unverified'),
    });
    const apiKeyFields = (write: WriteChange) => ({
      name: write('Reports'),
      scope: write('read'),
      maskedKey: write(apiKey.maskedKey),
    });
    expect(entries).toEqual([
      { ...ofApiKey, action: 'api_key.created', changes: apiKeyFields(added) },
      { ...ofApiKey, action: 'api_key.deleted', changes: apiKeyFields(removed) },
      { ...ofKey, action: 'provider_key.created', changes: fieldsOf('OpenAI', 'sk…ef', added) },
      {
        ...ofKey,
        action: 'provider_key.updated',
        changes: { name: { before: 'OpenAI', after: 'Ours' }, maskedKey: { before: 'sk…ef', after: 'sk…10' } },
      },
      { ...ofKey, action: 'provider_key.deleted', changes: fieldsOf('Ours', 'sk…10', removed) },
    ]);
    for (const hidden of [secret, apiKey.key]) expect(JSON.stringify(entries)).not.toContain(hidden);
  });

  it('has nothing of a change that is refused', async () => {
    const user = await subject.addUser('pro');
    const { slug: workspace } = await user.excerpt.workspaces.create({ name: 'Refused' });
    const { providerKeys, environments, workspaces, apiKeys } = user.excerpt;
    const key = await providerKeys.create({ provider: 'openai', secret: 'sk-0123456789abcdef' });
    await environments.update({ workspace, envSlug: 'production', providerKeyId: key.id });
    const before = await entriesOf(user.excerpt);
    await refusal(providerKeys.delete(key.id));
    await refusal(environments.update({ workspace, envSlug: 'production', model: 'no-such-model' }));
    await refusal(workspaces.create({ name: 'Again', slug: workspace }));
    await refusal(apiKeys.delete('key_none'));
    expect(await entriesOf(user.excerpt)).toEqual(before);
  });

  it('is the owner’s, in pages', async () => {
    const user = await subject.addUser('pro');
    const [other, stranger] = [await subject.addUser('pro'), await subject.addUser('pro')];
    const { slug: workspace } = await user.excerpt.workspaces.create({ name: 'Paged' });
    await user.excerpt.members.add({ workspace, userId: other.id });
    const forbidden = await refusal(other.excerpt.auditLog.list({ workspace }));
    expect(forbidden).toMatchObject({ status: 403, code: 'forbidden' });
    const unknown = await refusal(stranger.excerpt.auditLog.list({ workspace }));
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
    expect((await entriesOf(other.excerpt)).map(({ action }) => action)).toEqual(['api_key.created']);
    const page = await user.excerpt.auditLog.list({ pageSize: 1 });
    expect(page).toMatchObject({ total: 3, page: 1, pageSize: 1, data: [{ action: 'member.added' }] });
    expect((await page.nextPage())?.data).toMatchObject([{ action: 'workspace.created' }]);
    expect(await refusal(user.excerpt.auditLog.list({ pageSize: 101 }))).toMatchObject({ status: 400 });
  });
});
