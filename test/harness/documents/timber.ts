import { approveReview, createSchema, createWorkspace, updateMemory, updateReview, type Run } from '@excerpt/sdk';
import { endOfRun, extractText, ok } from '../builders.ts';
import type { TestUser } from '../test-app.ts';

const COLOURS = 'red green blue white black brown grey pink gold lime teal navy rose'.split(' ');
const TREES = ['oak', 'elm', 'fir'];
const fields = COLOURS.flatMap((colour) => TREES.map((tree) => `${colour}_${tree}`));

interface Place {
  slug: string;
  schemaKey: string;
}

/** A schema with 39 fields whose memory is on: with the reviews of three runs, more than 100 values are checked. */
export async function createTimber(admin: TestUser): Promise<Place> {
  const { client } = admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Timber' } }));
  const definition = {
    type: 'object',
    properties: Object.fromEntries(fields.map((name) => [name, { type: ['string', 'null'] }])),
  };
  const body = { schemaKey: 'timber', name: 'Timber', definition };
  const { schemaKey } = ok(await createSchema({ client, path: { slug }, body }));
  ok(await updateMemory({ client, path: { slug, schemaKey }, body: { mode: 'on' } }));
  return { slug, schemaKey };
}

/** Each seed gives other values. */
export async function readTimber(admin: TestUser, path: Place, seed: string): Promise<Run> {
  const lines = fields.map((name, index) => `${name.replace('_', ' ')}: Wood ${seed}${String(index)}`);
  return endOfRun(admin, (await extractText(admin, path, lines.join('\n'))).id);
}

/** Corrects every third value, whatever its confidence, and approves the others. */
export async function reviewTimber({ client }: TestUser, { id }: Run): Promise<void> {
  const actions = fields
    .filter((_, index) => index % 3 === 0)
    .map((name) => ({ action: 'correct' as const, path: `/${name}`, value: `Other ${name}` }));
  ok(await updateReview({ client, path: { id }, body: { actions } }));
  ok(await approveReview({ client, path: { id } }));
}
