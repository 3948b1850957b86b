import { expect, test } from 'vitest';
import { listSnippets } from './snippets.ts';

test('snippets name the server, the workspace, the schema and the environment, and no key', () => {
  const place = { baseUrl: 'https://example.com/excerpt', slug: 'acme', schemaKey: 'invoice', env: 'staging' } as const;
  const [curl, sdk, cli] = listSnippets(place).map(({ text }) => text);
  expect(curl).toContain(`'https://example.com/excerpt/workspaces/acme/schemas/invoice/extract?env=staging'`);
  expect(curl).toContain('x-api-key: $EXCERPT_API_KEY');
  expect(sdk).toContain(`env: 'staging'`);
  expect(cli).toContain('--workspace acme --schema invoice --env staging');
  const [standard] = listSnippets({ ...place, env: 'production' }).map(({ text }) => text);
  expect(standard).toContain(`/extract'`);
});
