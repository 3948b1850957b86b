import { toPageRequest, type HandlersOf } from '../http/operation.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { mapPage } from '../lib/pagination.ts';
import { presentDataset } from './present.ts';
import type { DatasetsService, ItemInput } from './service.ts';

type DatasetOperation =
  | 'listDatasets'
  | 'createDataset'
  | 'getDataset'
  | 'updateDataset'
  | 'deleteDataset'
  | 'listDatasetItems'
  | 'addDatasetItems'
  | 'getDatasetItem'
  | 'updateDatasetItem'
  | 'deleteDatasetItem'
  | 'listDatasetVersions'
  | 'createDatasetVersion';

export function createDatasetHandlers(datasets: DatasetsService): HandlersOf<DatasetOperation> {
  return {
    async listDatasets({ caller, path, query }) {
      const target = { ...path, env: query.env ?? 'production' };
      return { status: 200, body: mapPage(await datasets.list(caller, target, toPageRequest(query)), presentDataset) };
    },
    async createDataset({ caller, path, query, body }) {
      const target = { ...path, env: query.env ?? 'production' };
      return { status: 201, body: presentDataset(await datasets.create(caller, target, body)) };
    },
    async getDataset({ caller, path }) {
      return { status: 200, body: presentDataset(await datasets.get(caller, path.id)) };
    },
    async updateDataset({ caller, path, body }) {
      return { status: 200, body: presentDataset(await datasets.update(caller, path.id, body)) };
    },
    async deleteDataset({ caller, path }) {
      await datasets.delete(caller, path.id);
      return { status: 204 };
    },
    async listDatasetItems({ caller, path, query }) {
      const { label, second, sort } = query;
      const filter = { label, second, sort, ...toPageRequest(query) };
      return { status: 200, body: await datasets.listItems(caller, path.id, filter) };
    },
    async addDatasetItems({ caller, path, body }) {
      return { status: 201, body: await datasets.addItems(caller, path.id, body.items as ItemInput[]) };
    },
    async getDatasetItem({ caller, path }) {
      return { status: 200, body: await datasets.getItem(caller, path.id, path.itemId) };
    },
    async updateDatasetItem({ caller, path, body }) {
      const { expected, ...update } = body;
      const values = expected as JsonObject | undefined;
      return {
        status: 200,
        body: await datasets.updateItem(caller, path.id, path.itemId, { ...update, expected: values }),
      };
    },
    async deleteDatasetItem({ caller, path }) {
      await datasets.deleteItem(caller, path.id, path.itemId);
      return { status: 204 };
    },
    async listDatasetVersions({ caller, path, query }) {
      return { status: 200, body: await datasets.listVersions(caller, path.id, toPageRequest(query)) };
    },
    async createDatasetVersion({ caller, path }) {
      return { status: 201, body: await datasets.freeze(caller, path.id) };
    },
  };
}
