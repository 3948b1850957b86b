import type {
  CancelRunData,
  DeleteRunData,
  GetRunData,
  ListRunsData,
  RerunRunData,
  Run,
  RunEvent,
  StreamRunEventsData,
} from '../../../generated/types.gen.ts';
import type { Caller, Handlers, Input } from '../../http/operation-input.ts';
import { paginate } from '../../http/paginate.ts';
import type { Service } from '../../service.ts';
import { refuseExpired } from '../../retention.ts';
import { notFound, serviceError } from '../../service-error.ts';
import { remove, type RunRecord, type Store } from '../../store.ts';
import { eraseEvents } from '../../webhooks/erase-events.ts';
import { member, readable, refuseUnlessOwner, roleIn, writableById } from '../access.ts';
import { refuseUsedUp } from '../budgets.ts';
import { accepted } from '../extraction.ts';
import { refuseResidency, resolveModel } from '../resolve-model.ts';
import { endRun, startRun, statusEvent } from '../run-life.ts';
import { findFamily, findVersion } from '../schemas.ts';
import { listItem, matches, sortItems } from './list-items.ts';

function visible(store: Store, caller: Caller, id: string): RunRecord {
  const found = store.runs.find(({ run }) => run.id === id);
  if (found === undefined || roleIn(store, caller, found.workspaceId) === null) throw notFound('Run');
  return found;
}

const isFinal = ({ nextChangeAt }: RunRecord) => nextChangeAt === null;

/** Resolves at the next change of a run, when the signal aborts, or at a time of the clock. */
function nextChange({ clock }: Service, record: RunRecord, signal: AbortSignal, until: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      record.listeners.delete(done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    record.listeners.add(done);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
    if (Number.isFinite(until)) clock.schedule(until, done);
  });
}

/** Waits until the run is final, or a time of the clock. By default, waiting moves the clock. */
async function waitForRun(service: Service, record: RunRecord, signal: AbortSignal, until: number): Promise<void> {
  const { clock, movesTime } = service;
  while (!isFinal(record) && clock.now() < until && !signal.aborted) {
    const next = record.nextChangeAt ?? 0;
    if (movesTime && next > clock.now()) clock.advanceTo(Math.min(next, until));
    else await nextChange(service, record, signal, until);
  }
}

const encode = (event: RunEvent) =>
  new TextEncoder().encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

function streamOf(service: Service, record: RunRecord, signal: AbortSignal): ReadableStream<Uint8Array> {
  const queue: RunEvent[] = [statusEvent(record.run)];
  const listen = (event: RunEvent) => queue.push(event);
  record.listeners.add(listen);
  const progress = (stage: string): RunEvent => ({ ...statusEvent(record.run), type: 'progress', stage });
  return new ReadableStream({
    async pull(controller) {
      if (queue.length === 0 && !isFinal(record)) {
        if (service.movesTime && (record.nextChangeAt ?? 0) > service.clock.now())
          service.clock.advanceTo(record.nextChangeAt ?? 0);
        else await nextChange(service, record, signal, Infinity);
      }
      const event = queue.shift();
      if (event !== undefined) {
        controller.enqueue(encode(event));
        if (event.status === 'processing')
          for (const stage of ['parse', 'extract']) controller.enqueue(encode(progress(stage)));
      }
      if (signal.aborted || (queue.length === 0 && isFinal(record))) {
        record.listeners.delete(listen);
        controller.close();
      }
    },
    cancel() {
      record.listeners.delete(listen);
    },
  });
}

export function runHandlers(service: Service): Handlers {
  const { store, clock, movesTime } = service;
  return {
    listRuns({ caller, path, query }: Input<ListRunsData>) {
      const { workspace } = member(store, caller, path.slug);
      const environment = readable(store, workspace.id, query.env ?? 'production');
      const { family } = findFamily(store, workspace.id, path.schemaKey);
      const { sort, order, env: _env, page: _page, pageSize: _size, ...conditions } = query;
      const items = store.runs
        .filter(({ run }) => run.environmentId === environment.id && run.schemaFamilyId === family.id)
        .map((record) => listItem(store, record))
        .filter((item) => matches(item, conditions));
      return { status: 200, body: paginate(sortItems(items, { sort, order }), query) };
    },

    async getRun({ caller, path, query, signal }: Input<GetRunData>) {
      const record = visible(store, caller, path.id);
      const { wait = 0 } = query;
      if (wait > 0) await waitForRun(service, record, signal, clock.now() + wait * 1000);
      const answer: Run = record.run;
      // A client that asks again and again waits as well.
      if (wait === 0 && movesTime && record.nextChangeAt !== null) clock.advanceTo(record.nextChangeAt);
      return { status: 200, body: answer };
    },

    cancelRun({ caller, path }: Input<CancelRunData>) {
      const record = visible(store, caller, path.id);
      writableById(store, record.environment.id);
      if (isFinal(record)) {
        const message = `The run is ${record.run.status}: only a pending or processing run can be cancelled.`;
        throw serviceError('run_not_active', message);
      }
      endRun(service, record, { status: 'cancelled' });
      return { status: 200, body: record.run };
    },

    rerunRun({ caller, path }: Input<RerunRunData>) {
      const { run, workspaceId, environment } = visible(store, caller, path.id);
      writableById(store, environment.id);
      refuseExpired(run, 'run');
      const document = store.documents.find((one) => one.document.id === run.documentId);
      const family = store.families.find((one) => one.family.id === run.schemaFamilyId);
      if (document === undefined || family === undefined) throw notFound('Document');
      refuseExpired(document.document, 'document');
      const schema = { record: family, version: findVersion(family, run.schemaVersionNumber) };
      const choice = resolveModel(store, caller, environment, `${run.provider}/${run.model}`);
      refuseResidency(environment, choice);
      refuseUsedUp(service, workspaceId);
      const { metadata, pages, samples, vision, maxCost } = run;
      const options = { pages, samples, vision, maxCost, metadata };
      return accepted(startRun(service, { workspaceId, environment, document, schema, choice, ...options }));
    },

    deleteRun({ caller, path }: Input<DeleteRunData>) {
      const record = visible(store, caller, path.id);
      refuseUnlessOwner(store, caller, record.workspaceId, 'run');
      writableById(store, record.run.environmentId);
      if (!isFinal(record)) throw serviceError('in_use', `The run is ${record.run.status}. Cancel it first.`);
      eraseEvents(store, new Set([record.run.id]));
      remove(store.runs, (one) => one === record);
      return { status: 204 };
    },

    streamRunEvents({ caller, path, signal }: Input<StreamRunEventsData>) {
      const record = visible(store, caller, path.id);
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' };
      return { status: 200, body: streamOf(service, record, signal), headers };
    },
  };
}
