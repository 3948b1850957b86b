/**
 * The API report: the type declarations of the SDK without comments, one committed file per version. Shows in reviews
 * what changes for callers, and enforces the versioning rule.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { isReleased } from '../released.ts';
import { compareVersions, judgeChange } from './version-rule.ts';

const EXTENSION = '.txt';

function readConfig(sdk: string): ts.ParsedCommandLine {
  const path = join(sdk, 'tsconfig.json');
  return ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, sdk);
}

/** The emitted declarations of all files, sorted by name. */
function emitTypes(sdk: string): string {
  const { fileNames, options } = readConfig(sdk);
  const types: string[] = [];
  const emitOptions = { ...options, emitDeclarationOnly: true, removeComments: true, noEmit: false };
  ts.createProgram(fileNames, emitOptions).emit(undefined, (path, text) => {
    types.push(`// ${relative(join(sdk, 'dist'), path).replaceAll('\\', '/')}\n\n${text}`);
  });
  return types.toSorted().join('\n');
}

export function readSdkVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'sdk/package.json'), 'utf8')) as { version: string }).version;
}

/**
 * The error message if the committed report is outdated or violates the versioning rule; undefined if it is correct.
 */
export function checkApiReport(root: string): string | undefined {
  const version = readSdkVersion(root);
  const folder = join(root, 'sdk/api');
  const path = join(folder, version + EXTENSION);
  const report = emitTypes(join(root, 'sdk'));
  if (!existsSync(path) || readFileSync(path, 'utf8') !== report)
    return `sdk/api/${version}${EXTENSION} does not have the types of sdk/src.`;
  const before = readdirSync(folder)
    .map((file) => file.slice(0, -EXTENSION.length))
    .filter((one) => compareVersions(one, version) < 0)
    .toSorted(compareVersions)
    .at(-1);
  if (before === undefined) return undefined;
  const earlier = readFileSync(join(folder, before + EXTENSION), 'utf8');
  return judgeChange({ version: before, report: earlier }, { version, report });
}

/** @throws Error if the version is released and its types would change */
export function writeApiReport(root: string): void {
  const version = readSdkVersion(root);
  const path = join(root, 'sdk/api', version + EXTENSION);
  const report = emitTypes(join(root, 'sdk'));
  if (isReleased(root, version) && existsSync(path) && readFileSync(path, 'utf8') !== report)
    throw new Error(`${version} is released and its types stay: raise the version in sdk/package.json.`);
  mkdirSync(join(root, 'sdk/api'), { recursive: true });
  writeFileSync(path, report);
}
