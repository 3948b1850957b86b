import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { toPageRequest, type HandlersOf } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { DocumentedTemplate, SchemaTemplatesService } from './service.ts';

const present = ({ rules, ...template }: DocumentedTemplate) => ({ ...template, rules: [...rules] });

type TemplateOperation = 'listSchemaTemplates' | 'getSchemaTemplate' | 'getSchemaTemplateDocument' | 'listRuleSets';

export function createSchemaTemplateHandlers(templates: SchemaTemplatesService): HandlersOf<TemplateOperation> {
  return {
    listSchemaTemplates({ query }) {
      return { status: 200, body: mapPage(templates.list(toPageRequest(query)), present) };
    },

    getSchemaTemplate({ path }) {
      return { status: 200, body: present(templates.get(path.key)) };
    },

    listRuleSets({ query }) {
      return { status: 200, body: templates.listRuleSets(toPageRequest(query)) };
    },

    async getSchemaTemplateDocument({ path }) {
      const { name, mimeType, fileSize } = templates.get(path.key).document;
      const headers = {
        'content-type': mimeType,
        'content-length': `${fileSize}`,
        'content-disposition': contentDisposition(name),
        'cache-control': 'private, no-cache',
      };
      return { status: 200, body: Readable.from([await templates.readDocument(path.key)]), headers };
    },
  };
}
