import type { EnvironmentSlug } from '../../lib/console-address.ts';

export interface SnippetPlace {
  /** Without a slash at its end. */
  baseUrl: string;
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

/** The schema as programs use it: from a file to its data. Slugs and keys need no quoting in a shell or an address. */
export function listSnippets({ baseUrl, slug, schemaKey, env }: SnippetPlace): { title: string; text: string }[] {
  const isDefault = env === 'production';
  const address = `${baseUrl}/workspaces/${slug}/schemas/${schemaKey}/extract${isDefault ? '' : `?env=${env}`}`;
  const curl = [
    `curl -s -H "x-api-key: $EXCERPT_API_KEY" -F file=@document.pdf \\`,
    `  '${address}'`,
    '',
    '# The answer has the id of a run. Wait for its end:',
    `curl -s -H "x-api-key: $EXCERPT_API_KEY" '${baseUrl}/runs/RUN-ID?wait=30'`,
  ];
  const sdk = [
    `import { Excerpt } from '@excerpt/sdk';`,
    '',
    '// The API key comes from EXCERPT_API_KEY.',
    `const excerpt = new Excerpt({ baseUrl: '${baseUrl}', workspace: '${slug}' });`,
    '',
    'const run = await excerpt.extract({',
    `  schemaKey: '${schemaKey}',`,
    ...(isDefault ? [] : [`  env: '${env}',`]),
    `  file: 'document.pdf',`,
    '});',
    'console.log(run.data);',
    'console.log(run.below(0.8)); // values to check',
  ];
  const cli = [
    `export EXCERPT_BASE_URL='${baseUrl}'`,
    `npx excerpt extract document.pdf --workspace ${slug} --schema ${schemaKey}${isDefault ? '' : ` --env ${env}`}`,
  ];
  return [
    { title: 'curl', text: curl.join('\n') },
    { title: 'TypeScript', text: sdk.join('\n') },
    { title: 'Command line', text: cli.join('\n') },
  ];
}
