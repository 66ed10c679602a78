/** Why the embedded wallet did not do something. The app shows it to its visitor, usually without a full stop. */
export const enProblems = {
  /** By the button Decline, or Escape. */
  declined: 'You declined the request',
  /** The page wanted to see the address and email. */
  declinedToShare: 'You declined to share your account with this app',
  /** Nobody could read it, such as a hash. */
  blind: 'Your wallet refused this: it signs only what it can show in plain words',
  /** A text or data to sign. */
  tooLong: 'This is too long to read before you sign it',
  /** The page named an account that isn’t the wallet’s. */
  otherAccount: 'This is not the account that you are logged in with',
  /** A network’s name. */
  otherNetwork: (network: string) => `This is for another network. You are on ${network}`,
  /** The page named a network, such as Ethereum, that this wallet isn’t set up for. */
  noNetwork: 'Your wallet does not have this network',
  /** Nobody answered in time. */
  late: 'That took too long',
  /** Nothing else is known. */
  unknown: 'An error occurred',
  /** Before a transaction is sent. Amounts come with their token: 0.5 ETH. `held`: what the account has. */
  money: {
    spends: (amount: string, fee: string, held: string) =>
      `Not enough money: this takes ${amount} and a network fee of ${fee}, and you have ${held}`,
    feeAlone: (fee: string, held: string) =>
      `Not enough money: this takes a network fee of ${fee}, and you have ${held}`,
    spendsAtMost: (amount: string, fee: string, held: string) =>
      `Not enough money: this takes ${amount} and a network fee of at most ${fee}, and you have ${held}`,
    feeAtMost: (fee: string, held: string) =>
      `Not enough money: this takes a network fee of at most ${fee}, and you have ${held}`,
    spendsUnknown: (amount: string, held: string) =>
      `Not enough money: this takes ${amount} and the network fee, and you have ${held}`,
  },
  /** The network’s node tried it out. `reason`: its own words, in English. */
  fails: {
    because: (reason: string) => `This would fail: ${reason}`,
    /** Without a reason. */
    unsaid: 'This would fail: the network rejects it',
    /** The page set a gas limit that is too low for the network. */
    littleGas: 'This would fail: its gas limit is too low',
    /** Of Solana, where a transaction has to be sent soon after it was made. */
    tooOld: 'This transaction is too old',
    /** It has no steps. */
    nothing: 'This transaction does nothing',
  },
  /** It was signed, and the network’s node did not accept it. `reason`: its own words, in English. */
  notTaken: (reason: string) => `The network did not accept it: ${reason}`,
  /** The same, without a reason. */
  notTakenUnsaid: 'The network rejected it',
  /** The server that the embedded wallet needs has a problem. It is not the visitor’s fault. */
  server: {
    away: 'The login server cannot be reached',
    failed: 'The login server has a problem',
  },
  /** The stored keys of the wallet can’t be read. */
  keysDamaged: 'The keys of your account are damaged',
  /** The same of one key. */
  keyDamaged: 'The key of your account is damaged',
  /** It was locked to another browser. */
  keyElsewhere: 'The key of your account cannot be opened in this browser',
  /** Before the visitor unlocks the wallet here. */
  noKey: 'This browser has no key of yours yet',
  /** In another tab or browser. */
  changedElsewhere: 'Your wallet was changed elsewhere at the same time. Try again',
  /** Private mode, or storage is turned off. */
  keepsNothing: 'This browser does not let your wallet store anything',
};
