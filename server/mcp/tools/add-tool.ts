import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type {
  CallToolResult,
  ServerNotification,
  ServerRequest,
  Tool,
  ToolAnnotations,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Backend, OnProgress } from '../backend.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** A failed wait: what may go on, how to read it again, and the cause. */
export class WaitError extends Error {
  readonly way: string;

  constructor(way: string, options: { cause: unknown }) {
    super(`The wait failed (${way}).`, options);
    this.way = way;
  }
}

/** What the tools are added to. */
export interface Toolset {
  server: McpServer;
  /** What `tools/list` answers. */
  listed: Tool[];
  backend: Backend;
  takesPaths: boolean;
  describeError(error: unknown): string;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
}

/** A call of a tool. */
export interface ToolCall {
  /** Aborts when the client cancels the call or leaves. */
  signal: AbortSignal;
  /** Aborts when the client cancels the call. A connection that ends cancels nothing. */
  cancelled: AbortSignal;
  /** Notifies the client, if it asked for that. */
  onProgress: OnProgress;
}

/** A result; with `failure`, the text that says what went wrong. */
export interface ToolResult<Content> {
  content: Content;
  failure?: string | undefined;
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Progress of unknown length: a counter, which has to grow with each notification. */
function createProgress({ _meta, sendNotification }: Extra): OnProgress {
  const progressToken = _meta?.progressToken;
  let progress = 0;
  return (message) => {
    if (progressToken === undefined) return;
    progress += 1;
    const params = { progressToken, progress, message };
    // A client that has left does not need it.
    sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

/** A signal for cancelled calls only: the end of a connection aborts calls, and disconnects the server right after. */
function followCancel(server: McpServer, signal: AbortSignal): AbortSignal {
  const cancelling = new AbortController();
  const check = () => queueMicrotask(() => server.isConnected() && cancelling.abort());
  if (signal.aborted) check();
  else signal.addEventListener('abort', check, { once: true });
  return cancelling.signal;
}

/**
 * Adds a tool. Its content is the structured result and, for clients that know no such results, the same as JSON text.
 * Errors become results that the model reads.
 */
export function addTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  { server, listed, describeError }: Toolset,
  { name, title, description, input, output, annotations }: ToolDefinition<Input, Output>,
  run: (args: z.output<Input>, call: ToolCall) => Promise<ToolResult<z.input<Output>>>,
): void {
  const handle = async (args: z.output<Input>, extra: Extra): Promise<CallToolResult> => {
    try {
      const { signal } = extra;
      const call = { signal, cancelled: followCancel(server, signal), onProgress: createProgress(extra) };
      const { content, failure } = await run(args, call);
      const text = failure ?? JSON.stringify(content);
      return {
        content: [{ type: 'text', text }],
        structuredContent: content as Record<string, unknown>,
        ...(failure !== undefined && { isError: true }),
      };
    } catch (error) {
      const text = error instanceof WaitError ? `${describeError(error.cause)} (${error.way})` : describeError(error);
      return { content: [{ type: 'text', text }], isError: true };
    }
  };
  listed.push({
    name,
    title,
    description,
    inputSchema: describeSchema(input, 'input'),
    outputSchema: describeSchema(output, 'output'),
    annotations,
  });
  server.registerTool(
    name,
    { title, description, inputSchema: input as z.ZodObject, outputSchema: output as z.ZodObject, annotations },
    handle as Parameters<McpServer['registerTool']>[2],
  );
}

/** Removes what says nothing to a model, which reads the schemas of all tools before each conversation. */
function shorten(node: JsonSchema, io: 'input' | 'output'): void {
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
  if (node.propertyNames !== undefined) delete node.propertyNames;
  // Clients may accept more than a result says today.
  if (isEmpty(node.additionalProperties) || io === 'output') delete node.additionalProperties;
}

/** The JSON Schema of arguments or of a result, in as few words as it takes. */
function describeSchema(schema: z.ZodObject, io: 'input' | 'output'): Tool['inputSchema'] {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    override: ({ jsonSchema }) => shorten(jsonSchema, io),
  });
  return described as Tool['inputSchema'];
}
