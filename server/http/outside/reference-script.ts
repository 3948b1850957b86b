import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The build copies the script beside this file, so that an installation does not need rapidoc and its dependencies. */
const copied = fileURLToPath(new URL('./rapidoc-min.js', import.meta.url));

/** The path of the reference page's script. */
export function getReferenceScriptPath(): string {
  return existsSync(copied) ? copied : createRequire(import.meta.url).resolve('rapidoc/dist/rapidoc-min.js');
}
