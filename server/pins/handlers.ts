import type { HandlersOf } from '../http/operation.ts';
import type { PinsService } from './service.ts';

export function createPinHandlers(pins: PinsService): HandlersOf<'getPin' | 'updatePin'> {
  return {
    async getPin({ caller, path, query }) {
      return { status: 200, body: await pins.get(caller, { ...path, env: query.env ?? 'production' }) };
    },
    async updatePin({ caller, path, query, body }) {
      const { versionNumber, gate, evaluationId, override } = body;
      const whole = gate && {
        ...gate,
        minF1: gate.minF1 ?? null,
        fields: gate.fields ?? [],
        notWorse: gate.notWorse ?? true,
      };
      const request = { versionNumber, gate: whole, evaluationId, override };
      return { status: 200, body: await pins.update(caller, { ...path, env: query.env ?? 'production' }, request) };
    },
  };
}
