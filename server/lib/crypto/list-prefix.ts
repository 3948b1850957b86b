import { hash } from 'node:crypto';

/** The documents of a schema in an environment. */
export interface SearchScope {
  environmentId: string;
  schemaFamilyId: string;
}

/**
 * Words are stored after a prefix of their list, so that a search reads no words of others. Equal prefixes of two lists
 * do no harm, since queries compare the ids as well.
 */
export const getPrefix = ({ environmentId, schemaFamilyId }: SearchScope): string =>
  hash('sha256', `${environmentId}/${schemaFamilyId}`, 'hex').slice(0, 10);

/** Of words that only the search for a person finds: those of values, corrections, labels, examples and metadata. */
export const getMorePrefix = ({ environmentId, schemaFamilyId }: SearchScope): string =>
  hash('sha256', `${environmentId}/${schemaFamilyId}/more`, 'hex').slice(0, 10);
