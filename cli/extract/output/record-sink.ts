import type { ExtractionRecord } from '../extraction-record.ts';

/** A result of an earlier call. */
export interface KnownRecord {
  fingerprint: string;
  confidence: number | null;
  isDoubtful: boolean;
}

/** Takes the records of a call. */
export interface RecordSink {
  /** Tells the order of the input, before its first record. Outputs that are written at the end follow it. */
  expect?(files: readonly string[]): void;
  /** The completed record that the output has of a file. */
  find(file: string, name: string): KnownRecord | undefined;
  write(record: ExtractionRecord, name: string): Promise<void>;
  /** Writes what is left to write. Also called after an interruption. */
  finish(): Promise<void>;
}
