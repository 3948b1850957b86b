import type { Db } from '../db/database.ts';
import { findPin, type PinPlace } from './repository.ts';

/** The versions that extractions take which name none. */
export interface PinnedVersions {
  /** Undefined if none is pinned. */
  find(db: Db, place: PinPlace): Promise<number | undefined>;
}

/** For the services of runs and batches, on which the service of pins depends itself. */
export const pinnedVersions: PinnedVersions = {
  find: async (db, place) => (await findPin(db, place))?.versionNumber ?? undefined,
};
