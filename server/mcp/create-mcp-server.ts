import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Backend } from './backend.ts';
import { addDocumentTools } from './tools/document-tools.ts';
import { addEvaluateTool } from './tools/evaluate-tool.ts';
import { addExtractTool } from './tools/extract-tool.ts';
import { addRunTools } from './tools/run-tools.ts';
import { addSchemaTools } from './tools/schema-tools.ts';
import { addSplitTool } from './tools/split-tool.ts';

export interface McpServerOptions {
  backend: Backend;
  version: string;
  /** Whether tools take paths of files, because they run on the caller's machine. */
  takesPaths: boolean;
  /** The message for the caller about an error that a tool threw. */
  describeError(error: unknown): string;
}

const INSTRUCTIONS = `Excerpt extracts data that fits a JSON Schema from documents (PDF, scans, Office files, text).
Each value comes with its confidence and its evidence: the page and the quote that it was read from.
1. Choose a schema with get_schemas or a starting schema such as template:invoice, or propose one with infer_schema.
2. Call extract. If the run has not ended, call get_run with its runId.
3. Check values of low confidence against their quotes. Null means that the document does not carry the value.
Tools that take waitSeconds wait so long for the end; what has not ended goes on, and next says how to read it.
workspace is a slug, needed where there are several. Each env has documents and runs of its own.`;

/** Creates the server of one connection, with all tools. */
export function createMcpServer(options: McpServerOptions): McpServer {
  const server = new McpServer(
    { name: 'excerpt', title: 'Excerpt', version: options.version },
    { instructions: INSTRUCTIONS },
  );
  const toolset = { server, listed: [], ...options };
  addExtractTool(toolset);
  addSchemaTools(toolset);
  addRunTools(toolset);
  addDocumentTools(toolset);
  addSplitTool(toolset);
  addEvaluateTool(toolset);
  // The list of the library repeats what its schemas have by default, and is a tenth longer.
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolset.listed }));
  return server;
}
