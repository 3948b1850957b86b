import { toPageRequest, type HandlersOf } from '../http/operation.ts';
import type { AuditService } from './service.ts';

export function auditHandlers(audit: AuditService): HandlersOf<'listAuditLog'> {
  return {
    async listAuditLog({ caller, query }) {
      return { status: 200, body: await audit.list(caller, query.workspace, toPageRequest(query)) };
    },
  };
}
