import {
  anyText,
  baseUrl,
  bootstrapKey,
  choice,
  databaseUrl,
  encryptionKey,
  flag,
  integer,
  keyPrefix,
  limit,
  networks,
  ocrLanguages,
  optional,
  originOrEmpty,
  Problem,
  secret,
  text,
} from './config/values.ts';
import type { AllowedNetworks } from './lib/address-guard.ts';
import type { LogLevel } from './lib/logger.ts';
import { OCR_LANGUAGES, type OcrLanguage } from './lib/ocr-languages.ts';

export type DatabaseLocation =
  /** A file path, or `:memory:`. */
  | { dialect: 'sqlite'; path: string }
  /** Most connections of this program, and the longest time of one statement. */
  | { dialect: 'postgres'; url: string; connections: number; statementTimeoutMs: number };

/** What a program does: everything, the API alone, or the jobs alone. */
export type Role = 'all' | 'api' | 'worker';

export interface Config {
  role: Role;
  host: string;
  port: number;
  dataDir: string;
  database: DatabaseLocation;
  /** Whether the start brings a schema of PostgreSQL's up to date that an earlier version made. */
  migrate: boolean;
  logLevel: LogLevel;
  /** Whether the first start extracts the sample document. */
  sample: boolean;
  bootstrap: { apiKey: string | null; plan: 'free' | 'pro' };
  localResidency: string;
  /** What works without a key of the caller's; null for the built-in extractor. What is null in it, the provider decides. */
  systemFallback: { provider: string; model: string | null; apiKey: string | null; baseUrl: string | null } | null;
  /** The operator's file of providers and models. */
  modelsFile: string | null;
  /** Null: the one in the data directory. */
  encryptionKey: Buffer | null;
  /** Which addresses beside the public internet a provider key may name. */
  providerNetworks: AllowedNetworks;
  /** Requests to providers: of one, the longest time; calls at once with one key; the longest pause that is waited for. */
  providers: { timeoutMs: number; concurrency: number; longestWaitMs: number };
  blobs: BlobConfig;
  limits: {
    fileBytes: number;
    jsonBytes: number;
    pages: number;
    characters: number;
    /** Of a picture, or of a page of one. */
    pixels: number;
  };
  ocrLanguages: OcrLanguage[];
  /** Jobs that run at once: in this program, and of one workspace and with one provider key in all programs together, null for any number. */
  jobs: { concurrency: number; ofWorkspace: number | null; withKey: number | null };
  parser: { processes: number; timeoutMs: number };
  extractor: { processes: number; timeoutMs: number };
  /** Bytes of memory that a parsing or extracting child may take. */
  childMemoryBytes: number;
  runTimeoutMs: number;
  shutdownGraceMs: number;
}

/** Where documents and parsed layouts are kept. */
export type BlobConfig =
  | { kind: 'disk' }
  | { kind: 'database' }
  | {
      kind: 's3';
      endpoint: string;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
      prefix: string;
    };

/** Every setting: variable, how it is read, its default and what it means. The README's table is made from this list. */
interface Setting<T> {
  variable: string;
  fallback: string;
  /** What it sets, for the README. */
  meaning: string;
  parse(text: string): T | Problem;
}

function setting<T>(
  variable: string,
  fallback: string,
  meaning: string,
  parse: (text: string) => T | Problem,
): Setting<T> {
  return { variable, fallback, meaning, parse };
}

const mebibyte = 1024 * 1024;

export const SETTINGS = {
  host: setting('EXCERPT_HOST', '127.0.0.1', 'Address to listen on', text),
  port: setting('EXCERPT_PORT', '8787', 'Port to listen on; 0 takes a free one', integer(0, 65_535)),
  dataDir: setting(
    'EXCERPT_DATA_DIR',
    './data',
    'Directory of the database, the documents and the first API key',
    text,
  ),
  databaseUrl: setting(
    'EXCERPT_DATABASE_URL',
    '',
    '`sqlite:PATH` or `postgres://USER:PASSWORD@HOST:PORT/DATABASE`; by default `excerpt.db` in the data directory',
    databaseUrl,
  ),
  databaseConnections: setting(
    'EXCERPT_DATABASE_CONNECTIONS',
    '20',
    'Most connections of this program to PostgreSQL',
    integer(2, 1000),
  ),
  databaseTimeout: setting(
    'EXCERPT_DATABASE_TIMEOUT_SECONDS',
    '60',
    'Longest time of one statement on PostgreSQL',
    integer(1, 86_400),
  ),
  migrate: setting(
    'EXCERPT_MIGRATE',
    'false',
    'Whether a start changes the PostgreSQL schema of an earlier version to its own',
    flag,
  ),
  blobs: setting(
    'EXCERPT_BLOBS',
    '',
    'Where documents are kept: `disk` (default on SQLite), `database` (default on PostgreSQL) or `s3`',
    choice('', 'disk', 'database', 's3'),
  ),
  s3Endpoint: setting('EXCERPT_S3_ENDPOINT', '', 'Address of the S3-compatible service', originOrEmpty),
  s3Region: setting('EXCERPT_S3_REGION', 'us-east-1', 'Region of the bucket', text),
  s3Bucket: setting('EXCERPT_S3_BUCKET', '', 'Name of the bucket', anyText),
  s3AccessKeyId: setting('EXCERPT_S3_ACCESS_KEY_ID', '', 'Access key of the bucket', anyText),
  s3SecretAccessKey: setting('EXCERPT_S3_SECRET_ACCESS_KEY', '', 'Its secret', anyText),
  s3Prefix: setting('EXCERPT_S3_PREFIX', '', 'Put before every key in the bucket, as `excerpt/`', keyPrefix),
  logLevel: setting(
    'EXCERPT_LOG_LEVEL',
    'info',
    'trace, debug, info, warn, error, fatal or silent',
    choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ),
  sample: setting('EXCERPT_SAMPLE', 'true', 'Whether the first start extracts the sample document', flag),
  bootstrapApiKey: setting('EXCERPT_BOOTSTRAP_API_KEY', '', 'The first API key; made at random if empty', bootstrapKey),
  bootstrapPlan: setting('EXCERPT_BOOTSTRAP_PLAN', 'pro', 'Plan of the first user: free or pro', choice('free', 'pro')),
  localResidency: setting(
    'EXCERPT_LOCAL_RESIDENCY',
    'EU',
    'Where this machine stands: the residency of the built-in extractor',
    text,
  ),
  systemProvider: setting(
    'EXCERPT_SYSTEM_PROVIDER',
    '',
    'Provider of the system fallback, as in `GET /providers`, such as `mistral-eu`; the built-in extractor if empty',
    optional,
  ),
  systemModel: setting(
    'EXCERPT_SYSTEM_MODEL',
    '',
    "Model of the system fallback; the provider's default if empty",
    optional,
  ),
  systemApiKey: setting('EXCERPT_SYSTEM_API_KEY', '', 'Secret of the system fallback', secret),
  systemBaseUrl: setting(
    'EXCERPT_SYSTEM_BASE_URL',
    '',
    'Address of the system fallback, where its provider has none of its own',
    baseUrl,
  ),
  modelsFile: setting(
    'EXCERPT_MODELS_FILE',
    '',
    'JSON file that changes and extends the list of providers and models',
    optional,
  ),
  encryptionKey: setting(
    'EXCERPT_ENCRYPTION_KEY',
    '',
    'Encrypts stored secrets: 32 bytes as hexadecimal digits or base64; by default `encryption-key` in the data directory',
    encryptionKey,
  ),
  providerAllowPrivate: setting(
    'EXCERPT_PROVIDER_ALLOW_PRIVATE',
    '',
    'Private addresses that provider keys may name, as CIDRs between commas, or `*`',
    networks,
  ),
  providerTimeout: setting(
    'EXCERPT_PROVIDER_TIMEOUT_SECONDS',
    '300',
    'Longest time of one request to a provider',
    integer(1, 86_400),
  ),
  providerConcurrency: setting(
    'EXCERPT_PROVIDER_CONCURRENCY',
    '64',
    'Requests at once with one key at one provider',
    integer(1, 10_000),
  ),
  providerWait: setting(
    'EXCERPT_PROVIDER_WAIT_SECONDS',
    '120',
    'Longest pause that is waited for when a provider asks for one; above it the run fails with `provider_rate_limited`',
    integer(0, 3_600),
  ),
  maxFileBytes: setting('EXCERPT_MAX_FILE_BYTES', `${50 * mebibyte}`, 'Largest file, in bytes', integer(1, 2 ** 40)),
  maxJsonBytes: setting(
    'EXCERPT_MAX_JSON_BYTES',
    `${10 * mebibyte}`,
    'Largest JSON body, in bytes',
    integer(1, 2 ** 30),
  ),
  maxPages: setting('EXCERPT_MAX_PAGES', '1000', 'Most pages of a document', integer(1, 1_000_000)),
  maxCharacters: setting(
    'EXCERPT_MAX_CHARACTERS',
    '20000000',
    'Most characters of text in a document',
    integer(1, 2 ** 31),
  ),
  maxPixels: setting(
    'EXCERPT_MAX_PIXELS',
    '100000000',
    'Most pixels of a picture; each takes up to four bytes of memory',
    integer(1, 2 ** 28),
  ),
  ocrLanguages: setting(
    'EXCERPT_OCR_LANGUAGES',
    OCR_LANGUAGES.join(','),
    'Languages whose letters are recognised in scans and pictures',
    ocrLanguages,
  ),
  role: setting(
    'EXCERPT_ROLE',
    'all',
    'What this program does: `api` answers requests, `worker` executes runs, `all` does both; on SQLite `all`',
    choice('all', 'api', 'worker'),
  ),
  concurrency: setting(
    'EXCERPT_CONCURRENCY',
    '16',
    'Jobs that run at once in this program. Those whose model has answered are not counted, up to a quarter more',
    integer(1, 1000),
  ),
  workspaceConcurrency: setting(
    'EXCERPT_WORKSPACE_CONCURRENCY',
    '0',
    'Most jobs of one workspace that run at once, in all programs together; 0 for any number',
    limit(100_000),
  ),
  keyConcurrency: setting(
    'EXCERPT_KEY_CONCURRENCY',
    '0',
    'Most jobs with one provider key that run at once, in all programs together; 0 for any number',
    limit(100_000),
  ),
  parserProcesses: setting('EXCERPT_PARSER_PROCESSES', '2', 'Child processes that parse documents', integer(1, 64)),
  parseTimeout: setting('EXCERPT_PARSE_TIMEOUT_SECONDS', '120', 'Longest time to parse a document', integer(1, 86_400)),
  extractorProcesses: setting(
    'EXCERPT_EXTRACTOR_PROCESSES',
    '2',
    "Child processes of the built-in extractor and of the checks of models' answers",
    integer(1, 64),
  ),
  extractTimeout: setting(
    'EXCERPT_EXTRACT_TIMEOUT_SECONDS',
    '120',
    "Longest time of the built-in extractor, or of one check of a model's answer",
    integer(1, 86_400),
  ),
  childMemory: setting('EXCERPT_CHILD_MEMORY_MIB', '1024', 'Most memory of a child process', integer(64, 1_048_576)),
  runTimeout: setting('EXCERPT_RUN_TIMEOUT_SECONDS', '600', 'Longest time of one attempt at a run', integer(1, 86_400)),
  shutdownGrace: setting('EXCERPT_SHUTDOWN_SECONDS', '30', 'How long a stop waits for what runs', integer(0, 600)),
};

type Settings = typeof SETTINGS;
type Values = { [K in keyof Settings]: Settings[K] extends Setting<infer T> ? Exclude<T, Problem> : never };

/** All that is wrong with the configuration at once, each line with the variable and what it may be. */
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

/** The program's own environment: read here and nowhere else. */
export function environment(): Environment {
  return process.env;
}

/** Settings that mean nothing without another one. */
function dependentProblems(values: Partial<Values>): string[] {
  if (values.systemProvider !== null) return [];
  return (['systemModel', 'systemApiKey', 'systemBaseUrl'] as const)
    .filter((name) => values[name] != null)
    .map((name) => `${SETTINGS[name].variable} needs EXCERPT_SYSTEM_PROVIDER.`);
}

function readSettings(env: Environment): Values {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { variable, fallback, parse }] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const value = parse(env[variable] ?? fallback);
    if (value instanceof Problem) problems.push(`${variable} must be ${value.expected}.`);
    else values[name] = value;
  }
  const known = new Set(Object.values(SETTINGS).map(({ variable }) => variable));
  for (const variable of Object.keys(env)) {
    // What tests are told is no setting of the program's, but stands in the same environment.
    if (/^EXCERPT_(?!TEST_)/.test(variable) && !known.has(variable))
      problems.push(`${variable} is not a setting of Excerpt.`);
  }
  problems.push(...dependentProblems(values as Partial<Values>));
  problems.push(...blobProblems(values as Partial<Values>));
  if (problems.length > 0) throw new ConfigError(problems);
  return values as Values;
}

function blobProblems({
  blobs,
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
  if (blobs === 's3')
    return Object.entries(needed).flatMap(([variable, value]) =>
      value === '' ? [`${variable} is needed with EXCERPT_BLOBS=s3.`] : [],
    );
  return blobs === 'database' && !(where && 'url' in where)
    ? ['EXCERPT_BLOBS=database needs PostgreSQL (EXCERPT_DATABASE_URL).']
    : [];
}

function blobConfig(values: Values): BlobConfig {
  if (values.blobs === '') return { kind: databaseLocation(values).dialect === 'postgres' ? 'database' : 'disk' };
  if (values.blobs === 'disk' || values.blobs === 'database') return { kind: values.blobs };
  return {
    kind: 's3',
    endpoint: values.s3Endpoint,
    region: values.s3Region,
    bucket: values.s3Bucket,
    accessKeyId: values.s3AccessKeyId,
    secretAccessKey: values.s3SecretAccessKey,
    prefix: values.s3Prefix,
  };
}

function databaseLocation({
  databaseUrl: given,
  dataDir,
  databaseConnections,
  databaseTimeout,
}: Values): DatabaseLocation {
  if (given === null) return { dialect: 'sqlite', path: `${dataDir}/excerpt.db` };
  if ('path' in given) return { dialect: 'sqlite', path: given.path };
  return {
    dialect: 'postgres',
    url: given.url,
    connections: databaseConnections,
    statementTimeoutMs: databaseTimeout * 1000,
  };
}

/** Pure: settings in, the whole configuration out. Throws `ConfigError` with every problem. */
export function loadConfig(env: Environment): Config {
  const values = readSettings(env);
  const database = databaseLocation(values);
  if (values.role !== 'all' && database.dialect === 'sqlite') {
    throw new ConfigError([
      `EXCERPT_ROLE must be all with SQLite, whose file one program holds. The role ${values.role} needs PostgreSQL: EXCERPT_DATABASE_URL=postgres://…`,
    ]);
  }
  return {
    role: values.role,
    host: values.host,
    port: values.port,
    dataDir: values.dataDir,
    database,
    migrate: values.migrate,
    logLevel: values.logLevel,
    sample: values.sample,
    bootstrap: { apiKey: values.bootstrapApiKey, plan: values.bootstrapPlan },
    localResidency: values.localResidency,
    systemFallback:
      values.systemProvider === null
        ? null
        : {
            provider: values.systemProvider,
            model: values.systemModel,
            apiKey: values.systemApiKey,
            baseUrl: values.systemBaseUrl,
          },
    modelsFile: values.modelsFile,
    encryptionKey: values.encryptionKey,
    providerNetworks: values.providerAllowPrivate,
    providers: {
      timeoutMs: values.providerTimeout * 1000,
      concurrency: values.providerConcurrency,
      longestWaitMs: values.providerWait * 1000,
    },
    blobs: blobConfig(values),
    limits: {
      fileBytes: values.maxFileBytes,
      jsonBytes: values.maxJsonBytes,
      pages: values.maxPages,
      characters: values.maxCharacters,
      pixels: values.maxPixels,
    },
    ocrLanguages: values.ocrLanguages,
    jobs: { concurrency: values.concurrency, ofWorkspace: values.workspaceConcurrency, withKey: values.keyConcurrency },
    parser: { processes: values.parserProcesses, timeoutMs: values.parseTimeout * 1000 },
    extractor: { processes: values.extractorProcesses, timeoutMs: values.extractTimeout * 1000 },
    childMemoryBytes: values.childMemory * mebibyte,
    runTimeoutMs: values.runTimeout * 1000,
    shutdownGraceMs: values.shutdownGrace * 1000,
  };
}
