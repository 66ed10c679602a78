/** The browser shows nothing where the frame may not be embedded, so the operator finds the reason in the log. */
import { describe, expect, it } from 'vitest';
import { frameBundle } from '../frame-bundle.js';
import { startSite } from '../site.js';
import { jsonLog } from '../watch/log.js';
import { embedding } from './embedding.js';

const SLIPWAY = { id: 'slipway', origins: ['https://slipway.example', 'https://*.slipway.example'] };
const NO_PROJECT = 'no project of the configuration has this id';
const NOT_LISTED = 'the project does not list the origin of this page';

function logged(): { readonly lines: Record<string, unknown>[]; readonly log: ReturnType<typeof jsonLog> } {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: jsonLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>)) };
}

describe('the origins of a project', () => {
  it.each<[project: string, page: string | undefined, origins: readonly string[], why: string | undefined]>([
    ['slipway', undefined, SLIPWAY.origins, undefined],
    ['slipway', 'https://slipway.example/', SLIPWAY.origins, undefined],
    ['slipway', 'https://new.slipway.example/account?id=1', SLIPWAY.origins, undefined],
    ['slipway', 'https://quay.example/', SLIPWAY.origins, NOT_LISTED],
    ['slipway', 'not an address', SLIPWAY.origins, undefined],
    ['quay', 'https://quay.example/', [], NO_PROJECT],
    ['', undefined, [], NO_PROJECT],
  ])('of %j, on %j', (project, page, origins, why) => {
    const { lines, log } = logged();
    const allowed = embedding({ projects: [SLIPWAY], otherwise: ['http://localhost:*'], log });
    expect([allowed(project, page), allowed(project, page)]).toEqual([origins, origins]);
    expect(lines.map((line) => line.why)).toEqual(why === undefined ? [] : [why]);
  });

  it('are those of the settings for any project, without projects', () => {
    const { lines, log } = logged();
    const allowed = embedding({ projects: undefined, otherwise: ['http://localhost:*'], log });
    expect(allowed('any', 'http://localhost:5173/')).toEqual(['http://localhost:*']);
    expect(lines).toEqual([]);
  });

  it('a stranger can neither fill the log nor write long lines', () => {
    const { lines, log } = logged();
    const allowed = embedding({ projects: [SLIPWAY], otherwise: [], log });
    for (let at = 0; at < 1_000; at += 1) allowed(`${at}`.repeat(1_000), `https://${'a.'.repeat(at % 100)}example`);
    expect(lines).toHaveLength(100);
    expect(Math.max(...lines.map((line) => JSON.stringify(line).length))).toBeLessThan(500);
  });
});

it('the log names the project and the page, without its path', async () => {
  const { lines, log } = logged();
  const settings = { allowedOrigins: [], networks: [], solanaNetworks: [], blindSigning: false };
  const site = await startSite(
    { settings, projects: [SLIPWAY], listen: { host: '127.0.0.1', port: 0 } },
    { frame: frameBundle, send: () => Promise.resolve(), provider: () => Promise.resolve(undefined), log },
  );
  try {
    const ask = async (project: string, headers: Record<string, string>) =>
      (await fetch(`${site.url}?projectId=${project}`, { headers })).headers.get('content-security-policy');
    expect(await ask('slipway', { referer: 'https://quay.example/private/7' })).toContain('https://slipway.example');
    expect(await ask('quay', {})).toContain("frame-ancestors 'none'");
    // The frame loads itself again.
    await ask('slipway', { referer: site.url, 'sec-fetch-site': 'same-origin' });
    const reasons = lines.filter(({ event }) => event === 'frame not shown');
    expect(reasons).toMatchObject([
      { level: 'warning', project: 'slipway', page: 'https://quay.example', why: NOT_LISTED },
      { level: 'warning', project: 'quay', why: NO_PROJECT },
    ]);
  } finally {
    await site.stop(0);
  }
});
