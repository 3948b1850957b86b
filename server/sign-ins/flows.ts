import type { ServiceDatabase } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { hashSecret } from '../lib/crypto/api-key-secret.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import * as flows from './flows-repository.ts';

/** Sign-ins that have begun: what the answer must fit, kept until it comes, for the browser that asked. */
export interface SignInFlows {
  /**
   * @param token what the answer names, such as a state
   * @param browser the secret of a cookie
   */
  begin(token: string, browser: string, content: object): Promise<void>;
  /** Null for an unknown or expired token, one that was used already, and one of another browser. */
  take(token: string, browser: string): Promise<unknown>;
  sweep(): Promise<void>;
}

/** A person has so long to sign in. */
export const FLOW_MS = 10 * 60_000;

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  box: SecretBox;
}

export function createSignInFlows({ database, clock, box }: Dependencies): SignInFlows {
  return {
    async begin(token, browser, content) {
      const id = hashSecret(token);
      const flow = {
        id,
        browserHash: hashSecret(browser),
        sealed: box.seal(JSON.stringify(content), id),
        expiresAt: timestamp(clock.now() + FLOW_MS),
      };
      await database.transaction((tx) => flows.insertFlow(tx, flow));
    },

    async take(token, browser) {
      const flow = await database.transaction(async (tx) => (await flows.takeFlow(tx, hashSecret(token))) ?? null);
      if (flow === null || flow.browserHash !== hashSecret(browser)) return null;
      if (Date.parse(flow.expiresAt) <= clock.now()) return null;
      return JSON.parse(box.open(flow.sealed, flow.id)) as unknown;
    },

    sweep: () => database.transaction((tx) => flows.deleteExpiredFlows(tx, timestamp(clock.now()))),
  };
}
