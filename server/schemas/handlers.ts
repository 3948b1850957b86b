import type { JsonObject } from '../lib/json-value.ts';
import { answerFromResult, toPageRequest, type HandlersOf, type Input } from '../http/operation.ts';
import type { CreatedSchema, SchemasService } from './service.ts';

type SchemaOperation =
  | 'listSchemas'
  | 'createSchema'
  | 'getSchema'
  | 'deleteSchema'
  | 'listSchemaVersions'
  | 'getSchemaVersion'
  | 'lintSchema';

export function createSchemaHandlers(schemas: SchemasService): HandlersOf<SchemaOperation> {
  return {
    async listSchemas({ caller, path, query }) {
      return { status: 200, body: await schemas.list(caller, path.slug, toPageRequest(query)) };
    },
    createSchema: answerFromResult(
      ({ family, version, storedDefinition }: CreatedSchema, { definition }: Input<'createSchema'>['body']) => ({
        status: 200 as const,
        body: { ...family, latestVersion: { ...version, definition: storedDefinition ?? definition } },
      }),
      ({ caller, path, body }: Input<'createSchema'>) => {
        const definition = body.definition as JsonObject;
        const examples = body.examples?.map(({ excerpt, values }) => ({ excerpt, values: values as JsonObject }));
        return schemas.create(caller, path.slug, { ...body, definition, examples });
      },
    ),
    async getSchema({ caller, path }) {
      return { status: 200, body: await schemas.get(caller, path.slug, path.schemaKey) };
    },
    async deleteSchema({ caller, path, query }) {
      await schemas.delete(caller, path.slug, path.schemaKey, { cascade: query.cascade ?? false });
      return { status: 204 };
    },
    async listSchemaVersions({ caller, path, query }) {
      return { status: 200, body: await schemas.listVersions(caller, path.slug, path.schemaKey, toPageRequest(query)) };
    },
    async getSchemaVersion({ caller, path }) {
      return { status: 200, body: await schemas.getVersion(caller, path.slug, path.schemaKey, path.versionNumber) };
    },
    async lintSchema({ caller, path, body }) {
      return {
        status: 200,
        body: { warnings: await schemas.lint(caller, path.slug, body.definition as JsonObject, body.rules) },
      };
    },
  };
}
