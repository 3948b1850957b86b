import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  barrels,
  clocksAndIds,
  environmentReaders,
  fileNames,
  longFiles,
  machineTraces,
  packagesOutOfPlace,
} from './file-rules.ts';
import { isProduct, readRepository } from './source-files.ts';
import { boundNames, crowdedFolders, importCircles, repeatedNames } from './structure-rules.ts';
import { forbiddenImports } from './who-may-import.ts';

const files = readRepository(fileURLToPath(new URL('../..', import.meta.url)));

describe('the repository', () => {
  it('is read', () => {
    expect(files.filter((file) => isProduct(file.path)).length).toBeGreaterThan(50);
    expect(files.map((file) => file.path)).toEqual(
      expect.arrayContaining(['package.json', 'server/config.ts', 'sdk/src/index.ts']),
    );
  });

  it.each([
    ['imports only along the layers', forbiddenImports],
    ['reads the environment in server/config.ts alone', environmentReaders],
    ['takes the time and makes ids in server/lib alone', clocksAndIds],
    ['keeps packages in their places', packagesOutOfPlace],
    ['has no barrel but the SDK', barrels],
    ['names files in kebab-case', fileNames],
    ['keeps files short', longFiles],
    ['has no import circle', importCircles],
    ['keeps folders small', crowdedFolders],
    ['gives each file a name of its own', repeatedNames],
    ['names bounds MAX_ and MIN_', boundNames],
    ['names nothing that only one machine has', machineTraces],
  ])('%s', (_, rule) => {
    expect(rule(files)).toEqual([]);
  });
});
