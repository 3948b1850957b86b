/** A version of the SDK with its API report. */
export interface VersionReport {
  version: string;
  /** The emitted declarations. */
  report: string;
}

function parseVersion(version: string): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** Negative if `a` is lower than `b`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

function listNames(report: string): string[] {
  const declared = report.matchAll(
    /^export (?:declare )?(?:abstract )?(?:const|class|function|interface|type) (\w+)/gm,
  );
  return [...declared].map(([, name = '']) => name);
}

/**
 * The error message if an upgrade violates the versioning rule; undefined if it does not. A patch version changes no
 * types, a minor version removes no names, a major version may change anything.
 */
export function judgeChange(before: VersionReport, after: VersionReport): string | undefined {
  const [major, minor] = parseVersion(before.version);
  const [newMajor, newMinor] = parseVersion(after.version);
  if (newMajor !== major) return undefined;
  if (newMinor === minor) {
    // The version is a constant in the package, but not part of its API.
    const withoutVersion = ({ report, version }: VersionReport) => report.replaceAll(version, '');
    return withoutVersion(before) === withoutVersion(after)
      ? undefined
      : `The types have changed since ${before.version}: ${after.version} must be a minor or a major.`;
  }
  const names = new Set(listNames(after.report));
  const dropped = listNames(before.report).filter((name) => !names.has(name));
  return dropped.length === 0
    ? undefined
    : `${dropped.join(', ')} of ${before.version} is gone: ${after.version} must be a major.`;
}
