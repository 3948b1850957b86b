/** Script of the provider in benchmarks: the correct values of the sample invoice. */
import expected from '../../cli/sample/expected.json' with { type: 'json' };
import { answered } from '../harness/providers/provider-replies.ts';

export const script = answered(expected);
