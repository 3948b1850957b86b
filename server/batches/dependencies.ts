import type { ServiceDatabase } from '../db/database.ts';
import type { EnvironmentsService } from '../environments/service.ts';
import type { Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { BatchPackets } from '../packets/batch-packets.ts';
import type { PacketsService } from '../packets/service.ts';
import type { BatchRuns } from '../runs/batch-runs.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { SplittersService } from '../splitters/service.ts';
import type { UploadDependencies } from './upload-documents.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';

/** What the service of batches needs of others. */
export interface BatchDependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable' | 'getWritableById'>;
  schemas: Pick<SchemasService, 'family' | 'store'>;
  documents: UploadDependencies['documents'];
  runs: BatchRuns;
  splitters: Pick<SplittersService, 'find' | 'findRules'>;
  packets: Pick<PacketsService, 'checkModel' | 'checkSchema'>;
  batchPackets: Pick<BatchPackets, 'cancel'>;
  /** Starts runs of documents that wait. */
  feed: () => void;
}
