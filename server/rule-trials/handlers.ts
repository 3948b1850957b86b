import type { JsonObject } from '../lib/json-value.ts';
import type { HandlersOf } from '../http/operation.ts';
import type { RuleTrialsService } from './service.ts';

export function createRuleTrialHandlers(trials: RuleTrialsService): HandlersOf<'tryRules' | 'checkRules'> {
  return {
    async tryRules({ caller, path, query, body }) {
      const { env = 'production' } = query;
      const definition = body.definition as JsonObject | undefined;
      return { status: 200, body: await trials.run(caller, { ...path, env }, { ...body, definition }) };
    },

    async checkRules({ caller, path, body }) {
      const { data, ...request } = body;
      return { status: 200, body: await trials.check(caller, path, { ...request, data: data as JsonObject }) };
    },
  };
}
