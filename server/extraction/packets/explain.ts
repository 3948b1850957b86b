import type { CategoryChoice } from './choose-category.ts';
import type { NeighbourSigns } from './neighbour-signs.ts';
import type { PageView } from './page-view.ts';

interface Neighbours {
  view: PageView | undefined;
  before: PageView | undefined;
}

const MAX_REASONS = 3;

/** Each sign in words, the clearest first. */
const FOR_START: [(signs: NeighbourSigns) => boolean, string][] = [
  [(signs) => signs.numberIsOne === 2, 'The page numbers begin again.'],
  [(signs) => signs.numberEnds === 1, 'The page before is the last one by its number.'],
  [(signs) => signs.totalDiffers === 1, 'The number of pages differs from that of the page before.'],
  [(signs) => signs.identifierDiffers > 0 && signs.identifierSame === 0, 'It has another number than the page before.'],
  [(signs) => signs.blankBetween === 1, 'A blank page comes before.'],
  [(signs) => signs.salutation === 1, 'It has a salutation.'],
  [(signs) => signs.messageHead >= 2, 'It begins with sender, recipient and subject.'],
  [(signs) => signs.titleKind > 0.6, 'It has a title.'],
  [(signs) => signs.sizeDiffers === 1, 'The paper size changes.'],
  [(signs) => signs.opensLikeEarlier > 0.3, 'It begins as an earlier first page does.'],
  [(signs) => signs.closingBefore === 1, 'The page before ends with a closing.'],
  [(signs) => signs.text < 0.1, 'It shares few words with the page before.'],
  [(signs) => signs.kindAlike < 0.4, 'It is of another kind than the page before.'],
];

const FOR_GOING_ON: [(signs: NeighbourSigns) => boolean, string][] = [
  [(signs) => signs.numberContinues > 0, 'The page numbers go on.'],
  [(signs) => signs.numberPromised > 0, 'The page before announces more pages.'],
  [(signs) => signs.identifierSame > 0, 'It has the same number as the page before.'],
  [(signs) => signs.stamps > 0, 'The number that is stamped on it goes on.'],
  [(signs) => signs.continued === 1, 'It says that it continues.'],
  [(signs) => signs.sentenceCut === 1, 'A sentence goes on.'],
  [(signs) => signs.headSame > 0.25, 'It repeats the header of the page before.'],
  [(signs) => signs.footSame > 0.25, 'It repeats the footer of the page before.'],
  [(signs) => signs.text > 0.2, 'It shares many words with the page before.'],
  [(signs) => signs.layout > 0.7, 'It has the layout of the page before.'],
];

/** Why a document begins at a page, or goes on. */
export function explainStart(
  { probability, signs }: { probability: number; signs: NeighbourSigns | null },
  { before }: Neighbours,
): string[] {
  if (signs === null || before === undefined) return ['It is the first page of the packet.'];
  const reasons = (probability > 0.5 ? FOR_START : FOR_GOING_ON).filter(([holds]) => holds(signs));
  return reasons.slice(0, MAX_REASONS).map(([, reason]) => reason);
}

/** Why a part is of its category. */
export function explainCategory({ category, nearest, signs }: CategoryChoice, views: readonly PageView[]): string[] {
  if (nearest === null) return [];
  if (category === null || signs === null) return ['No category fits it.'];
  const heading = views[0]?.lines.slice(0, 3).find(({ text }) => text.length <= 60)?.text;
  if (signs.exampleWords > 0.5) return [`It is like the examples of ${category}.`];
  if (signs.title > 0.4 && signs.titleLead > 0.2) return [`Its title says that it is: ${category}.`];
  if (signs.textLead > 0.1) return [`Its words are those of: ${category}.`];
  if (signs.saidLead > 0.1) return [`It has words that describe: ${category}.`];
  const place = heading === undefined ? '' : ` to “${heading.trim()}”`;
  return [`Of all categories, ${category} is the nearest${place}.`];
}
