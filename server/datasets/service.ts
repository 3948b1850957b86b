import type { Db, Tx } from '../db/database.ts';
import type { EnvironmentSlug } from '../environments/service.ts';
import { AppError, notFound } from '../errors.ts';
import { timestamp } from '../lib/clock.ts';
import { mapPage, type Page, type PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';
import type { Comparators } from '../scorer/equal-values.ts';
import { addItems, type AddedItems, type ItemInput } from './add-dataset-items.ts';
import { checkComparators } from './check-items.ts';
import type { DatasetDependencies } from './dataset-dependencies.ts';
import * as items from './dataset-items-repository.ts';
import type { DatasetItem } from './dataset-items-repository.ts';
import { hideDraft, labelItem, readDetail, type DatasetItemDetail, type ItemUpdate } from './label-item.ts';
import { listItems, type ItemFilter } from './list-items-repository.ts';
import * as datasets from './repository.ts';
import type { CollectRule, Dataset } from './repository.ts';
import { changeShare } from './second-labels-repository.ts';
import * as versions from './versions-repository.ts';
import type { DatasetVersion } from './versions-repository.ts';

export type { Dataset } from './repository.ts';
export type { DatasetItem } from './dataset-items-repository.ts';
export type { DatasetVersion } from './versions-repository.ts';
export type { AddedItems, ItemInput } from './add-dataset-items.ts';

export interface DatasetTarget {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

export interface DatasetFields {
  name?: string | undefined;
  description?: string | undefined;
  guidelines?: Record<string, string> | undefined;
  collect?: CollectRule | undefined;
  comparators?: Comparators | undefined;
  blind?: boolean | undefined;
  twice?: number | undefined;
}

/** What an engine says of an unlabelled item. */
export interface DraftLabel {
  itemId: string;
  expected: NonNullable<DatasetItem['expected']>;
  confidence: number | null;
}

export interface DatasetsService {
  /** Throws `comparators_invalid`. */
  create(caller: Caller, target: DatasetTarget, fields: DatasetFields & { name: string }): Promise<Dataset>;
  list(caller: Caller, target: DatasetTarget, page: PageRequest): Promise<Page<Dataset>>;
  get(caller: Caller, id: string): Promise<Dataset>;
  update(caller: Caller, id: string, fields: DatasetFields): Promise<Dataset>;
  /** Throws `in_use` while an evaluation of it runs, or a gate uses it. */
  delete(caller: Caller, id: string): Promise<void>;
  listItems(caller: Caller, id: string, query: PageRequest & ItemFilter): Promise<Page<DatasetItem>>;
  /** All or none. Throws `expected_invalid` and `document_mismatch`. */
  addItems(caller: Caller, id: string, added: ItemInput[]): Promise<AddedItems>;
  getItem(caller: Caller, id: string, itemId: string): Promise<DatasetItemDetail>;
  /** Throws `expected_invalid`. */
  updateItem(caller: Caller, id: string, itemId: string, update: ItemUpdate): Promise<DatasetItemDetail>;
  deleteItem(caller: Caller, id: string, itemId: string): Promise<void>;
  listVersions(caller: Caller, id: string, page: PageRequest): Promise<Page<DatasetVersion>>;
  /** Throws `dataset_empty`. */
  freeze(caller: Caller, id: string): Promise<DatasetVersion>;

  /** A data set of an unlocked environment, locked until the transaction ends. Throws `not_found`. */
  hold(tx: Tx, caller: Caller, id: string): Promise<Dataset>;
  find(db: Db, caller: Caller, id: string): Promise<Dataset>;
  findVersion(db: Db, id: string, version: number): Promise<DatasetVersion | undefined>;
  /** The same as `freeze`, for a data set that is held. */
  freezeHeld(tx: Tx, dataset: Dataset, createdBy: string): Promise<DatasetVersion>;
  listUnlabelled(tx: Tx, id: string): Promise<{ itemId: string; documentId: string }[]>;
  /** Stores drafts of items that are unlabelled still. */
  saveDrafts(tx: Tx, datasetId: string, drafts: readonly DraftLabel[]): Promise<void>;
}

export function createDatasetsService(dependencies: DatasetDependencies): DatasetsService {
  const { database, clock, newId, access, audit, environments, schemas, schemaTasks, isGateDataset } = dependencies;
  const { db } = database;
  const now = () => timestamp(clock.now());

  const find: DatasetsService['find'] = async (on, caller, id) => {
    const found = await datasets.findVisibleDataset(on, caller.userId, id);
    if (found === undefined) throw notFound('Data set');
    return found.dataset;
  };

  const hold: DatasetsService['hold'] = async (tx, caller, id) => {
    const { workspaceId, environmentId } = await find(tx, caller, id);
    await environments.getWritableById(tx, workspaceId, environmentId);
    await datasets.lockDataset(tx, id);
    return find(tx, caller, id);
  };

  /** What values and comparators are checked with: the latest version of the schema. */
  async function readDefinition(caller: Caller, workspaceId: string, schemaKey: string) {
    const family = await schemas.family(db, workspaceId, schemaKey);
    const { definition } = await schemas.version(db, family);
    return { definition, group: [caller.userId, workspaceId] };
  }

  async function refuseUsed(tx: Tx, id: string): Promise<void> {
    const active = await datasets.findActiveEvaluation(tx, id);
    if (active !== undefined)
      throw new AppError('in_use', `The evaluation ${active} runs. Wait for it or cancel it first.`);
    if (await isGateDataset(tx, id))
      throw new AppError('in_use', 'A gate uses the data set. Change the pin of the schema first.');
  }

  const freezeHeld: DatasetsService['freezeHeld'] = async (tx, { id, items: counts, latestVersion }, createdBy) => {
    if (counts.labelled === 0)
      throw new AppError('dataset_empty', 'The data set has no labelled item. Label one first.', {
        details: [{ in: 'path', path: '/id', message: 'names a data set without a labelled item' }],
      });
    const version = { datasetId: id, version: (latestVersion ?? 0) + 1, items: counts.labelled };
    const frozen = { ...version, createdAt: now(), createdBy };
    await versions.insertVersion(tx, frozen);
    return { ...frozen, left: 0 };
  };

  return {
    find,
    hold,
    freezeHeld,

    async create(caller, { slug, schemaKey, env }, fields) {
      const { workspace } = await access.requireMember(db, caller, slug);
      await environments.getWritable(db, workspace.id, env);
      const { comparators = {} } = fields;
      await checkComparators(schemaTasks, await readDefinition(caller, workspace.id, schemaKey), comparators);
      return database.transaction(async (tx) => {
        await access.requireMember(tx, caller, slug);
        const environment = await environments.getWritable(tx, workspace.id, env);
        const family = await schemas.family(tx, workspace.id, schemaKey);
        const id = newId('dts');
        await datasets.insertDataset(tx, {
          id,
          workspaceId: workspace.id,
          environmentId: environment.id,
          schemaFamilyId: family.id,
          name: fields.name,
          description: fields.description ?? null,
          guidelines: fields.guidelines ?? {},
          collect: fields.collect ?? null,
          comparators,
          blind: fields.blind ?? false,
          twice: fields.twice ?? 0,
          createdAt: now(),
          updatedAt: now(),
        });
        return find(tx, caller, id);
      });
    },

    async list(caller, { slug, schemaKey, env }, page) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getReadable(db, workspace.id, env);
      const family = await schemas.family(db, workspace.id, schemaKey);
      return datasets.listDatasets(db, { environmentId: environment.id, schemaFamilyId: family.id }, page);
    },

    get: (caller, id) => find(db, caller, id),

    async update(caller, id, fields) {
      const before = await find(db, caller, id);
      await environments.getWritableById(db, before.workspaceId, before.environmentId);
      const definition = await readDefinition(caller, before.workspaceId, before.schemaKey);
      await checkComparators(schemaTasks, definition, fields.comparators ?? {});
      return database.transaction(async (tx) => {
        const held = await hold(tx, caller, id);
        const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
        await datasets.updateDataset(tx, { ...held, ...given, updatedAt: now() });
        if (fields.twice !== undefined && fields.twice !== held.twice) await changeShare(tx, id, fields.twice);
        return find(tx, caller, id);
      });
    },

    delete: (caller, id) =>
      database.transaction(async (tx) => {
        const found = await datasets.findVisibleDataset(tx, caller.userId, id);
        if (found === undefined) throw notFound('Data set');
        if (found.role !== 'owner')
          throw new AppError('forbidden', 'Only the owner of the workspace may delete a data set.');
        const { items: _items, ...held } = await hold(tx, caller, id);
        await refuseUsed(tx, id);
        const { workspaceId, name } = held;
        const entry = { action: 'dataset.deleted', actorId: caller.userId, scope: { workspaceId } } as const;
        await audit.record(tx, { ...entry, targetId: id, before: { name }, after: null });
        await datasets.deleteEvaluationRuns(tx, id);
        await datasets.deleteDataset(tx, held);
      }),

    async listItems(caller, id, { page, pageSize, ...filter }) {
      const dataset = await find(db, caller, id);
      const place = { datasetId: id, readerId: caller.userId };
      return mapPage(await listItems(db, { ...filter, ...place }, { page, pageSize }), (item) =>
        hideDraft(dataset, item),
      );
    },

    async addItems(caller, id, added) {
      const dataset = await find(db, caller, id);
      const definition = await readDefinition(caller, dataset.workspaceId, dataset.schemaKey);
      return addItems(dependencies, { caller, dataset, definition, hold }, added);
    },

    async getItem(caller, id, itemId) {
      const dataset = await find(db, caller, id);
      const definition = await readDefinition(caller, dataset.workspaceId, dataset.schemaKey);
      return readDetail(db, schemaTasks, { dataset, definition, itemId });
    },

    async updateItem(caller, id, itemId, update) {
      const dataset = await find(db, caller, id);
      const definition = await readDefinition(caller, dataset.workspaceId, dataset.schemaKey);
      return labelItem(dependencies, { caller, dataset, definition, itemId, hold }, update);
    },

    deleteItem: (caller, id, itemId) =>
      database.transaction(async (tx) => {
        await hold(tx, caller, id);
        if (!(await items.deleteItem(tx, id, itemId))) throw notFound('Item');
      }),

    async listVersions(caller, id, page) {
      await find(db, caller, id);
      return versions.listVersions(db, id, page);
    },

    freeze: (caller, id) =>
      database.transaction(async (tx) => freezeHeld(tx, await hold(tx, caller, id), caller.userId)),

    findVersion: versions.findVersion,
    listUnlabelled: items.listUnlabelled,

    async saveDrafts(tx, datasetId, drafts) {
      for (const { itemId, expected, confidence } of drafts) {
        const item = await items.findItem(tx, datasetId, itemId);
        if (item?.label !== 'unlabelled') continue;
        const said = { createdAt: now(), createdBy: null, confidence, expected };
        await items.saveLabel(tx, itemId, { ...said, label: 'draft', source: 'extraction' });
      }
    },
  };
}
