import { openAsBlob } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Packet, Run } from '@excerpt/sdk';
import { connectToWorkspace, type Connection } from '../client/connect.ts';
import { isAboutDocument, isRequestError } from '../client/explain-error.ts';
import { EXIT } from '../exit-codes.ts';
import { deriveSchemaKey } from '../extract/schema-source.ts';
import { printJson, printNote } from '../terminal/print.ts';
import { namePart } from './part-files.ts';
import { printClassified, printSplit, type Classified } from './print-parts.ts';
import type { SplitCommandOptions, SplitFile } from './split-options.ts';
import { isSplitterPath, readSplitterFile } from './splitter-source.ts';

type WorkspaceConnection = Connection & { workspace: string };

/** A server that is busy or restarts is waited for: five minutes. */
const MAX_RETRIES = 50;
const CANCEL_TIMEOUT_MS = 2_000;

/** The key of the splitter. One in a file becomes the newest version on the server, unless it is that already. */
async function chooseSplitter({ client, workspace }: WorkspaceConnection, splitter: string | undefined) {
  if (splitter === undefined) {
    const { data } = await client.splitters.list({ workspace, pageSize: 20 });
    const known = data.length === 0 ? 'The workspace has none: pass a file.' : data.map(({ key }) => key).join(', ');
    throw new Error(`Which splitter? --splitter takes a key or a file, such as ./mail.json. There are: ${known}`);
  }
  if (!isSplitterPath(splitter)) return splitter;
  const { key } = await client.splitters.create({
    workspace,
    key: deriveSchemaKey(splitter),
    ...(await readSplitterFile(splitter)),
  });
  return key;
}

async function openFile(path: string): Promise<File> {
  return new File([await openAsBlob(path)], basename(path));
}

interface SentFile extends SplitFile {
  id: string;
}

/** Sends packets, which the server splits meanwhile. Of several files, those that it refuses are left out. */
async function sendFiles(
  connection: WorkspaceConnection,
  files: readonly SplitFile[],
  { options, signal, sent }: { options: SplitCommandOptions; signal: AbortSignal; sent: SentFile[] },
): Promise<void> {
  const { client, workspace } = connection;
  const { env, extract = false, model, maxCost } = options;
  const splitter = await chooseSplitter(connection, options.splitter);
  const limit = maxCost === undefined ? {} : { maxCost: toDecimal(maxCost) };
  const chosen = { splitter, extract, ...(model !== undefined && { model }), ...limit };
  for (const file of files)
    try {
      const request = { workspace, env, file: await openFile(file.path), ...chosen };
      const { id } = await client.packets.upload(request, { signal, maxRetries: MAX_RETRIES });
      sent.push({ ...file, id });
    } catch (error) {
      if (files.length === 1 || !isRequestError(error) || !isAboutDocument(error)) throw error;
      printNote(`${file.path}: ${error.message}`);
      process.exitCode = EXIT.negative;
    }
}

/** Without an exponent, as forms have numbers. */
const toDecimal = (amount: number): string => amount.toFixed(9).replace(/\.?0+$/, '');

/** Writes the file of each part, its data beside it if it has a run, and a list of all. Returns how many parts. */
async function saveParts(
  { client }: Connection,
  directory: string,
  { path, packet, runs }: { path: string; packet: Packet; runs: ReadonlyMap<string, Run> },
): Promise<number> {
  await mkdir(directory, { recursive: true });
  const listed = [];
  for (const part of packet.parts) {
    if (part.documentId === null) continue;
    const bytes = await client.documents.getFile(part.documentId);
    const stem = namePart(path, part.index, part).slice(0, -'.pdf'.length);
    const file = `${stem}.${bytes.type.includes('pdf') ? 'pdf' : 'txt'}`;
    await writeFile(join(directory, file), new Uint8Array(await bytes.arrayBuffer()));
    const data = runs.get(part.runId ?? '')?.extractedData ?? null;
    if (data !== null) await writeFile(join(directory, `${stem}.json`), `${JSON.stringify(data, null, 2)}\n`);
    listed.push({ file, ...(data !== null && { data: `${stem}.json` }), ...part });
  }
  const list = join(directory, `${basename(path, extname(path))}.parts.json`);
  await writeFile(list, `${JSON.stringify({ packetId: packet.id, parts: listed }, null, 2)}\n`);
  return listed.length;
}

/** Says what became of a packet, and writes its parts. */
async function finishPacket(
  connection: WorkspaceConnection,
  { path, directory, packet, runs }: SplitFile & { packet: Packet; runs: ReadonlyMap<string, Run> },
): Promise<void> {
  if (packet.status === 'needs_review') {
    const { baseUrl, workspace } = connection;
    printNote(`It needs a review: ${baseUrl}/console/${workspace}/packets/${packet.id}`);
    printNote(`As it is: excerpt packets approve ${packet.id}`);
    process.exitCode ??= EXIT.doubtful;
    return;
  }
  if (packet.errorMessage !== null) printNote(packet.errorMessage);
  const failed = [...runs.values()].filter(({ status }) => status !== 'completed');
  for (const { documentId, errorMessage, status } of failed) printNote(`${documentId}: ${errorMessage ?? status}`);
  if (packet.status !== 'completed' || failed.length > 0) process.exitCode = EXIT.negative;
  if (directory === null || packet.status !== 'completed') return;
  const count = await saveParts(connection, directory, { path, packet, runs });
  printNote(`${count} documents → ${directory}`);
}

/**
 * Splits packets with a server. Exits with 2 if one or one of its runs failed, and with 3 if one needs a review. A
 * command that is interrupted cancels those that are not split yet.
 */
export async function splitRemotely(
  files: readonly SplitFile[],
  options: SplitCommandOptions,
  signal: AbortSignal,
): Promise<void> {
  const connection = await connectToWorkspace(options);
  const { client } = connection;
  const sent: SentFile[] = [];
  const split: (SplitFile & { packet: Packet; runs: ReadonlyMap<string, Run> })[] = [];
  try {
    await sendFiles(connection, files, { options, signal, sent });
    for (const { id, ...file } of sent) {
      const packet = await client.packets.wait(id, { signal });
      const runs = new Map<string, Run>();
      for (const { runId } of packet.parts)
        if (runId !== null) runs.set(runId, await client.runs.wait(runId, { signal }));
      split.push({ ...file, packet, runs });
    }
  } catch (error) {
    if (signal.aborted)
      for (const { id } of sent.slice(split.length))
        await client.packets.cancel(id, { timeout: CANCEL_TIMEOUT_MS, maxRetries: 0 }).catch(() => undefined);
    throw error;
  }
  if (options.json !== true) printSplit(split.map(({ path, packet: { parts } }) => ({ file: path, parts })));
  else if (files.length === 1) printJson(split[0]?.packet);
  else printJson(split.map(({ path, packet }) => ({ file: path, ...packet })));
  for (const one of split) await finishPacket(connection, one);
}

/** Says with a server what single documents are. Exits with 2 if some cannot be read. */
export async function classifyRemotely(
  paths: readonly string[],
  options: SplitCommandOptions,
  signal: AbortSignal,
): Promise<void> {
  const connection = await connectToWorkspace(options);
  const { client, workspace } = connection;
  const splitter = options.splitter === undefined ? undefined : await chooseSplitter(connection, options.splitter);
  const found: Classified[] = [];
  for (const path of paths) {
    try {
      const request = { workspace, env: options.env, file: await openFile(path), ...(splitter && { splitter }) };
      const answer = await client.packets.classifyFile(request, { signal, maxRetries: MAX_RETRIES });
      found.push({ file: path, ...answer });
    } catch (error) {
      if (!isRequestError(error) || error.code !== 'document_unreadable') throw error;
      printNote(`${path}: ${error.message}`);
      process.exitCode = EXIT.negative;
    }
  }
  printClassified(found, options);
}
