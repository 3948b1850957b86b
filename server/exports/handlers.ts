import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { formatCsv } from '../lib/tables/format-csv-row.ts';
import { formatWorkbook } from '../lib/tables/format-workbook.ts';
import { MEDIA_TYPES } from '../lib/tables/media-types.ts';
import { answerFromResult, toPageRequest, type HandlersOf, type Input, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { Export, ExportedRun, ExportsService } from './service.ts';
import { tabulateExport } from './tabulate-export.ts';

const present = ({ workspaceId: _workspace, ...one }: Export): Wire<'Export'> => one;

const presentRun = ({ extractedData, reviewedData, position: _position, ...run }: ExportedRun) => ({
  ...run,
  data: reviewedData ?? extractedData,
  corrected: reviewedData !== null && JSON.stringify(reviewedData) !== JSON.stringify(extractedData),
});

async function* formatLines(runs: AsyncIterable<ExportedRun>): AsyncGenerator<string> {
  for await (const run of runs) yield `${JSON.stringify(presentRun(run) satisfies Wire<'ExportResult'>)}\n`;
}

export function createExportHandlers(
  exports: ExportsService,
): HandlersOf<'createExport' | 'listExports' | 'getExportResults'> {
  return {
    createExport: answerFromResult(
      (created: Export) => ({ status: 201, body: present(created) }) as const,
      ({ caller, path, query, body }: Input<'createExport'>) =>
        exports.create(caller, { ...path, env: query.env ?? 'production' }, body),
    ),

    async listExports({ caller, path, query }) {
      const page = await exports.list(caller, { ...path, env: query.env ?? 'production' }, toPageRequest(query));
      return { status: 200, body: mapPage(page, present) };
    },

    async getExportResults({ caller, path, query }) {
      const { format = 'ndjson', rows = 'entry', review = false, confidence = false } = query;
      const { runs, schemas } = await exports.readRuns(caller, path.id);
      const headers = {
        'content-type': MEDIA_TYPES[format],
        'content-disposition': contentDisposition(`${path.id}.${format}`),
      };
      if (format === 'ndjson') return { status: 200, body: Readable.from(formatLines(runs)), headers };
      const table = tabulateExport(runs, schemas, { rows, review, confidence });
      return { status: 200, body: format === 'csv' ? Readable.from(formatCsv(table)) : formatWorkbook(table), headers };
    },
  };
}
