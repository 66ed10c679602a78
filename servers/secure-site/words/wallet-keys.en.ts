/** Screens about the embedded wallet's key: unlocking, other ways in (passkey, recovery file), and export. */
export const enWalletKeys = {
  working: { title: 'One moment', lead: 'Looking for your wallet’s key.' },
  cancel: 'Cancel',
  back: 'Back',
  failed: 'Something went wrong',
  again: 'Try again',
  locked: {
    title: 'This browser has no key of yours yet',
    lead: 'Your wallet is safe. Choose how to unlock it here.',
    passkey: 'Use a passkey',
    file: 'Use a recovery file',
    before:
      'Or go to the browser you used before: add a passkey or download a recovery file there. No new wallet is made, and nothing is lost.',
  },
  file: {
    title: 'Use a recovery file',
    lead: 'Choose the file you downloaded, and enter its passphrase.',
    choose: 'Recovery file',
    passphrase: 'Passphrase',
    go: 'Unlock wallet',
    none: 'Choose your recovery file first.',
    problems: {
      damaged: 'This isn’t a recovery file, or it’s damaged. Choose another one.',
      'later-version': 'This recovery file was made by a newer version of this site. Reload the app and try again.',
      'other-account':
        'This recovery file belongs to another account. Log in with that account, or choose another file.',
      'wrong-passphrase': 'Wrong passphrase. Check it and try again.',
      'other-wallet': 'This recovery file belongs to an earlier wallet of this account. Choose a newer file.',
    },
  },
  protect: {
    title: 'Protect your wallet',
    lead: 'Your wallet’s key is in this browser only. Add a second way in, so that you never lose it.',
    unkept:
      'This browser doesn’t store anything. Without a passkey or a recovery file, you couldn’t open your wallet again.',
    passkey: 'Add a passkey',
    passkeyLead: 'Recommended. Unlocks your wallet on your devices with a fingerprint, face or PIN.',
    file: 'Download a recovery file',
    fileLead: 'A file and a passphrase that you keep.',
    later: 'Not now',
    done: 'Done',
    ownTitle: 'Your wallet’s key',
    ownLead: 'The ways to unlock your wallet, and its private key.',
    export: 'Export private key',
    added: 'Passkey added.',
    downloaded: 'Recovery file downloaded. Keep it in a safe place, apart from its passphrase.',
    list: 'Your passkeys',
    remove: 'Remove',
    /** The same button, as a screen reader says it. `passkey`: its name in the list. */
    removeNamed: (passkey: string) => `Remove ${passkey}`,
    removeLast:
      'This is your last passkey. Without it, only this browser or a recovery file opens your wallet. Remove it anyway?',
    synced: 'Synced between devices',
    single: 'On one device',
  },
  export: {
    title: 'Export private key',
    lead: 'The key lets you use this wallet in another app. First confirm that it’s you.',
    warn: 'Anyone who has this key can take everything you own, for good.',
    warnLead:
      'Never enter it on a website, and never send it to anyone. This wallet never asks for your key or a seed phrase.',
    byPasskey: 'Continue with a passkey',
    byCode: 'Send a code by email',
    sent: (email: string) => `We sent a code to ${email}. Enter it here, and nowhere else.`,
    code: 'Code',
    go: 'Continue',
    shownLead: 'Make sure that nobody else sees your screen.',
    show: 'Show key',
    hide: 'Hide key',
  },
  passkey: {
    /** How a new one is called in the list. `system`: of a device, such as MacIntel; `date`: when it was made. */
    named: (system: string, date: string) => `Passkey, ${system}, ${date}`,
    /** The same, if the device does not identify itself. */
    namedByDate: (date: string) => `Passkey, ${date}`,
    unable: 'This passkey can’t unlock a wallet. Use another one, or a recovery file.',
    unused: 'The passkey wasn’t used. Try again.',
    foreign: 'This passkey doesn’t open your wallet. Use another one.',
  },
  newFile: {
    title: 'Recovery file',
    lead: 'Choose a passphrase of several words that nobody can guess. Without it, the file is of no use, and nobody can reset it.',
    passphrase: 'Passphrase',
    repeat: 'Repeat the passphrase',
    go: 'Download',
    unequal: 'The passphrases don’t match.',
    strength: {
      'too-short': 'Too short: use at least 12 characters.',
      weak: 'Weak: easy to guess. Use more words.',
      fair: 'Fair. One more word makes it strong.',
      strong: 'Strong.',
    },
  },
};
