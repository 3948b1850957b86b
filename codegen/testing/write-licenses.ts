import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** The names of the packages that a bundle has code of. */
function packagesIn({ inputs }: Metafile): string[] {
  const names = Object.keys(inputs).flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}

/** Their licences, as each of them asks of copies. */
export function writeLicenses(root: string, metafile: Metafile): string {
  return packagesIn(metafile)
    .map((name) => {
      const folder = join(root, 'node_modules', name);
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
      const file = readdirSync(folder).find((one) => /^licen[cs]e([.-]|$)/i.test(one));
      if (file === undefined) throw new Error(`${name} has no licence file.`);
      return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
