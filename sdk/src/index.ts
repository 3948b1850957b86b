export { createClient, type ClientSettings } from './client.ts';
// A name that is exported here by itself comes before the generated one.
export { getDocumentFile } from './downloads.ts';
export * from './generated/sdk.gen.ts';
export type * from './generated/types.gen.ts';
export { extractFile, uploadDocument, type ExtractFileOptions, type UploadDocumentOptions } from './uploads.ts';
export type { Client } from './generated/client/index.ts';
