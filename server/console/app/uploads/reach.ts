/** What a failed upload is: an outage of the server that passes, or a refusal of the file. */
import { ExcerptError } from '@excerpt/sdk';

/** The server asks to wait, or still works on the request that its repeat found. */
export const isBusy = (error: unknown): error is ExcerptError =>
  error instanceof ExcerptError && (error.status === 429 || error.code === 'idempotency_in_flight');

/** A file of the same name and bytes gets the same answer again. */
const FINAL = new Set([400, 404, 410, 413, 415, 422]);

/** Whether another try may have another outcome. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ExcerptError && error.status !== undefined && FINAL.has(error.status));

/** Whether the browser still has the bytes: a file that was changed or moved on the disk cannot be sent any more. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
