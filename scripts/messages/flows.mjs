/**
 * Which part of the catalogue is loaded with which screens: a section, or a message of one, and its flow. What no row names is in
 * `rest`. The first flow is what a visitor waits for, so it holds what the first screens say and nothing else.
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
