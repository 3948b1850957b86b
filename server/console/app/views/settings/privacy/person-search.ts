import type { FindPrivacyDocumentsData } from '@excerpt/sdk';

/** What is looked for. */
export type PersonSearch = Pick<FindPrivacyDocumentsData['query'], 'query' | 'match'>;
