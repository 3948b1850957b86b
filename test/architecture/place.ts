/** What a module is in the design: the import rules speak of these and not of paths. */
export type Place =
  | { module: 'lib' | 'errors' | 'config' | 'generated' | 'db' | 'http' | 'composition' | 'cli' | 'sdk' | 'elsewhere' }
  | { module: 'jobs' | 'blobs' | 'parsing' | 'extraction' }
  | { module: 'feature'; feature: string; role: Role };

export type Role = 'table' | 'repository' | 'service' | 'handlers';

const LAYERS = ['lib', 'generated', 'db', 'http', 'jobs', 'blobs', 'parsing', 'extraction'] as const;
type Layer = (typeof LAYERS)[number];

const isLayer = (folder: string): folder is Layer => LAYERS.some((layer) => layer === folder);

/** `service.ts` and all that stands beside it without a layer of its own (`access.ts`, `intake.ts`, `jobs.ts`) is the service. */
function roleOf(file: string): Role {
  const name = file.replace(/\.ts$/, '');
  if (name === 'table') return 'table';
  if (/^(.*-)?repository$/.test(name)) return 'repository';
  if (/^(.*-)?(handlers|present)$/.test(name)) return 'handlers';
  return 'service';
}

/** `path` from the repository's root. */
export function placeOf(path: string): Place {
  const [top, folder, ...rest] = path.split('/');
  if (top === 'cli') return { module: 'cli' };
  if (top === 'sdk') return { module: 'sdk' };
  if (top !== 'server' || folder === undefined) return { module: 'elsewhere' };
  if (rest.length === 0) {
    if (folder === 'errors.ts') return { module: 'errors' };
    return { module: folder === 'config.ts' ? 'config' : 'composition' };
  }
  if (isLayer(folder)) return { module: folder };
  return { module: 'feature', feature: folder, role: roleOf(rest.at(-1) ?? '') };
}

/** Tests and what only they use may reach anywhere. */
export const isTestSupport = (path: string): boolean => /\.test\.ts$|(^|\/)(testing|test)\//.test(path);
