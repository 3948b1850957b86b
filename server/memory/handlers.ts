import { presentEvaluation } from '../evaluations/present.ts';
import { toPageRequest, type HandlersOf } from '../http/operation.ts';
import { countValues } from '../lib/json-object.ts';
import { mapPage } from '../lib/pagination.ts';
import type { Example } from './repository.ts';
import type { MemoryService } from './service.ts';

type Operations = 'getMemory' | 'updateMemory' | 'measureMemory' | 'listMemoryExamples' | 'deleteMemoryExample';

const presentExample = ({ expected, ...example }: Example) => ({ ...example, fields: countValues(expected) });

export function createMemoryHandlers(memory: MemoryService): HandlersOf<Operations> {
  return {
    async getMemory({ caller, path, query }) {
      return { status: 200, body: await memory.get(caller, { ...path, env: query.env ?? 'production' }) };
    },
    async updateMemory({ caller, path, query, body }) {
      const target = { ...path, env: query.env ?? 'production' };
      return { status: 200, body: await memory.update(caller, target, body.mode) };
    },
    async measureMemory({ caller, path, query, body }) {
      const evaluation = await memory.measure(caller, { ...path, env: query.env ?? 'production' }, body);
      return { status: 202, body: presentEvaluation(evaluation) };
    },
    async listMemoryExamples({ caller, path, query }) {
      const target = { ...path, env: query.env ?? 'production' };
      const listed = await memory.listExamples(caller, target, toPageRequest(query));
      return { status: 200, body: mapPage(listed, presentExample) };
    },
    async deleteMemoryExample({ caller, path }) {
      await memory.deleteExample(caller, path.id);
      return { status: 204 };
    },
  };
}
