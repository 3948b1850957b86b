import { extractFile, getMe, getRun } from '@excerpt/sdk';
import { signal } from '@preact/signals';
import { getClient, onSignIn, session, wasRefused } from '../api/console-session.ts';
import { hasStatus, isOutage } from '../api/outage.ts';
import { describeError, queryClient } from '../api/query-client.ts';
import { findBatch, readOutcomes, sendToBatch, startUploadBatch } from './batch-uploads.ts';
import { isBusy, isReadable, mayPass } from './reach.ts';
import { AT_ONCE, WITHIN_SECONDS } from './request-limits.ts';
import { isActive } from '../parts/status-badge.tsx';
import { keepLastSchema } from '../lib/last-schema.ts';
import {
  canRetry,
  isOpen,
  listSendable,
  listStartable,
  type UploadBatch,
  type UploadItem,
  type UploadTarget,
} from './upload-item.ts';
import { forgetUpload, forgetUploads, readUploads, storeUploads } from './upload-store.ts';

/** Browsers hold six connections to a server, of which some are for reading. */
const MAX_SENDING = 3;
const MAX_POLLED = 10;
const POLL_MS = 1_000;
const DEFAULT_WAIT_SECONDS = 5;
const OUTAGE_MS = 2_000;

export const uploads = signal<UploadItem[]>([]);
export const isPaused = signal(false);
/** Whether the server did not answer the last request of the queue, which goes on when it does. */
export const isOutOfReach = signal(false);

function change(id: string, changes: Partial<UploadItem>): void {
  uploads.value = uploads.value.map((item) => (item.id === id ? { ...item, ...changes } : item));
  void storeUploads(uploads.value.filter((item) => item.id === id));
}

const makeId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('');

const uploadTimes = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Adds files to the queue: several are one upload. Returns their ids. */
export function addUploads(files: File[], target: UploadTarget, now: number): string[] {
  const name = `Upload of ${uploadTimes.format(now)}`;
  const batch = files.length < 2 ? null : { key: makeId(), name, id: null, isStarted: false };
  keepLastSchema(target.slug, target.schemaKey);
  const items = files.map((file, index): UploadItem => ({
    id: makeId(),
    name: file.name,
    size: file.size,
    file,
    target,
    status: 'waiting',
    batch,
    documentId: null,
    used: null,
    runId: null,
    problem: null,
    result: null,
    createdAt: now + index / 1000,
  }));
  uploads.value = [...uploads.value, ...items];
  void storeUploads(items);
  work();
  return items.map(({ id }) => id);
}

/** Takes a change over to all files of an upload. */
function changeBatch(key: string, changes: Partial<UploadBatch>): void {
  uploads.value = uploads.value.map((item) =>
    item.batch?.key === key ? { ...item, batch: { ...item.batch, ...changes } } : item,
  );
  void storeUploads(uploads.value.filter(({ batch }) => batch?.key === key));
}

/** The id names the request: if it was accepted before a reload, its repeat gets the same run. */
async function extractAlone({ id, file, target }: UploadItem): Promise<void> {
  const { slug, env, schemaKey, template } = target;
  const { data } = await extractFile({
    client: getClient(),
    path: { slug, schemaKey },
    query: { env },
    body: {
      file: file as File,
      ...(template !== null && {
        schema: template.definition,
        schemaName: template.name,
        rules: JSON.stringify(template.rules ?? []),
      }),
    },
    idempotencyKey: id,
    ...AT_ONCE,
    throwOnError: true,
  });
  change(id, { status: 'running', runId: data.runId, file: null });
}

async function addToBatch(item: UploadItem, batch: UploadBatch): Promise<void> {
  const place = await findBatch(batch, item.target);
  if (batch.id === null) changeBatch(batch.key, { id: place.id });
  const documentId = await sendToBatch(place, item);
  change(item.id, { status: 'running', documentId, used: place.used, file: null });
}

async function send(item: UploadItem): Promise<void> {
  const { id, file, batch = null } = item;
  if (file === null) return change(id, { status: 'failed', problem: GONE });
  change(id, { status: 'sending', problem: null });
  try {
    // A batch that was started takes no more: a file that is tried again later goes by itself.
    if (batch === null || batch.isStarted) await extractAlone(item);
    else await addToBatch(item, batch);
    isOutOfReach.value = false;
  } catch (error) {
    await keepOrFail(id, file, error);
  }
}

const GONE = 'The browser no longer has the file. Add it again.';

/** A file waits while the server is out of reach or busy, and fails if the server refuses it. */
async function keepOrFail(id: string, file: File, error: unknown): Promise<void> {
  if (isOutage(error)) {
    if (!(await isReadable(file))) return change(id, { status: 'failed', problem: GONE, file: null });
    isOutOfReach.value = true;
    change(id, { status: 'waiting' });
    heldUntil = performance.now() + OUTAGE_MS;
  } else if (isBusy(error)) {
    change(id, { status: 'waiting' });
    heldUntil = performance.now() + 1000 * (error.retryAfter ?? DEFAULT_WAIT_SECONDS);
  } else if (hasStatus(error, 401)) {
    // Until its user has signed in again.
    change(id, { status: 'waiting' });
  } else change(id, { status: 'failed', problem: describeError(error), mayPass: mayPass(error) });
}

async function pollBatch(id: string): Promise<void> {
  const outcomes = await readOutcomes(id);
  let hasEnded = false;
  for (const item of uploads.value) {
    if (item.batch?.id !== id || item.status !== 'running') continue;
    const outcome = outcomes.get(item.documentId ?? '');
    // The documents of an archive are in the list of the upload.
    const next = item.documentId == null ? { status: 'completed' as const } : outcome;
    if (next === undefined || next.status === 'running') continue;
    hasEnded = true;
    change(item.id, next);
  }
  if (hasEnded) refreshLists();
}

/** Starts the uploads whose files are all there. */
async function startBatches(): Promise<void> {
  for (const id of listStartable(uploads.value)) {
    await startUploadBatch(id);
    const key = uploads.value.find((item) => item.batch?.id === id)?.batch?.key;
    if (key !== undefined) changeBatch(key, { isStarted: true });
  }
}

function refreshLists(): void {
  for (const queryKey of [['listRuns'], ['listSchemas'], ['listBatches']])
    void queryClient.invalidateQueries({ queryKey });
}

async function poll({ id, runId, target }: UploadItem): Promise<void> {
  const { data, error } = await getRun({ client: getClient(), path: { id: runId ?? '' }, ...WITHIN_SECONDS });
  if (error !== undefined && error.status !== 404) throw error;
  if (data === undefined) return change(id, { status: 'failed', problem: 'The run was deleted.' });
  if (isActive(data.status)) return;
  const status = data.status as 'completed' | 'failed' | 'cancelled';
  const schema = `${target.name ?? target.schemaKey} · version ${data.schemaVersionNumber}`;
  const used = `${schema} · ${data.provider}/${data.model}`;
  change(id, { status, used, problem: data.errorMessage, result: data.extractedData });
  refreshLists();
}

let heldUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let polling = false;

/** Without an answer, the next round asks again. */
async function askAll(asked: Promise<unknown>[]): Promise<void> {
  const answers = await Promise.allSettled(asked);
  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  if (answers.length > 0) isOutOfReach.value = errors.some(isOutage);
  polling = false;
}

/** Sends what may be sent, and asks for what runs, until all is done. */
function work(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!session.value || wasRefused.value) return;
  const mayQueue = !isPaused.value && performance.now() >= heldUntil;
  const next = mayQueue ? listSendable(uploads.value, MAX_SENDING) : [];
  for (const item of next) void send(item).then(work);
  const running = uploads.value.filter(({ status }) => status === 'running');
  const alone = running.filter(({ runId }) => runId !== null).slice(0, MAX_POLLED);
  const started = running.flatMap(({ batch }) => (batch?.isStarted === true ? [batch.id ?? ''] : []));
  const isAsking = running.length > 0 || listStartable(uploads.value).length > 0;
  if (!polling && !isAsking && uploads.value.some(({ status }) => status === 'sending')) {
    // A file on its way says nothing of a server that has stopped.
    polling = true;
    void askAll([getMe({ client: getClient(), ...WITHIN_SECONDS, throwOnError: true })]);
  }
  if (!polling && isAsking) {
    polling = true;
    const asked = [...alone.map(poll), ...[...new Set(started)].map(pollBatch), startBatches()];
    void askAll(asked);
  }
  if (!uploads.value.some(isOpen)) isOutOfReach.value = false;
  else timer = setTimeout(work, POLL_MS);
}

export function setPaused(paused: boolean): void {
  isPaused.value = paused;
  work();
}

export function retryUploads(ids: string[]): void {
  for (const id of ids) {
    const item = uploads.value.find((one) => one.id === id);
    // A file that was accepted is run again from the page of its run.
    if (item !== undefined && canRetry(item)) change(id, { status: 'waiting', problem: null });
  }
  work();
}

/** Takes uploads off the list. Runs that were started go on. */
export function removeUploads(keep: (item: UploadItem) => boolean): void {
  for (const item of uploads.value) if (!keep(item)) void forgetUpload(item.id);
  uploads.value = uploads.value.filter(keep);
}

/** Goes on with what an earlier page had not finished; a sign-out forgets it. */
export async function restoreUploads(): Promise<void> {
  session.subscribe((current) => {
    if (current !== null) return;
    uploads.value = [];
    void forgetUploads();
  });
  if (!session.value) return;
  const stored = await readUploads();
  const known = new Set(uploads.value.map(({ id }) => id));
  const missing = stored.filter(({ id }) => !known.has(id));
  uploads.value = [
    ...missing.map((item) => (item.status === 'sending' ? { ...item, status: 'waiting' as const } : item)),
    ...uploads.value,
  ];
  onSignIn(work);
}
