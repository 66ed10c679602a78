/** Registering a name for an account. */
export const enNames = {
  offer: 'Choose your account name',
  offerLead: 'A name instead of an address: easier to read and share. Sign to claim it.',
  /** Button. */
  choose: 'Choose a name',
  label: 'Name',
  lead: 'Use letters, numbers and hyphens, at least 4 characters.',
  'too-short': 'Use at least 4 characters',
  'bad-characters': 'Use letters, numbers and hyphens only',
  'two-hyphens': 'The third and fourth characters can’t both be hyphens',
  /** Of a name. */
  owned: 'You already own a name',
  available: 'Available',
  /** Of a name: someone has it. */
  registered: 'Taken',
  checking: 'Checking availability…',
  suggestions: 'Available alternatives',
  /** Button. */
  register: (name: string) => `Register ${name}`,
  registerNone: 'Register',
  sign: 'Sign in your wallet to claim it',
  declined: 'You declined to sign. Nothing was registered.',
  notRegistered: (name: string) => `Couldn’t register ${name}`,
  notChecked: 'Couldn’t check availability. Try again in a moment.',
  done: (name: string) => `${name} is yours`,
  doneLead: 'People can now find your account by this name.',
  /** Button. */
  go: 'Let’s go',
  nowhere: 'Names aren’t available here',
  nowhereLead: 'Names are for accounts you log in to by email or social account, on EVM networks.',
  back: 'Back to your account',
};
