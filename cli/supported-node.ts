/** The first release of Node 22 with all required features. Also in `engines` of package.json. */
const MIN_VERSION = [22, 13] as const;

/** The error message for a version of Node that is too old; null if it is supported. */
export function checkNodeVersion(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor, minMinor] = MIN_VERSION;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return null;
  return (
    `Excerpt needs Node.js ${minMajor}.${minMinor} or later; this is ${version}. ` +
    'Install Node.js 24 (https://nodejs.org), or use `npm start`, which brings its own.'
  );
}
