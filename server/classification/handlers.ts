import { invalidBody } from '../errors.ts';
import type { HandlersOf, Input } from '../http/operation.ts';
import type { ClassificationService, ClassifyRequest } from './service.ts';

function readDocument(body: Input<'classify'>['body']): ClassifyRequest['document'] {
  if (body.type === 'multipart') {
    if (body.file === null) throw invalidBody('/file', 'file is required.');
    return { file: body.file };
  }
  const { documentId, content } = body.value;
  if (documentId !== undefined && content === undefined) return { id: documentId };
  if (content !== undefined && documentId === undefined) return { content };
  throw invalidBody('', 'Send either documentId or content, or a file as multipart form data.');
}

export function createClassificationHandlers(classification: ClassificationService): HandlersOf<'classify'> {
  return {
    async classify({ caller, path, query, body, signal }) {
      const { splitter } = body.type === 'json' ? body.value : body.fields;
      const { env = 'production' } = query;
      const request = { slug: path.slug, env, document: readDocument(body), splitter, signal };
      return { status: 200, body: await classification.classify(caller, request) };
    },
  };
}
