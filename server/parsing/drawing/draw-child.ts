/** The process in which pages are drawn for people: the entry file of the pool for pictures of pages. */
import { serveTasks } from '../../children/serve-tasks.ts';
import { namingMissingEngines } from '../engines/missing-engine.ts';
import type { DrawRequest } from './draw-page-image.ts';

serveTasks<DrawRequest, Uint8Array>(
  namingMissingEngines(async (request) => {
    const { drawPageImage } = await import('./draw-page-image.ts');
    return await drawPageImage(request);
  }),
);
