import type { LanguagePart } from 'porthole/react';

/** Welsh; what it leaves out is English. */
export const cy: LanguagePart = {
  buttons: { connect: 'Cysylltu waled', connecting: 'Yn cysylltu' },
  shell: { back: 'Yn ôl', close: 'Cau', openWallet: (wallet) => `Agor ${wallet}` },
};
