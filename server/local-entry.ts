/** What the command line uses to extract on this machine. It loads neither HTTP nor databases. */
import { openLocalExtractor, type LocalExtraction, type LocalExtractor } from './app/local/extract-local.ts';
import type { InferredSchema, LocalInferenceOptions } from './app/local/infer-local.ts';
import { checkLocalDefinition, listLocalTemplates, type DefinitionReport } from './app/local/local-schemas.ts';
import { parseFile, type ParsedFile } from './app/parse-file.ts';

export {
  checkLocalDefinition,
  listLocalTemplates,
  openLocalExtractor,
  parseFile,
  type DefinitionReport,
  type InferredSchema,
  type LocalExtraction,
  type LocalExtractor,
  type ParsedFile,
};

/** Loaded by itself: extraction does not need it, and starts sooner without. */
export async function inferLocalSchema(options: LocalInferenceOptions): Promise<InferredSchema> {
  const { inferLocalSchema: infer } = await import('./app/local/infer-local.ts');
  return infer(options);
}
