import type {
  CreateLookupData,
  DeleteLookupData,
  GetLookupData,
  ListLookupRowsData,
  ListLookupsData,
  ListLookupVersionsData,
  Lookup,
  LookupVersion,
  ReplaceLookupData,
} from '../../generated/types.gen.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Handlers, Input, ReceivedFile } from '../http/operation-input.ts';
import { paginate } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { invalidBody, notFound, serviceError } from '../service-error.ts';
import { remove, type LookupRecord, type LookupState, type Store } from '../store.ts';
import { member, owner } from './access.ts';

/** Versions whose rows are kept. */
const MAX_KEPT_VERSIONS = 10;

function latestOf({ states }: LookupRecord): LookupState {
  return states.at(-1)!;
}

function findLookup(store: Store, workspaceId: string, key: string): LookupRecord {
  const found = store.lookups.find((one) => one.workspaceId === workspaceId && one.key === key);
  if (found === undefined) throw notFound('Lookup');
  return found;
}

/** The schemas whose latest version looks values up in it: the fake has no pins. */
function usesOf(store: Store, { workspaceId, key }: LookupRecord): Lookup['usedBy'] {
  return store.families
    .filter(({ family }) => family.workspaceId === workspaceId)
    .filter(({ versions }) => {
      const latest = versions.at(-1);
      return latest !== undefined && rules.listLookupKeys(latest.definition, latest.rules).includes(key);
    })
    .map(({ family: { schemaKey, name } }) => ({ schemaKey, name }))
    .toSorted((a, b) => (a.schemaKey < b.schemaKey ? -1 : 1));
}

function present(store: Store, record: LookupRecord): Lookup {
  const { columns, rows, changes, createdAt, createdBy } = latestOf(record);
  return {
    key: record.key,
    columns,
    rows: rows.length,
    version: record.states.length,
    changes,
    usedBy: usesOf(store, record),
    createdAt: record.states[0]!.createdAt,
    updatedAt: createdAt,
    updatedBy: createdBy,
  };
}

/** Tables of a workspace by their keys, with the numbers of their latest versions. */
export function listTables(store: Store, workspaceId: string) {
  return store.lookups
    .filter((one) => one.workspaceId === workspaceId)
    .map((record) => ({ key: record.key, version: record.states.length, table: latestOf(record) }));
}

export function lookupHandlers({ store, clock }: Service): Handlers {
  function read(file: ReceivedFile | null, before: LookupState | null, userId: string): LookupState {
    if (file === null) throw invalidBody('/file', 'file is required.');
    const read = rules.readLookup(file.bytes, before);
    if ('problem' in read) {
      const details = [{ in: 'body' as const, path: '/file', message: read.problem }];
      throw serviceError('lookup_invalid', `The file is no table: ${read.problem}`, { details });
    }
    return { ...read, createdAt: clock.timestamp(), createdBy: userId };
  }

  return {
    listLookups({ caller, path, query }: Input<ListLookupsData>) {
      const { workspace } = member(store, caller, path.slug);
      const own = store.lookups.filter(({ workspaceId }) => workspaceId === workspace.id);
      const sorted = own.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      return {
        status: 200,
        body: paginate(
          sorted.map((record) => present(store, record)),
          query,
        ),
      };
    },

    createLookup({ caller, path, body, form }: Input<CreateLookupData>) {
      const { workspace } = member(store, caller, path.slug);
      const { key } = body;
      const state = read(form?.file ?? null, null, caller.userId);
      if (store.lookups.some((one) => one.workspaceId === workspace.id && one.key === key))
        throw serviceError('lookup_exists', `The workspace has a lookup ${key} already. Replace it by PUT.`);
      const record = { workspaceId: workspace.id, key, states: [state] };
      store.lookups.push(record);
      return { status: 201, body: present(store, record) };
    },

    getLookup({ caller, path }: Input<GetLookupData>) {
      const { workspace } = member(store, caller, path.slug);
      return { status: 200, body: present(store, findLookup(store, workspace.id, path.key)) };
    },

    replaceLookup({ caller, path, form }: Input<ReplaceLookupData>) {
      const { workspace } = member(store, caller, path.slug);
      const record = findLookup(store, workspace.id, path.key);
      record.states.push(read(form?.file ?? null, latestOf(record), caller.userId));
      return { status: 200, body: present(store, record) };
    },

    listLookupRows({ caller, path, query }: Input<ListLookupRowsData>) {
      const { workspace } = member(store, caller, path.slug);
      const { states } = findLookup(store, workspace.id, path.key);
      const version = query.version ?? states.length;
      const state = version > states.length - MAX_KEPT_VERSIONS ? states[version - 1] : undefined;
      if (state === undefined) throw notFound('Lookup version');
      const rows = rules.searchRows(state.rows, query.search ?? '');
      return { status: 200, body: { columns: state.columns, version, ...paginate(rows, query) } };
    },

    listLookupVersions({ caller, path, query }: Input<ListLookupVersionsData>) {
      const { workspace } = member(store, caller, path.slug);
      const { states } = findLookup(store, workspace.id, path.key);
      const versions = states.map(({ rows, ...state }, index): LookupVersion => ({
        version: index + 1,
        ...state,
        rows: rows.length,
        isKept: index >= states.length - MAX_KEPT_VERSIONS,
      }));
      return { status: 200, body: paginate(versions.toReversed(), query) };
    },

    deleteLookup({ caller, path }: Input<DeleteLookupData>) {
      const { workspace } = owner(store, caller, path.slug);
      const record = findLookup(store, workspace.id, path.key);
      rules.refuseUsedLookup(present(store, record));
      remove(store.lookups, (one) => one === record);
      return { status: 204 };
    },
  };
}
