import type { Remembered } from './summarise-places.ts';

/** The features of a candidate in the light of examples, in the order of `readMemoryFeatures`. */
export const MEMORY_FEATURES: string[] = [
  'probability without memory',
  'share of examples with the place',
  'nearest place',
  'best place',
  'words before',
  'column',
  'row',
  'position',
  'share with the shape',
  'share with the value',
  'share with the value in another field',
  'share of another value',
  'lead',
  'share of nearest examples with the place',
  'share of examples with the words',
  'examples',
  'likeness',
  'presence',
  'was found without memory',
];

/** @param probability without memory */
export function readMemoryFeatures(
  own: readonly number[],
  probability: number,
  one: Remembered,
  isNew: boolean,
): number[] {
  const { share, nearest, best, match, shape, same, other, rival, nearShare, fixed, examples, likeness, presence } =
    one;
  const all = [
    ...own,
    isNew ? 0 : probability,
    share,
    nearest,
    best,
    match.before,
    match.column,
    match.row,
    match.position,
    shape,
    same,
    other,
    rival,
    share - rival,
    nearShare,
    fixed,
    Math.min(20, examples),
    likeness,
    presence,
    isNew ? 0 : 1,
  ];
  return all.map((value) => Math.round(value * 1000) / 1000);
}
