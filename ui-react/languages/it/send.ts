/** Made by `npm run messages` from messages/it.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Importo',
    amountInDollars: 'Importo in dollari',
    inDollars: 'In dollari',
    inToken: (symbol) => `In ${symbol}`,
    to: 'A',
    receiver: 'Indirizzo o nome',
    paste: 'Incolla indirizzo',
    clear: 'Cancella indirizzo',
    max: 'Max',
    balance: 'Saldo',
    chooseToken: 'Scegli il token',
    token: (symbol) => `Token: ${symbol}. Cambia`,
    readiness: {
      ready: 'Verifica',
      'invalid-address': 'Indirizzo non valido',
      'add-address': 'Inserisci l’indirizzo',
      'insufficient-funds': 'Fondi insufficienti',
      'add-amount': 'Inserisci l’importo',
      'incorrect-value': 'Importo non valido',
      'select-token': 'Scegli il token',
    },
    amountProblems: {
      incorrect: 'Importo non valido',
      amount: 'Più di quanto hai',
      fee: 'Non basta per la commissione di rete',
    },
    addressProblems: {
      'too-short': 'Troppo corto. Incolla l’indirizzo completo.',
      'not-an-address': 'Non è un indirizzo valido su questa rete.',
      checksum: 'Questo indirizzo contiene un errore. Copialo di nuovo.',
      'no-name': 'Questo nome non ha un indirizzo su questa rete.',
      'name-elsewhere': 'Questo nome è conservato fuori dalla blockchain, quindi non possiamo verificarlo. Chiedi l’indirizzo.',
      'name-unknown': 'Impossibile cercare questo nome. Riprova.',
    },
    cautions: {
      'burn-address': {
        title: 'Indirizzo di burn',
        lead: 'Nessuno controlla questo indirizzo. Tutto ciò che invii lì è perso per sempre.',
      },
      'token-contract': {
        title: 'Questo è il contratto di un token',
        lead: 'I token inviati qui di solito vanno persi. Invia all’indirizzo di un wallet.',
      },
      'look-alike': {
        title: 'Non è l’indirizzo che pensi: possibile truffa di avvelenamento degli indirizzi',
        lead: 'Inizia e finisce come un indirizzo che hai usato, ma è diverso. Li creano i truffatori. L’indirizzo che conosci:',
      },
      yourself: {
        title: 'Questo è il tuo stesso account',
        lead: 'Pagheresti solo la commissione di rete.',
      },
    },
    lookingUp: 'Ricerca del nome…',
    mutual: 'Questo è il nome principale dell’indirizzo.',
    notMutual: 'Questo non è il nome principale dell’indirizzo.',
    notMutualLead: 'Assicurati che appartenga alla persona giusta.',
    nameMoved: {
      title: 'Questo nome è cambiato',
      lead: 'Ora indica un altro indirizzo. Non è stato inviato nulla. Conferma l’indirizzo con il destinatario.',
    },
    fee: 'Commissione di rete',
    feeUnknown: 'Commissione non disponibile',
    tokens: 'I tuoi token',
    noTokens: 'Nessun token trovato',
    tokensUnavailable: 'Saldo dei token non disponibile',
    noTokensLead: 'Non hai token da inviare su questa rete.',
    youSend: 'Invii',
    total: 'Totale',
    warning: 'I trasferimenti non possono essere annullati. Controlla l’indirizzo intero, non solo l’inizio e la fine.',
    risk: 'Capisco che posso perdere ciò che invio a questo indirizzo',
    riskMore: 'Capisco che dal mio wallet può uscire più di quanto mostra questa verifica',
    otherAddress: 'Usa un altro indirizzo',
    send: (amount) => `Invia ${amount}`,
    confirm: (wallet) => `Conferma con ${wallet}`,
    asked: (wallet) => `Richiesta per ${wallet}`,
    nothing: 'Ancora nulla da inviare',
    nothingLead: 'Inserisci prima un importo e un indirizzo.',
    declined: 'Trasferimento rifiutato',
    declinedLead: (wallet) => `Hai rifiutato con ${wallet}. Non è stato inviato nulla.`,
    edit: 'Modifica trasferimento',
  },
  tokens: {
    search: 'Cerca token',
    found: (count) => pluralOf(count, { one: `${numberOf(count)} token trovato`, many: `${numberOf(count)} di token trovati`, other: `${numberOf(count)} token trovati` }),
    none: 'Nessun token trovato',
    noneLead: 'Prova il nome, il simbolo o l’indirizzo completo.',
    cautions: {
      imitation: {
        title: (known) => `Questo non è ${known}`,
        lead: (known) => `È una copia: chiunque può creare un token con questo nome. Il vero ${known} ha un altro indirizzo di contratto.`,
      },
      twin: {
        title: 'Un altro token sembra uguale',
        lead: 'Solo uno può essere autentico. Confronta gli indirizzi dei contratti con quello dell’emittente.',
      },
      'odd-letters': {
        title: 'Caratteri sospetti nel nome',
        lead: 'Contiene lettere nascoste o ingannevoli. È probabilmente un token truffa.',
      },
      lure: {
        title: 'Token spam',
        lead: 'Non visitare i siti indicati nei token: sono fatti per svuotare i wallet.',
      },
    },
    tags: {
      imitation: (known) => `Non è ${known}`,
      twin: 'Imitazione',
      'odd-letters': 'Sospetto',
      lure: 'Spam',
    },
  },
};
