import { createModal } from 'porthole';
import { defineElements } from 'porthole/elements';
import { evmDefaults } from 'porthole/preset';
import { mainnet } from 'viem/chains';

const who = document.querySelector('#who');

document.addEventListener('porthole-change', ({ detail: { address, networkId } }) => {
  if (who) who.textContent = address ? `${address} on ${networkId}` : 'Nobody is here.';
});

defineElements(createModal(evmDefaults({ networks: [mainnet], allowUnsupportedChain: true })));
