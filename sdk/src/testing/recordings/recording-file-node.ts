import { readFile, writeFile } from 'node:fs/promises';

export function readRecordingFile(path: string | URL): Promise<string> {
  return readFile(path, 'utf8');
}

export function writeRecordingFile(path: string | URL, text: string): Promise<void> {
  return writeFile(path, text);
}
