import type {
  CreateExportData,
  Export,
  ExportResult,
  GetExportResultsData,
  ListExportsData,
} from '../../../generated/types.gen.ts';
import { rules } from '../../generated/rules.gen.ts';
import type { Handlers, Input } from '../../http/operation-input.ts';
import { paginateNewest } from '../../http/paginate.ts';
import type { Service } from '../../service.ts';
import { invalidBody, notFound } from '../../service-error.ts';
import type { ExportRecord, Store } from '../../store.ts';
import { member, readable, roleIn, writable } from '../access.ts';
import { findFamily } from '../schemas.ts';
import { findPerson, listItem, matches, type RunConditions } from './list-items.ts';

const MAX_RUNS = 10_000;

const MEDIA_TYPES = {
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const present = (store: Store, { export: one, runIds }: ExportRecord): Export => ({
  ...one,
  runCount: runIds.filter((id) => store.runs.some(({ run }) => run.id === id)).length,
});

/** The runs of an export, with what its table shows of them. */
function listRuns(store: Store, { runIds }: ExportRecord) {
  const records = runIds.flatMap((id) => store.runs.filter(({ run }) => run.id === id));
  return records.map((record) => {
    const { run } = record;
    const { documentName: name, confidence, reviewStatus, decidedAt, corrected } = listItem(store, record);
    const review = store.reviews.find((one) => one.review.runId === run.id)?.review;
    return {
      definition: run.schemaSnapshot,
      shown: {
        runId: run.id,
        documentId: run.documentId,
        name,
        data: run.reviewedData ?? run.extractedData,
        confidence,
        reviewStatus,
        reviewer: findPerson(store, review?.decidedBy ?? null),
        decidedAt,
        corrected: reviewStatus === 'approved' && corrected,
        rules: run.rules,
      } satisfies ExportResult,
      extractedData: run.extractedData,
    };
  });
}

export function exportHandlers({ store, clock, newId }: Service): Handlers {
  function chooseRuns(
    place: { environmentId: string; schemaFamilyId: string },
    { runIds, filter = {} }: CreateExportData['body'],
  ): string[] {
    const own = store.runs.filter(
      ({ run }) =>
        run.status === 'completed' &&
        run.environmentId === place.environmentId &&
        run.schemaFamilyId === place.schemaFamilyId,
    );
    if (runIds !== undefined) {
      const index = runIds.findIndex((id) => !own.some(({ run }) => run.id === id));
      if (index === -1) return [...new Set(runIds)];
      const message = `${runIds[index]} is not a completed run of this schema and environment.`;
      throw invalidBody(`/runIds/${index}`, message);
    }
    const chosen = own.filter((record) => matches(listItem(store, record), filter as RunConditions));
    if (chosen.length <= MAX_RUNS) return chosen.map(({ run }) => run.id);
    const limit = MAX_RUNS.toLocaleString('en');
    throw invalidBody('/filter', `filter matches more than ${limit} runs, the most of an export. Add a date.`);
  }

  return {
    createExport({ caller, path, query, body }: Input<CreateExportData>) {
      const { workspace } = member(store, caller, path.slug);
      if (body.runIds !== undefined && body.filter !== undefined)
        throw invalidBody('', 'Send either runIds or filter.');
      const environment = writable(store, workspace.id, query.env);
      const { family } = findFamily(store, workspace.id, path.schemaKey);
      const place = { environmentId: environment.id, schemaFamilyId: family.id };
      const record: ExportRecord = {
        workspaceId: workspace.id,
        runIds: chooseRuns(place, body),
        export: {
          id: newId('exp'),
          ...place,
          createdBy: findPerson(store, caller.userId) ?? { id: caller.userId, name: '' },
          createdAt: clock.timestamp(),
        },
      };
      store.exports.push(record);
      return { status: 201, body: present(store, record) };
    },

    listExports({ caller, path, query }: Input<ListExportsData>) {
      const { workspace } = member(store, caller, path.slug);
      const environment = readable(store, workspace.id, query.env ?? 'production');
      const { family } = findFamily(store, workspace.id, path.schemaKey);
      const own = store.exports.filter(
        ({ export: one }) => one.environmentId === environment.id && one.schemaFamilyId === family.id,
      );
      return {
        status: 200,
        body: paginateNewest(
          own.map((record) => present(store, record)),
          query,
        ),
      };
    },

    getExportResults({ caller, path, query }: Input<GetExportResultsData>) {
      const record = store.exports.find((one) => one.export.id === path.id);
      if (record === undefined || roleIn(store, caller, record.workspaceId) === null) throw notFound('Export');
      const { format = 'ndjson', rows = 'entry', review = false, confidence = false } = query;
      const runs = listRuns(store, record);
      const headers = {
        'content-type': MEDIA_TYPES[format],
        'content-disposition': `attachment; filename="${path.id}.${format}"`,
      };
      if (format === 'ndjson') {
        const lines = runs.map(({ shown }) => `${JSON.stringify(shown)}\n`).join('');
        return { status: 200, body: new TextEncoder().encode(lines), headers };
      }
      const definitions = [...new Map(runs.map(({ definition }) => [JSON.stringify(definition), definition])).values()];
      const tabulated = runs.map(({ shown, extractedData }) => ({
        ...shown,
        extractedData,
        reviewedData: shown.corrected ? shown.data : null,
      }));
      const write = format === 'csv' ? rules.exports.formatCsv : rules.exports.formatWorkbook;
      return { status: 200, body: write(tabulated, definitions, { rows, review, confidence }), headers };
    },
  };
}
