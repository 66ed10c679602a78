import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialRouter } from '../connect/initial-router.js';
import { canGoBack, currentRoute, type Navigation, navigate, type Route, topRoute } from './router.js';

const account: Route = { view: 'account' };
const networks: Route = { view: 'networks' };
const switching: Route = { view: 'switch-network', networkId: 'eip155:2' };

describe('S2.6 the router', () => {
  it('pushes a screen and returns to the one below', () => {
    const pushed = navigate(navigate(initialRouter, { type: 'reset', route: account }), {
      type: 'push',
      route: networks,
    });
    expect(topRoute(pushed)).toEqual(networks);
    expect(topRoute(navigate(pushed, { type: 'back' }))).toEqual(account);
  });

  it('ignores pushing or replacing with the current screen', () => {
    const state = navigate(initialRouter, { type: 'push', route: switching });
    expect(navigate(state, { type: 'push', route: { ...switching } })).toBe(state);
    expect(navigate(state, { type: 'replace', route: { ...switching } })).toBe(state);
  });

  it('distinguishes routes by their data', () => {
    const state = navigate(initialRouter, { type: 'push', route: switching });
    expect(navigate(state, { type: 'push', route: { ...switching, networkId: 'eip155:1' } }).history).toHaveLength(3);
  });

  it('shows an interrupt above the screens, and the screens again once it is settled', () => {
    const state = navigate(initialRouter, { type: 'push', route: networks });
    const interrupted = navigate(state, { type: 'interrupt', interrupt: { view: 'unsupported-network' } });
    expect(currentRoute(interrupted)).toEqual({ view: 'unsupported-network' });
    expect(canGoBack(interrupted)).toBe(false);
    expect(currentRoute(navigate(interrupted, { type: 'settle' }))).toEqual(networks);
  });

  const route = fc.constantFrom<Route>({ view: 'connect' }, account, networks, switching, { view: 'send' });
  const step = fc.oneof(
    fc.record({ type: fc.constantFrom('push' as const, 'replace' as const, 'reset' as const), route }),
    fc.constantFrom<Navigation>(
      { type: 'back' },
      { type: 'settle' },
      { type: 'interrupt', interrupt: { view: 'unsupported-network' } },
    ),
  );

  it('always has a screen to show, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { history } = steps.reduce(navigate, initialRouter);
        expect(history.length).toBeGreaterThan(0);
      }),
    );
  });
});
