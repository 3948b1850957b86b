/** The variables that clients read. Flags win over them, and they win over the profile. */
export interface ClientEnvironment {
  baseUrl: string | undefined;
  apiKey: string | undefined;
  workspace: string | undefined;
  profile: string | undefined;
  /** Opens protected PDFs. */
  documentPassword: string | undefined;
  /** Where this machine is, for the built-in extractor. */
  localResidency: string | undefined;
  /** Where a server with the same settings serves its metrics. */
  metricsPort: string | undefined;
  /** The folder of the user's configuration files. */
  configHome: string | undefined;
  /** The folder of files that can be made again. */
  cacheHome: string | undefined;
  browser: string | undefined;
}

/** Reads the environment of the process. No other file of the command line does. */
export function readClientEnvironment(): ClientEnvironment {
  const read = (name: string): string | undefined => process.env[name]?.trim() || undefined;
  return {
    baseUrl: read('EXCERPT_BASE_URL'),
    apiKey: read('EXCERPT_API_KEY'),
    workspace: read('EXCERPT_WORKSPACE'),
    profile: read('EXCERPT_PROFILE'),
    // White space may belong to a password.
    documentPassword: process.env['EXCERPT_DOCUMENT_PASSWORD'] || undefined,
    localResidency: read('EXCERPT_LOCAL_RESIDENCY'),
    metricsPort: read('EXCERPT_METRICS_PORT'),
    configHome: read('XDG_CONFIG_HOME'),
    cacheHome: read('XDG_CACHE_HOME'),
    browser: read('BROWSER'),
  };
}
