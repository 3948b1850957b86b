import type { AuditService } from '../audit/service.ts';
import { createDocumentIndex, type DocumentIndex } from '../documents/index-documents.ts';
import { presentDocument } from '../documents/present.ts';
import { deleteDocument, findDocument } from '../documents/repository.ts';
import { getDocumentKey } from '../documents/stored-files.ts';
import type { StoredFiles } from '../documents/stored-files.ts';
import type { ServiceDatabase } from '../db/database.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import type { PersonRecords } from '../privacy/archive.ts';
import { findPersonTexts } from '../privacy/person-texts.ts';
import { eraseDocumentsJob } from '../privacy/jobs.ts';
import { createPrivacyService, type PrivacyService } from '../privacy/service.ts';
import { createRetentionService, type RetentionService } from '../retention/service.ts';
import { presentReview } from '../reviews/present.ts';
import { readDetail } from '../reviews/review-detail.ts';
import type { ActiveRuns } from '../runs/active-runs.ts';
import { presentRun } from '../runs/present.ts';
import { findRun } from '../runs/repository.ts';
import { createEventPruning, type EventPruning } from '../webhooks/prune-events.ts';
import { workspaceAccess } from '../workspaces/workspace-access.ts';
import type { Resources } from './resources.ts';

/** How content leaves: by its age, and for a person. */
export interface Trust {
  retention: RetentionService;
  pruneWebhookEvents: EventPruning;
  privacy: PrivacyService;
  eraseDocuments: JobHandler;
}

interface Parts {
  /** That of the services, whose transactions are steps of a request. */
  steps: ServiceDatabase;
  audit: AuditService;
  files: StoredFiles;
  index: DocumentIndex;
  activeRuns: ActiveRuns;
  wakeFeed(): void;
}

/** The search finds what else is stored about a document, too. */
export const createIndex = ({ database }: Pick<Resources, 'database'>): DocumentIndex =>
  createDocumentIndex({ database, findTexts: findPersonTexts });

const createRecords = ({ blobs }: Pick<Resources, 'blobs'>): PersonRecords => ({
  async findDocument(db, id) {
    const document = await findDocument(db, id);
    return document && presentDocument(document);
  },
  async findRun(db, id, now) {
    const run = await findRun(db, id);
    if (run === undefined) return undefined;
    const review = await readDetail(db, { run, now }).catch(() => null);
    return { ...presentRun(run), review: review && presentReview(review) };
  },
  openFile: (hash) => blobs.open(getDocumentKey(hash)),
});

export function createTrust(resources: Resources, parts: Parts): Trust {
  const { config, database, clock } = resources;
  return {
    retention: createRetentionService({ ...resources, ...parts }),
    pruneWebhookEvents: createEventPruning({ database, clock }, config.webhooks.retentionDays),
    privacy: createPrivacyService({
      ...resources,
      ...parts,
      database: parts.steps,
      access: workspaceAccess,
      records: createRecords(resources),
    }),
    eraseDocuments: eraseDocumentsJob({ ...resources, ...parts, deleteDocument }),
  };
}
