import { z } from 'zod';
import { addTool, type Toolset } from './add-tool.ts';
import { nextPage, pageArguments, placeArguments, toPlace } from './arguments.ts';
import { summarizeRun } from './run-summary.ts';
import { waitArgument, waitForRun } from './wait-for-run.ts';

const READS = { readOnlyHint: true, openWorldHint: false };

const status = z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled']);

/** `get_run` and `list_runs`. */
export function addRunTools(toolset: Toolset): void {
  const { backend, takesPaths } = toolset;
  addTool(
    toolset,
    {
      name: 'get_run',
      title: 'Get the result of a run',
      description:
        'Waits for a run of extract and returns what extract returns. Also pages through long results: ' +
        'evidenceOffset for values, listOffset for rows.',
      input: z.strictObject({
        runId: z.string().min(1),
        waitSeconds: waitArgument(takesPaths),
        evidenceOffset: z.int().min(0).default(0).describe('First value of evidence to show.'),
        listOffset: z.int().min(0).default(0).describe('First element to show of the lists in shortenedLists.'),
      }),
      // The listing of the tools is to be short: the same as the output of extract.
      output: z.looseObject({ runId: z.string(), status, next: z.string().nullable() }),
      annotations: READS,
    },
    async ({ runId, waitSeconds, ...window }, call) =>
      summarizeRun(await waitForRun(backend, runId, waitSeconds, call), window),
  );
  addTool(
    toolset,
    {
      name: 'list_runs',
      title: 'List runs',
      description: 'Lists the runs of a schema, newest first, with their documents. get_run returns the data of one.',
      input: z.strictObject({
        schema: z.string().min(1).describe('Key of a schema of the workspace (see get_schemas).'),
        status: status.optional(),
        ...placeArguments,
        ...pageArguments,
      }),
      output: z.looseObject({
        total: z.number(),
        runs: z.array(z.looseObject({ runId: z.string(), status, documentName: z.string() })),
        next: z.string().nullable(),
      }),
      annotations: READS,
    },
    async ({ schema, status: wanted, page, pageSize, ...place }) => {
      const { total, data } = await backend.listRuns({
        ...toPlace(place),
        schemaKey: schema,
        status: wanted,
        page,
        pageSize,
      });
      const runs = data.map(({ id, status: current, documentName, schemaVersionNumber, createdAt }) => ({
        runId: id,
        status: current,
        documentName,
        schemaVersionNumber,
        createdAt,
      }));
      return { content: { total, page, runs, next: nextPage({ total, page, pageSize }) } };
    },
  );
}
