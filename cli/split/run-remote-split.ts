import { openAsBlob } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Packet, Run } from '@excerpt/sdk';
import { connectToWorkspace, type Connection } from '../client/connect.ts';
import { isRequestError } from '../client/explain-error.ts';
import { EXIT } from '../exit-codes.ts';
import { deriveSchemaKey } from '../extract/schema-source.ts';
import { printJson, printNote } from '../terminal/print.ts';
import { namePart } from './part-files.ts';
import { printClassified, printParts, type Classified } from './print-parts.ts';
import type { SplitCommandOptions } from './split-options.ts';
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

/** Sends a packet, and waits until it is split. A command that is interrupted cancels it. */
async function splitOnServer(
  connection: WorkspaceConnection,
  path: string,
  options: SplitCommandOptions,
  signal: AbortSignal,
): Promise<Packet> {
  const { client, workspace } = connection;
  const { env, extract = false, model } = options;
  const splitter = await chooseSplitter(connection, options.splitter);
  const chosen = { splitter, extract, ...(model !== undefined && { model }) };
  const request = { workspace, env, file: await openFile(path), ...chosen };
  const { id } = await client.packets.upload(request, { signal, maxRetries: MAX_RETRIES });
  try {
    return await client.packets.wait(id, { signal });
  } catch (error) {
    if (signal.aborted)
      await client.packets.cancel(id, { timeout: CANCEL_TIMEOUT_MS, maxRetries: 0 }).catch(() => undefined);
    throw error;
  }
}

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

/** Splits a packet with a server. Exits with 2 if it or one of its runs failed, and with 3 if it needs a review. */
export async function splitRemotely(path: string, options: SplitCommandOptions, signal: AbortSignal): Promise<void> {
  const connection = await connectToWorkspace(options);
  const { client, workspace, baseUrl } = connection;
  const packet = await splitOnServer(connection, path, options, signal);
  const runs = new Map<string, Run>();
  for (const { runId } of packet.parts) if (runId !== null) runs.set(runId, await client.runs.wait(runId, { signal }));
  if (options.json === true) printJson(packet);
  else printParts(packet.parts);
  if (packet.status === 'needs_review') {
    printNote(`It needs a review: ${baseUrl}/console/${workspace}/packets/${packet.id}`);
    printNote(`As it is: excerpt packets approve ${packet.id}`);
    process.exitCode = EXIT.doubtful;
    return;
  }
  if (packet.errorMessage !== null) printNote(packet.errorMessage);
  const failed = [...runs.values()].filter(({ status }) => status !== 'completed');
  for (const { documentId, errorMessage, status } of failed) printNote(`${documentId}: ${errorMessage ?? status}`);
  if (packet.status !== 'completed' || failed.length > 0) process.exitCode = EXIT.negative;
  if (options.outputDir === undefined || packet.status !== 'completed') return;
  const count = await saveParts(connection, options.outputDir, { path, packet, runs });
  printNote(`${count} documents → ${options.outputDir}`);
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
