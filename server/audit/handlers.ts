import { toPageRequest, type HandlersOf } from '../http/operation.ts';
import type { AuditService } from './service.ts';

/** Times are compared as they are stored: UTC, with milliseconds. */
const toTime = (text: string | undefined) => text && new Date(text).toISOString();

export function auditHandlers(audit: AuditService): HandlersOf<'listAuditLog'> {
  return {
    async listAuditLog({ caller, query }) {
      const { workspace, action, actor, target, from, to } = query;
      const filter = { action, actor, target, from: toTime(from), to: toTime(to) };
      return { status: 200, body: await audit.list(caller, workspace, filter, toPageRequest(query)) };
    },
  };
}
