import { Command, Option } from 'commander';
import type { Packet } from '@excerpt/sdk';
import { EXIT } from '../../exit-codes.ts';
import { printParts } from '../../split/print-parts.ts';
import { printFields } from '../../terminal/print.ts';
import {
  answerTable,
  createLimitOption,
  getPageSize,
  onEnvironment,
  onServer,
  take,
  type Answer,
  type LimitOption,
} from '../remote-command.ts';
import { addEvaluationCommands } from './evaluate-splitter-commands.ts';

const STATUSES = ['pending', 'processing', 'needs_review', 'completed', 'failed', 'cancelled'] as const;

interface ListOptions extends LimitOption {
  status?: (typeof STATUSES)[number];
  batch?: string;
}

function printPacket({ id, status, name, splitter, pageCount, errorMessage, createdAt, parts }: Packet): void {
  const used = `${splitter.key}, version ${splitter.versionNumber}`;
  const pages = pageCount === null ? null : String(pageCount);
  printFields({ id, status, name, splitter: used, pages, error: errorMessage, created: createdAt });
  if (parts.length > 0) printParts(parts);
}

const EXIT_CODES: Partial<Record<Packet['status'], number>> = {
  failed: EXIT.negative,
  cancelled: EXIT.negative,
  needs_review: EXIT.doubtful,
};

function answerPacket(packet: Packet): Answer {
  const exitCode = EXIT_CODES[packet.status];
  return { value: packet, print: () => printPacket(packet), ...(exitCode !== undefined && { exitCode }) };
}

/** `packets list|get|approve|evaluate|evaluations`. */
export function createPacketsCommand(): Command {
  const packets = new Command('packets').description('files with several documents, and what became of them');
  onEnvironment<ListOptions, []>(
    packets
      .command('list')
      .description('list packets, newest first')
      .addOption(new Option('--status <status>', 'only packets of this status').choices(STATUSES))
      .option('--batch <id>', 'only packets of this batch')
      .addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const { env, status, batch: batchId } = options;
      const request = {
        workspace,
        env,
        pageSize: getPageSize(options),
        ...(status && { status }),
        ...(batchId && { batchId }),
      };
      const list = await take(client.packets.list(request), options);
      return answerTable(
        list,
        [
          'id',
          'status',
          'splitter',
          { header: 'pages', align: 'right' },
          { header: 'parts', align: 'right' },
          'created',
          'name',
        ],
        ({ id, status: state, splitter, pageCount, parts, createdAt, name }) => [
          id,
          state,
          splitter.key,
          pageCount,
          parts.length,
          createdAt,
          name,
        ],
      );
    },
  );
  onServer<object, [string]>(
    packets.command('get <id>').description('show a packet with its parts, and why each is one'),
    async ({ client }, id) => {
      const packet = await client.packets.get(id);
      return { value: packet, print: () => printPacket(packet) };
    },
  );
  onServer<{ wait?: boolean }, [string]>(
    packets
      .command('approve <id>')
      .description('take the parts of a packet that needs a review as they are')
      .option('--wait', 'wait until the parts are documents; exits with 2 if the packet fails'),
    async ({ client, options }, id) => {
      const approved = await client.packets.approve(id);
      return answerPacket(options.wait ? await client.packets.wait(id) : approved);
    },
  );
  addEvaluationCommands(packets);
  return packets;
}
