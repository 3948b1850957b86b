// Generated from openapi/versions/ by `npm run generate`. Do not edit.

import v0_6_0 from '../../openapi/versions/0.6.0.json' with { type: 'json' };

/** The pinned versions of the contract: version → OpenAPI document. */
export const pinnedVersions: ReadonlyMap<string, object> = new Map<string, object>([
  ['0.6.0', v0_6_0],
]);
