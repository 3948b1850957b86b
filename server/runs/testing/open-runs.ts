/** Requests about runs, answered by the services on a database in memory. */
import type { Run } from '@excerpt/sdk';
import { openServices, START, type OpenServices, type Person } from '../../app/testing/open-services.ts';
import type { PreparedDocument } from '../../documents/service.ts';
import { createRunHandlers } from '../handlers.ts';

const PREPARED: PreparedDocument = {
  name: 'a.txt',
  content: 'Total 1',
  mimeType: 'text/plain',
  fileSize: 7,
  originalFilename: null,
  pageCount: null,
  pages: null,
  password: null,
  metadata: {},
  blobHash: 'hash',
  source: { bytes: Buffer.from('Total 1') },
};
export const TEXT = { name: 'a.txt', content: 'Total 1' };

export interface OpenRuns extends OpenServices {
  handlers: ReturnType<typeof createRunHandlers>;
  /** The texts and files that were examined. */
  taken: unknown[];
  /** Starts a run. Returns its id. */
  extract(value: object, person?: Person, more?: object): Promise<string>;
  upload(fields: object, file?: object | null): Promise<string>;
  /** A request about one run. */
  on<Body = Run>(handler: (input: never) => unknown, id: string, person?: Person, query?: object): Promise<Body>;
  /** The row of a run. */
  stored(id: string): ReturnType<typeof findRow>;
  end(id: string, status?: string, more?: object): Promise<unknown>;
}

const findRow = ({ rows: { db } }: OpenServices, id: string) =>
  db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Documents `d1` to `d5`: with two pages, of `staging`, expired, of another workspace, with unknown pages. */
async function insertDocuments({ rows }: OpenServices): Promise<void> {
  const document = (id: string, more: object = {}) => ({
    id,
    workspace_id: 'ws',
    environment_id: 'env',
    schema_family_id: 'fam',
    name: id,
    page_count: 2,
    ...more,
  });
  await rows.insert(
    'documents',
    document('d1'),
    document('d2', { environment_id: 'env2' }),
    document('d3', { expired_at: START }),
    document('d4', { workspace_id: 'other' }),
    document('d5', { page_count: null }),
  );
}

export async function openRuns(): Promise<OpenRuns> {
  const blobs = { put: () => Promise.resolve(), delete: () => Promise.resolve() };
  const open = await openServices({ blobs: blobs as never });
  await insertDocuments(open);
  const taken: unknown[] = [];
  const take = (kind: string, given: object) => {
    taken.push([kind, given]);
    return Promise.resolve(PREPARED);
  };
  const handlers = createRunHandlers(open.services.runs, {
    text: (given) => take('text', given),
    file: (file, options) => take('file', { ...file, ...options }),
  });
  const start = async (person: Person, request: object) =>
    (await open.ask<{ runId: string }>(handlers.extract, person, request)).runId;
  return {
    ...open,
    handlers,
    taken,
    extract: (value, person = 'ann', more = {}) => start(person, { body: { type: 'json', value }, ...more }),
    upload: (fields, file = null) => start('ann', { body: { type: 'form', fields, file } }),
    on: (handler, id, person = 'ann', query = {}) => open.ask(handler, person, { path: { id }, query }),
    stored: (id) => findRow(open, id),
    end: (id, status = 'completed', more = {}) =>
      open.rows.db
        .updateTable('runs')
        .set({ status, completed_at: START, ...more })
        .where('id', '=', id)
        .execute(),
  };
}
