import { describe, expect, it, test } from 'vitest';
import { chooseCategory, weighCategories, type CategoryChoice } from './choose-category.ts';
import { cutPacket } from './cut-packet.ts';
import { explainCategory, explainStart } from './explain.ts';
import { weighChoice, weighStart } from './model-votes.ts';
import { SIGNS, type NeighbourSigns } from './neighbour-signs.ts';
import { viewPage, type PageView } from './page-view.ts';
import { describePart, weighPart } from './part-signs.ts';
import { makePages } from './testing/make-pages.ts';

const signsWith = (changes: Partial<NeighbourSigns>): NeighbourSigns => ({
  ...(Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as NeighbourSigns),
  kindAlike: 0.5,
  text: 0.15,
  ...changes,
});
const view = makePages('Acme')[0];
const before = view && viewPage(view);

describe('why a document begins', () => {
  const explain = (changes: Partial<NeighbourSigns>, probability = 0.9) =>
    explainStart({ probability, signs: signsWith(changes) }, { view: before, before });

  it.each<[Partial<NeighbourSigns>, string]>([
    [{ numberIsOne: 2 }, 'The page numbers begin again.'],
    [{ numberEnds: 1 }, 'The page before is the last one by its number.'],
    [{ totalDiffers: 1 }, 'The number of pages differs from that of the page before.'],
    [{ identifierDiffers: 1 }, 'It has another number than the page before.'],
    [{ blankBetween: 1 }, 'A blank page comes before.'],
    [{ salutation: 1 }, 'It has a salutation.'],
    [{ messageHead: 2 }, 'It begins with sender, recipient and subject.'],
    [{ titleKind: 0.7 }, 'It has a title.'],
    [{ sizeDiffers: 1 }, 'The paper size changes.'],
    [{ opensLikeEarlier: 0.4 }, 'It begins as an earlier first page does.'],
    [{ closingBefore: 1 }, 'The page before ends with a closing.'],
    [{ text: 0.05 }, 'It shares few words with the page before.'],
    [{ kindAlike: 0.3 }, 'It is of another kind than the page before.'],
  ])('is said of %j', (changes, reason) => {
    expect(explain(changes)).toEqual([reason]);
    expect(explain(changes, 0.5)).toEqual([]);
  });

  it.each<[Partial<NeighbourSigns>, string]>([
    [{ numberContinues: 1 }, 'The page numbers go on.'],
    [{ numberPromised: 1 }, 'The page before announces more pages.'],
    [{ identifierSame: 1 }, 'It has the same number as the page before.'],
    [{ stamps: 1 }, 'The number that is stamped on it goes on.'],
    [{ continued: 1 }, 'It says that it continues.'],
    [{ sentenceCut: 1 }, 'A sentence goes on.'],
    [{ headSame: 0.3 }, 'It repeats the header of the page before.'],
    [{ footSame: 0.3 }, 'It repeats the footer of the page before.'],
    [{ text: 0.3 }, 'It shares many words with the page before.'],
    [{ layout: 0.8 }, 'It has the layout of the page before.'],
  ])('or why it goes on, of %j', (changes, reason) => {
    expect(explain(changes, 0.2)).toEqual([reason]);
    expect(explain(changes)).toEqual([]);
  });

  it('has the three clearest reasons, and none but one for the first page', () => {
    const many = explain({ numberIsOne: 2, numberEnds: 1, salutation: 1, titleKind: 1, sizeDiffers: 1 });
    expect(many.map((reason) => reason.split(' ').at(-1))).toEqual(['again.', 'number.', 'salutation.']);
    expect(explain({ identifierDiffers: 1, identifierSame: 1 })).toEqual([]);
    expect(explain({ numberIsOne: 1, messageHead: 1, titleKind: 0.6, kindAlike: 0.4, text: 0.1 })).toEqual([]);
    expect(explain({ numberPromised: -1, stamps: -1, headSame: 0.25, layout: 0.7, text: 0.2 }, 0.2)).toEqual([]);
    const first = ['It is the first page of the packet.'];
    expect(explainStart({ probability: 1, signs: null }, { view: before, before })).toEqual(first);
    expect(explainStart({ probability: 1, signs: signsWith({}) }, { view: before, before: undefined })).toEqual(first);
  });
});

describe('why a part has its category', () => {
  const NONE = { exampleWords: 0, title: 0, titleLead: 0, textLead: 0, saidLead: 0 };
  const explain = (signs: Partial<typeof NONE> | null, choice: Partial<CategoryChoice> = {}, text = '# Gate pass') =>
    explainCategory(
      {
        category: 'Pass',
        nearest: 'Pass',
        confidence: 1,
        none: 0,
        signs: signs && ({ ...NONE, ...signs } as never),
        ...choice,
      },
      makePages(text).map(viewPage),
    );

  it.each<[Partial<typeof NONE>, string]>([
    [{ exampleWords: 0.6, title: 1, titleLead: 1 }, 'It is like the examples of Pass.'],
    [{ exampleWords: 0.5, title: 0.5, titleLead: 0.3, textLead: 1 }, 'Its title says that it is: Pass.'],
    [{ title: 0.5, titleLead: 0.2, textLead: 0.2, saidLead: 1 }, 'Its words are those of: Pass.'],
    [{ title: 0.4, titleLead: 1, textLead: 0.1, saidLead: 0.2 }, 'It has words that describe: Pass.'],
    [{ saidLead: 0.1 }, 'Of all categories, Pass is the nearest to “Gate pass”.'],
  ])('is said of %j', (signs, reason) => {
    expect(explain(signs)).toEqual([reason]);
  });

  it('or why it has none', () => {
    expect(explain(null, { category: null })).toEqual(['No category fits it.']);
    expect(explain(null, { category: null, nearest: null })).toEqual([]);
    expect(explain({}, {}, 'x'.repeat(61))).toEqual(['Of all categories, Pass is the nearest.']);
  });
});

describe('what a model says', () => {
  const odds = (probability: number) => probability / (1 - probability);

  it('shifts a chance by the same odds to both sides', () => {
    const starts = weighStart(0.5, signsWith({}), { page: 2, startsPart: true });
    const goesOn = weighStart(0.5, signsWith({}), { page: 2, startsPart: false });
    expect(odds(starts)).toBeCloseTo(Math.exp(2.5));
    expect(starts + goesOn).toBeCloseTo(1);
    expect(weighStart(1, signsWith({}), { page: 2, startsPart: false })).toBeGreaterThan(0.9999);
  });

  it('counts for nothing where page numbers say it, or it said nothing', () => {
    const vote = { page: 2, startsPart: true };
    expect(weighStart(0.3, signsWith({ numberContinues: 2 }), vote)).toBe(0.3);
    expect(weighStart(0.3, signsWith({ numberIsOne: 2 }), vote)).toBe(0.3);
    expect(weighStart(0.3, signsWith({ numberIsOne: 2, numberContinues: 2 }), vote)).toBeGreaterThan(0.3);
    expect(weighStart(0.3, signsWith({ numberIsOne: 1, numberContinues: 1 }), vote)).toBeGreaterThan(0.3);
    expect(weighStart(0.3, null, vote)).toBe(0.3);
    expect(weighStart(0.3, signsWith({}), undefined)).toBe(0.3);
    expect(weighStart(0.3, signsWith({}), { page: 2 })).toBe(0.3);
  });

  it('makes a category likelier, and the others less', () => {
    const weighed = weighChoice([0.5, 0.25, 0.25], 1);
    expect(weighed.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect((weighed[1] ?? 0) / (weighed[2] ?? 0)).toBeCloseTo(Math.exp(2.5));
    expect((weighed[0] ?? 0) / (weighed[2] ?? 0)).toBeCloseTo(2);
    expect(weighChoice([0.5, 0.5], -1)).toEqual([0.5, 0.5]);
    expect(weighChoice([0, 0], 0)).toEqual([0, 0]);
  });
});

test('categories share all of the probability with none, by their weights', () => {
  const weights = { signs: [1, 0], none: [0, 2] };
  const shares = weighCategories(weights, [[Math.log(2), 9], [0]], [9, Math.log(Math.sqrt(5))]);
  expect(shares.map((share) => Math.round(share * 1000))).toEqual([250, 125, 625]);
  expect(weighCategories(weights, [[2_000], [0]], [0, 0])).toEqual([1, 0, 0]);
  expect(chooseCategory(weights, {} as never, [])).toEqual({
    category: null,
    confidence: 1,
    nearest: null,
    none: 0,
    signs: null,
  });
});

describe('the confidence in a part', () => {
  const NEAREST: CategoryChoice = { category: 'Pass', confidence: 0.5, nearest: 'Pass', none: 0.2, signs: null };
  const NO_CATEGORIES: CategoryChoice = { category: null, confidence: 1, nearest: null, none: 0, signs: null };
  const logit = (probability: number) => Math.log(probability / (1 - probability));
  const chances = [
    { probability: 1, signs: null },
    { probability: 0.8, signs: signsWith({ identifierDiffers: 1 }) },
    { probability: 0.25, signs: null },
    { probability: 0.9, signs: signsWith({ identifierDiffers: 2 }) },
  ];

  it('follows from both cuts, from what is inside, and from the category', () => {
    const described = describePart(chances, { first: 1, end: 3 }, NEAREST);
    expect(described).toHaveLength(7);
    [logit(0.8 * 0.9 * 0.75 * 0.5), logit(0.75), 2, 1, 0, 0, logit(0.2)].forEach((value, index) =>
      expect(described[index]).toBeCloseTo(value),
    );
  });

  it('follows from the cuts alone without categories', () => {
    const described = describePart(chances, { first: 3, end: 4 }, NO_CATEGORIES);
    [logit(0.9), logit(0.99), 1, 0, 0, 0, 0].forEach((value, index) => expect(described[index]).toBeCloseTo(value));
  });

  it('is known to be of no category', () => {
    const none = { ...NEAREST, category: null, none: 1 };
    expect(describePart(chances, { first: 0, end: 1 }, none).slice(3)).toEqual([1, 1, 0, logit(0.99)]);
  });

  it('is weighed by log-odds', () => {
    expect(weighPart({ base: 0, weights: [] }, [5])).toBe(0.5);
    expect(weighPart({ base: Math.log(3), weights: [1, 2] }, [Math.log(3), -Math.log(3)])).toBeCloseTo(0.5);
  });
});

describe('a packet is cut', () => {
  const cut = (starts: number[], named: (number | null)[] = []) => {
    const views = starts.map((_, index) => {
      const page = named[index] ?? null;
      const numbers = page === null ? [] : [{ page, of: null, isNamed: true }];
      return { numbers: [...numbers, { page: 1, of: null, isNamed: false }] } as unknown as PageView;
    });
    return cutPacket({ views, starts });
  };

  it.each<[string, number[], (number | null)[], number[]]>([
    ['where documents probably begin', [1, 0.9, 0.1, 0.9], [], [0, 1, 3]],
    ['nowhere else', [1, 0.4, 0.3, 0.49], [], [0]],
    ['at its first page, whatever is said of it', [0, 0.1], [], [0]],
    ['where the numbers of pages begin again', [1, 0.2, 0.3, 0.2], [1, 2, 1, 2], [0, 2]],
    ['where a number is repeated', [1, 0.3], [1, 1], [0, 1]],
    ['not where numbers rise', [1, 0.3, 0.3], [1, 3, 4], [0]],
    ['not where all speaks against it', [1, 0.02], [2, 1], [0]],
  ])('%s', (_, starts, named, cuts) => {
    expect(cut(starts, named)).toEqual(cuts);
  });

  it('without pages into nothing', () => {
    expect(cut([])).toEqual([]);
  });
});
