import type { Batch } from '@excerpt/sdk';
import { EXIT } from '../../exit-codes.ts';
import { printFields } from '../../terminal/print.ts';
import type { Answer } from '../remote-command.ts';

/** The states of a batch's documents that occur, such as `8 completed, 2 failed`. */
export function formatCounts({ counts: { total, ...states } }: Batch): string {
  const parts = Object.entries(states)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${state}`);
  return parts.length === 0 ? `${total} documents` : parts.join(', ');
}

/** A batch that has ended exits with 2 if a document was not extracted. */
export function answerBatch(batch: Batch): Answer {
  const { id, name, status, counts, schemaVersionNumber, provider, model, createdAt, completedAt } = batch;
  const hasEnded = status === 'completed' || status === 'cancelled';
  return {
    value: batch,
    exitCode: hasEnded && counts.completed < counts.total ? EXIT.negative : EXIT.ok,
    print: () =>
      printFields({
        id,
        name,
        status,
        documents: `${counts.total}: ${formatCounts(batch)}`,
        version: schemaVersionNumber,
        model: `${provider}/${model}`,
        created: createdAt,
        ended: completedAt,
      }),
  };
}
