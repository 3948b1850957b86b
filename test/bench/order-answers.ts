/** Script of the provider for the long order: answers from the parts that it is given. */
export { readOrder as script } from '../harness/documents/long-order.ts';
