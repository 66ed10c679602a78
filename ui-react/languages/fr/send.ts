/** Made by `npm run messages` from messages/fr.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Montant',
    amountInDollars: 'Montant en dollars',
    inDollars: 'En dollars',
    inToken: (symbol) => `En ${symbol}`,
    to: 'À',
    receiver: 'Adresse ou nom',
    paste: 'Coller l’adresse',
    clear: 'Effacer l’adresse',
    max: 'Max',
    balance: 'Solde',
    chooseToken: 'Choisir le jeton',
    token: (symbol) => `Jeton : ${symbol}. Changer`,
    readiness: {
      ready: 'Vérifier',
      'invalid-address': 'Adresse invalide',
      'add-address': 'Saisir l’adresse',
      'insufficient-funds': 'Fonds insuffisants',
      'add-amount': 'Saisir le montant',
      'incorrect-value': 'Montant invalide',
      'select-token': 'Choisir le jeton',
    },
    amountProblems: {
      incorrect: 'Montant invalide',
      amount: 'Plus que ce que vous avez',
      fee: 'Pas assez pour les frais de réseau',
    },
    addressProblems: {
      'too-short': 'Trop court. Collez l’adresse entière.',
      'not-an-address': 'Adresse non valide sur ce réseau.',
      checksum: 'Cette adresse contient une erreur. Copiez-la de nouveau.',
      'no-name': 'Ce nom n’a pas d’adresse sur ce réseau.',
      'name-elsewhere': 'Ce nom est enregistré hors chaîne ; nous ne pouvons pas le vérifier. Demandez plutôt l’adresse.',
      'name-unknown': 'Impossible de rechercher ce nom. Réessayez.',
    },
    cautions: {
      'burn-address': {
        title: 'Adresse de destruction',
        lead: 'Personne ne contrôle cette adresse. Tout ce que vous y envoyez est perdu à jamais.',
      },
      'token-contract': {
        title: 'C’est le contrat d’un jeton',
        lead: 'Les jetons envoyés ici sont généralement perdus. Envoyez à l’adresse d’un portefeuille.',
      },
      'look-alike': {
        title: 'Ce n’est pas l’adresse que vous croyez : arnaque possible par empoisonnement d’adresse',
        lead: 'Elle commence et finit comme une adresse que vous avez utilisée, mais c’en est une autre. Des escrocs en créent. L’adresse que vous connaissez :',
      },
      yourself: {
        title: 'C’est votre propre compte',
        lead: 'Vous ne paieriez que les frais de réseau.',
      },
    },
    lookingUp: 'Recherche du nom…',
    mutual: 'C’est le nom principal de l’adresse.',
    notMutual: 'Ce n’est pas le nom principal de l’adresse.',
    notMutualLead: 'Assurez-vous qu’il appartient à la bonne personne.',
    nameMoved: {
      title: 'Ce nom a changé',
      lead: 'Il désigne maintenant une autre adresse. Rien n’a été envoyé. Confirmez l’adresse auprès du destinataire.',
    },
    fee: 'Frais de réseau',
    feeUnknown: 'Frais indisponibles',
    tokens: 'Vos jetons',
    noTokens: 'Aucun jeton trouvé',
    tokensUnavailable: 'Solde des jetons indisponible',
    noTokensLead: 'Vous n’avez aucun jeton à envoyer sur ce réseau.',
    youSend: 'Vous envoyez',
    total: 'Total',
    warning: 'Un transfert est irréversible. Vérifiez l’adresse entière, pas seulement le début et la fin.',
    risk: 'Je comprends que je peux perdre ce que j’envoie à cette adresse',
    riskMore: 'Je comprends qu’il peut sortir de mon portefeuille plus que ce que montre cette vérification',
    otherAddress: 'Utiliser une autre adresse',
    send: (amount) => `Envoyer ${amount}`,
    confirm: (wallet) => `Confirmez dans ${wallet}`,
    asked: (wallet) => `Demande à ${wallet}`,
    nothing: 'Rien à envoyer pour l’instant',
    nothingLead: 'Saisissez d’abord un montant et une adresse.',
    declined: 'Transfert refusé',
    declinedLead: (wallet) => `Vous avez refusé dans ${wallet}. Rien n’a été envoyé.`,
    edit: 'Modifier le transfert',
  },
  tokens: {
    search: 'Rechercher un jeton',
    found: (count) => pluralOf(count, { one: `${numberOf(count)} jeton trouvé`, many: `${numberOf(count)} de jetons trouvés`, other: `${numberOf(count)} jetons trouvés` }),
    none: 'Aucun jeton trouvé',
    noneLead: 'Essayez le nom, le symbole ou l’adresse entière.',
    cautions: {
      imitation: {
        title: (known) => `Ce n’est pas ${known}`,
        lead: (known) => `C’est une copie : n’importe qui peut créer un jeton de ce nom. Le véritable ${known} a une autre adresse de contrat.`,
      },
      twin: {
        title: 'Un autre jeton a la même apparence',
        lead: 'Un seul peut être authentique. Comparez les adresses de contrat avec celle de l’émetteur.',
      },
      'odd-letters': {
        title: 'Caractères suspects dans le nom',
        lead: 'Il contient des lettres cachées ou trompeuses. C’est probablement un jeton frauduleux.',
      },
      lure: {
        title: 'Jeton indésirable',
        lead: 'Ne visitez pas les sites indiqués dans les jetons : ils sont faits pour vider les portefeuilles.',
      },
    },
    tags: {
      imitation: (known) => `Pas ${known}`,
      twin: 'Imitation',
      'odd-letters': 'Suspect',
      lure: 'Spam',
    },
  },
};
