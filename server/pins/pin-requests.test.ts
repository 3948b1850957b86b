import type { Pin } from '@excerpt/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, PATH, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import type { Evaluation } from '../evaluations/service.ts';
import { workspaceAccess } from '../workspaces/workspace-access.ts';
import { createPinHandlers } from './handlers.ts';
import { pinnedVersions } from './pinned-versions.ts';
import { isGateDataset } from './repository.ts';
import { createPinsService } from './service.ts';

interface Evaluated {
  id: string;
  versionNumber: number;
  f1: number;
  schemaFamilyId: string;
  status: string;
  datasetId: string;
  model: string;
}

let open: OpenServices;
let handlers: ReturnType<typeof createPinHandlers>;
/** The newest first. */
let evaluated: Evaluated[];
/** The F1 before and after of what was compared. */
let compared: [number, number][];
beforeEach(async () => {
  open = await openServices();
  evaluated = [];
  compared = [];
  const { services, resources } = open;
  const present = (one: Evaluated | undefined) =>
    one &&
    ({
      ...one,
      runSettings: { resolution: { provider: 'local', model: one.model } },
      result: { totals: { score: { f1: one.f1 }, fields: [] } },
    } as unknown as Evaluation);
  const f1Of = (one: Evaluation) => one.result?.totals?.score.f1 ?? 0;
  const pins = createPinsService({
    ...resources,
    exclusively: (_, work) => work(),
    audit: services.audit,
    access: workspaceAccess,
    environments: services.environments,
    schemas: services.schemas,
    datasets: services.datasets,
    providers: services.providers,
    evaluations: {
      get: (_, id) => {
        const found = present(evaluated.find((one) => one.id === id));
        return found === undefined ? Promise.reject(new Error('None.')) : Promise.resolve(found);
      },
      findNewest: (_, of) =>
        Promise.resolve(
          present(
            evaluated.find(
              ({ versionNumber, datasetId, model }) =>
                versionNumber === of.versionNumber && datasetId === of.datasetId && model === of.model,
            ),
          ),
        ),
      test: ({ before, after }) => {
        const [one, other] = [f1Of(before), f1Of(after)];
        compared.push([one, other]);
        const verdict = other < one ? 'worse' : 'same';
        return Promise.resolve({
          comparison: { score: { verdict, before: one, after: other, p: 0.01 }, fields: [] },
        } as never);
      },
    },
  });
  handlers = createPinHandlers(pins);
  await open.rows.db.updateTable('schema_families').set({ latest_version_number: 3 }).execute();
  const place = { workspace_id: 'ws', environment_id: 'env', schema_family_id: 'fam' };
  await open.rows.insert(
    'datasets',
    { ...place, id: 'set', guidelines: '{}', comparators: '{}' },
    { ...place, id: 'staged', environment_id: 'env2', guidelines: '{}', comparators: '{}' },
    { ...place, id: 'of-other', schema_family_id: 'other', guidelines: '{}', comparators: '{}' },
  );
});

const evaluate = (versionNumber: number, f1: number, more: Partial<Evaluated> = {}) =>
  evaluated.unshift({
    id: `e${versionNumber}`,
    versionNumber,
    f1,
    schemaFamilyId: 'fam',
    status: 'completed',
    datasetId: 'set',
    model: 'local-1',
    ...more,
  });
const get = (query: object = {}, person: Person = 'bob') => open.ask<Pin>(handlers.getPin, person, { query });
const update = (body: object, person: Person = 'ann', query: object = {}) =>
  open.ask<Pin>(handlers.updatePin, person, { body: { versionNumber: 1, ...body }, query });
const GATE = { datasetId: 'set', minF1: 0.8 };
const NOTHING = { versionNumber: null, gate: null, evaluationId: null, checks: [], updatedAt: null, updatedBy: null };

test('a version is pinned in its environment, by any member', async () => {
  expect(await get()).toEqual(NOTHING);
  const pinned = await update({ versionNumber: 2 }, 'bob');
  expect(pinned).toEqual({ ...NOTHING, versionNumber: 2, updatedAt: START, updatedBy: 'bob' });
  expect([await get(), await get({ env: 'production' })]).toEqual([pinned, pinned]);
  expect(await get({ env: 'staging' })).toEqual(NOTHING);
  await update({ versionNumber: 1 }, 'bob', { env: 'staging' });
  expect((await get({ env: 'staging' })).versionNumber).toBe(1);
  const place = { environmentId: 'env', schemaFamilyId: 'fam' };
  expect(await pinnedVersions.find(open.rows.db, place)).toBe(2);
  expect(await pinnedVersions.find(open.rows.db, { ...place, schemaFamilyId: 'x' })).toBeUndefined();
  expect((await update({ versionNumber: null })).versionNumber).toBeNull();
  expect(await pinnedVersions.find(open.rows.db, place)).toBeUndefined();
  expect(await open.listActions()).toEqual(['pin.updated', 'pin.updated', 'pin.updated']);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['a version that there is not yet', () => update({ versionNumber: 4 }), 'pin_invalid /versionNumber'],
  ['a stranger', () => update({}, 'eve'), 'not_found'],
  ['a caller who is no member', () => get({}, 'eve'), 'not_found'],
  [
    'a schema that there is not',
    () => open.ask(handlers.getPin, 'ann', { path: { ...PATH, schemaKey: 'x' } }),
    'not_found',
  ],
  ['a gate by a member', () => update({ gate: GATE }, 'bob'), 'forbidden'],
  ['an override by a member', () => update({ override: { reason: 'Now.' } }, 'bob'), 'forbidden'],
  ['a gate on no data set', () => update({ gate: { datasetId: 'none' } }), 'pin_invalid /gate/datasetId'],
  ['one of another environment', () => update({ gate: { datasetId: 'staged' } }), 'pin_invalid /gate/datasetId'],
  ['one of another schema', () => update({ gate: { datasetId: 'of-other' } }), 'pin_invalid /gate/datasetId'],
])('is refused: %s', async (_, ask, code) => {
  expect(await refusalOf(ask())).toBe(code);
  expect(await get()).toEqual(NOTHING);
});

test('the last version that there is can be pinned', async () => {
  expect((await update({ versionNumber: 3 })).versionNumber).toBe(3);
});

test('an environment that the plan does not include is read only', async () => {
  await open.rows.db.updateTable('users').set({ plan: 'free' }).where('id', '=', 'ann').execute();
  expect(await refusalOf(update({}, 'ann', { env: 'staging' }))).toBe('environment_locked');
  expect(await get({ env: 'staging' })).toEqual(NOTHING);
});

describe('a gate', () => {
  test('lets a version through whose evaluation is good enough', async () => {
    evaluate(1, 0.9);
    const gate = { ...GATE, fields: [], notWorse: true };
    const pinned = await update({ gate: GATE });
    expect(pinned).toMatchObject({ versionNumber: 1, gate, evaluationId: 'e1' });
    expect(pinned.checks.map(({ condition, passed }) => [condition, passed])).toEqual([
      ['/minF1', true],
      ['/notWorse', true],
    ]);
    expect(await get()).toEqual(pinned);
    expect([await isGateDataset(open.rows.db, 'set'), await isGateDataset(open.rows.db, 'staged')]).toEqual([
      true,
      false,
    ]);
  });

  test('refuses others, and says why', async () => {
    evaluate(1, 0.7);
    const refused = update({ gate: GATE });
    await expect(refused).rejects.toThrow('The gate refuses version 1: The F1 is 0.700, less than 0.8.');
    expect(await refusalOf(refused)).toBe('gate_failed /gate/minF1');
    expect(await refusalOf(update({ versionNumber: 2, gate: GATE }))).toBe('gate_failed /gate/datasetId');
    const latest = update({ versionNumber: null, gate: GATE });
    await expect(latest).rejects.toThrow('The gate refuses the latest version: With a gate a version is pinned');
    expect(await refusalOf(latest)).toBe('gate_failed /gate');
    expect(await get()).toEqual(NOTHING);
  });

  test('stays for members, who cannot change it', async () => {
    evaluate(1, 0.9);
    await update({ gate: GATE });
    evaluate(2, 0.95);
    expect(await update({ versionNumber: 2 }, 'bob')).toMatchObject({ versionNumber: 2, evaluationId: 'e2' });
    expect(await refusalOf(update({ versionNumber: 3 }, 'bob'))).toBe('gate_failed /gate/datasetId');
    expect(await refusalOf(update({ versionNumber: 2, gate: null }, 'bob'))).toBe('forbidden');
    const same = { ...GATE, fields: [], notWorse: true };
    expect((await update({ versionNumber: 2, gate: same }, 'bob')).gate).toEqual(same);
    expect((await update({ versionNumber: 3, gate: null })).gate).toBeNull();
    expect(await isGateDataset(open.rows.db, 'set')).toBe(false);
  });

  test('compares with what is pinned, unless that is the same version', async () => {
    evaluate(1, 0.95);
    await update({ gate: GATE });
    await update({});
    expect(compared).toEqual([]);
    evaluate(2, 0.9);
    expect(await refusalOf(update({ versionNumber: 2 }))).toBe('gate_failed /gate/notWorse');
    expect(compared).toEqual([[0.95, 0.9]]);
    expect((await update({ versionNumber: 2, gate: { ...GATE, notWorse: false } })).versionNumber).toBe(2);
  });

  test('is overridden by the owner with a reason, which is in the audit log', async () => {
    evaluate(1, 0.7);
    const pinned = await update({ gate: GATE, override: { reason: 'An outage.' } });
    expect(pinned).toMatchObject({
      versionNumber: 1,
      evaluationId: 'e1',
      checks: [{ passed: false }, { passed: true }],
    });
    evaluate(1, 0.9);
    await update({ override: { reason: 'Not needed.' } });
    const entries = await open.rows.db
      .selectFrom('audit_entries')
      .select(['action', 'changes'])
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, changes }) => [action, changes.includes('An outage.')])).toEqual([
      ['pin.overridden', true],
      ['pin.updated', false],
    ]);
  });

  test.each<[string, Partial<Evaluated>]>([
    ['another version', { versionNumber: 2 }],
    ['another schema', { schemaFamilyId: 'other' }],
    ['no end', { status: 'processing' }],
    ['another data set', { datasetId: 'staged' }],
    ['another model', { model: 'other' }],
    ['another id', { id: 'x' }],
  ])('takes no evaluation of %s', async (_, more) => {
    evaluate(1, 0.9, { id: 'given', ...more });
    expect(await refusalOf(update({ gate: GATE, evaluationId: 'given' }))).toBe('pin_invalid /evaluationId');
  });

  test('takes the evaluation that the request names', async () => {
    evaluate(1, 0.9, { id: 'good' });
    evaluate(1, 0.7, { id: 'newest' });
    expect(await refusalOf(update({ gate: GATE }))).toBe('gate_failed /gate/minF1');
    expect((await update({ gate: GATE, evaluationId: 'good' })).evaluationId).toBe('good');
  });
});
