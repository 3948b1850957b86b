import { Command, Option } from 'commander';
import type { Excerpt, Review } from '@excerpt/sdk';
import { printFields } from '../terminal/print.ts';
import { formatPercent } from '../terminal/terminal-style.ts';
import {
  answerTable,
  createLimitOption,
  getPageSize,
  onEnvironment,
  onServer,
  take,
  type Answer,
  type LimitOption,
} from './remote-command.ts';

const STATUSES = ['needed', 'in_review', 'approved', 'rejected'] as const;

interface ListOptions extends LimitOption {
  status?: (typeof STATUSES)[number];
  schema?: string;
}

const answerReview = (review: Review): Answer => ({
  value: review,
  print: () =>
    printFields({
      id: review.id,
      run: review.runId,
      status: review.status,
      document: review.documentName,
      confidence: formatPercent(review.confidence),
      reasons: review.reasons.map(({ code, path }) => (path === null ? code : `${code} ${path}`)).join(', '),
      'claimed by': review.claimedBy,
      'claimed until': review.claimedUntil,
      corrections: review.actions.length,
    }),
});

/** `reviews list|get|request|claim|approve|reject|reopen`. */
export function createReviewsCommand(): Command {
  const reviews = new Command('reviews').description('runs that people check');
  onEnvironment<ListOptions, []>(
    reviews
      .command('list')
      .description('list the reviews of an environment')
      .addOption(new Option('--status <status>', 'only reviews of this status').choices(STATUSES))
      .option('--schema <key>', 'only reviews of this schema')
      .addOption(createLimitOption()),
    async ({ client, workspace, options }) => {
      const { env, status, schema } = options;
      const filter = { ...(status && { status }), ...(schema !== undefined && { schemaKey: schema }) };
      const list = await take(
        client.reviews.list({ workspace, env, pageSize: getPageSize(options), ...filter }),
        options,
      );
      return answerTable(
        list,
        ['run', 'status', { header: 'confidence', align: 'right' }, 'schema', 'document'],
        (one) => [one.runId, one.status, formatPercent(one.confidence), one.schemaKey, one.documentName],
      );
    },
  );
  const add = (name: string, description: string, act: (client: Excerpt, id: string) => Promise<Review>) =>
    onServer<object, [string]>(reviews.command(`${name} <run>`).description(description), async ({ client }, id) =>
      answerReview(await act(client, id)),
    );
  add('get', 'show the review of a run', async (client, id) => client.reviews.get(id));
  add('request', 'ask for a review of a completed run', async (client, id) => client.reviews.request(id));
  add('claim', 'reserve a review for 10 minutes', async (client, id) => client.reviews.claim(id));
  add('approve', 'approve the data of a run', async (client, id) => client.reviews.approve(id));
  add('reopen', 'decide again', async (client, id) => client.reviews.reopen(id));
  onServer<{ reason: string }, [string]>(
    reviews.command('reject <run>').description('reject a run').requiredOption('--reason <text>', 'why'),
    async ({ client, options: { reason } }, id) => answerReview(await client.reviews.reject(id, { reason })),
  );
  return reviews;
}
