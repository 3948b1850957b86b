import type { ServiceDatabase } from '../db/database.ts';
import type { EnvironmentsService } from '../environments/service.ts';
import type { Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { BatchRuns } from '../runs/batch-runs.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { UploadDependencies } from './upload-documents.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';

/** What the service of batches needs of others. */
export interface BatchDependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritableById'>;
  schemas: Pick<SchemasService, 'family'>;
  documents: UploadDependencies['documents'];
  runs: BatchRuns;
  /** Starts runs of documents that wait. */
  feed: () => void;
}
