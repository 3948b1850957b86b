import type { ConfidenceFacts } from '../confidence-features.ts';

/** What is known of a text that was found as it was given. */
export const FOUND: ConfidenceFacts = {
  match: 'exact',
  signs: [],
  isNull: false,
  isEntry: false,
  isCell: false,
  isPlaced: true,
  kind: 'text',
  likeness: 1,
  recognition: null,
  reading: 0,
  seen: 1,
};
