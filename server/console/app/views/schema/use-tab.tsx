import { serverRoot } from '../../api/server-root.ts';
import { useEnvironment } from '../../lib/console-address.ts';
import { copyText } from '../../lib/save-file.ts';
import { Icon } from '../../parts/icons.tsx';
import { listSnippets } from './snippets.ts';
import type { TabProps } from './schema-tab.ts';

/** How programs extract with the schema. The snippets read the API key from the environment. */
export default function UseTab({ slug, family }: TabProps) {
  const env = useEnvironment();
  const baseUrl = location.origin + serverRoot;
  return (
    <div class="guidance">
      <p class="muted">
        Put the API key into <code>EXCERPT_API_KEY</code>; it is in none of these.
      </p>
      {listSnippets({ baseUrl, slug, schemaKey: family.schemaKey, env }).map(({ title, text }) => (
        <section key={title} aria-label={title}>
          <div class="snippet-header">
            <h2>{title}</h2>
            <button type="button" class="button" onClick={() => void copyText(text, title)}>
              <Icon name="copy" /> Copy<span class="visually-hidden"> {title}</span>
            </button>
          </div>
          <pre class="snippet" tabIndex={0} role="region" aria-label={`${title} snippet`}>
            {text}
          </pre>
        </section>
      ))}
    </div>
  );
}
