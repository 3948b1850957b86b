import type { SchemaFamily, SchemaVersion } from '@excerpt/sdk';
import type { DraftEditing } from './use-draft.ts';

/** What every tab of a schema gets. */
export interface TabProps {
  slug: string;
  family: SchemaFamily;
  /** The latest. */
  version: SchemaVersion;
  editing: DraftEditing;
}
