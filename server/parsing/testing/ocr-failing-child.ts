/** A child for tests of the recognition: each page fails with the code that is the path of its file. */
import { serveTasks } from '../../children/serve-tasks.ts';
import type { OcrRequest } from '../ocr/ocr-task.ts';

serveTasks<OcrRequest, never>(({ path }) => {
  throw Object.assign(new Error('The page cannot be read.'), { code: path });
});
