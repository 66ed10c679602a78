import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { grantPermissions, smartSessions } from 'porthole/smart-sessions';

export const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  features: { smartSessions: true },
  services: { sessions: smartSessions({ url: 'https://chains.site.example' }) },
});

/** Allows the key and the service together to spend an amount of ether per day, for a month. */
export function allowance(publicKey: string, wei: bigint) {
  const now = Math.floor(Date.now() / 1000);
  return grantPermissions(modal, {
    chainId: '0x1',
    expiry: now + 30 * 86_400,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: `0x${wei.toString(16)}`, start: now + 60, period: 86_400 },
      },
    ],
    policies: [],
  });
}
