/** Lints the published contract with the rules of Spectral (`openapi/spectral.yaml`). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchTool } from './fetch-tool.ts';
import { TOOLS } from './known-tools.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = await fetchTool(root, TOOLS.spectral);
const ruleset = join(root, 'openapi/spectral.yaml');
const args = [program, 'lint', '--ruleset', ruleset, '--fail-severity', 'warn', 'server/generated/openapi.json'];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
