import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  findBarrels,
  findClocksAndIds,
  findDatabaseOpeners,
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
  it('can be read', () => {
    expect(files.filter((file) => isProduct(file.path)).length).toBeGreaterThan(50);
    expect(files.map((file) => file.path)).toEqual(
      expect.arrayContaining(['package.json', 'server/config.ts', 'sdk/src/index.ts']),
    );
  });

  it.each([
    ['imports only along the layers', findForbiddenImports],
    ['reads the environment only in server/config.ts', findEnvironmentReaders],
    ['reads the clock and creates ids only in server/lib', findClocksAndIds],
    ['opens files of SQLite only in server/db/sqlite/open-files.ts', findDatabaseOpeners],
    ['imports restricted packages only in their folders', findMisplacedPackages],
    ['has no barrel except the SDK', findBarrels],
    ['names files in kebab-case', findBadFileNames],
    ['limits files to 300 lines', findLongFiles],
    ['limits lines to 120 columns', findWideLines],
    ['has no import circle', findImportCircles],
    ['limits folders to 20 files', findCrowdedFolders],
    ['gives each file a unique name', findRepeatedNames],
    ['names bounds MAX_ and MIN_', findBadBoundNames],
    ['contains no paths or hosts of one machine', findMachineTraces],
  ])('%s', (_, rule) => {
    expect(rule(files)).toEqual([]);
  });
});
