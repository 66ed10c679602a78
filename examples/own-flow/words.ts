/** The texts of the guest book. Each language is a value of `Words`. */
const english = {
  title: 'Guest book',
  lead: 'Leave a line. Your wallet signs it, and nothing is sent to the network.',
  line: 'Your line',
  suggestion: 'Fair winds!',
  sign: 'Sign the guest book',
  waiting: 'Confirm in your wallet',
  refused: 'Nothing was signed.',
  signedBy: 'Signed by',
};

type Words = typeof english;

const french: Words = {
  title: "Livre d'or",
  lead: 'Laissez une ligne. Votre portefeuille la signe, et rien n’est envoyé au réseau.',
  line: 'Votre ligne',
  suggestion: 'Bon vent !',
  sign: "Signer le livre d'or",
  waiting: 'Confirmez dans votre portefeuille',
  refused: 'Rien n’a été signé.',
  signedBy: 'Signé par',
};

/** The texts in the page's language. */
export const words = globalThis.document?.documentElement.lang === 'fr' ? french : english;
