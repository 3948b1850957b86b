import type { SchemaTasks, SplitPacket } from '../extraction/child/schema-tasks.ts';
import type { Layout } from '../parsing/layout.ts';
import type { StoredRules } from '../splitters/service.ts';
import { askPacketModel, type AskDependencies } from './ask-packet-model.ts';
import type { RuleReader, RulesPlace } from './read-rules.ts';
import type { AskedModel, Packet } from './repository.ts';

interface Splitting {
  packet: Packet;
  layout: Layout;
  rules: StoredRules;
  place: RulesPlace;
  signal: AbortSignal;
}

/** Finds the parts of a packet; asks its model too, if it has one. Stores nothing. */
export type PageSplitter = (splitting: Splitting) => Promise<SplitPacket & { asked: AskedModel | null }>;

interface Dependencies extends AskDependencies {
  readRules: RuleReader;
  splitPacket: SchemaTasks['splitPacket'];
}

export function createPageSplitter(dependencies: Dependencies): PageSplitter {
  const { readRules, splitPacket } = dependencies;
  return async ({ packet, layout, rules, place, signal }) => {
    const read = await readRules(place, rules, signal);
    const answer = await askPacketModel(dependencies, { packet, layout, rules: read, signal });
    // A model numbers the pages that it sees from 1.
    const votes = (answer?.votes ?? []).map((vote) => ({
      ...vote,
      page: layout.pages[vote.page - 1]?.number ?? vote.page,
    }));
    const found = await splitPacket({ layout, rules: read, votes }, { signal });
    return { ...found, asked: answer?.asked ?? null };
  };
}
