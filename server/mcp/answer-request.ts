import * as streamableHttp from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import type { OpenCalls } from './open-calls.ts';
import { createMcpServer, type McpServerOptions } from './create-mcp-server.ts';

export interface McpRequest {
  /** The parsed JSON. */
  body: unknown;
  /** Keys are in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether the answer is a stream of events, which can carry progress. */
  asEvents: boolean;
  /** Aborts when the answer has been sent, or the client has disconnected. */
  gone: AbortSignal;
  /** Names the user: a notification cancels calls of the same user only. */
  userId: string;
}

/** Any URL: the transport only reads method and headers. */
const ENDPOINT = 'http://localhost/mcp';

/** Answers one POST of the streamable HTTP transport, without a session: each request has a server of its own. */
export async function answerMcpRequest(
  { body, headers, asEvents, gone, userId }: McpRequest,
  { calls, ...options }: McpServerOptions & { calls: OpenCalls },
): Promise<Response> {
  const server = createMcpServer(options);
  const transport = new streamableHttp.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !asEvents });
  // Its optional members are declared without `undefined`.
  await server.connect(transport as Transport);
  const version = headers['mcp-protocol-version'];
  const request = new Request(ENDPOINT, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
    },
  });
  // Ends the calls. The transport would wait for their results for ever.
  const left = new Promise<Response>((resolve) => {
    const leave = () => {
      void server.close();
      resolve(new Response(null, { status: 202 }));
    };
    const cancel = (message: JSONRPCMessage) => {
      transport.onmessage?.(message);
      // The transport would wait for the result of the cancelled call for ever.
      setImmediate(leave);
    };
    calls.follow({ userId, body, gone, cancel });
    if (gone.aborted) leave();
    else gone.addEventListener('abort', leave, { once: true });
  });
  return Promise.race([transport.handleRequest(request, { parsedBody: body }), left]);
}
