/** What the scripted provider answers about the long order: what stands in the parts of it that it is given. */
export { readOrder as script } from '../harness/documents/long-order.ts';
