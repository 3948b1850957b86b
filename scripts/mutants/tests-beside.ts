/**
 * The tests that are beside a folder's code: its own unit tests, and those in `test/` of the same noun. Mutants of a
 * folder are tried on these, in this order, until one fails.
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Folder → tests outside of it, but for those that need PostgreSQL. A folder inside of these without a line of its own
 * takes the line of its parent.
 */
const TESTS_BESIDE: Record<string, string[]> = {
  codegen: ['codegen/generated-code'],
  'server/access': ['test/api/{authorization,roles,api-keys}'],
  'server/api-keys': ['test/api/{api-keys,changed-keys,roles}'],
  'server/app': ['test/api/{readiness,audit-operations,erasure,operator,node-connections}'],
  'server/audit': ['test/api/audit-*'],
  'server/backup': ['test/jobs/{backup,move-files}'],
  'server/batches': ['test/api/{batches,batch-uploads,batch-erasure,packet-batches}'],
  'server/blobs': ['test/blobs/!(postgres)', 'test/api/stored-files'],
  'server/children': ['test/api/fair-parsing'],
  'server/classification': ['test/api/{classify,classify-places}'],
  'server/config': ['server/config', 'test/api/{readiness,retention-settings}'],
  'server/datasets': ['test/api/{datasets,dataset-lifetime,labelling}'],
  'server/db': ['test/db/!(postgres-*)', 'test/api/{failed-transaction,outage}'],
  'server/documents': ['test/api/{document-resources,documents,uploads,document-search,document-files,page-images}'],
  'server/environments': ['test/api/environments'],
  'server/evaluations': ['test/api/{evaluations,evaluated-models,pins}'],
  'server/exports': ['test/api/exports'],
  'server/extraction': ['test/recorded/*', 'test/api/{model-runs,extraction}'],
  'server/http': [
    'test/api/{requests,request-bodies,request-limits,refused-uploads,multipart-clients,rate-limits,browsers,logs}',
  ],
  'server/http/mcp': ['test/api/{mcp-transport,mcp}'],
  'server/http/outside': ['test/api/{outside,guide}'],
  'server/http/sessions': ['test/api/{sessions,browsers}', 'test/api/people/*'],
  'server/idempotency': ['test/api/{idempotency,at-once,failed-transaction}'],
  'server/identity-provider': ['test/api/people/openid-sign-in'],
  'server/invites': ['test/api/people/invites'],
  'server/jobs': ['test/jobs/{queue,runner,runner-slots,run-attempts,drain}'],
  'server/lib': ['test/api/{page-ranges,metadata,logs}'],
  'server/lookups': ['test/api/lookups'],
  'server/mcp': ['test/api/{mcp,mcp-transport,mcp-cancel,mcp-split}'],
  'server/members': ['test/api/{roles,authorization}'],
  'server/memory': ['test/api/memory'],
  'server/packets': ['test/api/{packets,packet-batches,packet-events,packet-models}'],
  'server/parsing': ['test/recorded/*', 'test/api/{office-files,scanned-documents,bad-files,document-charsets}'],
  'server/pins': ['test/api/pins'],
  'server/privacy': ['test/api/privacy'],
  'server/provider-keys': ['test/api/{provider-keys,provider-key-changes,provider-verification,provider-addresses}'],
  'server/providers': ['test/api/{provider-list,model-precedence,fallbacks,model-binding,unlisted-models}'],
  'server/retention': ['test/api/{retention,retention-settings}'],
  'server/reviews': ['test/api/reviews'],
  'server/rule-trials': ['test/api/rule-trials'],
  'server/runs': [
    'test/api/{runs,run-*,extraction,metadata,queue-limit,verify,reused-calls,model-run-ends,fallbacks}',
    'test/jobs/run-attempts',
  ],
  'server/schema-inference': ['test/api/{infer-schema,infer-schema-models}'],
  'server/schema-templates': ['test/api/schema-templates'],
  'server/schemas': ['test/api/{schemas,definitions,extraction-schemas}'],
  'server/scorer': ['test/api/evaluations'],
  'server/sessions': ['test/api/sessions'],
  'server/sign-ins': ['test/api/people/*', 'test/api/sessions'],
  'server/splitter-evaluations': ['test/api/{splitter-evaluations,splitter-evaluation-ends}'],
  'server/splitters': ['test/api/{splitters,packets,splitter-evaluations}'],
  'server/telemetry': ['test/api/{metrics,traces}'],
  'server/transfer': ['test/api/transfer'],
  'server/usage': ['test/api/{usage,usage-at-once}', 'test/api/budgets/*'],
  'server/users': ['test/api/{operator,sessions}'],
  'server/webhooks': ['test/api/webhook-*'],
  'server/workspaces': ['test/api/{workspaces,retention-settings}'],
  'cli/client': ['cli/remote/{login-commands,profiles}'],
  // The tests of their commands are in the folder itself.
  'cli/extract': [],
  'cli/remote': [],
  'cli/parse-output': ['cli/commands/parse-command'],
  'sdk/src': ['sdk/test/*'],
  'sdk/src/webhooks': ['sdk/test/webhooks'],
};

const EXTENSION = '.test.ts';
const LONG = '.long.test.ts';

/** Test files relative to the root: first those in the file's folder, then in its noun's folder, then the table's. */
export function testsBeside(root: string, file: string): string[] {
  const noun = nounOf(file);
  const beside = [`${dirname(file)}/*`, `${noun}/**/*`, ...(TESTS_BESIDE[noun] ?? [])];
  return listTests(root, beside);
}

/** @param patterns globs without `.test.ts` */
export function listTests(root: string, patterns: string[]): string[] {
  const found = patterns.flatMap((pattern) => globSync(pattern + EXTENSION, { cwd: root }).sort());
  return [...new Set(found)].filter((test) => !test.endsWith(LONG) && !test.includes('node_modules'));
}

/** The closest folder with a line in the table; otherwise the file's own. */
function nounOf(file: string): string {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) if (folder in TESTS_BESIDE) return folder;
  return dirname(file);
}

/** Lines of the table that lead to no test. */
export function linesWithoutTests(root: string): string[] {
  return Object.values(TESTS_BESIDE)
    .flat()
    .filter((pattern) => listTests(root, [pattern]).length === 0);
}

/** Lines of the table whose folder does not exist. */
export function foldersOfTable(root: string): string[] {
  return Object.keys(TESTS_BESIDE).map((folder) => join(root, folder));
}
