import type {
  GetSchemaTemplateData,
  GetSchemaTemplateDocumentData,
  ListSchemaTemplatesData,
} from '../../../generated/types.gen.ts';
import { SCHEMA_TEMPLATES, TEMPLATE_DOCUMENTS } from '../../generated/schema-templates.gen.ts';
import type { Handlers, Input } from '../../http/operation-input.ts';
import { paginate } from '../../http/paginate.ts';
import { notFound } from '../../service-error.ts';

function findTemplate(key: string) {
  const found = SCHEMA_TEMPLATES.find((template) => template.key === key);
  if (found === undefined) throw notFound('Schema template');
  return found;
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export function schemaTemplateHandlers(): Handlers {
  return {
    listSchemaTemplates({ query }: Input<ListSchemaTemplatesData>) {
      return { status: 200, body: paginate(SCHEMA_TEMPLATES, query) };
    },

    getSchemaTemplate({ path }: Input<GetSchemaTemplateData>) {
      return { status: 200, body: findTemplate(path.key) };
    },

    getSchemaTemplateDocument({ path }: Input<GetSchemaTemplateDocumentData>) {
      const { name, mimeType, fileSize } = findTemplate(path.key).document;
      const headers = {
        'content-type': mimeType,
        'content-length': `${fileSize}`,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-cache',
      };
      return { status: 200, body: fromBase64(TEMPLATE_DOCUMENTS[path.key] ?? ''), headers };
    },
  };
}
