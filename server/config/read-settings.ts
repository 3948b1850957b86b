import type { Setting } from './setting.ts';
import { SETTINGS, type Values } from './settings.ts';
import { Problem } from './values.ts';

/** All problems of the configuration: one line each, with the variable and its allowed values. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Settings by the names of their variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of clients, which may share a shell with the server. */
const CLIENT_VARIABLES = new Set([
  'EXCERPT_BASE_URL',
  'EXCERPT_API_KEY',
  'EXCERPT_WORKSPACE',
  'EXCERPT_PROFILE',
  'EXCERPT_DOCUMENT_PASSWORD',
]);

/** Settings that require another one. */
function checkDependencies(values: Partial<Values>): string[] {
  const fallback = (['systemModel', 'systemApiKey', 'systemBaseUrl'] as const)
    .filter((name) => values.systemProvider === null && values[name] != null)
    .map((name) => `${SETTINGS[name].variable} needs EXCERPT_SYSTEM_PROVIDER.`);
  const { oidcIssuer = null, oidcClientId = '', oidcClientSecret = null } = values;
  if (oidcIssuer === null && (oidcClientId !== '' || oidcClientSecret !== null))
    return [...fallback, 'EXCERPT_OIDC_CLIENT_ID and EXCERPT_OIDC_CLIENT_SECRET need EXCERPT_OIDC_ISSUER.'];
  if (oidcIssuer !== null && oidcClientId === '')
    return [...fallback, 'EXCERPT_OIDC_ISSUER needs EXCERPT_OIDC_CLIENT_ID.'];
  return fallback;
}

/** The values of all settings. Throws `ConfigError` with all problems. */
export function readSettings(env: Environment): Values {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { variable, fallback, parse }] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const value = parse(env[variable] ?? fallback);
    if (value instanceof Problem) problems.push(`${variable} must be ${value.expected}.`);
    else values[name] = value;
  }
  const known = new Set(Object.values(SETTINGS).map(({ variable }) => variable));
  for (const variable of Object.keys(env)) {
    // Settings of the test suite share the environment.
    if (/^EXCERPT_(?!TEST_)/.test(variable) && !known.has(variable) && !CLIENT_VARIABLES.has(variable))
      problems.push(`${variable} is not a setting of Excerpt.`);
  }
  problems.push(...checkDependencies(values as Partial<Values>));
  problems.push(...checkBlobSettings(values as Partial<Values>));
  if (problems.length > 0) throw new ConfigError(problems);
  return values as Values;
}

function checkBlobSettings({
  blobs,
  blobsBefore,
  s3Endpoint,
  s3Bucket,
  s3AccessKeyId,
  s3SecretAccessKey,
  databaseUrl: where,
}: Partial<Values>): string[] {
  const needed = {
    EXCERPT_S3_ENDPOINT: s3Endpoint,
    EXCERPT_S3_BUCKET: s3Bucket,
    EXCERPT_S3_ACCESS_KEY_ID: s3AccessKeyId,
    EXCERPT_S3_SECRET_ACCESS_KEY: s3SecretAccessKey,
  };
  return Object.entries({ EXCERPT_BLOBS: blobs, EXCERPT_BLOBS_BEFORE: blobsBefore }).flatMap(([setting, kind]) => {
    if (kind === 's3')
      return Object.entries(needed).flatMap(([variable, value]) =>
        value === '' ? [`${variable} is needed with ${setting}=s3.`] : [],
      );
    return kind === 'database' && !(where && 'url' in where)
      ? [`${setting}=database needs PostgreSQL (EXCERPT_DATABASE_URL).`]
      : [];
  });
}
