import type { SplitterFile } from '../split/splitter-source.ts';

/** Splits on this machine: no server, no database. */
export async function openLocalSplitter(splitter: SplitterFile) {
  const { openLocalSplitter: open } = await import('../../server/local-entry.ts');
  return open(splitter);
}

/** The starting schemas as categories: their names and descriptions. */
export async function listTemplateCategories(): Promise<SplitterFile['categories']> {
  const { listLocalTemplates } = await import('../../server/local-entry.ts');
  const templates = await listLocalTemplates();
  return templates.map(({ key, name, description }) => ({ name, description, schemaKey: key }));
}
