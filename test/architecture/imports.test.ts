import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  findBarrels,
  findClocksAndIds,
  findEnvironmentReaders,
  findBadFileNames,
  findLongFiles,
  findMachineTraces,
  findMisplacedPackages,
  findWideLines,
} from './file-rules.ts';
import { isProduct, readRepository } from './source-files.ts';
import { findBadBoundNames, findCrowdedFolders, findImportCircles, findRepeatedNames } from './structure-rules.ts';
import { findForbiddenImports } from './who-may-import.ts';

const files = readRepository(fileURLToPath(new URL('../..', import.meta.url)));

describe('the repository', () => {
  it('is read', () => {
    expect(files.filter((file) => isProduct(file.path)).length).toBeGreaterThan(50);
    expect(files.map((file) => file.path)).toEqual(
      expect.arrayContaining(['package.json', 'server/config.ts', 'sdk/src/index.ts']),
    );
  });

  it.each([
    ['imports only along the layers', findForbiddenImports],
    ['reads the environment in server/config.ts alone', findEnvironmentReaders],
    ['takes the time and makes ids in server/lib alone', findClocksAndIds],
    ['keeps packages in their places', findMisplacedPackages],
    ['has no barrel but the SDK', findBarrels],
    ['names files in kebab-case', findBadFileNames],
    ['keeps files short', findLongFiles],
    ['keeps lines short', findWideLines],
    ['has no import circle', findImportCircles],
    ['keeps folders small', findCrowdedFolders],
    ['gives each file a name of its own', findRepeatedNames],
    ['names bounds MAX_ and MIN_', findBadBoundNames],
    ['names nothing that only one machine has', findMachineTraces],
  ])('%s', (_, rule) => {
    expect(rule(files)).toEqual([]);
  });
});
