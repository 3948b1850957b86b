import { ExcerptError, extractFile, getRun } from '@excerpt/sdk';
import { signal } from '@preact/signals';
import { getClient, session } from '../api/console-session.ts';
import { describeError, queryClient } from '../api/query-client.ts';
import { isActive } from '../parts/status-badge.tsx';
import { isOpen, type UploadItem, type UploadTarget } from './upload-item.ts';
import { forgetUpload, forgetUploads, readUploads, storeUpload } from './upload-store.ts';

/** Browsers hold six connections to a server, of which some are for reading. */
const MAX_SENDING = 3;
const MAX_POLLED = 10;
const POLL_MS = 1_000;
const DEFAULT_WAIT_SECONDS = 5;

export const uploads = signal<UploadItem[]>([]);
export const isPaused = signal(false);

function change(id: string, changes: Partial<UploadItem>): void {
  uploads.value = uploads.value.map((item) => (item.id === id ? { ...item, ...changes } : item));
  const item = uploads.value.find((one) => one.id === id);
  if (item !== undefined) void storeUpload(item);
}

const makeId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('');

/** Adds files to the queue. Returns their ids. */
export function addUploads(files: File[], target: UploadTarget, now: number): string[] {
  const items = files.map((file, index): UploadItem => ({
    id: makeId(),
    name: file.name,
    size: file.size,
    file,
    target,
    status: 'waiting',
    runId: null,
    problem: null,
    result: null,
    createdAt: now + index / 1000,
  }));
  uploads.value = [...uploads.value, ...items];
  for (const item of items) void storeUpload(item);
  work();
  return items.map(({ id }) => id);
}

/** The id names the request: if it was accepted before a reload, its repeat gets the same run. */
async function send({ id, file, target: { slug, env, schemaKey, template } }: UploadItem): Promise<void> {
  if (file === null) return change(id, { status: 'failed', problem: 'The browser no longer has the file.' });
  change(id, { status: 'sending', problem: null });
  try {
    const { data } = await extractFile({
      client: getClient(),
      path: { slug, schemaKey },
      query: { env },
      body: { file, ...(template !== null && { schema: template.definition, schemaName: template.name }) },
      idempotencyKey: id,
      timeout: 0,
      throwOnError: true,
    });
    change(id, { status: 'running', runId: data.runId, file: null });
  } catch (error) {
    if (error instanceof ExcerptError && error.status === 429) {
      change(id, { status: 'waiting' });
      heldUntil = performance.now() + 1000 * (error.retryAfter ?? DEFAULT_WAIT_SECONDS);
    } else change(id, { status: 'failed', problem: describeError(error) });
  }
}

async function poll({ id, runId }: UploadItem): Promise<void> {
  const { data, error } = await getRun({ client: getClient(), path: { id: runId ?? '' } });
  // Without an answer, the next round asks again.
  if (error !== undefined && error.status !== 404) return;
  if (data === undefined) return change(id, { status: 'failed', problem: 'The run was deleted.' });
  if (isActive(data.status)) return;
  const status = data.status as 'completed' | 'failed' | 'cancelled';
  change(id, { status, problem: data.errorMessage, result: data.extractedData });
  for (const queryKey of [['listRuns'], ['listSchemas']]) void queryClient.invalidateQueries({ queryKey });
}

let heldUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let polling = false;

/** Sends what may be sent, and asks for what runs, until all is done. */
function work(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!session.value) return;
  const sending = uploads.value.filter(({ status }) => status === 'sending').length;
  const mayQueue = !isPaused.value && performance.now() >= heldUntil;
  const next = mayQueue
    ? uploads.value.filter(({ status }) => status === 'waiting').slice(0, MAX_SENDING - sending)
    : [];
  for (const item of next) void send(item).then(work);
  const running = uploads.value.filter(({ status }) => status === 'running').slice(0, MAX_POLLED);
  if (!polling && running.length > 0) {
    polling = true;
    void Promise.all(running.map(poll)).finally(() => (polling = false));
  }
  if (uploads.value.some(isOpen)) timer = setTimeout(work, POLL_MS);
}

export function setPaused(paused: boolean): void {
  isPaused.value = paused;
  work();
}

export function retryUploads(ids: string[]): void {
  for (const id of ids) {
    const item = uploads.value.find((one) => one.id === id);
    // A file that was accepted is run again from the page of its run.
    if (item?.status === 'failed' && item.runId === null) change(id, { status: 'waiting', problem: null });
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
  work();
}
