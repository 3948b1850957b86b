import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function pinnedNames(root: string): string[] {
  const folder = join(root, 'openapi/versions');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** All pinned versions of the contract below `root`. */
export function readPinned(root: string): { version: string; document: object }[] {
  return pinnedNames(root).map((version) => ({
    version,
    document: JSON.parse(readFileSync(join(root, 'openapi/versions', `${version}.json`), 'utf8')) as object,
  }));
}

/**
 * Writes `server/generated/pinned.ts` below `target` with all pinned versions of the contract below `root`. A module,
 * since the TypeScript compiler does not copy JSON files.
 */
export function writePinnedModule(root: string, target: string): void {
  const versions = pinnedNames(root);
  const name = (version: string) => `v${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
  const lines = [
    '// Generated from openapi/versions/ by `npm run generate`. Do not edit.',
    '',
    ...versions.map(
      (version) => `import ${name(version)} from '../../openapi/versions/${version}.json' with { type: 'json' };`,
    ),
    '',
    '/** The pinned versions of the contract: version → OpenAPI document. */',
    'export const pinnedVersions: ReadonlyMap<string, object> = new Map<string, object>([',
    ...versions.map((version) => `  ['${version}', ${name(version)}],`),
    ']);',
    '',
  ];
  writeFileSync(join(target, 'server/generated/pinned.ts'), lines.join('\n'));
}
