import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { Document, DocumentErrorCode } from './repository.ts';

/** What pictures of pages need of a document: not its text, which may be long. */
export type ImageSource = Pick<
  Document,
  'id' | 'workspaceId' | 'blobHash' | 'mimeType' | 'pages' | 'pageCount' | 'errorCode' | 'expiredAt'
>;

/** A document that the user may see. */
export async function findImageSource(db: Db, userId: string, id: string): Promise<ImageSource | undefined> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('workspace_members as member', 'member.workspace_id', 'documents.workspace_id')
    .select([
      'documents.id',
      'documents.workspace_id as workspaceId',
      'documents.blob_hash as blobHash',
      'documents.mime_type as mimeType',
      'documents.pages',
      'documents.page_count as pageCount',
      'documents.error_code as errorCode',
      'documents.expired_at as expiredAt',
    ])
    .where('documents.id', '=', id)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, errorCode: parseStoredJson<DocumentErrorCode>(row.errorCode) };
}
