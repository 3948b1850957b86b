import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { matchesEtag } from '../../lib/etag.ts';

/** A document that is served as it is, and the same until the next start. */
export interface PublishedDocument {
  type: string;
  body: string;
  etag: string;
}

export interface PublishedContract {
  json(): PublishedDocument;
  yaml(): Promise<PublishedDocument>;
  /** Undefined for a version that does not exist. */
  pinned(version: string): Promise<PublishedDocument | undefined>;
}

const MAX_AGE_SECONDS = 300;

function publish(type: string, body: string): PublishedDocument {
  return { type, body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}

/** Makes a value at its first use. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * The contract as this server publishes it: its server is this one, by its public URL or relative to the document.
 * @param publicUrl without a slash at its end; null for the origin that the document was read from
 */
export function publishContract(publicUrl: string | null): PublishedContract {
  const server = { url: publicUrl ?? '/', description: 'This server.' };
  const [local] = openapi.servers;
  const asJson = (document: object) => publish('application/json', JSON.stringify({ ...document, servers: [server] }));
  // The texts are large and rarely asked for, so they are loaded then.
  const pinned = once(async () => {
    const { pinnedVersions } = await import('../../generated/pinned.ts');
    return new Map([...pinnedVersions].map(([version, document]) => [version, once(() => asJson(document))]));
  });
  return {
    json: once(() => asJson(openapi)),
    yaml: once(async () => {
      const { openapiYaml } = await import('../../generated/openapi-yaml.ts');
      const body = openapiYaml
        .replace(`- url: ${local?.url}`, () => `- url: ${server.url}`)
        .replace(`description: ${local?.description}`, () => `description: ${server.description}`);
      return publish('application/yaml', body);
    }),
    pinned: async (version) => (await pinned()).get(version)?.(),
  };
}

/** Answers with the document, or with 304 where the client has it already. */
export function answerWith(context: Context, { type, body, etag }: PublishedDocument): void {
  context.set({ etag, 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` });
  context.status = 200;
  context.type = type;
  context.body = body;
  if (matchesEtag(context.headers['if-none-match'], etag)) context.status = 304;
}
