export interface OddFile {
  name: string;
  filename: string;
  bytes: Buffer;
  /** Words that parsing must find, or the code with which the file is refused. */
  outcome: { text: string } | { code: string };
}

export type OddFileRow = [name: string, filename: string, bytes: Buffer | string, outcome: OddFile['outcome']];
