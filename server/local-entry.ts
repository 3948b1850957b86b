/** What the command line uses to extract on this machine. It loads neither HTTP nor databases. */
import { checkLocalDefinition } from './app/check-local-definition.ts';
import { openLocalExtractor, type LocalExtraction, type LocalExtractor } from './app/extract-local.ts';

export { checkLocalDefinition, openLocalExtractor, type LocalExtraction, type LocalExtractor };
