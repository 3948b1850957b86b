import { setting } from './setting.ts';
import { anyText, choice, encryptionKey, integer, keyPrefix, originOrEmpty, text } from './values.ts';

/** Stored documents and secrets. */
export const storageSettings = {
  blobs: setting(
    'EXCERPT_BLOBS',
    '',
    'Where documents are kept: `disk` (default on SQLite), `database` (default on PostgreSQL) or `s3`',
    choice('', 'disk', 'database', 's3'),
  ),
  blobsBefore: setting(
    'EXCERPT_BLOBS_BEFORE',
    '',
    'Where documents were kept before `EXCERPT_BLOBS` was changed; see `excerpt move-files`',
    choice('', 'disk', 'database', 's3'),
  ),
  s3Endpoint: setting('EXCERPT_S3_ENDPOINT', '', 'Address of the S3-compatible service', originOrEmpty),
  s3Region: setting('EXCERPT_S3_REGION', 'us-east-1', 'Region of the bucket', text),
  s3Bucket: setting('EXCERPT_S3_BUCKET', '', 'Name of the bucket', anyText),
  s3AccessKeyId: setting('EXCERPT_S3_ACCESS_KEY_ID', '', 'Access key of the bucket', anyText),
  s3SecretAccessKey: setting('EXCERPT_S3_SECRET_ACCESS_KEY', '', 'Secret key of the bucket', anyText),
  s3Prefix: setting('EXCERPT_S3_PREFIX', '', 'Prefix of every key in the bucket, such as `excerpt/`', keyPrefix),
  auditDays: setting(
    'EXCERPT_AUDIT_DAYS',
    '365',
    'How many days entries of the audit log are kept, at least 7',
    integer(7, 36_500),
  ),
  encryptionKey: setting(
    'EXCERPT_ENCRYPTION_KEY',
    '',
    'Encrypts stored secrets: 32 bytes as hexadecimal digits or base64; ' +
      'by default `encryption-key` in the data directory',
    encryptionKey,
  ),
};
