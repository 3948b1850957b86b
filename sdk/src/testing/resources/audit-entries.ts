import type { ListAuditLogData } from '../../generated/types.gen.ts';
import type { Caller, Handlers, Input } from '../http/operation-input.ts';
import { paginateNewest } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import type { AuditRecord, Store } from '../store.ts';
import { owner } from './access.ts';

/** The caller's own log. With the slug of a workspace, only that: throws `forbidden` for a member. */
function recordsOf(store: Store, caller: Caller, slug: string | undefined): AuditRecord[] {
  if (slug === undefined) return store.auditEntries.filter(({ ownerId }) => ownerId === caller.userId);
  const { workspace } = owner(store, caller, slug);
  return store.auditEntries.filter(({ entry }) => entry.workspaceId === workspace.id);
}

export function auditHandlers({ store }: Service): Handlers {
  return {
    listAuditLog({ caller, query }: Input<ListAuditLogData>) {
      const entries = recordsOf(store, caller, query.workspace).map(({ entry }) => entry);
      return { status: 200, body: paginateNewest(entries, query) };
    },
  };
}
