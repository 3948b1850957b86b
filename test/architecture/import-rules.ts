import { isTestSupport, placeOf, type Place } from './place.ts';
import type { Import, SourceFile } from './source-file.ts';

type Feature = Extract<Place, { module: 'feature' }>;

interface Edge<From extends Place = Place> {
  from: From;
  fromPath: string;
  to: Place;
  toPath: string;
  isType: boolean;
}

const isOneOf = (to: Place, ...modules: Place['module'][]) => modules.includes(to.module);

/** What another feature offers: its service and the service's parts, as types. Objects are handed in by `app.ts`. */
const isServiceType = ({ to, isType }: Edge) => isType && to.module === 'feature' && to.role === 'service';

function featureMayImport(edge: Edge<Feature>): boolean {
  const { from, to, toPath, isType } = edge;
  const own = to.module === 'feature' && to.feature === from.feature ? to.role : null;
  const isPort = isOneOf(to, 'jobs', 'blobs', 'parsing', 'extraction');
  switch (from.role) {
    case 'table':
      return own === 'table' || (isType && (isPort || isOneOf(to, 'lib', 'errors')));
    case 'repository':
      return own === 'table' || own === 'repository' || isOneOf(to, 'db', 'lib') || (isType && isPort);
    case 'service':
      return (own !== null && own !== 'handlers') || isPort || isOneOf(to, 'db', 'lib', 'errors') || isServiceType(edge);
    case 'handlers':
      return (
        own === 'service' ||
        own === 'handlers' ||
        (own !== null && isType) ||
        toPath === 'server/http/operation.ts' ||
        isOneOf(to, 'lib', 'errors') ||
        (isType && (isPort || isOneOf(to, 'generated'))) ||
        isServiceType(edge)
      );
  }
}

/** The table of the design. Composition (`server/*.ts`) puts everything together and may see it all. */
function mayImport(edge: Edge): boolean {
  const { from, to, fromPath, toPath, isType } = edge;
  const isTable = toPath.endsWith('/table.ts');
  switch (from.module) {
    case 'lib':
      return isOneOf(to, 'lib');
    case 'errors':
      return isType && isOneOf(to, 'generated');
    case 'config':
      return isOneOf(to, 'lib', 'errors');
    case 'generated':
      return isOneOf(to, 'generated');
    case 'db':
      return isOneOf(to, 'db', 'lib', 'errors') || (fromPath === 'server/db/schema.ts' && isTable && isType);
    case 'blobs':
    case 'parsing':
      return isOneOf(to, from.module, 'lib', 'errors');
    case 'extraction':
      return isOneOf(to, 'extraction', 'parsing', 'lib', 'errors');
    case 'jobs':
      return isOneOf(to, 'jobs', 'lib', 'errors') || (to.module === 'db' && (isType || fromPath.endsWith('-queue.ts')));
    case 'http':
      return isOneOf(to, 'http', 'lib', 'errors', 'generated') || (isType && isOneOf(to, 'config')) || isServiceType(edge);
    case 'feature':
      return featureMayImport({ ...edge, from });
    case 'composition':
      return !isOneOf(to, 'cli', 'sdk', 'elsewhere');
    case 'cli':
      return isOneOf(to, 'cli') || (toPath === 'server/main.ts' && ['cli/serve.ts', 'cli/admin.ts'].includes(fromPath));
    case 'sdk':
      return isOneOf(to, 'sdk');
    case 'elsewhere':
      return true;
  }
}

const isSql = (from: Place) =>
  isOneOf(from, 'db', 'jobs') || (from.module === 'feature' && (from.role === 'repository' || from.role === 'table'));

/** Packages that belong to one part of the house. */
const PACKAGES: [RegExp, (from: Place, fromPath: string) => boolean, string][] = [
  [/^openai$/, (_, path) => path.startsWith('server/extraction/llm/'), 'openai belongs to extraction/llm'],
  [/^(kysely|better-sqlite3|pg|pg-boss)$/, isSql, 'SQL belongs to db, the queues and the repositories'],
  [/^(koa|koa-.*|@koa\/.*|openapi-backend)$/, (from) => isOneOf(from, 'http', 'composition'), 'HTTP belongs to server/http'],
  [/^@excerpt\/sdk$/, (from) => isOneOf(from, 'cli'), 'only the CLI uses the SDK'],
];

function reasonAgainst(path: string, imported: Import): string | null {
  const from = placeOf(path);
  if (imported.isPackage) {
    const rule = PACKAGES.find(([name, mayUse]) => name.test(imported.target) && !mayUse(from, path));
    return rule === undefined ? null : rule[2];
  }
  const edge = { from, fromPath: path, to: placeOf(imported.target), toPath: imported.target, isType: imported.isType };
  if (mayImport(edge)) return null;
  const named = from.module === 'feature' ? `a feature's ${from.role}` : from.module;
  return `${named} may not import this${imported.isType ? '' : ', at least not its values'}`;
}

/** One sentence an import that the design does not allow, with its place. */
export function importViolations({ path, imports }: SourceFile): string[] {
  if (isTestSupport(path)) return [];
  return imports.flatMap((imported) => {
    const reason = reasonAgainst(path, imported);
    return reason === null ? [] : [`${path}:${imported.line} imports ${imported.target}: ${reason}`];
  });
}
