import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { toPageRequest, type HandlersOf, type Input } from '../http/operation.ts';
import type { AuditEntry, AuditService } from './service.ts';

/** Times are compared as they are stored: UTC, with milliseconds. */
const toTime = (text: string | undefined) => text && new Date(text).toISOString();

const toFilter = ({ action, actor, target, from, to }: Input<'exportAuditLog'>['query']) => ({
  action,
  actor,
  target,
  from: toTime(from),
  to: toTime(to),
});

async function* formatLines(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

export function auditHandlers(audit: AuditService): HandlersOf<'listAuditLog' | 'exportAuditLog'> {
  return {
    async listAuditLog({ caller, query }) {
      return { status: 200, body: await audit.list(caller, query.workspace, toFilter(query), toPageRequest(query)) };
    },

    async exportAuditLog({ caller, query }) {
      const entries = await audit.read(caller, query.workspace, toFilter(query));
      const headers = {
        'content-type': 'application/x-ndjson',
        'content-disposition': contentDisposition('audit-log.ndjson'),
      };
      return { status: 200, body: Readable.from(formatLines(entries)), headers };
    },
  };
}
