import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { operationsOf, type Contract } from './contract.ts';
import { isBinary, prepareContract, VARIANT } from './prepare-contract.ts';
import { writeEvents } from './write-events.ts';
import { writeResources } from './write-resources.ts';

/** Replaces each occurrence; a generator that writes something else by now must not go unnoticed. */
function replace(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replaceAll(from, to);
  if (replaced === text) throw new Error(`The generator no longer writes ${String(from)}.`);
  return replaced;
}

/** The functions speak through `client.ts`, which takes the place of the generator's own runtime. */
function adaptFunctions(text: string): string {
  return replace(replace(text, `'./client/index.ts'`, `'../client.ts'`), new RegExp(`${VARIANT}\\w+'`, 'g'), `'`);
}

function adaptTypes(text: string): string {
  const types = replace(text, new RegExp(`${VARIANT}\\w+'`, 'g'), `'`);
  // Kept apart from `string`, which would swallow the values that are known.
  return replace(types, 'export type OtherValue = string;', 'export type OtherValue = string & {};');
}

export interface SdkTarget {
  /** The folder of what is generated, which is emptied first. */
  directory: string;
  header: string;
  /** The version of the package. */
  version: string;
}

/** Writes types, functions and resources of the contract. */
export async function writeSdk(contract: Contract, { directory, header, version }: SdkTarget): Promise<void> {
  const prepared = prepareContract(contract);
  await createClient({
    input: prepared as unknown as Record<string, unknown>,
    output: {
      path: directory,
      clean: true,
      entryFile: false,
      header: [header],
      // The SDK is written as the rest is: `.ts` in source, rewritten by the compiler.
      importFileExtension: '.ts',
    },
    logs: { level: 'silent', file: false },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', { name: '@hey-api/sdk', auth: false, client: false }],
  });
  for (const runtime of ['client', 'core', 'client.gen.ts'])
    rmSync(join(directory, runtime), { recursive: true, force: true });

  const rewrite = (file: string, adapt: (text: string) => string) => {
    const path = join(directory, file);
    writeFileSync(path, adapt(readFileSync(path, 'utf8')));
  };
  rewrite('sdk.gen.ts', adaptFunctions);
  rewrite('types.gen.ts', adaptTypes);

  mkdirSync(directory, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(directory, file), text);
  write('resources.gen.ts', writeResources(prepared, header));
  write('events.gen.ts', writeEvents(contract, header));
  const binary = operationsOf(prepared).filter(({ operation }) => isBinary(prepared, operation));
  const paths = [...new Set(binary.map(({ path }) => `  '${path}',\n`))].join('');
  write(
    'answers.gen.ts',
    `${header}\n\n/** The paths of operations that answer bytes. */\n` +
      `export const BINARY_ANSWERS: ReadonlySet<string> = new Set([\n${paths}]);\n`,
  );
  write('version.gen.ts', `${header}\n\nexport const SDK_VERSION = '${version}';\n`);
}
