import type { LanguagePart } from 'porthole/react';

/** Welsh. Messages that are missing here are in English. */
export const cy: LanguagePart = {
  buttons: { connect: 'Cysylltu waled', connecting: 'Yn cysylltu' },
  shell: { back: 'Yn ôl', close: 'Cau', openWallet: (wallet) => `Agor ${wallet}` },
};
