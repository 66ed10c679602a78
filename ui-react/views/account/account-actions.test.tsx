import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { AccountActions } from './account-actions.js';

const SERVICE = { id: 'a', load: () => Promise.reject() };
const SELLERS = { ...SERVICE, namespaces: ['eip155' as const] };
const EXPLORER = { default: { name: 'Explorer', url: 'https://explorer.example' } };

async function drawn(services: object, explored: boolean) {
  const network = defineNetwork({
    ...{ id: 1, name: 'Alpha', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    rpcUrls: { default: { http: ['https://alpha.example'] } },
    ...(explored && { blockExplorers: EXPLORER }),
  });
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], options: { networks: [network], services } });
  await modal.connect(wallet.wallet.id);
  const html = renderToStaticMarkup(<AccountActions state={modal.getState()} modal={modal as never} />);
  return { count: html.split('"ph-action"').length - 1, beside: html.includes('ph-actions-few') };
}

describe('the account actions', () => {
  it.each([
    [{}, false, 2, true],
    [{}, true, 3, false],
    [{ swaps: SERVICE }, false, 3, false],
    [{ swaps: SERVICE, onramp: SELLERS }, false, 4, false],
    [{ swaps: SERVICE, onramp: SELLERS }, true, 5, false],
  ])(
    'have their icons beside the text only if there is room: %o, explorer %s',
    async (services, explored, count, beside) => {
      expect(await drawn(services, explored)).toEqual({ count, beside });
    },
  );
});
