import { viewPage } from '../../server/extraction/packets/page-view.ts';
import { Dice } from '../../test/evaluation/generator/dice.ts';
import type { AnnotatedPacket } from './read-packets.ts';

const MIXED = 20;
const MAX_PAGES = 12;

/**
 * Documents of these packets in a new order, with the categories of one of them: others join it if they are of one of
 * its categories. More parts to learn from how sure one can be.
 */
export function mixPackets(packets: readonly AnnotatedPacket[], seed: number): AnnotatedPacket[] {
  const dice = new Dice(seed);
  const named = packets.filter(({ rules }) => rules.categories.length > 0);
  if (named.length === 0) return [];
  return Array.from({ length: MIXED }, (_, index) => mixInto(dice.pick(named), named, dice, `mixed-${seed}-${index}`));
}

function mixInto(base: AnnotatedPacket, packets: readonly AnnotatedPacket[], dice: Dice, id: string): AnnotatedPacket {
  const names = new Set(base.rules.categories.map(({ name }) => name));
  const pool = packets.flatMap((packet) =>
    packet.parts
      .filter(({ category }) => packet === base || (category != null && names.has(category)))
      .map((part) => ({ part, packet })),
  );
  const pages: AnnotatedPacket['layout']['pages'] = [];
  const parts = dice
    .shuffle(pool)
    .slice(0, dice.whole(3, 8))
    .map(({ part, packet }) => {
      const own = part.pages.filter((page) => !packet.blank.has(page)).slice(0, MAX_PAGES);
      const numbers = own.flatMap((page) => {
        const original = packet.layout.pages[page - 1];
        return original === undefined ? [] : [pages.push({ ...original, number: pages.length + 1 })];
      });
      return { ...part, pages: numbers };
    });
  const layout = { ...base.layout, pageCount: pages.length, pages };
  return { ...base, id, layout, views: pages.map(viewPage), parts, blank: new Set() };
}

/** The same packets, split without categories. */
export const withoutCategories = (packets: readonly AnnotatedPacket[]): AnnotatedPacket[] =>
  packets.map((packet) => ({
    ...packet,
    rules: { ...packet.rules, categories: [] },
    parts: packet.parts.map(({ pages }) => ({ pages })),
  }));
