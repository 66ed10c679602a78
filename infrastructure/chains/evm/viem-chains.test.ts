import * as wagmiChains from '@wagmi/core/chains';
import * as chains from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../../../domain/failure/failure.js';
import type { NetworkInput } from '../../../domain/network/network.js';
import { checkOptions } from '../../../domain/site/options.js';
import { configOf, type ModalOptions } from '../../options.js';

// Compiled with the tests: each export alone, and all of them in one list.
const each: { readonly [Name in keyof typeof chains]: NetworkInput } = chains;
const all: readonly NetworkInput[] = Object.values(chains);
/** `wagmi/chains` re-exports this entry. */
const ofWagmi: { readonly [Name in keyof typeof wagmiChains]: NetworkInput } = wagmiChains;
const { base } = chains;
const options: ModalOptions = { networks: [base, chains.optimism], defaultNetwork: base };

describe('the chains of viem', () => {
  it('are more than a few', () => {
    expect(all.length).toBeGreaterThan(700);
    expect(configOf(options).networks.map(({ id }) => id)).toEqual([8453, 10]);
    expect(ofWagmi.base.id).toBe(8453);
    expect(Object.keys(ofWagmi).length).toBeGreaterThan(700);
  });

  it.each(Object.entries(each))('%s is a valid network, or is refused with a sentence', (_, chain) => {
    let said = '';
    try {
      const { networks } = checkOptions({ networks: [chain], defaultNetwork: chain, services: false });
      expect(networks).toMatchObject([{ id: chain.id, caipNetworkId: `eip155:${chain.id}`, name: chain.name }]);
    } catch (error) {
      said = isFailure(error) ? error.message : String(error);
    }
    // Those of viem's chains without a URL that a page could use.
    expect(said).toMatch(/^$|^No RPC address for eip155:\d+$/);
  });
});
