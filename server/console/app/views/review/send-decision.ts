/** An approval or a rejection on its way to the server, which may be out of reach for a while. */
import { hasStatus, isOutage } from '../../api/outage.ts';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 5_000;

export interface DecisionServer<Decided> {
  send(): Promise<Decided>;
  /** What the server has, if it is what was to be decided. */
  findDecided(): Promise<Decided | null>;
  pause(ms: number): Promise<void>;
  /** Resolves once the user has signed in again. */
  signedIn(): Promise<void>;
  /** Says whether the decision waits for the server. */
  setWaiting(isWaiting: boolean): void;
}

/** Sends until the server answers. An answer that was lost is not taken for a refusal. Throws what it refuses. */
export async function sendDecision<Decided>(server: DecisionServer<Decided>): Promise<Decided> {
  let pauseMs = FIRST_PAUSE_MS;
  try {
    for (let isRepeat = false; ; isRepeat = true) {
      try {
        const decided = isRepeat ? await server.findDecided() : null;
        return decided ?? (await server.send());
      } catch (error) {
        if (hasStatus(error, 401)) await server.signedIn();
        else if (isOutage(error) || hasStatus(error, 429)) {
          server.setWaiting(true);
          await server.pause(pauseMs);
          pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
        } else throw error;
      }
    }
  } finally {
    server.setWaiting(false);
  }
}
