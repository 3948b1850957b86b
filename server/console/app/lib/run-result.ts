/** What a run gives: its data, or what people made of it. */
import type { Evidence, Run } from '@excerpt/sdk';
import { parsePointer } from './pointer-steps.ts';

type Result = Pick<Run, 'extractedData' | 'reviewedData'>;

/** The data as approved in a review, or else as extracted. */
export const getResult = ({ reviewedData, extractedData }: Result): Record<string, unknown> | null =>
  reviewedData ?? extractedData;

const readValue = (data: unknown, pointer: string): unknown =>
  parsePointer(pointer).reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined),
    data,
  );

/** The evidence of the values that the review did not change. */
export const getResultEvidence = ({
  reviewedData,
  extractedData,
  evidence,
}: Result & Pick<Run, 'evidence'>): Evidence[] =>
  reviewedData === null
    ? evidence
    : evidence.filter(({ path }) => readValue(reviewedData, path) === readValue(extractedData, path));
