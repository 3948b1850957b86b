/** The process in which pages are drawn for people: the entry file of the pool for pictures of pages. */
import { serveTasks } from '../../children/serve-tasks.ts';
import { drawPageImage, type DrawRequest } from './draw-page-image.ts';

serveTasks<DrawRequest, Uint8Array>(drawPageImage);
