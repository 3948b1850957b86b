import { z } from 'zod';
import { addTool, type Toolset } from './add-tool.ts';
import {
  base64Argument,
  nextPage,
  pageArguments,
  placeArguments,
  schemaArgument,
  toDocumentSource,
  toPlace,
  toSchemaSource,
} from './arguments.ts';

const MAX_SAMPLES = 20;

const definition = z.record(z.string(), z.unknown());

/** `get_schemas` and `infer_schema`. */
export function addSchemaTools(toolset: Toolset): void {
  addGetSchemas(toolset);
  addInferSchema(toolset);
}

function addGetSchemas(toolset: Toolset): void {
  const { backend, takesPaths } = toolset;
  addTool(
    toolset,
    {
      name: 'get_schemas',
      title: 'List schemas, or get one',
      description:
        'Without schema: lists the schemas of the workspace and the starting schemas (templates). ' +
        'With schema: returns its definition, which lists the fields that extract returns.',
      input: z.strictObject({
        schema: schemaArgument(takesPaths).optional().describe('As in extract.'),
        versionNumber: z
          .int()
          .min(1)
          .optional()
          .describe('Version of a schema of the workspace. By default the latest.'),
        ...placeArguments,
        ...pageArguments,
      }),
      output: z.strictObject({
        total: z.number().describe('Schemas of the workspace on all pages.'),
        page: z.number(),
        schemas: z.array(
          z.strictObject({
            schemaKey: z.string(),
            name: z.string(),
            description: z.string().nullable(),
            latestVersionNumber: z.number(),
          }),
        ),
        templates: z.array(z.strictObject({ schema: z.string(), description: z.string() })),
        schema: z
          .strictObject({
            schemaKey: z.string(),
            name: z.string(),
            description: z.string().nullable(),
            versionNumber: z.number().nullable(),
            instructions: z.string().nullable(),
            definition,
          })
          .nullable()
          .describe('The schema that was asked for.'),
        next: z.string().nullable(),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ schema, versionNumber, page, pageSize, ...rest }) => {
      const place = toPlace(rest);
      if (schema !== undefined) {
        const found = await backend.getSchema(place, toSchemaSource(schema, { takesPaths, versionNumber }));
        const { schemaKey, name, description = null, instructions, definition: content } = found;
        const shown = { schemaKey, name, description, versionNumber: found.versionNumber, instructions };
        const whole = { ...shown, definition: content };
        return { content: { total: 0, page, schemas: [], templates: [], schema: whole, next: null } };
      }
      const [{ total, data }, templates] = await Promise.all([
        backend.listSchemas({ ...place, page, pageSize }),
        page === 1 ? backend.listTemplates() : [],
      ]);
      const schemas = data.map(({ schemaKey, name, description, latestVersionNumber }) => ({
        schemaKey,
        name,
        description,
        latestVersionNumber,
      }));
      const starting = templates.map(({ name, description }) => ({ schema: `template:${name}`, description }));
      const next = nextPage({ total, page, pageSize });
      return { content: { total, page, schemas, templates: starting, schema: null, next } };
    },
  );
}

const sample = z.strictObject({
  name: z.string().min(1).max(200).describe('File name.'),
  text: z.string().min(1).optional(),
  fileBase64: base64Argument.optional(),
});

function addInferSchema(toolset: Toolset): void {
  const { backend, takesPaths } = toolset;
  const documentIds = z.array(z.string().min(1)).max(MAX_SAMPLES).default([]).describe('Ids of stored documents.');
  const sources = takesPaths
    ? { paths: z.array(z.string().min(1)).max(MAX_SAMPLES).default([]).describe('Paths of files.'), documentIds }
    : {
        documentIds,
        samples: z.array(sample).max(MAX_SAMPLES).default([]).describe('Documents, each with text or fileBase64.'),
      };
  addTool(
    toolset,
    {
      name: 'infer_schema',
      title: 'Propose a schema',
      description:
        `Proposes a JSON Schema from 1 to ${MAX_SAMPLES} sample documents of one kind. It is not stored: change it ` +
        'as needed and pass it to extract as schema.',
      input: z.strictObject({
        ...sources,
        wish: z.string().max(2000).optional().describe('What the schema is for, or its fields, in words.'),
        ...placeArguments,
      }),
      output: z.strictObject({
        schemaKey: z.string(),
        name: z.string(),
        description: z.string(),
        definition,
        fields: z
          .array(z.strictObject({ path: z.string(), label: z.string().nullable(), documents: z.number() }))
          .describe('The fields, their labels and in how many documents they are.'),
        rules: z
          .array(z.strictObject({ name: z.string(), check: z.string() }))
          .describe('What holds for all of the documents, in FEEL.'),
        warnings: z.array(z.string()),
        notes: z.array(z.string()),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async (args, { signal }) => {
      const { paths = [], samples = [] } = args as { paths?: string[]; samples?: z.output<typeof sample>[] };
      const documents = [
        ...args.documentIds.map((id) => toDocumentSource({ documentId: id }, toolset)),
        ...paths.map((path) => toDocumentSource({ path }, toolset)),
        ...samples.map(({ name, ...content }) => toDocumentSource({ ...content, fileName: name }, toolset)),
      ];
      const proposal = await backend.inferSchema({ ...toPlace(args), documents, wish: args.wish, signal });
      const { schemaKey, name, description, definition: proposed, fields, rules, warnings, notes } = proposal;
      return {
        content: {
          schemaKey,
          name,
          description,
          definition: proposed,
          fields: fields.map(({ path, label, documents: count }) => ({ path, label, documents: count })),
          rules: rules.map(({ name: rule, check }) => ({ name: rule, check })),
          warnings: warnings.map(({ path, message }) => `${path}: ${message}`),
          notes,
        },
      };
    },
  );
}
