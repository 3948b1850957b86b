import { z } from 'zod';
import type { PacketState } from '../backend.ts';
import { ToolError } from '../tool-error.ts';
import { addTool, type Toolset } from './add-tool.ts';
import { fileArguments, placeArguments, toDocumentSource, toPlace, type DocumentArguments } from './arguments.ts';
import { waitArgument, waitWithProgress } from './wait-for-run.ts';

const MAX_PARTS = 200;

// The listing of the tools is to be short: names that explain themselves are left out of it.
const output = z.looseObject({
  packetId: z.string(),
  status: z.string(),
  parts: z
    .array(z.looseObject({ pages: z.string(), category: z.string().nullable(), documentId: z.string().nullable() }))
    .describe('Also confidence, and the runId of what was extracted.'),
  next: z.string().nullable(),
});

/** `split`: finds the documents in a file. */
export function addSplitTool(toolset: Toolset): void {
  const { backend, takesPaths } = toolset;
  addTool(
    toolset,
    {
      name: 'split',
      title: 'Split a file into documents',
      description:
        'Finds the documents in a scanned stack or a merged PDF and says what each is. Pass a file to start, ' +
        'packetId to read one again.',
      input: z.strictObject({
        ...fileArguments(takesPaths),
        splitter: z.string().min(1).optional().describe('Key of a splitter. By default the only one.'),
        extract: z.boolean().default(false).describe('Also extract with the schema of each category.'),
        packetId: z.string().min(1).optional(),
        waitSeconds: waitArgument(takesPaths),
        ...placeArguments,
      }),
      output,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    },
    async ({ packetId, waitSeconds, splitter, extract, workspace, env, ...args }, call) => {
      const isNew = Object.values(args).some((value) => value !== undefined);
      if (isNew === (packetId !== undefined)) throw new ToolError('Pass either a file or packetId.');
      const place = toPlace({ workspace, env });
      const id =
        packetId ??
        (await backend.startPacket({
          ...place,
          document: toDocumentSource(args as DocumentArguments, toolset),
          splitter,
          extract,
        }));
      if (packetId === undefined) {
        // Its caller gets no answer, and so no id.
        const cancel = () => void backend.cancelPacket(id).catch(() => undefined);
        if (call.cancelled.aborted) cancel();
        else call.cancelled.addEventListener('abort', cancel, { once: true });
        call.onProgress(`The packet ${id} is accepted.`);
      }
      const way = `packet ${id}; split with this packetId reads it again`;
      return summarize(
        await waitWithProgress({ waitSeconds, call, way }, (options) => backend.waitForPacket(id, options)),
      );
    },
  );
}

/** What a person or the caller does next. */
function findNext({ id, status, parts }: PacketState): string | null {
  if (status === 'pending' || status === 'processing')
    return `It goes on. Call split with the packetId ${id} to wait for it.`;
  if (status === 'needs_review')
    return 'A person has to look at the cuts, in the console, before the parts are stored.';
  if (parts.some(({ runId }) => runId !== null)) return 'get_run returns the data of a part.';
  return null;
}

function summarize(packet: PacketState): { content: z.input<typeof output>; failure?: string } {
  const { id, status, pageCount, parts, errorMessage } = packet;
  const content = {
    packetId: id,
    status,
    pageCount,
    partCount: parts.length,
    parts: parts.slice(0, MAX_PARTS).map(({ pages, category, confidence, documentId, runId }) => ({
      pages,
      category,
      confidence,
      documentId,
      runId,
    })),
    next: findNext(packet),
  };
  if (status === 'failed') return { content, failure: `${errorMessage ?? 'The packet failed.'} (packet ${id})` };
  return { content };
}
