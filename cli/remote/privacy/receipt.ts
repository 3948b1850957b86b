import type { Erasure, ErasureDocument, Excerpt } from '@excerpt/sdk';
import { printFields, printLine, printTable } from '../../terminal/print.ts';

interface Receipt {
  erasure: Erasure;
  documents: ErasureDocument[];
}

export async function readReceipt(client: Excerpt, id: string): Promise<Receipt> {
  const erasure = await client.erasures.get(id);
  const documents: ErasureDocument[] = [];
  for await (const document of client.erasures.listDocuments(id, { pageSize: 100 })) documents.push(document);
  return { erasure, documents };
}

export function printReceipt({ erasure, documents }: Receipt): void {
  const { id, status, createdBy, createdAt, confirmedBy, completedAt, counts } = erasure;
  printFields({
    erasure: id,
    status,
    'prepared by': createdBy,
    prepared: createdAt,
    'confirmed by': confirmedBy,
    completed: completedAt,
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
  });
  if (documents.length === 0) return;
  printLine('');
  printTable(
    [{ header: 'document' }, { header: 'status' }, { header: 'SHA-256 of its file' }, { header: 'audit entry' }],
    documents.map(({ documentId, status: state, erased, entryId }) => [
      documentId,
      state,
      String(erased['sha256'] ?? ''),
      entryId ?? '',
    ]),
  );
}
