import { Command } from 'commander';
import type { McpCommandOptions } from '../mcp/run-mcp.ts';

const HELP = `
The tools: extract, get_schemas, infer_schema, get_run, list_runs, read_document, find_documents, split, evaluate. They
take paths of files on this machine. With a server (excerpt login, or EXCERPT_BASE_URL and EXCERPT_API_KEY) they work
in its workspace; without one, or with --local, extract, infer_schema and read_document work on this machine.

Agents without a process of their own use POST /mcp of a server, with the header Authorization: Bearer <API key>.

Examples:
  $ claude mcp add excerpt -- excerpt mcp
  $ excerpt mcp --local --root ~/Documents/invoices
  $ npx @modelcontextprotocol/inspector --cli excerpt mcp --method tools/list`;

/** Serves the tools of the Model Context Protocol. */
export function createMcpCommand(): Command {
  return new Command('mcp')
    .description('serve tools for agents: the Model Context Protocol on stdin and stdout')
    .option('--local', 'work on this machine, even if a server is configured')
    .option('--root <directory...>', 'only read files in these directories; by default all that this user may read')
    .option('--base-url <url>', 'address of the server (EXCERPT_BASE_URL; then the profile)')
    .option('--profile <name>', 'profile of excerpt login (EXCERPT_PROFILE)')
    .option('--workspace <slug>', 'workspace of calls that name none (EXCERPT_WORKSPACE; then the profile)')
    .addHelpText('after', HELP)
    .action(async (options: McpCommandOptions) => {
      const { runMcp } = await import('../mcp/run-mcp.ts');
      await runMcp(options);
    });
}
