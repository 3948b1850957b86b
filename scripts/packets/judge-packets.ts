import { readPartText } from '../../server/extraction/packets/category-signs.ts';
import { chooseCategory } from '../../server/extraction/packets/choose-category.ts';
import { readCategory } from '../../server/extraction/packets/describe-category.ts';
import { describePart } from '../../server/extraction/packets/part-signs.ts';
import {
  findStarts,
  type PacketPart,
  splitPacket,
  type TrainedSplitting,
} from '../../server/extraction/packets/split-packet.ts';
import type { AnnotatedPacket, ClassifySet } from './read-packets.ts';
import type { PartExample } from './train-splitting.ts';

export type ReadPacket = AnnotatedPacket;

/** Whether a part has exactly the pages of an annotated one, but for blank pages, and its category. */
export function judgePart(
  packet: AnnotatedPacket,
  { pages, category }: Pick<PacketPart, 'pages' | 'category'>,
): boolean {
  const key = (of: readonly number[]) => of.filter((page) => !packet.blank.has(page)).join(',');
  const gold = packet.parts.find((part) => key(part.pages) === key(pages));
  return gold !== undefined && (gold.category === undefined || gold.category === category);
}

/**
 * The parts that a model finds in a packet, with whether they are right.
 * @param weight what each of them counts
 */
export function partExamples(packet: AnnotatedPacket, model: TrainedSplitting, weight: number): PartExample[] {
  const filled = packet.views.filter(({ isBlank }) => !isBlank);
  const chances = findStarts(packet.views, model);
  const categories = packet.rules.categories.map(readCategory);
  return splitPacket(packet.layout, packet.rules, model).parts.map((part) => {
    const own = part.pages.filter((page) => filled.some(({ number }) => number === page));
    const first = filled.findIndex(({ number }) => number === own[0]);
    const piece = { first, end: first + own.length };
    const choice = chooseCategory(model.categories, readPartText(filled.slice(piece.first, piece.end)), categories);
    return { features: describePart(chances, piece, choice), isRight: judgePart(packet, part), weight };
  });
}

/** The category of each single document of a set. */
export function classifySets(
  { categories, examples, items }: ClassifySet,
  model: TrainedSplitting,
  withExamples: boolean,
) {
  const read = (withExamples ? examples : categories).map(readCategory);
  return Object.fromEntries(
    items.map(({ name, views }) => {
      const { category, confidence } = chooseCategory(model.categories, readPartText(views), read);
      return [name, { category, confidence }];
    }),
  );
}
