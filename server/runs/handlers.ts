import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { invalidBody } from '../errors.ts';
import type { DocumentIntake } from '../documents/intake.ts';
import {
  answerFromResult,
  toPageRequest,
  readMaxCost,
  readPages,
  type HandlersOf,
  type Input,
} from '../http/operation.ts';
import { toMetadataPair, parseMetadata } from '../lib/metadata.ts';
import { completeOptions } from '../lib/models/run-options.ts';
import { mapPage } from '../lib/pagination.ts';
import { chooseSchema, parseSchemaFields, type SchemaChoice } from './choose-schema.ts';
import { presentCall, presentRun } from './present.ts';
import type { RunEvent } from './run-events.ts';
import type { ExtractRequest, RunsService } from './service.ts';

const createAccepted = (runId: string) => ({ status: 202, body: { runId, status: 'pending' } }) as const;

type ExtractBody = Input<'extract'>['body'];

const readMetadata = (body: ExtractBody) =>
  body.type === 'json' ? body.value.metadata : parseMetadata(body.fields.metadata);

const pagesOf = (body: ExtractBody) => readPages(body.type === 'json' ? body.value.pages : body.fields.pages);

/** Exactly one of `documentId`, `name` + `content` and `file`. */
function chooseDocument(body: ExtractBody, intake: DocumentIntake): ExtractRequest['document'] {
  const { documentId, name } = body.type === 'json' ? body.value : body.fields;
  const pages = pagesOf(body);
  const metadata = readMetadata(body);
  const content = body.type === 'json' ? body.value.content : undefined;
  const file = body.type === 'json' ? null : body.file;
  const given = [documentId !== undefined, content !== undefined, file !== null].filter(Boolean).length;
  if (given > 1) throw invalidBody('', 'Send exactly one of documentId, content and file.');
  const password = body.type === 'json' ? undefined : body.fields.password;
  if (file !== null) return { prepare: () => intake.file(file, { name, pages, password, metadata }) };
  if (password !== undefined) throw invalidBody('/password', 'password goes with file.');
  if (body.type === 'json' && content !== undefined) {
    if (name === undefined) throw invalidBody('/name', 'name is required with content.');
    const { mimeType } = body.value;
    return { prepare: () => intake.text({ name, content, mimeType, pages, metadata }) };
  }
  if (documentId === undefined) throw invalidBody('', 'Send a document: documentId, or name and content, or a file.');
  if (name !== undefined)
    throw invalidBody('/name', 'name goes with content or file: a document of documentId has its name.');
  return { id: documentId };
}

function toExtractRequest(body: ExtractBody, intake: DocumentIntake): ExtractRequest {
  const schema = chooseSchema(body.type === 'json' ? (body.value as SchemaChoice) : parseSchemaFields(body.fields));
  const given = body.type === 'json' ? body.value : body.fields;
  const document = chooseDocument(body, intake);
  const options = completeOptions({ ...given, maxCost: readMaxCost(given.maxCost) });
  const metadata = readMetadata(body) ?? {};
  return { document, schema, model: given.model, options, pages: pagesOf(body), metadata };
}

/** Proxies close idle connections. */
const KEEP_ALIVE_MS = 15_000;

async function* formatServerSentEvents(events: AsyncGenerator<RunEvent>): AsyncGenerator<string> {
  let next = events.next();
  try {
    for (;;) {
      const quiet = new AbortController();
      const silence = delay(KEEP_ALIVE_MS, null, { signal: quiet.signal }).catch(() => null);
      const result = await Promise.race([next, silence]);
      quiet.abort();
      if (result === null) {
        yield ': nothing new\n\n';
        continue;
      }
      if (result.done === true) return;
      yield `event: ${result.value.type}\ndata: ${JSON.stringify(result.value)}\n\n`;
      next = events.next();
    }
  } finally {
    // Nobody waits for a pending read any more.
    next.catch(() => undefined);
    void events.return(undefined);
  }
}

type RunOperation =
  | 'extract'
  | 'extractUpload'
  | 'extractDocument'
  | 'listRuns'
  | 'getRun'
  | 'cancelRun'
  | 'rerunRun'
  | 'deleteRun'
  | 'listRunCalls'
  | 'streamRunEvents';

export function createRunHandlers(runs: RunsService, intake: DocumentIntake): HandlersOf<RunOperation> {
  const extract = answerFromResult(
    createAccepted,
    async ({ caller, path, query, body }: Input<'extract' | 'extractUpload'>) =>
      runs.extract(caller, { ...path, env: query.env ?? 'production' }, toExtractRequest(body, intake)),
  );

  return {
    extract,
    extractUpload: extract,

    extractDocument: answerFromResult(
      createAccepted,
      async ({ caller, path, query, body }: Input<'extractDocument'>) => {
        const { id, ...target } = path;
        const schema = chooseSchema((body ?? {}) as SchemaChoice);
        const { model, pages, metadata = {}, ...given } = body ?? {};
        const options = completeOptions(given);
        const request = { document: { id }, schema, model, options, pages: readPages(pages), metadata };
        return runs.extract(caller, { ...target, env: query.env ?? 'production' }, request);
      },
    ),

    async listRuns({ caller, path, query }) {
      const {
        env = 'production',
        sort = 'createdAt',
        order = 'desc',
        metadata,
        page: _,
        pageSize: _size,
        ...rest
      } = query;
      const page = await runs.list(caller, path.slug, path.schemaKey, {
        ...rest,
        env,
        metadata: toMetadataPair(metadata),
        sort,
        order,
        ...toPageRequest(query),
      });
      return { status: 200, body: mapPage(page, (run) => run) };
    },

    async getRun(input) {
      const { caller, path, query } = input;
      const waitMs = (query.wait ?? 0) * 1000;
      const run =
        waitMs === 0 ? runs.get(caller, path.id) : runs.wait(caller, path.id, { waitMs, signal: input.signal });
      return { status: 200, body: presentRun(await run) };
    },

    async cancelRun({ caller, path }) {
      return { status: 200, body: presentRun(await runs.cancel(caller, path.id)) };
    },

    rerunRun: answerFromResult(createAccepted, async ({ caller, path, query }: Input<'rerunRun'>) =>
      runs.rerun(caller, path.id, { reuse: query.reuse ?? true }),
    ),

    async deleteRun({ caller, path }) {
      await runs.delete(caller, path.id);
      return { status: 204 };
    },

    async listRunCalls({ caller, path, query }) {
      const page = await runs.listCalls(caller, path.id, toPageRequest(query));
      return { status: 200, body: mapPage(page, presentCall) };
    },

    async streamRunEvents({ caller, path, signal }) {
      // Read first: an unknown run is a 404, which cannot be sent after the stream has started.
      await runs.get(caller, path.id);
      return {
        status: 200,
        body: Readable.from(formatServerSentEvents(runs.watch(caller, path.id, signal)), { objectMode: true }),
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-cache, no-transform',
          'x-accel-buffering': 'no',
        },
      };
    },
  };
}
