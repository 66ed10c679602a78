/** Made by `npm run messages` from messages/pl.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Kwota',
    amountInDollars: 'Kwota w dolarach',
    inDollars: 'W dolarach',
    inToken: (symbol) => `W ${symbol}`,
    to: 'Do',
    receiver: 'Adres lub nazwa',
    paste: 'Wklej adres',
    clear: 'Wyczyść adres',
    max: 'Maks.',
    balance: 'Saldo',
    chooseToken: 'Wybierz token',
    token: (symbol) => `Token: ${symbol}. Zmień`,
    readiness: {
      ready: 'Sprawdź',
      'invalid-address': 'Nieprawidłowy adres',
      'add-address': 'Podaj adres',
      'insufficient-funds': 'Niewystarczające środki',
      'add-amount': 'Podaj kwotę',
      'incorrect-value': 'Nieprawidłowa kwota',
      'select-token': 'Wybierz token',
    },
    amountProblems: {
      incorrect: 'Nieprawidłowa kwota',
      amount: 'Więcej, niż masz',
      fee: 'Za mało na opłatę sieciową',
    },
    addressProblems: {
      'too-short': 'Za krótki. Wklej cały adres.',
      'not-an-address': 'To nie jest prawidłowy adres w tej sieci.',
      checksum: 'W tym adresie jest literówka. Skopiuj go ponownie.',
      'no-name': 'Ta nazwa nie ma adresu w tej sieci.',
      'name-elsewhere': 'Ta nazwa jest przechowywana poza łańcuchem, więc nie możemy jej zweryfikować. Poproś zamiast niej o adres.',
      'name-unknown': 'Nie udało się sprawdzić tej nazwy. Spróbuj ponownie.',
    },
    cautions: {
      'burn-address': {
        title: 'Adres spalania',
        lead: 'Nikt nie kontroluje tego adresu. Wszystko, co tam wyślesz, przepadnie na zawsze.',
      },
      'token-contract': {
        title: 'To jest kontrakt tokena',
        lead: 'Wysłane tu tokeny zwykle przepadają. Wyślij na adres portfela.',
      },
      'look-alike': {
        title: 'To nie ten adres, o którym myślisz: możliwe oszustwo z zatruwaniem adresów',
        lead: 'Zaczyna się i kończy tak samo jak adres użyty przez Ciebie wcześniej, ale jest inny. Takie adresy tworzą oszuści. Adres, który znasz:',
      },
      yourself: {
        title: 'To Twoje własne konto',
        lead: 'Zapłacisz tylko opłatę sieciową.',
      },
    },
    lookingUp: 'Sprawdzanie nazwy…',
    mutual: 'To główna nazwa tego adresu.',
    notMutual: 'To nie jest główna nazwa tego adresu.',
    notMutualLead: 'Upewnij się, że należy do właściwej osoby.',
    nameMoved: {
      title: 'Ta nazwa się zmieniła',
      lead: 'Wskazuje teraz inny adres. Nic nie wysłano. Potwierdź adres z odbiorcą.',
    },
    fee: 'Opłata sieciowa',
    feeUnknown: 'Opłata niedostępna',
    tokens: 'Twoje tokeny',
    noTokens: 'Nie znaleziono tokenów',
    tokensUnavailable: 'Saldo tokenów niedostępne',
    noTokensLead: 'Nie masz w tej sieci tokenów do wysłania.',
    youSend: 'Wysyłasz',
    total: 'Razem',
    warning: 'Przelewów nie można cofnąć. Sprawdź cały adres, nie tylko początek i koniec.',
    risk: 'Rozumiem, że mogę stracić to, co wyślę na ten adres',
    riskMore: 'Rozumiem, że z mojego portfela może wyjść więcej, niż pokazuje to sprawdzenie',
    otherAddress: 'Użyj innego adresu',
    send: (amount) => `Wyślij ${amount}`,
    confirm: (wallet) => `Potwierdź w portfelu: ${wallet}`,
    asked: (wallet) => `Żądanie do portfela: ${wallet}`,
    nothing: 'Nie ma jeszcze nic do wysłania',
    nothingLead: 'Najpierw podaj kwotę i adres.',
    declined: 'Odrzucono przelew',
    declinedLead: (wallet) => `Żądanie odrzucono w portfelu (${wallet}). Nic nie wysłano.`,
    edit: 'Edytuj przelew',
  },
  tokens: {
    search: 'Szukaj tokenów',
    found: (count) => pluralOf(count, { one: `Znaleziono ${numberOf(count)} token`, few: `Znaleziono ${numberOf(count)} tokeny`, many: `Znaleziono ${numberOf(count)} tokenów`, other: `Znaleziono ${numberOf(count)} tokena` }),
    none: 'Nie znaleziono tokenów',
    noneLead: 'Spróbuj nazwy, symbolu lub całego adresu.',
    cautions: {
      imitation: {
        title: (known) => `To nie jest ${known}`,
        lead: (known) => `To kopia: każdy może utworzyć token o tej nazwie. Prawdziwy ${known} ma inny adres kontraktu.`,
      },
      twin: {
        title: 'Inny token wygląda tak samo',
        lead: 'Tylko jeden może być prawdziwy. Porównaj adresy kontraktów z adresem podanym przez emitenta.',
      },
      'odd-letters': {
        title: 'Podejrzane znaki w nazwie',
        lead: 'Zawiera ukryte lub łudząco podobne litery. To prawdopodobnie oszukańczy token.',
      },
      lure: {
        title: 'Token spamowy',
        lead: 'Nie odwiedzaj stron podanych w tokenach: zbudowano je, aby opróżniać portfele.',
      },
    },
    tags: {
      imitation: (known) => `Nie ${known}`,
      twin: 'Łudząco podobny',
      'odd-letters': 'Podejrzany',
      lure: 'Spam',
    },
  },
};
