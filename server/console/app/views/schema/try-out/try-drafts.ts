/** Runs of drafts. They belong to a schema of their own, so that the schema that is edited stays as it is. */
import { cancelRun, createSchema, deleteSchema, extract, getRun, listSchemas, type Run } from '@excerpt/sdk';
import { getClient } from '../../../api/console-session.ts';
import type { EnvironmentSlug } from '../../../lib/console-address.ts';
import { getTime } from '../../../lib/time-words.ts';
import { isActive } from '../../../parts/status-badge.tsx';
import { toVersionInput } from '../draft-input.ts';
import type { Draft } from '../stored-drafts.ts';

const KEY_PREFIX = 'console-try-out-';
/** Marks the schemas of try-outs. */
const DESCRIPTION = 'A draft that is tried out in the console, deleted with the end of its run';
const WAIT_SECONDS = 20;
/** A try-out whose tab was closed leaves its schema behind. */
const ABANDONED_MS = 3_600_000;

export interface TryOutRequest {
  slug: string;
  env: EnvironmentSlug;
  documentId: string;
  draft: Draft;
  signal: AbortSignal;
}

const makeKey = () =>
  KEY_PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');

/** Only the owner may delete a schema: without the right, that of the try-out stays. */
const removeSchema = async (slug: string, schemaKey: string): Promise<void> => {
  await deleteSchema({ client: getClient(), path: { slug, schemaKey } });
};

/** Removes what try-outs left whose tabs were closed in the middle. */
export async function removeAbandoned(slug: string): Promise<void> {
  const { data } = await listSchemas({ client: getClient(), path: { slug }, query: { pageSize: 100 } });
  const abandoned = (data?.data ?? []).filter(
    ({ schemaKey, description, createdAt }) =>
      schemaKey.startsWith(KEY_PREFIX) &&
      description === DESCRIPTION &&
      getTime() - new Date(createdAt).getTime() > ABANDONED_MS,
  );
  for (const { schemaKey } of abandoned) await removeSchema(slug, schemaKey);
}

/** Runs a draft over a stored document and answers the ended run, which the server no longer has. */
export async function tryDraft({ slug, env, documentId, draft, signal }: TryOutRequest): Promise<Run> {
  const client = getClient();
  const schemaKey = makeKey();
  const body = { schemaKey, name: 'Try-out', description: DESCRIPTION, ...toVersionInput(draft) };
  await createSchema({ client, path: { slug }, body, signal, throwOnError: true });
  let runId: string | null = null;
  try {
    const request = { client, path: { slug, schemaKey }, query: { env }, body: { documentId }, signal };
    runId = (await extract({ ...request, throwOnError: true })).data.runId;
    for (;;) {
      const reading = { client, path: { id: runId }, query: { wait: WAIT_SECONDS }, signal };
      const { data: run } = await getRun({ ...reading, throwOnError: true });
      if (!isActive(run.status)) return run;
    }
  } finally {
    // An active run would keep its schema.
    if (signal.aborted && runId !== null) await cancelRun({ client, path: { id: runId } });
    void removeSchema(slug, schemaKey).then(() => removeAbandoned(slug));
  }
}
