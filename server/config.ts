import { readSettings, ConfigError, type Environment } from './config/read-settings.ts';
import type { Values } from './config/settings.ts';
import type { ListedGrant } from './config/sign-in-values.ts';
import type { AllowedNetworks } from './lib/addresses/address-guard.ts';
import type { LogLevel } from './lib/logger.ts';
import type { OcrLanguage } from './lib/ocr-languages.ts';

export type DatabaseLocation =
  /** A file path, or `:memory:`. */
  | { dialect: 'sqlite'; path: string }
  /** `connections`: the size of this process's pool. */
  | { dialect: 'postgres'; url: string; connections: number; statementTimeoutMs: number };

/** What a process does: `api` serves requests, `worker` executes jobs, `all` does both. */
export type Role = 'all' | 'api' | 'worker';

export interface Config {
  role: Role;
  host: string;
  port: number;
  /** Port of its own for metrics; null for the port of the service, for local peers only. */
  metricsPort: number | null;
  /** The server's public address, without a trailing slash; null for the address that it listens on. */
  publicUrl: string | null;
  /** The origins whose scripts may use the service, `*` for every one; null for none but its own. */
  corsOrigins: '*' | string[] | null;
  /** Names under which MCP is served, beside `localhost`, addresses and the name of `publicUrl`. */
  mcpAllowedHosts: string[];
  dataDir: string;
  database: DatabaseLocation;
  /** Whether a start migrates the PostgreSQL schema of an earlier version. */
  migrate: boolean;
  logLevel: LogLevel;
  /** Whether the first start extracts the sample document. */
  sample: boolean;
  bootstrap: { apiKey: string | null; plan: 'free' | 'pro' };
  /** The provider that people sign in with; null for none. */
  oidc: OidcConfig | null;
  /** When a session of a browser ends: unused, and in any case. */
  sessions: { idleMs: number; maxMs: number };
  /** For so long the link of an invite works. */
  inviteMs: number;
  /** Before the server. */
  proxies: number;
  localResidency: string;
  /** Whether nobody said where this machine is. */
  isLocalResidencyAssumed: boolean;
  /**
   * The provider for callers without a key; null for the built-in extractor. Null members take the provider's default.
   */
  systemFallback: { provider: string; model: string | null; apiKey: string | null; baseUrl: string | null } | null;
  /** The operator's file of providers and models. */
  modelsFile: string | null;
  /** Null for the key in the data directory. */
  encryptionKey: Buffer | null;
  /** The private addresses that a provider key may use. */
  providerNetworks: AllowedNetworks;
  /** Requests to providers. `concurrency` is per key; `maxWaitMs` the maximum pause that a provider may ask for. */
  /** `callsPerRun`: concurrent requests of one run. */
  providers: { timeoutMs: number; concurrency: number; callsPerRun: number; maxWaitMs: number };
  /** `allowedNetworks`: the private addresses that destinations may have. */
  webhooks: {
    allowsHttp: boolean;
    allowedNetworks: AllowedNetworks;
    concurrency: number;
    timeoutMs: number;
    retentionDays: number;
  };
  blobs: BlobConfig;
  /** Where files were before, and still are until they have been moved. */
  blobsBefore: BlobConfig | null;
  /** How long entries of the audit log are kept. */
  auditDays: number;
  limits: {
    fileBytes: number;
    jsonBytes: number;
    pages: number;
    characters: number;
    /** Of an image, or of one page of it. */
    pixels: number;
  };
  /** Requests with one API key; null for no limit. */
  rateLimit: { perMinute: number; burst: number } | null;
  ocrLanguages: OcrLanguage[];
  /**
   * Concurrent jobs: in this process; and of one workspace over all processes, null for no limit. `pendingRuns`: runs
   * of a workspace that may wait, null for no limit.
   */
  jobs: { concurrency: number; workspaceConcurrency: number | null; pendingRuns: number | null };
  parser: { processes: number; timeoutMs: number; scannedPageMs: number };
  extractor: { processes: number; timeoutMs: number };
  /** Memory limit of a parsing or extracting child, in bytes. */
  childMemoryBytes: number;
  runTimeoutMs: number;
  /** From a SIGTERM to the start of the grace period, in which requests are still answered. */
  drainMs: number;
  shutdownGraceMs: number;
  /** Where traces are sent, and which; null for none. */
  tracing: { url: string; serviceName: string; sampler: Values['tracesSampler']; ratio: number } | null;
}

export interface OidcConfig {
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  /** For the button. */
  name: string;
  /** Between spaces. */
  scopes: string;
  groupsClaim: string;
  grants: ListedGrant[];
}

/** Where documents and parsed layouts are stored. */
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

const MEBIBYTE = 1024 * 1024;

/** The process's environment. No other file reads it. */
export function readEnvironment(): Environment {
  return process.env;
}

function createBlobConfig(values: Values, kind: BlobConfig['kind']): BlobConfig {
  if (kind !== 's3') return { kind };
  return {
    kind,
    endpoint: values.s3Endpoint,
    region: values.s3Region,
    bucket: values.s3Bucket,
    accessKeyId: values.s3AccessKeyId,
    secretAccessKey: values.s3SecretAccessKey,
    prefix: values.s3Prefix,
  };
}

function createBlobConfigs(values: Values): Pick<Config, 'blobs' | 'blobsBefore'> {
  const usual = createDatabaseLocation(values).dialect === 'postgres' ? 'database' : 'disk';
  const kind = values.blobs === '' ? usual : values.blobs;
  const { blobsBefore: before } = values;
  return {
    blobs: createBlobConfig(values, kind),
    blobsBefore: before === '' || before === kind ? null : createBlobConfig(values, before),
  };
}

function createDatabaseLocation({
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

function createTracingConfig(values: Values): Config['tracing'] {
  const { otlpEndpoint, otlpTracesEndpoint, tracesDisabled } = values;
  const url = otlpTracesEndpoint ?? (otlpEndpoint === null ? null : `${otlpEndpoint.replace(/\/+$/, '')}/v1/traces`);
  if (url === null || tracesDisabled) return null;
  const { otelServiceName: serviceName, tracesSampler: sampler, tracesSamplerArg: ratio } = values;
  return { url, serviceName, sampler, ratio };
}

function createOidcConfig(values: Values): OidcConfig | null {
  const { oidcIssuer: issuer } = values;
  if (issuer === null) return null;
  return {
    issuer,
    clientId: values.oidcClientId,
    clientSecret: values.oidcClientSecret,
    name: values.oidcName === '' ? new URL(issuer).host : values.oidcName,
    scopes: values.oidcScopes,
    groupsClaim: values.oidcGroupsClaim,
    grants: values.oidcGroups,
  };
}

/** The configuration from the settings, without side effects. Throws `ConfigError` with every problem. */
export function loadConfig(env: Environment): Config {
  const values = readSettings(env);
  const database = createDatabaseLocation(values);
  if (values.role !== 'all' && database.dialect === 'sqlite') {
    throw new ConfigError([
      `EXCERPT_ROLE must be all with SQLite, which only one process can use. ` +
        `The role ${values.role} needs PostgreSQL: set EXCERPT_DATABASE_URL=postgres://…`,
    ]);
  }
  return {
    role: values.role,
    host: values.host,
    port: values.port,
    metricsPort: values.metricsPort,
    publicUrl: values.publicUrl,
    corsOrigins: values.corsOrigins,
    mcpAllowedHosts: values.mcpAllowedHosts,
    dataDir: values.dataDir,
    database,
    migrate: values.migrate,
    logLevel: values.logLevel,
    sample: values.sample,
    bootstrap: { apiKey: values.bootstrapApiKey, plan: values.bootstrapPlan },
    oidc: createOidcConfig(values),
    sessions: { idleMs: values.sessionIdleMinutes * 60_000, maxMs: values.sessionHours * 3_600_000 },
    inviteMs: values.inviteHours * 3_600_000,
    proxies: values.proxies,
    localResidency: values.localResidency,
    isLocalResidencyAssumed: env['EXCERPT_LOCAL_RESIDENCY'] === undefined,
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
      callsPerRun: values.runCalls,
      maxWaitMs: values.providerWait * 1000,
    },
    webhooks: {
      allowsHttp: values.webhookAllowHttp,
      allowedNetworks: values.webhookAllowPrivate,
      concurrency: values.webhookConcurrency,
      timeoutMs: values.webhookTimeout * 1000,
      retentionDays: values.webhookRetention,
    },
    ...createBlobConfigs(values),
    limits: {
      fileBytes: values.maxFileBytes,
      jsonBytes: values.maxJsonBytes,
      pages: values.maxPages,
      characters: values.maxCharacters,
      pixels: values.maxPixels,
    },
    rateLimit: values.rateLimit === null ? null : { perMinute: values.rateLimit, burst: values.rateBurst },
    ocrLanguages: values.ocrLanguages,
    jobs: {
      concurrency: values.concurrency,
      workspaceConcurrency: values.workspaceConcurrency,
      pendingRuns: values.maxPendingRuns,
    },
    parser: {
      processes: values.parserProcesses,
      timeoutMs: values.parseTimeout * 1000,
      scannedPageMs: (values.parseTimeout * 1000) / 2,
    },
    extractor: { processes: values.extractorProcesses, timeoutMs: values.extractTimeout * 1000 },
    childMemoryBytes: values.childMemory * MEBIBYTE,
    runTimeoutMs: values.runTimeout * 1000,
    auditDays: values.auditDays,
    drainMs: (values.drain ?? (values.role === 'api' ? 5 : 0)) * 1000,
    shutdownGraceMs: values.shutdownGrace * 1000,
    tracing: createTracingConfig(values),
  };
}
