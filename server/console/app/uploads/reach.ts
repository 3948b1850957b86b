/** What a failed upload is: an outage of the server that passes, or a refusal of the file. */
import { ExcerptError } from '@excerpt/sdk';

/** Of the answers that a proxy gives for a server that does not answer. */
const OUTAGES = new Set([502, 503, 504]);

export const isOutage = (error: unknown): boolean =>
  error instanceof ExcerptError && (error.status === undefined || OUTAGES.has(error.status));

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
