/** An OCR process that finds nothing, and says that each page took 100 ms. */
import { serveTasks } from '../../children/serve-tasks.ts';
import type { OcrRequest, OcrResult } from '../ocr/ocr-task.ts';

serveTasks<OcrRequest, OcrResult>(async () => ({ page: null, elapsedMs: 100 }));
