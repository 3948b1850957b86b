import type { Database } from '../db/database.ts';
import { createLookupsService, type LookupsService } from '../lookups/service.ts';
import { createUsedTables, type UsedTables } from '../lookups/used-tables.ts';
import { createPacketEvents, type PacketEvents } from '../packets/packet-events.ts';
import { presentPacket } from '../packets/present.ts';
import { createPacketsService, type PacketsService } from '../packets/service.ts';
import { createRuleTrialsService, type RuleTrialsService } from '../rule-trials/service.ts';
import { createSplittersService, type SplittersService } from '../splitters/service.ts';

/** The services of packets. */
export interface Splitting {
  splitters: SplittersService;
  packets: PacketsService;
  packetEvents: PacketEvents;
}

type SplittingDependencies = Omit<Parameters<typeof createPacketsService>[0], 'splitters' | 'events'> &
  Pick<Parameters<typeof createPacketEvents>[0], 'webhookEvents'>;

export function createSplitting(dependencies: SplittingDependencies): Splitting {
  const splitters = createSplittersService(dependencies);
  const present: Parameters<typeof createPacketEvents>[0]['present'] = (one) => presentPacket(one, { pages: false });
  const packetEvents = createPacketEvents({ ...dependencies, splitters, present });
  return {
    splitters,
    packets: createPacketsService({ ...dependencies, splitters, events: packetEvents }),
    packetEvents,
  };
}

/** The services of rules and of the tables that they look values up in. */
export interface RuleServices {
  lookups: LookupsService;
  ruleTrials: RuleTrialsService;
  readTables: (workspaceId: string, keys: readonly string[]) => Promise<UsedTables>;
}

type RuleDependencies = Parameters<typeof createLookupsService>[0] &
  Omit<Parameters<typeof createRuleTrialsService>[0], 'readTables'>;

export function createRuleServices(dependencies: RuleDependencies, { db }: Pick<Database, 'db'>): RuleServices {
  const readTables = createUsedTables(db);
  return {
    lookups: createLookupsService(dependencies),
    ruleTrials: createRuleTrialsService({ ...dependencies, readTables }),
    readTables,
  };
}
