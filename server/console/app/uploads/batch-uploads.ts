/** Uploads of many files: each becomes a document of one batch, which starts once all are there. */
import { createBatch, createSchema, listBatchDocuments, startBatch, uploadBatchDocuments } from '@excerpt/sdk';
import { getClient } from '../api/console-session.ts';
import { PAGE_SIZE } from '../api/use-list-pages.ts';
import { AT_ONCE, WITHIN_SECONDS } from './request-limits.ts';
import type { UploadBatch, UploadItem, UploadTarget } from './upload-item.ts';

/** The keys name the requests: after a reload, their repeats get the same batch. */
async function createUploadBatch({ key, name }: UploadBatch, target: UploadTarget): Promise<BatchPlace> {
  const { slug, env, schemaKey, template, name: schemaName } = target;
  const request = { client: getClient(), throwOnError: true, ...WITHIN_SECONDS } as const;
  if (template !== null) {
    const body = { schemaKey, name: template.name, definition: template.definition, rules: template.rules ?? [] };
    await createSchema({ ...request, path: { slug }, body, idempotencyKey: `${key}-schema` });
  }
  const { data } = await createBatch({
    ...request,
    path: { slug, schemaKey },
    query: { env },
    body: { name },
    idempotencyKey: key,
  });
  const used = `${schemaName ?? schemaKey} · version ${data.schemaVersionNumber} · ${data.provider}/${data.model}`;
  return { id: data.id, used };
}

export interface BatchPlace {
  id: string;
  /** Schema, version and model, in words. */
  used: string;
}

const places = new Map<string, Promise<BatchPlace>>();

/** The batch of an upload, which is created for its first file. */
export function findBatch(batch: UploadBatch, target: UploadTarget): Promise<BatchPlace> {
  const known = places.get(batch.key);
  if (known !== undefined) return known;
  const creating = createUploadBatch(batch, target);
  places.set(batch.key, creating);
  // The next file tries again.
  creating.catch(() => places.delete(batch.key));
  return creating;
}

/** Adds a file. Returns its document, null for an archive. Throws for a file that the server refuses. */
export async function sendToBatch(place: BatchPlace, { id, file }: UploadItem): Promise<string | null> {
  const { data } = await uploadBatchDocuments({
    client: getClient(),
    path: { id: place.id },
    body: { file: file as File },
    idempotencyKey: id,
    ...AT_ONCE,
    throwOnError: true,
  });
  return data.documents.length === 1 ? (data.documents[0]?.documentId ?? null) : null;
}

export async function startUploadBatch(id: string): Promise<void> {
  await startBatch({
    client: getClient(),
    path: { id },
    idempotencyKey: `${id}-start`,
    ...WITHIN_SECONDS,
    throwOnError: true,
  });
}

type Outcome = Pick<UploadItem, 'status' | 'runId' | 'problem'>;

/** What became of the documents of a batch, by document. */
export async function readOutcomes(id: string): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { page, pageSize: PAGE_SIZE };
    const { data } = await listBatchDocuments({
      client: getClient(),
      path: { id },
      query,
      ...WITHIN_SECONDS,
      throwOnError: true,
    });
    pages = Math.ceil(data.total / PAGE_SIZE);
    for (const { documentId, runId, status, errorMessage } of data.data) {
      if (documentId === null) continue;
      const isOpen = status === 'waiting' || status === 'pending' || status === 'processing';
      outcomes.set(documentId, { status: isOpen ? 'running' : status, runId, problem: errorMessage });
    }
  }
  return outcomes;
}
