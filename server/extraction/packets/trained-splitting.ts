import { readFileSync } from 'node:fs';
import type { BoostedTrees } from '../local/ranking/boosted-trees.ts';
import type { CategoryWeights } from './choose-category.ts';
import type { PartWeights } from './part-signs.ts';

/** Made by `npm run train:packets`. */
export interface TrainedSplitting {
  /** That a document begins at a page. */
  starts: BoostedTrees;
  categories: CategoryWeights;
  /** That a part is right. */
  parts: PartWeights;
}

let trained: TrainedSplitting | undefined;

export function trainedSplitting(): TrainedSplitting {
  trained ??= JSON.parse(
    readFileSync(new URL('./trained-splitting.json', import.meta.url), 'utf8'),
  ) as TrainedSplitting;
  return trained;
}
