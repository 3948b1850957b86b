/**
 * Generates code from the contract: bundles `openapi/`, then writes the server's types and JSON, the SDK's operations,
 * its API report, and the queries of the console.
 *
 *   node codegen/generate.ts           writes the output
 *   node codegen/generate.ts --check   fails if the committed output is outdated
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { findDifferences } from './differences.ts';
import { writeQueries } from './console/write-queries.ts';
import { writeRights } from './console/write-rights.ts';
import { checkApiReport, readSdkVersion, writeApiReport } from './sdk/api-report.ts';
import { inlineScalars } from './inline-scalars.ts';
import type { Contract } from './sdk/contract.ts';
import { writeSdk } from './sdk/write-sdk.ts';
import { readPinned, writePinnedModule } from './pinned.ts';
import { writeTestingKit } from './testing/write-testing-kit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.';

/** Generated files and folders, relative to the root of the repository. */
const outputs = [
  'server/generated/openapi.json',
  'server/generated/openapi.ts',
  'server/generated/openapi-yaml.ts',
  'server/generated/pinned.ts',
  'sdk/src/generated',
  'sdk/src/testing/generated',
  'sdk/THIRD-PARTY-LICENSES.txt',
  'test/contract/generated',
  'server/console/generated',
];

function bundle(source: string, target: string): void {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const run = spawnSync(
    process.execPath,
    [cli, 'bundle', source, '--config', join(root, 'openapi/redocly.yaml'), '--output', target],
    // Disables telemetry and update checks.
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' },
    },
  );
  if (run.status !== 0) throw new Error(`The contract cannot be bundled.\n${run.stdout}${run.stderr}`);
}

/** Types of the pinned versions, with which tests check that old clients still compile. */
async function writePinnedTypes(directory: string): Promise<void> {
  const folder = join(directory, 'test/contract/generated');
  mkdirSync(folder, { recursive: true });
  for (const { version, document } of readPinned(root)) {
    const types = astToString(await openapiTS(document as OpenAPI3, { defaultNonNullable: false }));
    writeFileSync(join(folder, `${version}.ts`), `${header}\n\n${types}`);
  }
}

async function generateInto(directory: string): Promise<void> {
  const spec = join(directory, 'server/generated/openapi.json');
  mkdirSync(join(directory, 'server/generated'), { recursive: true });
  bundle(join(root, 'openapi/openapi.yaml'), spec);

  const document = inlineScalars(JSON.parse(readFileSync(spec, 'utf8')) as OpenAPI3);
  writeFileSync(spec, `${JSON.stringify(document, null, 2)}\n`);
  // A default applies if a caller omits the field, so the types mark it as optional.
  const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
  writeFileSync(join(directory, 'server/generated/openapi.ts'), `${header}\n\n${types}`);

  // As a module, since the TypeScript compiler does not copy YAML files.
  const yaml = join(directory, 'openapi.yaml');
  bundle(spec, yaml);
  // One array element per line keeps diffs small.
  const lines = JSON.stringify(readFileSync(yaml, 'utf8').split('\n'), null, 2);
  writeFileSync(
    join(directory, 'server/generated/openapi-yaml.ts'),
    `${header}\n\n/** The contract as YAML. */\nexport const openapiYaml = ${lines}.join('\\n');\n`,
  );

  writePinnedModule(root, directory);
  await writePinnedTypes(directory);

  await writeSdk(document as unknown as Contract, {
    directory: join(directory, 'sdk/src/generated'),
    header,
    version: readSdkVersion(root),
  });
  writeQueries(document as unknown as Contract, { directory: join(directory, 'server/console/generated'), header });
  writeRights({ directory: join(directory, 'server/console/generated'), header });
  const kit = join(directory, 'sdk/src/testing/generated');
  await writeTestingKit(readPinned(root), {
    root,
    directory: kit,
    licenses: join(directory, 'sdk/THIRD-PARTY-LICENSES.txt'),
    header,
  });
}

const scratch = mkdtempSync(join(tmpdir(), 'excerpt-generate-'));
try {
  await generateInto(scratch);
  if (process.argv.includes('--check')) {
    const stale = outputs.flatMap((output) => findDifferences(join(scratch, output), join(root, output), output));
    const report = stale.length === 0 ? checkApiReport(root) : undefined;
    if (report !== undefined) stale.push(report);
    if (stale.length > 0) {
      console.error(`Not up to date; run \`npm run generate\`:\n${stale.map((line) => `  ${line}`).join('\n')}`);
      process.exitCode = 1;
    }
  } else {
    for (const output of outputs) {
      rmSync(join(root, output), { recursive: true, force: true });
      cpSync(join(scratch, output), join(root, output), { recursive: true });
    }
    writeApiReport(root);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
