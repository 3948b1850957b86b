import { create as contentDisposition } from 'content-disposition';
import { answerFromResult, toPageRequest, type HandlersOf, type Input, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { Erasure, ErasureDocument, PersonDocument, PrivacyService } from './service.ts';

type PrivacyOperation =
  | 'findPrivacyDocuments'
  | 'exportPrivacyDocuments'
  | 'createErasure'
  | 'listErasures'
  | 'getErasure'
  | 'listErasureDocuments'
  | 'confirmErasure';

const presentFound = ({ id: documentId, ...document }: PersonDocument): Wire<'PrivacyDocument'> => ({
  documentId,
  ...document,
});

const presentErasure = (erasure: Erasure): Wire<'Erasure'> => erasure;

const presentDocument = ({
  documentId,
  status,
  name,
  details,
  entryId,
  entryPosition,
  entryHash,
}: ErasureDocument): Wire<'ErasureDocument'> => {
  const { erasure: _erasure, ...erased } = details ?? {};
  return { documentId, status, name, erased, entryId, entryPosition, entryHash };
};

export function createPrivacyHandlers(privacy: PrivacyService): HandlersOf<PrivacyOperation> {
  return {
    async findPrivacyDocuments({ caller, path, query }) {
      const search = { query: query.query, match: query.match ?? 'words', in: 'query' } as const;
      const page = await privacy.find(caller, path.slug, search, toPageRequest(query));
      return { status: 200, body: mapPage(page, presentFound) };
    },

    async exportPrivacyDocuments({ caller, path, query }) {
      const search = { query: query.query, match: query.match ?? 'words', in: 'query' } as const;
      const body = await privacy.exportDocuments(caller, path.slug, search);
      const headers = {
        'content-type': 'application/zip',
        // Without the words that were looked for.
        'content-disposition': contentDisposition(`${path.slug}-documents.zip`),
      };
      return { status: 200, body, headers };
    },

    createErasure: answerFromResult(
      (created: Erasure) => ({ status: 201, body: presentErasure(created) }) as const,
      ({ caller, path, body }: Input<'createErasure'>) =>
        privacy.prepare(caller, path.slug, { ...body, match: body.match ?? 'words', in: 'body' }),
    ),

    async listErasures({ caller, path, query }) {
      const page = await privacy.list(caller, path.slug, toPageRequest(query));
      return { status: 200, body: mapPage(page, presentErasure) };
    },

    async getErasure({ caller, path }) {
      return { status: 200, body: presentErasure(await privacy.get(caller, path.id)) };
    },

    async listErasureDocuments({ caller, path, query }) {
      const page = await privacy.listDocuments(caller, path.id, toPageRequest(query));
      return { status: 200, body: mapPage(page, presentDocument) };
    },

    confirmErasure: answerFromResult(
      (confirmed: Erasure) => ({ status: 202, body: presentErasure(confirmed) }) as const,
      ({ caller, path }: Input<'confirmErasure'>) => privacy.confirm(caller, path.id),
    ),
  };
}
