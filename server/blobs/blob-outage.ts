import { AppError, unavailable } from '../errors.ts';
import { isDiskFailure, isSocketFailure } from '../lib/outage-errors.ts';

/** Converts errors of unavailable storage, such as a full disk, to `unavailable`. Returns other errors unchanged. */
export function toOutage(error: unknown, isOutage: (error: unknown) => boolean = () => false): unknown {
  if (error instanceof AppError || !(isDiskFailure(error) || isSocketFailure(error) || isOutage(error))) return error;
  return unavailable('Files cannot be stored or read at the moment. Try again in a few seconds.', error);
}
