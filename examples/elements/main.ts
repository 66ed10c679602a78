import { createModal } from 'porthole';
import { defineElements, type PortholeChange } from 'porthole/elements';
import { evmDefaults } from 'porthole/preset';
import { mainnet } from 'viem/chains';

const who = document.querySelector('#who');

document.addEventListener('porthole-change', (event) => {
  const { address, networkId } = (event as CustomEvent<PortholeChange>).detail;
  if (who) who.textContent = address ? `${address} on ${networkId}` : 'Nobody is here.';
});

defineElements(createModal(evmDefaults({ networks: [mainnet], allowUnsupportedChain: true })));
