/** The first release on the Node 22 line whose features the program uses; `engines` in package.json says the same. */
const MIN_VERSION = [22, 13] as const;

/** Why this version of Node cannot run the program; null when it can. */
export function unsupportedNode(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor, minMinor] = MIN_VERSION;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return null;
  return `Excerpt needs Node.js ${minMajor}.${minMinor} or later; this is ${version}. Install Node.js 24 (https://nodejs.org), or use \`npm start\`, which brings its own.`;
}
