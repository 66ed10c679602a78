/** The address to receive at, and the networks where it can. */
import { accountOf } from '../../../application/selectors.js';
import { en } from '../../../ui-react/text/en.js';
import { receivingName } from '../../../ui-react/views/receive/receiving-name.js';
import { receivingNetworks } from '../../../ui-react/views/receive/receiving-networks.js';
import { whyThese } from '../../../ui-react/views/receive/why-these.js';
import { nobodyHere } from './nobody-here.js';
import { action, type Screen, type Seen } from './screen.js';

export function receiveScreen({ state, modal }: Seen): Screen {
  const account = accountOf(state);
  if (!account) return nobodyHere(modal);
  const { receive: text } = en;
  const { networks } = receivingNetworks(state);
  const [first] = networks;
  const who = receivingName(account.address, state.account.identities?.[account.address]?.name);
  const where = first && (networks.length === 1 ? text.only(first.name) : text.several(networks.length));
  return {
    texts: [who, account.address, ...(where ? [where, text.othersLost] : [])],
    actions: [
      action(text.copy(who), () => void modal.copyAddress()),
      ...(where ? [action(where, () => void modal.push({ view: 'compatible-networks' }))] : []),
    ],
  };
}

export function compatibleScreen({ state, modal }: Seen): Screen {
  if (!accountOf(state)) return nobodyHere(modal);
  const receiving = receivingNetworks(state);
  return {
    texts: [en.receive.othersLost, whyThese(receiving, en.receive), ...receiving.networks.map(({ name }) => name)],
    actions: [],
  };
}
