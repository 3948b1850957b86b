import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '../documents/intake.ts';
import { AppError, invalidBody } from '../errors.ts';
import { answerFromResult, toPageRequest, type HandlersOf, type Input } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import { decodeTable } from './lookup-rules.ts';
import type { Lookup, LookupsService } from './service.ts';

const MAX_BYTES = 20 * 2 ** 20;

const reading = (file: ReceivedFile | null) => async (): Promise<string> => {
  if (file === null) throw invalidBody('/file', 'file is required.');
  if (file.size > MAX_BYTES)
    throw new AppError('payload_too_large', 'The table is larger than 20 MiB. Leave out columns, or split it.');
  return decodeTable(await readFile(file.path));
};

type LookupOperation =
  | 'listLookups'
  | 'listLookupRows'
  | 'listLookupVersions'
  | 'createLookup'
  | 'getLookup'
  | 'replaceLookup'
  | 'deleteLookup';

export function createLookupHandlers(lookups: LookupsService): HandlersOf<LookupOperation> {
  return {
    async listLookups({ caller, path, query }) {
      const page = await lookups.list(caller, path.slug, toPageRequest(query));
      return { status: 200, body: mapPage(page, (lookup) => lookup) };
    },
    createLookup: answerFromResult(
      (created: Lookup) => ({ status: 201, body: created }) as const,
      ({ caller, path, body }: Input<'createLookup'>) =>
        lookups.create(caller, path.slug, body.fields.key, reading(body.file)),
    ),
    async getLookup({ caller, path }) {
      return { status: 200, body: await lookups.get(caller, path.slug, path.key) };
    },
    async listLookupRows({ caller, path, query }) {
      const { search, version } = query;
      const rows = await lookups.rows(caller, path.slug, path.key, { ...toPageRequest(query), search, version });
      return { status: 200, body: rows };
    },
    async listLookupVersions({ caller, path, query }) {
      return { status: 200, body: await lookups.versions(caller, path.slug, path.key, toPageRequest(query)) };
    },
    async replaceLookup({ caller, path, body }) {
      return { status: 200, body: await lookups.replace(caller, path.slug, path.key, reading(body.file)) };
    },
    async deleteLookup({ caller, path }) {
      await lookups.delete(caller, path.slug, path.key);
      return { status: 204 };
    },
  };
}
