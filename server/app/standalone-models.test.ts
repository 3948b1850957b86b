import { afterEach, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { Closers } from './closers.ts';
import { openStandaloneEngine } from './standalone-engine.ts';

let closers = new Closers();
afterEach(async () => {
  await closers.closeAll();
  closers = new Closers();
});

const open = (settings: Record<string, string>, model?: string) =>
  openStandaloneEngine(loadConfig(settings), { model, processes: 1 }, closers);
const OLLAMA = {
  EXCERPT_SYSTEM_PROVIDER: 'ollama',
  EXCERPT_SYSTEM_MODEL: 'llama3',
  EXCERPT_SYSTEM_API_KEY: 'a-key',
  EXCERPT_SYSTEM_BASE_URL: 'https://models.example.com/v1',
  EXCERPT_LOCAL_RESIDENCY: 'CH',
};

test.each([
  ['none/some', 'There is no provider none.'],
  ['local', 'A model is written as <provider>/<model>, unlike local.'],
  ['/local-1', 'A model is written as <provider>/<model>, unlike /local-1.'],
  ['anthropic/claude', 'For anthropic, set EXCERPT_SYSTEM_PROVIDER=anthropic and EXCERPT_SYSTEM_API_KEY.'],
])('the model %s cannot be used', async (model, message) => {
  await expect(open(OLLAMA, model)).rejects.toThrow(message);
});

test('the built-in extractor is where this machine is', async () => {
  expect(await open({ EXCERPT_LOCAL_RESIDENCY: 'CH' })).toMatchObject({
    target: { provider: 'local', model: 'local-1' },
    access: { apiKey: null, baseUrl: null, quota: 'system' },
    residency: 'CH',
  });
});

test.each([
  [undefined, { provider: 'ollama', model: 'llama3' }],
  ['ollama/other/x', { provider: 'ollama', model: 'other/x' }],
])('the key and the address of the settings are for their provider: %s', async (model, target) => {
  const opened = await open(OLLAMA, model);
  expect(opened.target).toEqual(target);
  expect(opened.access).toEqual({ apiKey: 'a-key', baseUrl: 'https://models.example.com/v1', quota: 'system' });
  expect(opened.residency).toBe('unknown');
});

test('another provider gets neither', async () => {
  const { target, access, residency } = await open(OLLAMA, 'local/local-1');
  expect(target).toEqual({ provider: 'local', model: 'local-1' });
  expect(access).toEqual({ apiKey: null, baseUrl: null, quota: 'system' });
  expect(residency).toBe('CH');
});

test('a provider of the settings that nobody knows is a problem of the settings', async () => {
  await expect(open({ EXCERPT_SYSTEM_PROVIDER: 'none' })).rejects.toThrow('EXCERPT_SYSTEM_PROVIDER must be one of');
});
