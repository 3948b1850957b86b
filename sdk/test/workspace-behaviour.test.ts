/** Workspaces, environments and schemas as callers see them, tested on the server and on the fake. */
import type { Excerpt } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceDefinition } from '../../test/harness/builders.ts';
import { completeRun, prepareWorkspace, textBody } from './harness/prepare-workspace.ts';
import { refusal } from './harness/refusal.ts';
import { startFakeSubject, startServerSubject, type Subject, type SubjectUser } from './harness/subjects.ts';

describe.each([
  { name: 'the server', start: startServerSubject },
  { name: 'the fake', start: startFakeSubject },
])('$name', ({ start }) => {
  let subject: Subject;
  let owner: SubjectUser;
  let excerpt: Excerpt;

  beforeAll(async () => {
    subject = await start();
    owner = await subject.addUser('pro');
    excerpt = owner.excerpt;
  });
  afterAll(() => subject.close());

  describe('workspaces', () => {
    it('derives a slug from the name, and a free one where that is taken', async () => {
      const first = await excerpt.workspaces.create({ name: 'Müller & Söhne' });
      const second = await excerpt.workspaces.create({ name: 'Müller & Söhne', description: 'Again' });
      expect(second).toMatchObject({ slug: `${first.slug}-2`, description: 'Again', createdBy: owner.id });
      expect(first).toMatchObject({ name: 'Müller & Söhne', description: null });
    });

    it('refuses a slug that is taken, and a name that gives none', async () => {
      const { slug } = await excerpt.workspaces.create({ name: 'Taken' });
      expect(await refusal(excerpt.workspaces.create({ name: 'Other', slug }))).toMatchObject({ code: 'slug_taken' });
      const underivable = await refusal(excerpt.workspaces.create({ name: '!' }));
      expect(underivable).toMatchObject({ status: 422, code: 'slug_underivable', details: [{ path: '/name' }] });
    });

    it('changes and deletes them, with everything inside', async () => {
      const { at, target } = await prepareWorkspace(excerpt);
      const { id } = await completeRun(excerpt, target);
      expect(await excerpt.workspaces.update({ ...at, name: 'Renamed' })).toMatchObject({ name: 'Renamed' });
      await excerpt.workspaces.delete(at);
      expect(await refusal(excerpt.workspaces.get(at))).toMatchObject({ status: 404, code: 'not_found' });
      expect(await refusal(excerpt.runs.get(id))).toMatchObject({ status: 404 });
    });

    it('does not show them to others, until they are members', async () => {
      const { at } = await prepareWorkspace(excerpt);
      const other = await subject.addUser('pro');
      expect(await refusal(other.excerpt.workspaces.get(at))).toMatchObject({ status: 404 });
      expect((await other.excerpt.workspaces.list()).total).toBe(0);
      await excerpt.members.add({ ...at, userId: other.id });
      expect(await other.excerpt.workspaces.get(at)).toMatchObject({ slug: at.workspace });
      const forbidden = await refusal(other.excerpt.workspaces.update({ ...at, name: 'Mine' }));
      expect(forbidden).toMatchObject({ status: 403, code: 'forbidden' });
      expect((await excerpt.members.list(at)).data.map(({ role }) => role).toSorted()).toEqual(['member', 'owner']);
      await excerpt.members.remove({ ...at, userId: other.id });
      expect(await refusal(other.excerpt.workspaces.get(at))).toMatchObject({ status: 404 });
      expect(await refusal(excerpt.members.remove({ ...at, userId: owner.id }))).toMatchObject({ status: 403 });
    });

    it('lists the newest first, in pages', async () => {
      const user = await subject.addUser('pro');
      for (const name of ['First', 'Second', 'Third']) await user.excerpt.workspaces.create({ name });
      const page = await user.excerpt.workspaces.list({ pageSize: 2 });
      expect(page).toMatchObject({ total: 3, page: 1, pageSize: 2, data: [{ name: 'Third' }, { name: 'Second' }] });
      expect((await page.nextPage())?.data).toMatchObject([{ name: 'First' }]);
      expect((await user.excerpt.workspaces.list({ page: 9 })).data).toEqual([]);
      const names: string[] = [];
      for await (const { name } of user.excerpt.workspaces.list({ pageSize: 1 })) names.push(name);
      expect(names).toEqual(['Third', 'Second', 'First']);
    });
  });

  describe('environments', () => {
    it('are three, of which a free plan locks two', async () => {
      const free = await subject.addUser('free');
      const { at, target } = await prepareWorkspace(free.excerpt);
      const { data } = await free.excerpt.environments.list(at);
      expect(data.map(({ slug, isLocked, isDefault }) => [slug, isLocked, isDefault])).toEqual([
        ['production', false, true],
        ['staging', true, false],
        ['development', true, false],
      ]);
      const env = 'staging';
      const locked = await refusal(free.excerpt.documents.create({ ...target, ...textBody, env }));
      expect(locked).toMatchObject({ status: 403, code: 'environment_locked' });
      expect(await refusal(free.excerpt.extraction.extract({ ...target, ...textBody, env }))).toMatchObject({
        code: 'environment_locked',
      });
      expect((await free.excerpt.runs.list({ ...target, env })).data).toEqual([]);
    });

    it('keep documents and runs apart', async () => {
      const { target } = await prepareWorkspace(excerpt);
      const document = await excerpt.documents.create({ ...target, ...textBody, env: 'staging' });
      expect((await excerpt.documents.list(target)).total).toBe(0);
      expect((await excerpt.documents.list({ ...target, env: 'staging' })).total).toBe(1);
      const elsewhere = await refusal(excerpt.extraction.extract({ ...target, documentId: document.id } as never));
      expect(elsewhere).toMatchObject({ status: 404, code: 'not_found' });
    });

    it('are bound to a provider key and a model of its provider', async () => {
      const { at } = await prepareWorkspace(excerpt);
      const target = { ...at, envSlug: 'production' };
      expect(await excerpt.environments.get(target)).toMatchObject({
        providerKeyId: null,
        model: null,
        resolved: { provider: 'local', keySource: 'system', residency: 'EU' },
      });
      const modelAlone = await refusal(excerpt.environments.update({ ...target, model: 'gpt-6-luna' }));
      expect(modelAlone).toMatchObject({ status: 422, code: 'model_requires_key' });
      const key = await excerpt.providerKeys.create({ provider: 'openai', secret: 'sk-0123456789abcdef' });
      expect(key).toMatchObject({ maskedKey: 'sk…ef', status: 'unverified', name: 'OpenAI' });
      const bound = await excerpt.environments.update({ ...target, providerKeyId: key.id });
      expect(bound.resolved).toMatchObject({ provider: 'openai', model: key.defaultModel, keySource: 'user' });
      const foreign = await refusal(excerpt.environments.update({ ...target, model: 'no-such-model' }));
      expect(foreign).toMatchObject({ status: 422, code: 'model_not_allowed' });
      expect(await refusal(excerpt.providerKeys.delete(key.id))).toMatchObject({ status: 409, code: 'in_use' });
      await excerpt.environments.update({ ...target, providerKeyId: null, model: null });
      await excerpt.providerKeys.delete(key.id);
      expect(await refusal(excerpt.providerKeys.get(key.id))).toMatchObject({ status: 404 });
    });
  });

  describe('schemas', () => {
    it('count a version for each definition that is not the latest', async () => {
      const { target } = await prepareWorkspace(excerpt);
      const { total, invoiceNumber } = invoiceDefinition.properties;
      const post = (properties: object, name = 'Invoice') =>
        excerpt.schemas.create({ ...target, name, definition: { type: 'object', properties } });
      const same = await post({ total, invoiceNumber });
      expect(same).toMatchObject({ latestVersionNumber: 1, latestVersion: { versionNumber: 1 } });
      const renamed = await post({ total, invoiceNumber }, 'Renamed');
      expect(renamed).toMatchObject({ name: 'Renamed', latestVersion: { id: same.latestVersion.id } });
      const other = await post({ total });
      expect(other).toMatchObject({ latestVersionNumber: 2, latestVersion: { versionNumber: 2 } });
      const back = await post({ total, invoiceNumber });
      expect(back.latestVersion.versionNumber).toBe(3);
      expect(back.latestVersion.definitionHash).toBe(same.latestVersion.definitionHash);
      expect(back.latestVersion.definitionHash).toMatch(/^sha256:[0-9a-f]{64}$/);
      const { data } = await excerpt.schemas.listVersions(target);
      expect(data.map(({ versionNumber }) => versionNumber)).toEqual([3, 2, 1]);
      expect(await excerpt.schemas.getVersion({ ...target, versionNumber: 2 })).toEqual(other.latestVersion);
      expect(await refusal(excerpt.schemas.getVersion({ ...target, versionNumber: 9 }))).toMatchObject({ status: 404 });
    });

    it('have the hash of their canonical JSON', async () => {
      const { target } = await prepareWorkspace(excerpt);
      const { latestVersion } = await excerpt.schemas.create({
        ...target,
        schemaKey: 'hashed',
        name: 'Hashed',
        definition: { type: 'object', properties: { b: { type: 'number', multipleOf: 0.1 }, ä: { type: 'string' } } },
      });
      // sha256 of {"properties":{"b":{"multipleOf":0.1,"type":"number"},"ä":{"type":"string"}},"type":"object"}
      expect(latestVersion.definitionHash).toBe(
        'sha256:14994269141d064475db846a4ba3d03cb668fdc70523f7db5d84985a2dc0ffde',
      );
    });

    it('are deleted unless a run of theirs is active', async () => {
      const { target } = await prepareWorkspace(excerpt);
      subject.hold();
      const { runId } = await excerpt.extraction.extract({ ...target, ...textBody });
      expect(await refusal(excerpt.schemas.delete(target))).toMatchObject({ status: 409, code: 'in_use' });
      await excerpt.runs.cancel(runId);
      subject.release();
      await excerpt.schemas.delete(target);
      expect(await refusal(excerpt.schemas.get(target))).toMatchObject({ status: 404 });
    });

    it('are linted', async () => {
      const { target } = await prepareWorkspace(excerpt);
      const definition = { type: 'object', properties: { x: { type: 'string' } } };
      const { warnings } = await excerpt.schemas.lint({ ...target, definition });
      expect(warnings.map(({ path }) => path)).toContain('/properties/x');
    });
  });
});
