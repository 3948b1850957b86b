/** The process in which pictures of pages are read: the entry file of the parser's OCR pool. */
import { serveTasks } from '../../children/serve-tasks.ts';
import { namingMissingEngines } from '../engines/missing-engine.ts';
import type { OcrRequest, OcrResult } from './ocr-task.ts';

serveTasks<OcrRequest, OcrResult>(
  namingMissingEngines(async (request) => {
    const { performOcrTask } = await import('./ocr-task.ts');
    return await performOcrTask(request);
  }),
);
