import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { getPublicPath } from '../../lib/addresses/public-path.ts';

/** The build copies the script beside this file, so that an installation does not need rapidoc and its dependencies. */
const copied = fileURLToPath(new URL('./rapidoc-min.js', import.meta.url));

/** The page loads only its own files, so that it works without a network. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; font-src 'self' data:";

/** RapiDoc copies this style sheet into its own tree, which the styles of the page do not reach. */
export const REFERENCE_STYLES = `
/* RapiDoc moves the line of the license to the left, out of the page. */
#overview #api-info { margin-left: 0; }
@media (max-width: 767px) {
  section.section-gap--read-mode, .observe-me.section-gap--read-mode { padding: 16px; }
  .tableFrame, .param-table, .m-markdown table, pre { display: block; max-width: 100%; overflow-x: auto; }
  .m-markdown, .mono-font { overflow-wrap: anywhere; }
  input, select, textarea { max-width: 100%; box-sizing: border-box; }
}
`;

/**
 * The reference as a page.
 * @param publicUrl of the server; null for the origin of the page
 */
export function referencePage(publicUrl: string | null): string {
  const root = getPublicPath(publicUrl);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Excerpt API reference</title>
    <link rel="stylesheet" href="${root}/docs/reference.css" />
    <script type="module" src="${root}/docs/rapidoc.js"></script>
  </head>
  <body>
    <rapi-doc spec-url="${root}/openapi.json" css-file="reference.css" load-fonts="false" render-style="read"
      show-header="false" allow-authentication="true"
      allow-spec-url-load="false" allow-spec-file-load="false" schema-description-expanded="true" theme="light"
      regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace" primary-color="#1f5eff"></rapi-doc>
  </body>
</html>
`;
}

/** The path of the reference page's script. */
export function getReferenceScriptPath(): string {
  return existsSync(copied) ? copied : createRequire(import.meta.url).resolve('rapidoc/dist/rapidoc-min.js');
}
