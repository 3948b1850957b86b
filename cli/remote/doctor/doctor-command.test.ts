import { expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

interface Finding {
  check: string;
  state: string;
  message: string;
}

test.each([
  ['assumed', {}, 'warning', /claims EU, wherever this machine is\. Set EXCERPT_LOCAL_RESIDENCY/],
  ['assumed where it is empty', { EXCERPT_LOCAL_RESIDENCY: ' ' }, 'warning', /Set EXCERPT_LOCAL_RESIDENCY/],
  ['said', { EXCERPT_LOCAL_RESIDENCY: 'CH' }, 'ok', /claims CH\.$/],
])('doctor has one finding about a residency that is %s', async (_, settings, state, message) => {
  // Nothing listens there.
  const server = { EXCERPT_BASE_URL: 'http://127.0.0.1:9', EXCERPT_API_KEY: 'exk_none' };
  const { output } = await runCli(['doctor', '--json'], { settings: { ...server, ...settings } });
  const { findings } = JSON.parse(output) as { findings: Finding[] };
  const about = findings.filter(({ check }) => check === 'residency');
  expect(about).toEqual([{ check: 'residency', state, message: expect.stringMatching(message) as string }]);
});
