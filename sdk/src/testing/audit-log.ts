import type { AuditEntry } from '../generated/types.gen.ts';
import type { NewId } from './create-ids.ts';
import { rules } from './generated/rules.gen.ts';
import type { Store } from './store.ts';
import type { TaskClock } from './task-clock.ts';

export interface AuditedChange {
  action: string;
  /** The user that makes the change; null for the operator. */
  actorId: string | null;
  /** The user whose log it is for; for a workspace, its owner. */
  scope: { userId: string } | { workspaceId: string };
  targetId: string;
  /** The resource without its secrets; null before a creation. */
  before: object | null;
  /** The same; null after a deletion. */
  after: object | null;
}

/** Records what the server would record. For a workspace, call it before the workspace is removed. */
export type RecordChange = (change: AuditedChange) => void;

interface Dependencies {
  store: Store;
  clock: TaskClock;
  newId: NewId;
}

export function createAuditRecorder({ store, clock, newId }: Dependencies): RecordChange {
  return ({ action, actorId, scope, targetId, before, after }) => {
    const workspaceId = 'workspaceId' in scope ? scope.workspaceId : null;
    const found = store.workspaces.find(({ workspace }) => workspace.id === workspaceId);
    const ownerId = 'userId' in scope ? scope.userId : (found?.workspace.createdBy ?? '');
    const entry: AuditEntry = {
      id: newId('aud'),
      actorId,
      action,
      workspaceId,
      targetType: action.slice(0, action.indexOf('.')),
      targetId,
      changes: rules.changesBetween(before, after),
      createdAt: clock.timestamp(),
    };
    store.auditEntries.push({ entry, ownerId });
  };
}
