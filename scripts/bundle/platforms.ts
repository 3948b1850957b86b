/** Platforms that archives are made for, by the names that Node uses. */
export interface Platform {
  name: string;
  platform: string;
  arch: string;
}

const PLATFORMS: readonly Platform[] = ['x64', 'arm64'].map((arch) => ({
  name: `linux-${arch}`,
  platform: 'linux',
  arch,
}));

/** Names of processors that Docker and Linux use. */
const OTHER_NAMES: Readonly<Record<string, string>> = { amd64: 'x64', x86_64: 'x64', aarch64: 'arm64' };

/**
 * The platforms with these names, or all. Without a name, this machine's, and linux-x64 on a machine that is no Linux.
 * Throws an error that lists the names.
 */
export function readPlatforms(names: readonly string[], machine: { platform: string; arch: string }): Platform[] {
  if (names.includes('all')) return [...PLATFORMS];
  const own = machine.platform === 'linux' ? `linux-${machine.arch}` : 'linux-x64';
  return [...new Set((names.length === 0 ? [own] : names).map(findPlatform))];
}

const listNames = () => PLATFORMS.map(({ name }) => name).join(', ');

function findPlatform(wanted: string): Platform {
  const [platform, arch = ''] = wanted.replace('/', '-').split('-', 2);
  const name = `${platform}-${OTHER_NAMES[arch] ?? arch}`;
  const found = PLATFORMS.find((one) => one.name === name);
  if (found === undefined)
    throw new Error(`There is no archive for ${wanted}. There are archives for ${listNames()}, or all.`);
  return found;
}
