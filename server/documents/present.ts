import type { Wire } from '../http/operation.ts';
import { parseMediaType } from './media-type.ts';
import type { Document } from './repository.ts';

export function presentDocument({
  workspaceId: _workspace,
  blobHash: _hash,
  ...document
}: Document): Wire<'DocumentResource'> {
  return { ...document, mimeType: parseMediaType(document.mimeType).type };
}
