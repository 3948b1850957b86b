import { setting } from './setting.ts';
import { flag, integer, networks } from './values.ts';

/** Destinations of webhooks. */
export const webhookSettings = {
  webhookAllowHttp: setting(
    'EXCERPT_WEBHOOK_ALLOW_HTTP',
    'false',
    'Whether webhooks may use `http://` and not only `https://`',
    flag,
  ),
  webhookAllowPrivate: setting(
    'EXCERPT_WEBHOOK_ALLOW_PRIVATE',
    '',
    'Private addresses that webhooks may use, at any port, as a comma-separated list of CIDRs, or `*`',
    networks,
  ),
  webhookConcurrency: setting(
    'EXCERPT_WEBHOOK_CONCURRENCY',
    '256',
    'Deliveries that this process begins at once. Up to 8 times as many more may wait for slow destinations',
    integer(1, 10_000),
  ),
  webhookTimeout: setting('EXCERPT_WEBHOOK_TIMEOUT_SECONDS', '15', 'Timeout of one delivery', integer(1, 300)),
  webhookRetention: setting(
    'EXCERPT_WEBHOOK_RETENTION_DAYS',
    '30',
    'How many days webhook deliveries and their events are kept, at least 7',
    integer(7, 36_500),
  ),
};
