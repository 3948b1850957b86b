import type { Client, RequestResult } from './generated/client/index.ts';
import type {
  CreateDocumentData,
  CreateDocumentErrors,
  CreateDocumentResponses,
  DocumentUpload,
  ExtractData,
  ExtractErrors,
  ExtractResponses,
  ExtractUpload,
} from './generated/types.gen.ts';

export interface UploadDocumentOptions {
  client: Client;
  path: CreateDocumentData['path'];
  query?: NonNullable<CreateDocumentData['query']>;
  /** `file` as a `File` carries its own name; a bare `Blob` is called `blob`. */
  body: DocumentUpload;
  signal?: AbortSignal;
}

export interface ExtractFileOptions {
  client: Client;
  path: ExtractData['path'];
  query?: NonNullable<ExtractData['query']>;
  /** `schema` may be given as an object; it is sent as JSON text. */
  body: Omit<ExtractUpload, 'schema' | 'file' | 'documentId'> & {
    file: Blob | File;
    schema?: Record<string, unknown> | string;
  };
  signal?: AbortSignal;
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** `createDocument` with a file: the same operation as `multipart/form-data`. */
export function uploadDocument(
  options: UploadDocumentOptions,
): RequestResult<CreateDocumentResponses, CreateDocumentErrors> {
  return postForm(options, '/workspaces/{slug}/schemas/{schemaKey}/documents');
}

/** `extract` with a file: the same operation as `multipart/form-data`. */
export function extractFile(options: ExtractFileOptions): RequestResult<ExtractResponses, ExtractErrors> {
  return postForm(options, '/workspaces/{slug}/schemas/{schemaKey}/extract');
}

function postForm<Responses, Errors>(
  { client, body, ...options }: UploadDocumentOptions | ExtractFileOptions,
  url: string,
): RequestResult<Responses, Errors> {
  return client.post<Responses, Errors>({
    ...options,
    url,
    body: formOf(body),
    // The form goes to fetch as it is, which then writes the content type with its boundary.
    bodySerializer: null,
    headers: { 'Content-Type': null },
  });
}
