/**
 * Which part of the catalogue is loaded with which screens: a section, or a single message, and its flow. Everything else is in
 * `rest`. Visitors wait for the first flow, so it contains only the texts of the first screens.
 */
const FLOWS = {
  first: [
    ...['titles.connect', 'titles.connecting-wallet', 'titles.connecting-wallet-connect', 'titles.account'],
    ...['shell', 'common', 'buttons', 'networkButton', 'connect', 'connecting', 'loginWays'],
  ],
  later: [
    'titles',
    'failures',
    'snacks',
    'alerts',
    'outcomes',
    'namespaces',
    'oddNames',
    'network',
    'otherKind',
    'help',
  ],
  pairing: ['pairing', 'directory'],
  login: ['login'],
  account: ['account', 'accountTypes', 'settings', 'lists', 'receive', 'transfer'],
  send: ['send', 'tokens', 'walletAsk'],
  swap: ['swap'],
  buy: ['buy', 'pay'],
  approve: ['approve', 'clearWords', 'digests', 'signed', 'changes', 'dangers', 'signIn', 'allowances'],
  rest: ['names', 'smartSessions'],
};

export const FLOW_NAMES = Object.keys(FLOWS);

/** @param {string} key of a message, as `swap.costly` */
export function flowOf(key) {
  const [section = ''] = key.split('.');
  for (const named of [key, section]) {
    const found = FLOW_NAMES.find((flow) => FLOWS[flow].includes(named));
    if (found) return found;
  }
  return 'rest';
}
