import { z } from 'zod';
import { addTool, type Toolset } from './add-tool.ts';
import {
  documentArguments,
  placeArguments,
  schemaArgument,
  toDocumentSource,
  toPlace,
  toSchemaSource,
  type DocumentArguments,
} from './arguments.ts';
import { runOutput, summarizeRun } from './run-summary.ts';
import { waitArgument, waitForRun } from './wait-for-run.ts';

/** `extract`: starts a run and waits for its result. */
export function addExtractTool(toolset: Toolset): void {
  const { backend, takesPaths } = toolset;
  const input = z.strictObject({
    schema: schemaArgument(takesPaths),
    ...documentArguments(takesPaths),
    schemaKey: z
      .string()
      .optional()
      .describe('Key under which the server keeps a schema that is passed as an object. By default from its title.'),
    versionNumber: z.int().min(1).optional().describe('Version of a schema of the workspace. By default the latest.'),
    pages: z.string().optional().describe('Only these pages, such as 1-3,7,-1 (-1 is the last).'),
    model: z.string().optional().describe('<provider>/<model>. By default that of the environment.'),
    waitSeconds: waitArgument(takesPaths),
    ...placeArguments,
  });
  addTool(
    toolset,
    {
      name: 'extract',
      title: 'Extract data from a document',
      description:
        'Extracts data that fits a JSON Schema from one document, waits for the result, and returns each value with ' +
        'its confidence, page and quote. Reads PDF (also scanned), images, Office files, mails, HTML and text. ' +
        'Pass the schema and exactly one document: ' +
        (takesPaths ? 'path, documentId or text.' : 'documentId, fileBase64 or text.'),
      input,
      output: runOutput,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    async (args, call) => {
      const { schemaKey, versionNumber, pages, model, waitSeconds } = args;
      const id = await backend.startRun({
        ...toPlace(args),
        document: toDocumentSource(args as DocumentArguments, toolset),
        schema: toSchemaSource(args.schema, { takesPaths, schemaKey, versionNumber }),
        ...(model !== undefined && { model }),
        ...(pages !== undefined && { pages }),
      });
      // Its caller gets no answer, and so no id.
      const cancel = () => void backend.cancelRun(id).catch(() => undefined);
      if (call.cancelled.aborted) cancel();
      else call.cancelled.addEventListener('abort', cancel, { once: true });
      call.onProgress(`The run ${id} has started.`);
      return summarizeRun(await waitForRun(backend, id, waitSeconds, call));
    },
  );
}
