/** A page without a modal, to try the wallets: it lists the announced ones and sends plain requests. */
import '../wallets/install.js';
import type { SandboxProvider } from '../wallets/provider.js';

const list = document.getElementById('wallets');
const said = document.getElementById('said');
const seen = new Set<string>();

window.addEventListener('eip6963:announceProvider', (event) => {
  const { info, provider } = (event as CustomEvent<{ info: { name: string; uuid: string }; provider: SandboxProvider }>)
    .detail;
  if (seen.has(info.uuid)) return;
  seen.add(info.uuid);
  const ask = async () => {
    try {
      const [address] = (await provider.request({ method: 'eth_requestAccounts' })) as string[];
      const signature = await provider.request({
        method: 'personal_sign',
        params: ['Hello from the sandbox', address],
      });
      if (said) {
        said.textContent = `${info.name}: ${address} signed ${String(signature).slice(0, 12)}…`;
        said.dataset.signature = String(signature);
      }
    } catch (error) {
      if (said) said.textContent = `${info.name}: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  const button = document.createElement('button');
  button.textContent = info.name;
  button.onclick = () => ask();
  const item = document.createElement('li');
  item.append(button);
  list?.append(item);
});
window.dispatchEvent(new Event('eip6963:requestProvider'));
