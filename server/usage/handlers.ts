import type { HandlersOf } from '../http/operation.ts';
import type { UsageService } from './service.ts';

export function createUsageHandlers(usage: UsageService): HandlersOf<'getUsage'> {
  return {
    async getUsage({ caller, path, query }) {
      return { status: 200, body: await usage.get(caller, path.slug, query.month) };
    },
  };
}
