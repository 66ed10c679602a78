import { describe, expect, it } from 'vitest';
import { DEFAULT_FEATURES } from './features.js';
import { type FeaturesInput, mergeFeatures } from './merge-features.js';

describe('S1.5 features on by default', () => {
  it.each(['swaps', 'onramp', 'receive', 'send', 'email', 'history', 'analytics'] as const)('%s', (feature) => {
    expect(DEFAULT_FEATURES[feature]).toBe(true);
  });
});

describe('S1.6 features off by default', () => {
  it.each(['smartSessions', 'allowances', 'pay', 'legalCheckbox', 'collapseWallets'] as const)('%s', (feature) => {
    expect(DEFAULT_FEATURES[feature]).toBe(false);
  });
});

describe('S1.7 social providers', () => {
  it('are these seven, in order', () => {
    expect(DEFAULT_FEATURES.socials).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']);
  });
});

describe('S1.4 features that the host sets', () => {
  it.each<[string, FeaturesInput, object]>([
    ['nothing', {}, {}],
    ['undefined', { swaps: undefined, socials: undefined }, {}],
    ['switches', { swaps: false, pay: true }, { swaps: false, pay: true }],
    ['no socials', { socials: false }, { socials: [] }],
    ['an empty list of socials', { socials: [] }, { socials: [] }],
    ['some socials, in its order', { socials: ['x', 'google', 'x'] }, { socials: ['x', 'google'] }],
    ['an order of groups', { connectorTypeOrder: ['injected'] }, { connectorTypeOrder: ['injected'] }],
    ['an order of methods', { connectMethodsOrder: ['social', 'email'] }, { connectMethodsOrder: ['social', 'email'] }],
    ['an order of buttons', { walletFeaturesOrder: ['send', 'swaps'] }, { walletFeaturesOrder: ['send', 'swaps'] }],
    ['the old word for collapsing', { emailShowWallets: false }, { collapseWallets: true }],
    ['both words for collapsing', { emailShowWallets: false, collapseWallets: false }, { collapseWallets: false }],
  ])('%s', (_, input, change) => {
    expect(mergeFeatures(input)).toEqual({ ...DEFAULT_FEATURES, ...change });
  });

  it('are merged with those set before', () => {
    const before = mergeFeatures({ swaps: false, connectMethodsOrder: ['wallet'] });
    expect(mergeFeatures({ onramp: false }, before)).toEqual({ ...before, onramp: false });
  });

  it('ignore invalid values', () => {
    const odd = JSON.parse(
      '{"swaps":"no","socials":["x","myspace",5],"connectorTypeOrder":"injected","unknown":true,"__proto__":{"pay":true}}',
    );
    expect(mergeFeatures(odd)).toEqual({ ...DEFAULT_FEATURES, socials: ['x'] });
  });
});
