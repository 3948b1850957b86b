/** What `excerpt mcp` uses to serve the tools of MCP on stdin and stdout. */
import type { Backend, DocumentText, NamedDefinition, ProposedSchema, RunState } from './mcp/backend.ts';
import type { ContractApi } from './mcp/contract-api.ts';
import { createContractBackend, type LocalFiles } from './mcp/contract-backend.ts';
import { createMcpServer } from './mcp/create-mcp-server.ts';
import { nameDefinition } from './mcp/name-definition.ts';

export {
  createContractBackend,
  createMcpServer,
  nameDefinition,
  type Backend,
  type ContractApi,
  type DocumentText,
  type LocalFiles,
  type NamedDefinition,
  type ProposedSchema,
  type RunState,
};
