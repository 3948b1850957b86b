import type {
  CreateSplitterData,
  GetSplitterData,
  ListSplittersData,
  ListSplitterVersionsData,
  Splitter,
  SplitterVersion,
} from '../../../generated/types.gen.ts';
import { toHex } from '../../http/encode-bytes.ts';
import { sha256 } from '../../http/make-response.ts';
import type { Handlers, Input } from '../../http/operation-input.ts';
import { paginate } from '../../http/paginate.ts';
import type { Service } from '../../service.ts';
import { invalidBody, notFound } from '../../service-error.ts';
import type { SplitterRecord, Store } from '../../store.ts';
import { member } from '../access.ts';
import type { SplitterRules } from './split-text.ts';

export function findSplitter(store: Store, workspaceId: string, key: string): SplitterRecord {
  const found = store.splitters.find((one) => one.workspaceId === workspaceId && one.key === key);
  if (found === undefined) throw notFound('Splitter');
  return found;
}

export const latestOf = ({ versions }: SplitterRecord): SplitterVersion => versions.at(-1)!;

function present(record: SplitterRecord): Splitter {
  const { id, workspaceId, key, name, versions } = record;
  const { versionNumber, contentHash: _hash, createdAt, ...rules } = latestOf(record);
  return {
    id,
    workspaceId,
    key,
    name,
    latestVersionNumber: versionNumber,
    ...rules,
    createdAt: versions[0]!.createdAt,
    updatedAt: createdAt,
  };
}

function refuseEqualNames({ categories }: SplitterRules): void {
  const names = new Set<string>();
  for (const [index, { name }] of categories.entries()) {
    const key = name.trim().toLowerCase();
    if (names.has(key)) throw invalidBody(`/categories/${index}/name`, `${name} is the name of two categories.`);
    names.add(key);
  }
}

export function splitterHandlers({ store, clock, newId }: Service): Handlers {
  return {
    async createSplitter({ caller, path, body }: Input<CreateSplitterData>) {
      const { workspace } = member(store, caller, path.slug);
      const { key, name, categories, uncategorized = 'include', boundaries = 'auto', reviewBelow = null } = body;
      const rules: SplitterRules = { categories, uncategorized, boundaries, reviewBelow };
      refuseEqualNames(rules);
      const contentHash = toHex(await sha256(new TextEncoder().encode(JSON.stringify(rules))));
      const known = store.splitters.find((one) => one.workspaceId === workspace.id && one.key === key);
      const record = known ?? { id: newId('spl'), workspaceId: workspace.id, key, name: name ?? key, versions: [] };
      if (known === undefined) store.splitters.push(record);
      record.name = name ?? record.name;
      if (record.versions.at(-1)?.contentHash !== contentHash) {
        const versionNumber = record.versions.length + 1;
        record.versions.push({ versionNumber, contentHash, ...rules, createdAt: clock.timestamp() });
      }
      return { status: 200, body: present(record) };
    },

    listSplitters({ caller, path, query }: Input<ListSplittersData>) {
      const { workspace } = member(store, caller, path.slug);
      const own = store.splitters.filter(({ workspaceId }) => workspaceId === workspace.id);
      return {
        status: 200,
        body: paginate(
          own.map(present).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
          query,
        ),
      };
    },

    getSplitter({ caller, path }: Input<GetSplitterData>) {
      const { workspace } = member(store, caller, path.slug);
      return { status: 200, body: present(findSplitter(store, workspace.id, path.splitterKey)) };
    },

    listSplitterVersions({ caller, path, query }: Input<ListSplitterVersionsData>) {
      const { workspace } = member(store, caller, path.slug);
      const { versions } = findSplitter(store, workspace.id, path.splitterKey);
      return { status: 200, body: paginate(versions.toReversed(), query) };
    },
  };
}
