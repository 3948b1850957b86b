/** What the command line uses to extract on this machine. It loads neither HTTP nor databases. */
import { openLocalExtractor, type LocalExtraction, type LocalExtractor } from './app/extract-local.ts';
import { checkLocalDefinition, listLocalTemplates, type DefinitionReport } from './app/local-schemas.ts';

export {
  checkLocalDefinition,
  listLocalTemplates,
  openLocalExtractor,
  type DefinitionReport,
  type LocalExtraction,
  type LocalExtractor,
};
