import { z } from 'zod';
import type { EvaluationState } from '../backend.ts';
import { ToolError } from '../tool-error.ts';
import { addTool, type Toolset } from './add-tool.ts';
import { placeArguments, toPlace } from './arguments.ts';
import { waitArgument, waitWithProgress } from './wait-for-run.ts';

const MAX_FIELDS = 100;

const share = z.number();

// The listing of the tools is to be short: names that explain themselves are left out of it.
const output = z.looseObject({
  evaluationId: z.string(),
  status: z.string(),
  score: z
    .looseObject({ f1: share })
    .nullable()
    .describe('Also precision, recall and exactDocuments, and counts: wrong, missed, invented. Null until completed.'),
  fields: z
    .array(z.looseObject({ path: z.string(), f1: share }))
    .describe('The same for each field, the worst first; margin is the 95 % interval.'),
  next: z.string().nullable(),
});

/** `evaluate`: measures a version of a schema on a data set. */
export function addEvaluateTool(toolset: Toolset): void {
  const { backend, takesPaths } = toolset;
  addTool(
    toolset,
    {
      name: 'evaluate',
      title: 'Measure a schema',
      description:
        'Extracts from the labelled documents of a data set with a version of a schema, waits, and returns how many ' +
        'values are right. Pass schema to start, evaluationId to read one again.',
      input: z.strictObject({
        schema: z.string().min(1).optional().describe('Key of a schema of the workspace.'),
        datasetId: z.string().min(1).optional().describe('By default the only data set of the schema.'),
        versionNumber: z.int().min(1).optional().describe('By default the latest.'),
        model: z.string().optional().describe('As in extract.'),
        memory: z.boolean().optional().describe('With the memory.'),
        evaluationId: z.string().min(1).optional(),
        waitSeconds: waitArgument(takesPaths),
        ...placeArguments,
      }),
      output,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    async ({ schema, evaluationId, waitSeconds, datasetId, versionNumber, model, memory, ...rest }, call) => {
      if ((schema === undefined) === (evaluationId === undefined))
        throw new ToolError('Pass exactly one of schema, evaluationId.');
      let id = evaluationId;
      if (id === undefined) {
        const started = await backend.startEvaluation({
          ...toPlace(rest),
          schemaKey: schema ?? '',
          datasetId,
          versionNumber,
          model,
          memory,
        });
        // Its caller gets no answer, and so no id.
        const cancel = () => void backend.cancelEvaluation(started).catch(() => undefined);
        if (call.cancelled.aborted) cancel();
        else call.cancelled.addEventListener('abort', cancel, { once: true });
        call.onProgress(`The evaluation ${started} has started.`);
        id = started;
      }
      const known = id;
      const way = `evaluation ${known}; evaluate with this evaluationId reads it again`;
      return summarize(
        await waitWithProgress({ waitSeconds, call, way }, (options) => backend.waitForEvaluation(known, options)),
      );
    },
  );
}

function summarize(evaluation: EvaluationState): { content: z.input<typeof output>; failure?: string } {
  const { id, status, schemaKey, versionNumber, model, memory, dataset, items, score, fields, errorMessage } =
    evaluation;
  const isFinal = status !== 'pending' && status !== 'processing';
  const { total, completed, failed } = items;
  const content = {
    evaluationId: id,
    status,
    schema: schemaKey,
    versionNumber,
    model,
    memory,
    datasetId: dataset.id,
    datasetVersion: dataset.version,
    documents: { total, completed, failed },
    score,
    fields: fields.toSorted((a, b) => a.f1 - b.f1).slice(0, MAX_FIELDS),
    next: isFinal ? null : `It goes on. Call evaluate with the evaluationId ${id} to wait for it.`,
  };
  if (status === 'failed')
    return { content, failure: `${errorMessage ?? 'The evaluation failed.'} (evaluation ${id})` };
  return { content };
}
