import { loadConfig, readEnvironment } from '../../config.ts';
import type { Environment } from '../../config/read-settings.ts';
import { openUnchecked } from '../../db/open-database.ts';
import { goBack, type GoneBack } from '../../db/going-back/go-back.ts';
import { refuseNewer, readSchemaState } from '../../db/migrations/migrate.ts';

export type { Loss } from '../../db/going-back/go-back.ts';

/**
 * Gives the database the schema of an earlier program, while no server uses it.
 * @param options.to the newest change that stays, by its name or number
 * @param options.isTried only says what would be lost
 */
export async function takeSchemaBack(
  overrides: Environment,
  { to, isTried }: { to: string; isTried: boolean },
): Promise<GoneBack> {
  const config = loadConfig({ ...readEnvironment(), ...overrides });
  const { database: where } = config;
  const patient = { ...config, database: where.dialect === 'postgres' ? { ...where, statementTimeoutMs: 0 } : where };
  const options = { exclusive: where.dialect === 'sqlite', mustExist: true };
  const { database, release } = await openUnchecked(patient, options);
  try {
    refuseNewer(await readSchemaState(database));
    return await goBack(database, to, { isTried });
  } finally {
    await release();
  }
}
