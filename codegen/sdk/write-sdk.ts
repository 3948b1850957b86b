import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { listOperations, type Contract } from './contract.ts';
import { isBinary, prepareContract, VARIANT } from './prepare-contract.ts';
import { writeErrorCodes } from './write-error-codes.ts';
import { writeEvents } from './write-events.ts';
import { writeResources } from './write-resources.ts';

/** Replaces all occurrences. Throws if there are none, as the generator's output has changed then. */
function replace(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replaceAll(from, to);
  if (replaced === text) throw new Error(`The generator no longer writes ${String(from)}.`);
  return replaced;
}

/** Makes the functions use `client.ts` instead of the generator's runtime. It writes the content type itself. */
function adaptFunctions(text: string): string {
  const withClient = replace(text, `'./client/index.ts'`, `'../client.ts'`);
  const withUrls = replace(withClient, new RegExp(`${VARIANT}\\w+'`, 'g'), `'`);
  const withoutTypes = replace(
    withUrls,
    /,\s+headers: \{\s+'Content-Type': [^,]+,\s+\.\.\.options\??\.headers\s+\}/g,
    '',
  );
  return replace(
    replace(withoutTypes, /\(\{\s+url: ('[^']+'),\s+\.\.\.options\s+\}\)/g, '($1, options)'),
    /\(\{\s+\.\.\.formDataBodySerializer,\s+url: ('[^']+'),\s+/g,
    '($1, {\n    ...formDataBodySerializer,\n    ',
  );
}

function adaptTypes(text: string): string {
  const types = replace(text, new RegExp(`${VARIANT}\\w+'`, 'g'), `'`);
  // `string & {}` keeps known values in completions.
  return replace(types, 'export type OtherValue = string;', 'export type OtherValue = string & {};');
}

export interface SdkTarget {
  /** Output folder, which is emptied first. */
  directory: string;
  header: string;
  /** The package's version. */
  version: string;
}

/** Generates types, functions and resources from the contract. */
export async function writeSdk(contract: Contract, { directory, header, version }: SdkTarget): Promise<void> {
  const prepared = prepareContract(contract);
  await createClient({
    input: prepared as unknown as Record<string, unknown>,
    output: {
      path: directory,
      clean: true,
      entryFile: false,
      header: [header],
      // Sources import `.ts` files, which the compiler rewrites.
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
  const { resources, params } = writeResources(prepared, header);
  write('resources.gen.ts', resources);
  write('params.gen.ts', params);
  write('events.gen.ts', writeEvents(contract, header));
  write('error-codes.gen.ts', writeErrorCodes(prepared, header));
  const binary = listOperations(prepared).filter(({ operation }) => isBinary(prepared, operation));
  const paths = [...new Set(binary.map(({ path }) => `  '${path}',\n`))].join('');
  write(
    'answers.gen.ts',
    `${header}\n\n/** The paths of operations that answer bytes. */\n` +
      `export const BINARY_ANSWERS: ReadonlySet<string> = new Set([\n${paths}]);\n`,
  );
  write('version.gen.ts', `${header}\n\nexport const SDK_VERSION = '${version}';\n`);
}
