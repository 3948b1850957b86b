import type { SchemaTemplate } from '../../sdk/src/generated/types.gen.ts';
import { createSchemaTemplatesService } from '../../server/schema-templates/service.ts';

/** What `GET /schema-templates` answers, and the documents in base64 by their template's key. */
export async function listTemplates(): Promise<{ templates: SchemaTemplate[]; documents: Record<string, string> }> {
  const service = createSchemaTemplatesService();
  const templates = service.list({ page: 1, pageSize: 100 }).data;
  const documents = templates.map(async ({ key }) => [key, (await service.readDocument(key)).toString('base64')]);
  return { templates, documents: Object.fromEntries(await Promise.all(documents)) as Record<string, string> };
}
