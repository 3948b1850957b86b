/** Who may import whom: the layers of the program. What is not allowed here is forbidden. */
import { listImports, type Import } from './imports-of.ts';
import { isGenerated, isProduct, type SourceFile } from './source-files.ts';

const FEATURES = new Set([
  'users',
  'api-keys',
  'sessions',
  'sign-ins',
  'invites',
  'workspaces',
  'members',
  'environments',
  'schemas',
  'schema-templates',
  'schema-inference',
  'documents',
  'runs',
  'providers',
  'provider-keys',
  'idempotency',
  'retention',
  'privacy',
  'batches',
  'exports',
  'splitters',
  'splitter-evaluations',
  'packets',
  'classification',
  'datasets',
  'evaluations',
  'lookups',
  'rule-trials',
  'pins',
  'memory',
  'reviews',
  'audit',
  'usage',
  'webhooks',
]);

/**
 * What the inner modules offer to services: ports, the document model, and pure knowledge about schemas and providers.
 */
const PORTS = new Set([
  'server/jobs/cancellations.ts',
  'server/jobs/job-queue.ts',
  'server/jobs/job-handler.ts',
  'server/blobs/blob-store.ts',
  'server/identity-provider/identity-provider.ts',
  'server/parsing/parser.ts',
  'server/parsing/layout.ts',
  'server/extraction/engine.ts',
  'server/extraction/child/schema-tasks.ts',
  'server/extraction/inference/proposal-question.ts',
  'server/extraction/local/memory/choose-examples.ts',
  'server/extraction/local/memory/fingerprint.ts',
  'server/extraction/local/memory/learn-example.ts',
  'server/extraction/local/memory/memory-example.ts',
  'server/extraction/models/models-file.ts',
  'server/extraction/models/provider-registry.ts',
  'server/extraction/models/published-models.ts',
  'server/extraction/models/known-providers.ts',
  'server/extraction/models/providers/built-in.ts',
  'server/extraction/schema/definition/definition.ts',
  'server/extraction/schema/definition/definition-report.ts',
]);

interface FilePlace {
  /** `lib`, `db`, … for a folder of the server, `errors`, `config`, `main`, `app` for its files, and `cli`, `sdk`. */
  module: string;
  feature: string | null;
  role: 'handlers' | 'service' | 'repository' | 'table' | 'present' | null;
}

function placeOf(path: string): FilePlace {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top !== 'server') return { module: top, feature: null, role: null };
  // The pages that run in browsers are a client; their routes are the server's.
  if (/^server\/console\/(app|generated)\//.test(path)) return { module: 'console-pages', feature: null, role: null };
  if (!FEATURES.has(second)) return { module: second.replace(/\.ts$/, ''), feature: null, role: null };
  const name = third.replace(/\.ts$/, '');
  // A service that grew is split by use case: `runs/cancel.ts` and `documents/jobs.ts` are as much of it as
  // `service.ts`.
  const isRole = name === 'handlers' || name === 'repository' || name === 'table' || name === 'present';
  // So is a repository: `runs/calls-repository.ts`.
  const role = isRole ? name : name.endsWith('-repository') ? 'repository' : 'service';
  return { module: 'feature', feature: second, role };
}

type Rule = (target: FilePlace, edge: Import, from: string) => boolean;

const into =
  (...modules: string[]): Rule =>
  (target) =>
    modules.includes(target.module);
const portTypes: Rule = (_, edge) => edge.isTypeOnly && PORTS.has(edge.target);
const serviceTypes: Rule = (target, edge) => edge.isTypeOnly && target.role === 'service';
const any =
  (...rules: Rule[]): Rule =>
  (target, edge, from) =>
    rules.some((rule) => rule(target, edge, from));
const never: Rule = () => false;
const anything: Rule = () => true;
/** Only types: `server/app` passes the values of the configuration. */
const configTypes: Rule = (target, edge) => edge.isTypeOnly && target.module === 'config';

/** The commands that are no client of a server: they start one, or do a part of its work themselves. */
const LOCAL_COMMANDS = new Set([
  'cli/remote/audit-commands.ts',
  'cli/remote/doctor/doctor-command.ts',
  'cli/commands/serve-command.ts',
  'cli/commands/admin-commands.ts',
  'cli/commands/migrate-command.ts',
  'cli/commands/backup-commands.ts',
  'cli/commands/parse-command.ts',
  'cli/commands/eval-command.ts',
]);

/** What uses the server's extraction without the rest of it. */
const LOCAL_EXTRACTION = /^cli\/(extract|remote|mcp)\/local-[\w-]+\.ts$/;

const MODULES: Record<string, Rule> = {
  lib: never,
  errors: (target, edge) => edge.isTypeOnly && target.module === 'generated',
  config: into('lib'),
  generated: never,
  db: any(
    into('lib', 'errors'),
    configTypes,
    // A process of its own reads all pages.
    (target, _, from) => target.module === 'children' && from.startsWith('server/db/sqlite/page-check'),
    (target, _, from) =>
      from === 'server/db/database-tables.ts' &&
      (target.role === 'table' || ['jobs', 'blobs', 'backup'].includes(target.module)),
  ),
  children: into('lib', 'errors'),
  parsing: into('lib', 'errors', 'children'),
  // The document model is what extraction reads.
  extraction: any(
    into('lib', 'errors', 'children'),
    (_, edge) => edge.target === 'server/parsing/layout.ts',
    // Scoring compares users' data, so it is done in child processes, too.
    (target, _, from) => target.module === 'scorer' && from.startsWith('server/extraction/child/'),
  ),
  // Engines are compared by what they return.
  scorer: any(into('lib'), (_, edge) => edge.isTypeOnly && edge.target === 'server/extraction/engine.ts'),
  // A store in the database, and the choice of a store.
  blobs: any(
    into('lib', 'errors'),
    configTypes,
    (target, edge, from) => target.module === 'db' && (from === 'server/blobs/postgres-blobs.ts' || edge.isTypeOnly),
  ),
  'identity-provider': into('lib'),
  // Before the handlers: who may use an operation.
  access: any(into('lib', 'errors', 'db'), serviceTypes, (target, edge) => edge.isTypeOnly && target.module === 'http'),
  transfer: any(into('lib', 'errors', 'db'), portTypes),
  backup: any(into('lib', 'db'), portTypes),
  jobs: any(
    into('lib', 'errors'),
    (target, edge, from) => target.module === 'db' && (from.includes('/sqlite-') || edge.isTypeOnly),
  ),
  // It observes what the program composes.
  telemetry: any(into('lib', 'db'), (_, edge) => edge.isTypeOnly),
  http: any(
    into('lib', 'errors', 'generated'),
    serviceTypes,
    (target, edge) => edge.isTypeOnly && target.module === 'access',
  ),
  console: into('lib', 'errors'),
  'console-pages': into('sdk'),
  app: anything,
  entry: anything,
  'local-entry': into('app'),
  // The tools work with the handlers of the contract or with a server: `server/app` and `cli` choose.
  mcp: any(into('lib', 'errors'), serviceTypes, (target, edge) => edge.isTypeOnly && target.module === 'http'),
  'mcp-entry': into('mcp'),
  cli: any(
    into('sdk', 'lib'),
    // What the command that compares contracts shares with the checks of this repository, and its pinned versions.
    (_, edge) => edge.target.startsWith('codegen/compat/') || edge.target === 'server/generated/pinned.ts',
    (_, edge, from) => edge.target === 'server/entry.ts' && (edge.isTypeOnly || LOCAL_COMMANDS.has(from)),
    (_, edge, from) => edge.target === 'server/local-entry.ts' && LOCAL_EXTRACTION.test(from),
    (_, edge, from) => edge.target === 'server/mcp-entry.ts' && from.startsWith('cli/mcp/'),
  ),
  sdk: never,
};

const ROLES: Record<NonNullable<FilePlace['role']>, Rule> = {
  table: portTypes,
  repository: any(into('db', 'lib'), portTypes, (target, edge) => edge.isTypeOnly && target.module === 'scorer'),
  service: any(into('db', 'lib', 'errors', 'scorer'), serviceTypes, (_, edge) => PORTS.has(edge.target)),
  handlers: any(
    into('lib', 'errors'),
    (_, edge) => edge.target === 'server/http/operation.ts',
    (target) => target.role === 'present',
    serviceTypes,
    portTypes,
  ),
  present: any(into('lib'), (_, edge) => edge.isTypeOnly),
};

/** Inside one feature: nobody reaches up, and only the service reaches the repository. */
const WITHIN: Record<NonNullable<FilePlace['role']>, ReadonlySet<FilePlace['role']>> = {
  table: new Set(),
  repository: new Set(['repository', 'table']),
  service: new Set(['service', 'repository', 'table']),
  handlers: new Set(['service', 'present']),
  present: new Set(['service', 'present']),
};

/** What is presented is the repository's domain type; reading it is the service's business. */
const presents = ({ role }: FilePlace): boolean => role === 'handlers' || role === 'present';

function isAllowed(fromPath: string, edge: Import): boolean {
  const from = placeOf(fromPath);
  const target = placeOf(edge.target);
  if (from.role === null)
    return (
      (from.module === target.module && from.feature === target.feature) ||
      (MODULES[from.module] ?? never)(target, edge, fromPath)
    );
  if (from.feature === target.feature)
    return WITHIN[from.role].has(target.role) || (edge.isTypeOnly && presents(from) && target.role === 'repository');
  return ROLES[from.role](target, edge, fromPath);
}

/** One sentence an import that the layers forbid. */
export function findForbiddenImports(files: SourceFile[]): string[] {
  return files
    .filter((file) => isProduct(file.path) && !isGenerated(file.path))
    .flatMap((file) =>
      listImports(file)
        .map((edge) =>
          edge.target === '@excerpt/sdk' ? { ...edge, isPackage: false, target: 'sdk/src/index.ts' } : edge,
        )
        .filter((edge) => !edge.isPackage && !isAllowed(file.path, edge))
        .map((edge) => `${file.path}:${edge.line} may not import ${edge.target}${edge.isTypeOnly ? ' (types)' : ''}`),
    );
}
