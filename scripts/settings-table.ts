// Writes the table of settings in docs/configuration.md from server/config/settings.ts. `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { SETTINGS } from '../server/config/settings.ts';

const page = new URL('../docs/configuration.md', import.meta.url);
const rows = Object.values(SETTINGS).map(
  ({ variable, fallback, meaning }) => `| \`${variable}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning} |`,
);
const table = ['| variable | default | what it sets |', '|---|---|---|', ...rows].join('\n');

const before = await readFile(page, 'utf8');
const after = before.replace(
  /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/,
  (_whole, open: string, close: string) => `${open}${table}\n${close}`,
);
if (process.argv.includes('--check')) {
  if (after === before) process.exit(0);
  process.stderr.write('The table of settings in docs/configuration.md is out of date. Run: npm run settings\n');
  process.exit(1);
}
await writeFile(page, after);
