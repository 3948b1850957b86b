import { setting } from './setting.ts';
import {
  bootstrapKey,
  choice,
  corsOrigins,
  flag,
  hostNames,
  integer,
  optionalInteger,
  optionalPort,
  publicUrl,
  text,
} from './values.ts';

/** Settings of the process: its role, address and first start. */
export const serverSettings = {
  role: setting(
    'EXCERPT_ROLE',
    'all',
    'What this process does: `api` answers requests, `worker` executes runs, `all` does both; on SQLite `all`',
    choice('all', 'api', 'worker'),
  ),
  host: setting('EXCERPT_HOST', '127.0.0.1', 'Address to listen on', text),
  port: setting('EXCERPT_PORT', '8787', 'Port to listen on; 0 takes a free one', integer(0, 65_535)),
  metricsPort: setting(
    'EXCERPT_METRICS_PORT',
    '',
    'Port of its own for `/metrics`, for peers anywhere; by default peers on this machine read it at EXCERPT_PORT',
    optionalPort,
  ),
  publicUrl: setting(
    'EXCERPT_PUBLIC_URL',
    '',
    'Where people find the server, for links behind a proxy: `https://excerpt.example.com` or with a path',
    publicUrl,
  ),
  corsOrigins: setting(
    'EXCERPT_CORS_ORIGINS',
    '',
    'Origins whose scripts may use the service in a browser, as a comma-separated list, or `*`; none by default',
    corsOrigins,
  ),
  mcpAllowedHosts: setting(
    'EXCERPT_MCP_ALLOWED_HOSTS',
    '',
    'Names of the server under which `POST /mcp` answers, as a comma-separated list; `localhost`, IP addresses and ' +
      'the name in EXCERPT_PUBLIC_URL always work',
    hostNames,
  ),
  dataDir: setting(
    'EXCERPT_DATA_DIR',
    './data',
    'Directory of the database, the documents and the first API key',
    text,
  ),
  logLevel: setting(
    'EXCERPT_LOG_LEVEL',
    'info',
    'trace, debug, info, warn, error, fatal or silent',
    choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ),
  sample: setting('EXCERPT_SAMPLE', 'true', 'Whether the first start extracts the sample document', flag),
  shutdownGrace: setting(
    'EXCERPT_SHUTDOWN_SECONDS',
    '30',
    'Grace period of a stop, for running jobs and open connections',
    integer(0, 600),
  ),
  drain: setting(
    'EXCERPT_DRAIN_SECONDS',
    '',
    'How long a server that got SIGTERM answers requests while `/readyz` says 503, so that balancers see it; by ' +
      'default 5 for the role `api`, else 0',
    optionalInteger(0, 600),
  ),
  bootstrapApiKey: setting('EXCERPT_BOOTSTRAP_API_KEY', '', 'The first API key; random if empty', bootstrapKey),
  bootstrapPlan: setting('EXCERPT_BOOTSTRAP_PLAN', 'pro', 'Plan of the first user: free or pro', choice('free', 'pro')),
};
