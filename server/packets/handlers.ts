import { invalidBody } from '../errors.ts';
import { answerFromResult, readMaxCost, toPageRequest, type HandlersOf, type Input } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { DocumentIntake } from '../documents/intake.ts';
import { presentPacket } from './present.ts';
import type { DetailedPacket } from './detail-packets.ts';
import type { PacketRequest, PacketsService } from './service.ts';

type PacketOperation =
  | 'listPackets'
  | 'createPacket'
  | 'getPacket'
  | 'updatePacket'
  | 'deletePacket'
  | 'approvePacket'
  | 'cancelPacket';

function readRequest(body: Input<'createPacket'>['body'], intake: DocumentIntake): PacketRequest {
  const {
    splitter,
    extract = false,
    model,
    vision = 'auto',
    ...given
  } = body.type === 'json' ? body.value : body.fields;
  const maxCost = readMaxCost(given.maxCost) ?? null;
  const common = { splitter, extract, model: model ?? null, vision, maxCost };
  if (body.type === 'json') return { ...common, document: { id: body.value.documentId } };
  const { file } = body;
  if (file === null) throw invalidBody('/file', 'file is required.');
  return { ...common, document: { prepare: () => intake.file(file, { name: body.fields.name }) } };
}

const answer = (found: DetailedPacket) => ({ status: 200, body: presentPacket(found) }) as const;

export function createPacketHandlers(packets: PacketsService, intake: DocumentIntake): HandlersOf<PacketOperation> {
  return {
    async listPackets({ caller, path, query }) {
      const { env = 'production', status, batchId } = query;
      const found = await packets.list(caller, { ...path, env }, { status, batchId, ...toPageRequest(query) });
      return { status: 200, body: mapPage(found, (one) => presentPacket(one, { pages: false })) };
    },
    createPacket: answerFromResult(
      (created: DetailedPacket) => ({ status: 202, body: presentPacket(created) }) as const,
      ({ caller, path, query, body }: Input<'createPacket'>) =>
        packets.create(caller, { ...path, env: query.env ?? 'production' }, readRequest(body, intake)),
    ),
    async getPacket({ caller, path, query, signal }) {
      const waitMs = (query.wait ?? 0) * 1000;
      return answer(
        await (waitMs === 0 ? packets.get(caller, path.id) : packets.wait(caller, path.id, { waitMs, signal })),
      );
    },
    updatePacket: async ({ caller, path, body }) => answer(await packets.correct(caller, path.id, body)),
    async deletePacket({ caller, path }) {
      await packets.delete(caller, path.id);
      return { status: 204 };
    },
    approvePacket: answerFromResult(answer, ({ caller, path, body }: Input<'approvePacket'>) =>
      packets.approve(caller, path.id, body ?? {}),
    ),
    cancelPacket: answerFromResult(answer, ({ caller, path }: Input<'cancelPacket'>) =>
      packets.cancel(caller, path.id),
    ),
  };
}
