/** Entry of the extractor's child processes. */
import { serveTasks } from '../lib/child-tasks.ts';
import { extractLocally, type LocalExtraction, type LocalRequest } from './local/extract.ts';

serveTasks<LocalRequest, LocalExtraction>((request) => extractLocally(request));
