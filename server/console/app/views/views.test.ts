import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, playBrowser } from '../testing/play-browser.ts';

let views: typeof import('./views.ts').views;
beforeEach(async () => {
  playBrowser();
  ({ views } = await import('./views.ts'));
});
afterEach(() => closeBrowser());

/** The path of the view that an address shows. */
function findView(address: string): string | undefined {
  const toPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '/?')}$`);
  return views.find(({ path }) => toPattern(path).test(address))?.path;
}

test.each([
  ['/', '/'],
  ['/upload', '/upload'],
  ['/runs', '/runs'],
  ['/runs/run_1', '/runs/:runId'],
  ['/reviews', '/reviews'],
  ['/reviews/run_1', '/reviews/:runId'],
  ['/packets', '/packets'],
  ['/packets/pkt_1', '/packets/:packetId'],
  ['/splitters', '/splitters'],
  ['/splitters/mail', '/splitters/:splitterKey'],
  ['/schemas', '/schemas'],
  ['/schemas/invoice', '/schemas/:schemaKey'],
  ['/lookups', '/lookups'],
  ['/lookups/vendors', '/lookups/:key'],
  ['/datasets/dts_1', '/datasets/:datasetId'],
  ['/datasets/dts_1/label/itm_1', '/datasets/:datasetId/label/:itemId'],
  ['/evaluations/evl_1', '/evaluations/:evaluationId'],
  ['/evaluations/evl_1/compare/evl_2', '/evaluations/:evaluationId/compare/:beforeId'],
  ['/compare', '/compare'],
  ['/settings', '/settings'],
  ['/settings/webhooks/whe_1', '/settings/webhooks/:webhookId'],
  ['/other', undefined],
])('%s shows the view of %s', (address, path) => {
  expect(findView(address)).toBe(path);
});

test('each section of the settings has a view', async () => {
  const { SETTINGS_SECTIONS } = await import('./settings/settings-sections.ts');
  const paths = SETTINGS_SECTIONS.map(({ path }) => `/settings/${path}`);
  expect(paths.map(findView)).toEqual(paths);
  expect(SETTINGS_SECTIONS.map(({ label }) => label.replaceAll(' ', '-').toLowerCase())).toEqual(
    SETTINGS_SECTIONS.map(({ path }) => path),
  );
  expect(SETTINGS_SECTIONS.flatMap((one) => ('needs' in one ? [[one.path, one.needs]] : []))).toEqual([
    ['webhooks', 'listWebhooks'],
    ['privacy', 'findPrivacyDocuments'],
    ['usage', 'getUsage'],
  ]);
});

test('the navigation leads to each list by a name, a picture and a key of its own', () => {
  const shown = views.flatMap(({ path, navigation }) => (navigation === undefined ? [] : [{ path, ...navigation }]));
  expect(shown.map(({ path, label, needs }) => [path, label, needs])).toEqual([
    ['/', 'Start', 'extract'],
    ['/upload', 'Upload', 'extract'],
    ['/runs', 'Runs', undefined],
    ['/reviews', 'Reviews', undefined],
    ['/packets', 'Packets', undefined],
    ['/schemas', 'Schemas', undefined],
    ['/lookups', 'Lookups', 'listLookups'],
    ['/settings', 'Settings', undefined],
  ]);
  expect(shown.map(({ key }) => key).join('')).toMatch(/^[a-z]{8}$/);
  expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
  expect(new Set(shown.map(({ icon }) => icon)).size).toBe(shown.length);
  expect(shown.filter(({ icon }) => (icon as string) === '')).toEqual([]);
});
