import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError } from './config/read-settings.ts';

test('uses the defaults if nothing is set', () => {
  expect(loadConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8787,
    dataDir: './data',
    database: { dialect: 'sqlite', path: './data/excerpt.db' },
    sample: true,
    bootstrap: { apiKey: null, plan: 'pro' },
    limits: { fileBytes: 52_428_800, jsonBytes: 10_485_760, pages: 1000, characters: 20_000_000 },
    runTimeoutMs: 600_000,
  });
});

test('prefers set values to the defaults', () => {
  const config = loadConfig({
    EXCERPT_PORT: '0',
    EXCERPT_DATABASE_URL: 'sqlite:/srv/excerpt.db',
    EXCERPT_SAMPLE: 'no',
  });
  expect(config).toMatchObject({ port: 0, database: { dialect: 'sqlite', path: '/srv/excerpt.db' }, sample: false });
});

test('requires all or none of the settings of the system fallback', () => {
  expect(loadConfig({}).systemFallback).toBeNull();
  const settings = {
    EXCERPT_SYSTEM_PROVIDER: 'vllm',
    EXCERPT_SYSTEM_BASE_URL: 'http://10.0.0.5:8000/v1',
    EXCERPT_SYSTEM_MODEL: 'qwen',
  };
  expect(loadConfig(settings).systemFallback).toEqual({
    provider: 'vllm',
    model: 'qwen',
    apiKey: null,
    baseUrl: 'http://10.0.0.5:8000/v1',
  });
  expect(() => loadConfig({ EXCERPT_SYSTEM_MODEL: 'qwen', EXCERPT_SYSTEM_API_KEY: 'sk-very-secret' })).toThrow(
    'EXCERPT_SYSTEM_MODEL needs EXCERPT_SYSTEM_PROVIDER.\n  EXCERPT_SYSTEM_API_KEY needs EXCERPT_SYSTEM_PROVIDER.',
  );
});

test.each([
  ['EXCERPT_ENCRYPTION_KEY', 'short-and-secret', '32 bytes'],
  ['EXCERPT_SYSTEM_API_KEY', 'with-secret space', 'printable ASCII'],
  ['EXCERPT_SYSTEM_BASE_URL', 'http://user:secret@host', 'without a user name'],
  ['EXCERPT_PROVIDER_ALLOW_PRIVATE', '10.0.0.0/secret', 'CIDRs'],
])('%s says what it must be, and not what it is', (variable, value, expected) => {
  const load = () => loadConfig({ EXCERPT_SYSTEM_PROVIDER: 'openai', [variable]: value });
  expect(load).toThrow(`${variable} must be `);
  expect(load).toThrow(expected);
  expect(load).not.toThrow(/secret/);
});

test('a public URL has no slash at its end', () => {
  const load = (url: string) => loadConfig({ EXCERPT_PUBLIC_URL: url }).publicUrl;
  expect(load('')).toBeNull();
  expect(load('https://excerpt.example.com/')).toBe('https://excerpt.example.com');
  expect(load('https://example.com/tools/excerpt//')).toBe('https://example.com/tools/excerpt');
  for (const url of ['excerpt.example.com', 'ftp://example.com', 'https://a:b@example.com', 'https://example.com?a=1'])
    expect(() => load(url)).toThrow('EXCERPT_PUBLIC_URL must be ');
});

test('origins are as browsers send them', () => {
  const load = (origins: string) => loadConfig({ EXCERPT_CORS_ORIGINS: origins }).corsOrigins;
  expect(load('')).toBeNull();
  expect(load('*')).toBe('*');
  expect(load('https://App.example.com/, http://localhost:3000,https://b.example:443')).toEqual([
    'https://app.example.com',
    'http://localhost:3000',
    'https://b.example',
  ]);
  expect(load('capacitor://localhost')).toEqual(['capacitor://localhost']);
  for (const origins of [
    'app.example.com',
    'https://a.example/path',
    '*, https://a.example',
    'https://*.a.example',
    ',',
  ])
    expect(() => load(origins)).toThrow('EXCERPT_CORS_ORIGINS must be ');
});

test('reports all problems at once, and no values', () => {
  const load = () =>
    loadConfig({
      EXCERPT_PORT: '99999',
      EXCERPT_LOG_LEVEL: 'loud',
      EXCERPT_BOOTSTRAP_API_KEY: 'hunter2',
      EXCERPT_DATABASE_URL: 'mysql://somewhere',
      EXCERPT_TYPO: '1',
    });
  expect(load).toThrow(ConfigError);
  try {
    load();
  } catch (error) {
    expect((error as ConfigError).problems).toHaveLength(5);
    expect((error as ConfigError).message).toContain('EXCERPT_PORT must be an integer from 0 to 65535.');
    expect((error as ConfigError).message).toContain('EXCERPT_TYPO is not a setting of Excerpt.');
    expect((error as ConfigError).message).not.toContain('hunter2');
  }
});

test('reads OCR languages in any order, and lists the supported ones if one is unknown', () => {
  expect(loadConfig({ EXCERPT_OCR_LANGUAGES: 'sv, de,EN,de' }).ocrLanguages).toEqual(['de', 'en', 'sv']);
  expect(() => loadConfig({ EXCERPT_OCR_LANGUAGES: 'de,tlh' })).toThrow(
    /EXCERPT_OCR_LANGUAGES must be a list of languages out of en, de, fr, .*cs\./,
  );
});

test('lists the values of a choice without the empty default', () => {
  expect(() => loadConfig({ EXCERPT_BLOBS: 'tape' })).toThrow('EXCERPT_BLOBS must be one of disk, database, s3.');
});

test('variables of clients are no settings, and no problem', () => {
  expect(() =>
    loadConfig({ EXCERPT_BASE_URL: 'http://127.0.0.1:8787', EXCERPT_API_KEY: 'exk_of-a-client' }),
  ).not.toThrow();
});

test('an identity provider needs a client, and https unless it is on this machine', () => {
  const load = (settings: Record<string, string>) => loadConfig(settings).oidc;
  const issuer = 'https://login.example.com/realms/acme';
  expect(load({})).toBeNull();
  expect(
    load({
      EXCERPT_OIDC_ISSUER: issuer,
      EXCERPT_OIDC_CLIENT_ID: 'excerpt',
      EXCERPT_OIDC_GROUPS: 'cn=books=acme:member, auditors = acme:reader',
    }),
  ).toMatchObject({
    issuer,
    clientSecret: null,
    name: 'login.example.com',
    groupsClaim: 'groups',
    grants: [
      { group: 'cn=books', workspace: 'acme', role: 'member' },
      { group: 'auditors', workspace: 'acme', role: 'reader' },
    ],
  });
  expect(() => load({ EXCERPT_OIDC_ISSUER: issuer })).toThrow('EXCERPT_OIDC_ISSUER needs EXCERPT_OIDC_CLIENT_ID.');
  expect(() => load({ EXCERPT_OIDC_CLIENT_SECRET: 'x-secret' })).toThrow('need EXCERPT_OIDC_ISSUER');
  expect(() => load({ EXCERPT_OIDC_ISSUER: 'http://login.example.com', EXCERPT_OIDC_CLIENT_ID: 'x' })).toThrow(
    'EXCERPT_OIDC_ISSUER must be',
  );
  expect(load({ EXCERPT_OIDC_ISSUER: 'http://127.0.0.1:9000', EXCERPT_OIDC_CLIENT_ID: 'x' })).not.toBeNull();
  expect(() => load({ EXCERPT_OIDC_GROUPS: 'books=acme:king' })).toThrow('EXCERPT_OIDC_GROUPS must be');
});
