// Generated from openapi/ by `npm run generate`. Do not edit.
import type { PinnedContract } from '../pinned-contract.ts';
import { contract as contract0_6_0 } from './contract-0-6-0.gen.ts';

/** The pinned contracts, by their versions. */
export const PINS: ReadonlyMap<string, PinnedContract> = new Map<string, PinnedContract>([
  ['0.6.0', contract0_6_0],
]);
