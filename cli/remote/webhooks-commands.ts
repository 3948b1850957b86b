import { Command } from 'commander';
import { systemClock } from '../../server/lib/clock.ts';
import { createEventBody } from '../../server/lib/webhooks/event-body.ts';
import { generateSigningSecret, signDelivery } from '../../server/lib/webhooks/sign-delivery.ts';
import { addEnvironmentOptions, connectToWorkspace, type EnvironmentOptions } from '../client/connect.ts';
import { isRequestError, explainRequestError } from '../client/explain-error.ts';
import { withInterrupts } from '../terminal/interrupts.ts';
import { printFields, printLine, printNote } from '../terminal/print.ts';
import { toPrintable } from '../terminal/printable-text.ts';
import {
  answerTable,
  confirm,
  createLimitOption,
  createYesOption,
  getPageSize,
  onEnvironment,
  onServer,
  take,
  type LimitOption,
} from './remote-command.ts';
import { readLiveEvents, LIVE_EVENT_KINDS, type LiveEvent } from './live-events.ts';

interface ListenOptions extends EnvironmentOptions {
  forward?: string;
  secret?: string;
  events?: string;
}

const FORWARD_TIMEOUT_MS = 15_000;
const LISTEN_HELP = `
Events are found by comparing lists every second, so that the server needs no way to this machine. They are signed as
the server's deliveries are (Standard Webhooks), with the secret that is printed or given. A delivery is not repeated.

Example:
  $ excerpt webhooks listen --forward http://127.0.0.1:4000/hooks --events run.completed,run.failed`;

/** `webhooks list|create|test|deliveries|delete|listen`. */
export function createWebhooksCommand(): Command {
  const webhooks = new Command('webhooks').description('webhook endpoints, and live events on this machine');
  onEnvironment<LimitOption, []>(
    webhooks.command('list').description('list the endpoints of an environment').addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const { env } = options;
      const list = await take(client.webhooks.list({ workspace, env, pageSize: getPageSize(options) }), options);
      return answerTable(list, ['id', 'state', 'events', 'url'], (one) => [
        one.id,
        one.isActive ? 'active' : (one.disabledReason ?? 'off'),
        one.events.join(','),
        one.url,
      ]);
    },
  );
  onEnvironment<{ events?: string; description?: string }, [string]>(
    webhooks
      .command('create <url>')
      .description('create an endpoint; its secret is shown once')
      .option('--events <kinds>', 'kinds of events, separated by commas; all by default')
      .option('--description <text>', 'what it is for'),
    async ({ client, workspace, options: { env, events, description } }, url) => {
      const created = await client.webhooks.create({
        workspace,
        env,
        url,
        ...(events !== undefined && { events: events.split(',') }),
        ...(description !== undefined && { description }),
      });
      return { value: created, print: () => printFields({ id: created.id, secret: created.secret }) };
    },
  );
  onServer<object, [string]>(
    webhooks.command('test <id>').description('send a test event to an endpoint'),
    async ({ client }, id) => {
      const sent = await client.webhooks.test(id);
      return { value: sent, print: () => printLine(`The test event is on its way: excerpt webhooks deliveries ${id}`) };
    },
  );
  onServer<LimitOption, [string]>(
    webhooks
      .command('deliveries <id>')
      .description('list the deliveries of an endpoint')
      .addOption(createLimitOption()),
    async ({ client, options }, id) => {
      const list = await take(client.webhooks.listDeliveries(id, { pageSize: getPageSize(options) }), options);
      return answerTable(list, ['id', 'time', 'event', { header: 'status', align: 'right' }, 'error'], (one) => [
        one.id,
        one.createdAt,
        one.event,
        one.statusCode,
        one.error,
      ]);
    },
  );
  onServer<{ yes?: boolean }, [string]>(
    webhooks.command('delete <id>').description('delete an endpoint with its deliveries').addOption(createYesOption()),
    async ({ client, options }, id) => {
      await confirm(`Delete the webhook endpoint ${id}?`, options);
      await client.webhooks.delete(id);
      return { value: { id, deleted: true }, print: () => printLine(`The webhook endpoint ${id} is deleted.`) };
    },
  );
  webhooks.addCommand(createListenCommand());
  return webhooks;
}

function createListenCommand(): Command {
  return addEnvironmentOptions(new Command('listen'))
    .description('print the events of an environment as they happen, and forward them to a local address')
    .option('--forward <url>', 'where events are sent, such as http://127.0.0.1:4000/hooks')
    .option('--secret <secret>', 'signs the events, whsec_…; a new one by default')
    .option('--events <kinds>', 'kinds of events, separated by commas; all by default')
    .addHelpText('after', LISTEN_HELP)
    .action(listen);
}

async function listen(options: ListenOptions): Promise<void> {
  const { forward, events, json, env } = options;
  if (forward !== undefined && !/^https?:\/\//.test(forward))
    throw new Error(`${forward} is not an http or https address.`);
  const wanted = events === undefined ? null : new Set(events.split(','));
  refuseUnknown(wanted);
  const secret = options.secret ?? generateSigningSecret();
  if (!/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/.test(secret)) throw new Error('--secret must be whsec_ and base64.');
  const { client, workspace } = await connectToWorkspace(options);
  const to = forward === undefined ? '' : `, forwarded to ${forward} and signed with ${secret}`;
  printNote(`Listening to ${env} of ${workspace}${to}. Press Ctrl-C to end.`);
  await withInterrupts(async (signal) => {
    for await (const event of readLiveEvents({ client, workspace, env, signal, onFailure: reportOutage })) {
      if (wanted !== null && !wanted.has(event.type)) continue;
      const outcome = forward === undefined ? null : await send(event, { url: forward, secret });
      if (json) printLine(JSON.stringify({ ...event, outcome }));
      else
        printLine(
          toPrintable(
            `${event.timestamp}  ${event.type}  ${getSubject(event)}${outcome === null ? '' : `  → ${outcome}`}`,
          ),
        );
    }
  });
}

function refuseUnknown(wanted: ReadonlySet<string> | null): void {
  const unknown = [...(wanted ?? [])].filter((kind) => !LIVE_EVENT_KINDS.includes(kind));
  if (unknown.length > 0)
    throw new Error(`There is no event ${unknown.join(', ')}. The kinds are: ${LIVE_EVENT_KINDS.join(', ')}`);
}

/** An outage of the server ends nothing; a refused key does. */
function reportOutage(error: unknown): void {
  if (!isRequestError(error) || (error.status !== undefined && error.status < 500)) throw error;
  printNote(explainRequestError(error));
}

const getSubject = ({ data }: LiveEvent) => String((data as { id?: unknown }).id ?? '');

/** The status of the receiver, or why there is none. */
async function send(
  { id, type, timestamp, data }: LiveEvent,
  { url, secret }: { url: string; secret: string },
): Promise<string> {
  const body = createEventBody(type, timestamp, data);
  const headers = signDelivery([secret], { id, seconds: Math.floor(systemClock.now() / 1000), body });
  try {
    const signal = AbortSignal.timeout(FORWARD_TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}
