import type { Remembered } from './summarise-places.ts';

/** A candidate in the light of examples. */
interface Light extends Remembered {
  /** Without memory; 0 for what only the memory found. */
  probability: number;
  isNew: boolean;
}

const READERS: Readonly<Record<string, (light: Light) => number>> = {
  'probability without memory': ({ probability }) => probability,
  'share of examples with the place': ({ share }) => share,
  'nearest place': ({ nearest }) => nearest,
  'best place': ({ best }) => best,
  'words before': ({ match }) => match.before,
  column: ({ match }) => match.column,
  row: ({ match }) => match.row,
  position: ({ match }) => match.position,
  'share with the shape': ({ shape }) => shape,
  'share with the value': ({ same }) => same,
  'share with the value in another field': ({ other }) => other,
  'share of another value': ({ rival }) => rival,
  lead: ({ share, rival }) => share - rival,
  'share of nearest examples with the place': ({ nearShare }) => nearShare,
  'share of examples with the words': ({ fixed }) => fixed,
  examples: ({ examples }) => Math.min(20, examples),
  likeness: ({ likeness }) => likeness,
  presence: ({ presence }) => presence,
  'was found without memory': ({ isNew }) => Number(!isNew),
};

export const MEMORY_FEATURES: string[] = Object.keys(READERS);

export function readMemoryFeatures(light: Light): number[] {
  return Object.values(READERS).map((read) => Math.round(read(light) * 1000) / 1000);
}
