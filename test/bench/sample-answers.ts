/** What the scripted provider of the benchmarks answers: the sample invoice, as a model that reads it well would. */
import expected from '../../cli/sample/expected.json' with { type: 'json' };
import { answered } from '../harness/providers/provider-replies.ts';

export const script = answered(expected);
