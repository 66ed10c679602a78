/** The words of the screens about keys. */

export const TEXT = {
  working: ['One moment', 'Looking for the key of your wallet.'],
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
      damaged: 'This is no recovery file, or it is damaged. Choose another one.',
      'later-version': 'This recovery file was made by a newer version of this site. Reload the app and try again.',
      'other-account':
        'This recovery file belongs to another account. Log in with that account, or choose another file.',
      'wrong-passphrase': 'Wrong passphrase. Check it and try again.',
      'other-wallet': 'This recovery file belongs to an earlier wallet of this account. Choose a newer file.',
    },
  },
  protect: {
    title: 'Protect your wallet',
    lead: 'The key of your wallet is in this browser only. Add a second way in, so that you never lose it.',
    unkept: 'This browser keeps nothing. Without a passkey or a recovery file you could not open your wallet again.',
    passkey: 'Add a passkey',
    passkeyLead: 'Recommended. Unlocks your wallet on your devices with a fingerprint, face or PIN.',
    file: 'Download a recovery file',
    fileLead: 'A file and a passphrase that you keep.',
    later: 'Not now',
    done: 'Done',
    added: 'Passkey added.',
    downloaded: 'Recovery file downloaded. Keep it in a safe place, apart from its passphrase.',
    list: 'Your passkeys',
    remove: 'Remove',
    removeLast:
      'This is your last passkey. Without it, only this browser or a recovery file opens your wallet. Remove it anyway?',
    synced: 'Synced between devices',
    single: 'On one device',
  },
  passkey: {
    unable: 'This passkey can’t unlock a wallet. Use another one, or a recovery file.',
    unused: 'The passkey was not used. Try again.',
    foreign: 'This passkey does not open your wallet. Use another one.',
  },
  newFile: {
    title: 'Recovery file',
    lead: 'Choose a passphrase of several words that nobody can guess. Without it, the file is of no use, and nobody can reset it.',
    passphrase: 'Passphrase',
    repeat: 'Repeat the passphrase',
    go: 'Download',
    unequal: 'The two passphrases are not the same.',
    strength: {
      'too-short': 'Too short: use at least 12 characters.',
      weak: 'Weak: easy to guess. Use more words.',
      fair: 'Fair. One more word makes it strong.',
      strong: 'Strong.',
    },
  },
} as const;
