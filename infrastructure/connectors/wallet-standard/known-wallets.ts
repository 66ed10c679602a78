/** Other identifiers of Wallet Standard wallets: the standard only has names. */

/** Names under which wallets are known elsewhere. */
const KNOWN_AS: Readonly<Record<string, string>> = { Trust: 'Trust Wallet' };

/** Ids in the wallet directory, by name. */
const DIRECTORY_IDS: Readonly<Record<string, string>> = {
  'Trust Wallet': '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
  Solflare: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  Phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  Coin98: '2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01',
  'Magic Eden': '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6',
  Backpack: '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0',
  'Bitget Wallet': '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
};

/** The name to show, and the wallet's identity: its directory id if known, else its name. */
export function knownWallet(name: string): {
  readonly id: string;
  readonly name: string;
  readonly explorerId?: string;
} {
  const known = Object.hasOwn(KNOWN_AS, name) ? (KNOWN_AS[name] ?? name) : name;
  const explorerId = Object.hasOwn(DIRECTORY_IDS, known) ? DIRECTORY_IDS[known] : undefined;
  return { id: explorerId ?? known, name: known, ...(explorerId && { explorerId }) };
}
