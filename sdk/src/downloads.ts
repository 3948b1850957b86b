import type { RequestResult } from './generated/client/index.ts';
import { getDocumentFile as getDocumentFileAs, type Options } from './generated/sdk.gen.ts';
import type { GetDocumentFileData, GetDocumentFileErrors, GetDocumentFileResponses } from './generated/types.gen.ts';

/**
 * Download a document: the bytes that were uploaded, as a `Blob` of their media type. (Left to itself the generated
 * operation would answer a text document as a string and a JSON one as an object.)
 */
export function getDocumentFile<ThrowOnError extends boolean = false>(
  options: Options<GetDocumentFileData, ThrowOnError>,
): RequestResult<GetDocumentFileResponses, GetDocumentFileErrors, ThrowOnError> {
  return getDocumentFileAs({ parseAs: 'blob', ...options });
}
