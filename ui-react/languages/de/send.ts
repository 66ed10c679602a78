/** Made by `npm run messages` from messages/de.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Betrag',
    amountInDollars: 'Betrag in Dollar',
    inDollars: 'In Dollar',
    inToken: (symbol) => `In ${symbol}`,
    to: 'An',
    receiver: 'Adresse oder Name',
    paste: 'Adresse einfügen',
    clear: 'Adresse löschen',
    max: 'Max.',
    balance: 'Guthaben',
    chooseToken: 'Token wählen',
    token: (symbol) => `Token: ${symbol}. Ändern`,
    readiness: {
      ready: 'Prüfen',
      'invalid-address': 'Ungültige Adresse',
      'add-address': 'Adresse eingeben',
      'insufficient-funds': 'Nicht genug Guthaben',
      'add-amount': 'Betrag eingeben',
      'incorrect-value': 'Ungültiger Betrag',
      'select-token': 'Token wählen',
    },
    amountProblems: {
      incorrect: 'Ungültiger Betrag',
      amount: 'Mehr, als Sie haben',
      fee: 'Reicht nicht für die Netzwerkgebühr',
    },
    addressProblems: {
      'too-short': 'Zu kurz. Fügen Sie die ganze Adresse ein.',
      'not-an-address': 'Keine gültige Adresse auf diesem Netzwerk.',
      checksum: 'Diese Adresse enthält einen Tippfehler. Kopieren Sie sie noch einmal.',
      'no-name': 'Dieser Name hat auf diesem Netzwerk keine Adresse.',
      'name-elsewhere': 'Dieser Name ist außerhalb der Blockchain gespeichert, deshalb können wir ihn nicht prüfen. Fragen Sie stattdessen nach der Adresse.',
      'name-unknown': 'Dieser Name konnte nicht nachgeschlagen werden. Versuchen Sie es erneut.',
    },
    cautions: {
      'burn-address': {
        title: 'Burn-Adresse',
        lead: 'Niemand kontrolliert diese Adresse. Alles, was Sie dorthin senden, ist für immer verloren.',
      },
      'token-contract': {
        title: 'Das ist ein Token-Vertrag',
        lead: 'Hierher gesendete Token gehen meist verloren. Senden Sie an die Adresse einer Wallet.',
      },
      'look-alike': {
        title: 'Nicht die Adresse, für die Sie sie halten: möglicher Betrug durch Adressvergiftung',
        lead: 'Sie beginnt und endet wie eine Adresse, die Sie verwendet haben, ist aber eine andere. Betrüger erzeugen solche Adressen. Die Adresse, die Sie kennen:',
      },
      yourself: {
        title: 'Das ist Ihr eigenes Konto',
        lead: 'Sie würden nur die Netzwerkgebühr bezahlen.',
      },
    },
    lookingUp: 'Name wird nachgeschlagen …',
    mutual: 'Das ist der Hauptname der Adresse.',
    notMutual: 'Das ist nicht der Hauptname der Adresse.',
    notMutualLead: 'Vergewissern Sie sich, dass er der richtigen Person gehört.',
    nameMoved: {
      title: 'Dieser Name hat sich geändert',
      lead: 'Er verweist jetzt auf eine andere Adresse. Es wurde nichts gesendet. Lassen Sie sich die Adresse vom Empfänger bestätigen.',
    },
    fee: 'Netzwerkgebühr',
    feeUnknown: 'Gebühr nicht verfügbar',
    tokens: 'Ihre Token',
    noTokens: 'Keine Token gefunden',
    tokensUnavailable: 'Token-Guthaben nicht verfügbar',
    noTokensLead: 'Sie haben auf diesem Netzwerk keine Token zum Senden.',
    youSend: 'Sie senden',
    total: 'Gesamt',
    warning: 'Überweisungen lassen sich nicht rückgängig machen. Prüfen Sie die ganze Adresse, nicht nur Anfang und Ende.',
    risk: 'Ich verstehe, dass ich verlieren kann, was ich an diese Adresse sende',
    riskMore: 'Ich verstehe, dass mehr aus meiner Wallet abgehen kann, als diese Übersicht zeigt',
    otherAddress: 'Andere Adresse verwenden',
    send: (amount) => `${amount} senden`,
    confirm: (wallet) => `Über ${wallet} bestätigen`,
    asked: (wallet) => `Anfrage an ${wallet}`,
    nothing: 'Noch nichts zu senden',
    nothingLead: 'Geben Sie zuerst einen Betrag und eine Adresse ein.',
    declined: 'Überweisung abgelehnt',
    declinedLead: (wallet) => `Sie haben über ${wallet} abgelehnt. Es wurde nichts gesendet.`,
    edit: 'Überweisung bearbeiten',
  },
  tokens: {
    search: 'Token suchen',
    found: (count) => pluralOf(count, { one: `${numberOf(count)} Token gefunden`, other: `${numberOf(count)} Token gefunden` }),
    none: 'Keine Token gefunden',
    noneLead: 'Versuchen Sie den Namen, das Symbol oder die ganze Adresse.',
    cautions: {
      imitation: {
        title: (known) => `Das ist nicht ${known}`,
        lead: (known) => `Es ist eine Kopie: Jeder kann einen Token mit diesem Namen erstellen. Der echte ${known} hat eine andere Vertragsadresse.`,
      },
      twin: {
        title: 'Ein anderer Token sieht genauso aus',
        lead: 'Nur einer kann echt sein. Vergleichen Sie die Vertragsadressen mit der des Herausgebers.',
      },
      'odd-letters': {
        title: 'Verdächtige Zeichen im Namen',
        lead: 'Er enthält versteckte oder täuschend ähnliche Buchstaben. Wahrscheinlich ist es ein betrügerischer Token.',
      },
      lure: {
        title: 'Spam-Token',
        lead: 'Besuchen Sie keine Websites, die in Token genannt werden: Sie sind dazu gemacht, Wallets zu leeren.',
      },
    },
    tags: {
      imitation: (known) => `Nicht ${known}`,
      twin: 'Doppelgänger',
      'odd-letters': 'Verdächtig',
      lure: 'Spam',
    },
  },
};
