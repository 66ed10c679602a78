import { createModal } from 'porthole';
import { clearSigning } from 'porthole/clear-signing';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';

const ferry = {
  $schema: '../../specs/erc7730-v2.schema.json',
  context: { contract: { deployments: [{ chainId: 1, address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45' }] } },
  metadata: { owner: 'Grey Ferry Company' },
  display: {
    formats: {
      'book(address token,uint256 fare,uint256 until)': {
        intent: 'Book a passage',
        interpolatedIntent: 'Pay {fare} for a passage',
        fields: [
          { path: 'fare', label: 'Fare', format: 'tokenAmount', params: { tokenPath: 'token' } },
          { path: 'until', label: 'Sails before', format: 'date', params: { encoding: 'timestamp' } },
        ],
      },
    },
  },
};

export const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  services: { clearSigning: clearSigning({ descriptors: [ferry] }) },
});
