import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pMap from 'p-map';
import { failedOutcome, type ExtractionOutcome, type ExtractionRecord, type Extractor } from './extraction-record.ts';
import type { FoundFile } from './find-files.ts';
import type { RecordSink } from './output/record-sink.ts';

export interface ExtractionCounts {
  total: number;
  /** Completed in this call. */
  completed: number;
  /** Of the completed and the kept ones. */
  doubtful: number;
  failed: number;
  /** Completed by an earlier call. */
  kept: number;
}

export interface ExtractFilesOptions {
  extractor: Extractor;
  sink: RecordSink;
  concurrency: number;
  /** 0 to 1. */
  minConfidence: number | null;
  signal: AbortSignal;
  onRecord?: (record: ExtractionRecord | null, counts: ExtractionCounts) => void;
}

/**
 * Extracts each file once and hands the records to the sink, in the order in which they are ready. Files of which the
 * sink has a result are left out. Throws the signal's reason, and errors that concern all documents, after the
 * documents under way have ended.
 */
export async function extractFiles(files: FoundFile[], options: ExtractFilesOptions): Promise<ExtractionCounts> {
  const { extractor, sink, minConfidence, onRecord } = options;
  const counts: ExtractionCounts = { total: files.length, completed: 0, doubtful: 0, failed: 0, kept: 0 };
  const isDoubtful = (confidence: number | null) => minConfidence !== null && (confidence ?? 0) < minConfidence;
  const identity = JSON.stringify(extractor.identity);

  async function extractOne({ path, name }: FoundFile, signal: AbortSignal): Promise<void> {
    let fingerprint: string | null = null;
    let outcome: ExtractionOutcome;
    try {
      fingerprint = await computeFingerprint(path, identity);
      const known = sink.find(path, name);
      if (known?.fingerprint === fingerprint && known.isDoubtful === isDoubtful(known.confidence)) {
        counts.kept += 1;
        if (known.isDoubtful) counts.doubtful += 1;
        onRecord?.(null, counts);
        return;
      }
      outcome = await extractor.extract({ path, fingerprint }, signal);
    } catch (error) {
      signal.throwIfAborted();
      outcome = toUnreadable(error, path);
    }
    const doubtful = outcome.status === 'completed' && isDoubtful(outcome.confidence);
    const record = { file: path, doubtful, ...outcome, fingerprint };
    await sink.write(record, name);
    if (outcome.status === 'completed') counts.completed += 1;
    else counts.failed += 1;
    if (doubtful) counts.doubtful += 1;
    onRecord?.(record, counts);
  }

  sink.expect?.(files.map(({ path }) => path));
  await forEachAtOnce(files, options, extractOne);
  return counts;
}

/** Hash of the file's bytes and of what else decides about the result. */
async function computeFingerprint(path: string, identity: string): Promise<string> {
  const hash = createHash('sha256').update(identity).update('\0');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 32);
}

/** A file that cannot be read fails as a document. Rethrows what is no such error. */
function toUnreadable(error: unknown, path: string): ExtractionOutcome {
  const { code, syscall, path: place } = error as NodeJS.ErrnoException;
  const isOfFile = typeof syscall === 'string' && (place === undefined || place === path);
  const isChanged = error instanceof DOMException && error.name === 'NotReadableError';
  if (!isOfFile && !isChanged) throw error;
  const why = isChanged ? 'it changed while it was read' : (code ?? 'unknown error');
  const failure = { code: 'file_unreadable', stage: 'read', retryable: true };
  return failedOutcome(failure, `The file cannot be read: ${why}.`);
}

/** Calls `work` for up to `concurrency` items at once. An error stops it, after the calls under way have ended. */
async function forEachAtOnce<T>(
  items: readonly T[],
  { concurrency, signal }: Pick<ExtractFilesOptions, 'concurrency' | 'signal'>,
  work: (item: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const workUnlessStopped = async (item: T): Promise<void> => {
    if (either.aborted) return;
    await work(item, either).catch((error: unknown) => stop.abort(error));
  };
  await pMap(items, workUnlessStopped, { concurrency });
  either.throwIfAborted();
}
