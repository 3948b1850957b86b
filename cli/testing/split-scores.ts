/** How well two packets were split. */
export const SPLIT_SCORES = {
  packets: 2,
  documents: 5,
  pages: 9,
  boundary: { f1: 0.5, precision: 0.25, recall: 1 },
  documentF1: 0.75,
  documentAndCategoryF1: null,
  pageCategory: null,
  partsPerDocument: 1.2,
  exactPackets: 0.5,
  confidence: null,
};
