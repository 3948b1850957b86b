import { expect, test } from 'vitest';
import { findViolations, type Promised, type ReceivedEvent } from './find-violations.ts';
import type { ServiceState } from './read-state.ts';

const makeState = (): ServiceState => ({
  runs: new Map([
    ['run_1', 'completed'],
    ['run_2', 'cancelled'],
    ['run_5', 'completed'],
  ]),
  approved: new Set(['run_1']),
  documents: new Map([
    ['doc_1', { status: 'parsed', blobHash: 'aa' }],
    ['doc_2', { status: 'received', blobHash: 'bb' }],
    ['doc_3', { status: 'parsed', blobHash: 'cc' }],
  ]),
  completedOn: new Set(['doc_1']),
  batches: new Map([['bat_1', 'completed']]),
  evaluations: new Map([['evl_1', { status: 'completed', isScored: true }]]),
  evaluatedRuns: new Map([['run_5', 'evl_1 doc_1']]),
  files: new Set(['aa', 'bb', 'cc']),
  temporaryFiles: [],
});

const makePromised = (): Promised => ({
  runs: new Map([
    ['run_1', { isCancelled: false }],
    ['run_2', { isCancelled: true }],
    ['run_3', { isCancelled: false }],
  ]),
  documents: new Set(['doc_3']),
  batches: new Set(['bat_1']),
  evaluations: new Set(['evl_1']),
  approved: new Set(['run_1']),
  maybeDeleted: new Set(['run_3']),
  deleted: new Set(['run_3']),
});

const makeEvents = (): ReceivedEvent[] => [
  { id: 'evt_1', type: 'run.completed', resourceId: 'run_1' },
  { id: 'evt_1', type: 'run.completed', resourceId: 'run_1' },
  { id: 'evt_2', type: 'run.cancelled', resourceId: 'run_2' },
  { id: 'evt_3', type: 'batch.completed', resourceId: 'bat_1' },
  { id: 'evt_4', type: 'document.parsed', resourceId: 'doc_3' },
  { id: 'evt_6', type: 'evaluation.completed', resourceId: 'evl_1' },
  { id: 'evt_5', type: 'run.reviewed', resourceId: 'run_1' },
];

interface Parts {
  state: ServiceState;
  promised: Promised;
  events: ReceivedEvent[];
}

/** Each fault that a kill could leave, and what is said about it. */
const FAULTS: [fault: (parts: Parts) => void, violations: string[]][] = [
  [() => {}, []],
  [({ promised }) => promised.runs.set('run_4', { isCancelled: false }), ['accepted run is lost: run_4']],
  [({ promised }) => promised.deleted.add('run_2'), ['deleted run is back: run_2']],
  [({ state }) => state.runs.set('run_1', 'processing'), ['run is not final: run_1']],
  [({ state }) => state.runs.set('run_2', 'completed'), ['cancelled run has another state: run_2']],
  [({ state }) => state.approved.clear(), ['approved review is lost: run_1']],
  [({ promised }) => promised.documents.add('doc_4'), ['uploaded document is lost: doc_4']],
  [({ promised }) => promised.deleted.add('doc_1'), ['deleted document is back: doc_1']],
  [({ state }) => state.completedOn.add('doc_2'), ['document is not parsed: doc_2']],
  [
    ({ promised }) => promised.documents.add('doc_2'),
    ['document is not parsed: doc_2', 'event was not delivered: doc_2'],
  ],
  [({ promised }) => promised.batches.add('bat_2'), ['accepted batch is lost: bat_2']],
  [({ state }) => state.batches.set('bat_1', 'processing'), ['batch has not ended: bat_1']],
  [({ promised }) => promised.evaluations.add('evl_2'), ['accepted evaluation is lost: evl_2']],
  [
    ({ state }) => state.evaluations.set('evl_1', { status: 'processing', isScored: false }),
    ['evaluation has not ended: evl_1'],
  ],
  [
    ({ state }) => state.runs.set('run_6', 'completed') && state.evaluatedRuns.set('run_6', 'evl_1 doc_1'),
    ['document is evaluated twice: run_6'],
  ],
  [({ events }) => events.splice(5, 1), ['event was not delivered: evl_1']],
  [
    ({ events }) => events.push({ id: 'evt_7', type: 'evaluation.completed', resourceId: 'evl_1' }),
    ['became final twice: evl_1'],
  ],
  [({ events }) => events.splice(3, 1), ['event was not delivered: bat_1']],
  [({ events }) => events.splice(2, 1), ['event was not delivered: run_2']],
  [
    ({ events }) => events.push({ id: 'evt_6', type: 'run.failed', resourceId: 'run_1' }),
    ['became final twice: run_1'],
  ],
  [({ state }) => state.files.add('dd'), ['file has no document: dd']],
  [({ state }) => state.files.delete('bb'), ['document has no file: bb']],
  [({ state }) => state.temporaryFiles.push('upload'), ['temporary file is left: upload']],
];

test.each(FAULTS)('the checker of crashes finds planted fault %#', (fault, violations) => {
  const parts: Parts = { state: makeState(), promised: makePromised(), events: makeEvents() };
  fault(parts);
  expect(findViolations(parts.state, parts.promised, parts.events)).toEqual(violations);
});
