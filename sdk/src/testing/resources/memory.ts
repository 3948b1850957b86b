import type {
  DeleteMemoryExampleData,
  GetMemoryData,
  ListMemoryExamplesData,
  Memory,
  MemoryExample,
  UpdateMemoryData,
} from '../../generated/types.gen.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Caller, Handlers, Input } from '../http/operation-input.ts';
import { paginateNewest } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { notFound } from '../service-error.ts';
import {
  remove,
  type EnvironmentRecord,
  type EnvironmentSlug,
  type MemoryExampleRecord,
  type MemoryPlace,
  type RunRecord,
  type Store,
} from '../store.ts';
import { member, readable, roleIn, writable, writableById } from './access.ts';
import { findFamily } from './schemas.ts';

type Target = Pick<Input<GetMemoryData>, 'path' | 'query'>;

const OFF = { mode: 'off', updatedAt: null, updatedBy: null } as const;

const isAt =
  ({ environmentId, schemaFamilyId }: MemoryPlace) =>
  (one: MemoryPlace): boolean =>
    one.environmentId === environmentId && one.schemaFamilyId === schemaFamilyId;

/** Keeps what an approved review says of a document, in place of what an earlier one said. */
export function recordExample(service: Service, { run, workspaceId }: RunRecord, caller: Caller): void {
  const { store, clock, newId } = service;
  const place = { environmentId: run.environmentId, schemaFamilyId: run.schemaFamilyId };
  const said = { source: 'review', fields: rules.countValues(run.reviewedData), createdBy: caller.userId } as const;
  const known = store.memoryExamples.find((one) => one.documentId === run.documentId && isAt(place)(one));
  if (known !== undefined) Object.assign(known, said);
  else
    store.memoryExamples.push({
      ...place,
      ...said,
      id: newId('mex'),
      workspaceId,
      documentId: run.documentId,
      createdAt: clock.timestamp(),
    });
}

/** The examples whose documents have content. */
function listExamples(store: Store, place: MemoryPlace): MemoryExample[] {
  return store.memoryExamples.filter(isAt(place)).flatMap((one) => {
    const { id, documentId, source, fields, createdAt, createdBy } = one;
    const found = findContent(store, one);
    // The fake answers as planned, and learns nothing.
    const example = { id, documentId, source, fields, isLearned: false, createdAt, createdBy };
    return found === undefined ? [] : [{ ...example, documentName: found.document.name }];
  });
}

const findContent = (store: Store, { documentId }: MemoryExampleRecord) =>
  store.documents.find(({ document }) => document.id === documentId && document.expiredAt === null);

export function memoryHandlers({ store, clock }: Service): Handlers {
  type Find = (store: Store, workspaceId: string, env: EnvironmentSlug) => EnvironmentRecord;
  function findPlace(caller: Caller, { path, query }: Target, find: Find) {
    const { workspace } = member(store, caller, path.slug);
    const environment = find(store, workspace.id, query.env ?? 'production');
    const { family } = findFamily(store, workspace.id, path.schemaKey);
    return { environmentId: environment.id, schemaFamilyId: family.id };
  }

  function present(place: MemoryPlace): Memory {
    const { mode, updatedAt, updatedBy } = store.memorySettings.find(isAt(place)) ?? OFF;
    const examples = listExamples(store, place).length;
    const kept = `${examples} examples are kept: the fake keeps all of them, and learns nothing from them.`;
    return { mode, examples, kept, gain: null, calibrations: [], updatedAt, updatedBy };
  }

  return {
    getMemory({ caller, path, query }: Input<GetMemoryData>) {
      return { status: 200, body: present(findPlace(caller, { path, query }, readable)) };
    },

    updateMemory({ caller, path, query, body }: Input<UpdateMemoryData>) {
      const place = findPlace(caller, { path, query }, writable);
      const known = store.memorySettings.find(isAt(place));
      const settings = { mode: body.mode, updatedAt: clock.timestamp(), updatedBy: caller.userId };
      if (known === undefined) store.memorySettings.push({ ...place, ...settings });
      else if (known.mode !== body.mode) Object.assign(known, settings);
      return { status: 200, body: present(place) };
    },

    listMemoryExamples({ caller, path, query }: Input<ListMemoryExamplesData>) {
      const place = findPlace(caller, { path, query }, readable);
      return { status: 200, body: paginateNewest(listExamples(store, place), query) };
    },

    deleteMemoryExample({ caller, path }: Input<DeleteMemoryExampleData>) {
      const found = store.memoryExamples.find(({ id }) => id === path.id);
      const isVisible = found !== undefined && findContent(store, found) !== undefined;
      if (!isVisible || roleIn(store, caller, found.workspaceId) === null) throw notFound('Example');
      writableById(store, found.environmentId);
      remove(store.memoryExamples, (one) => one === found);
      return { status: 204 };
    },
  };
}
