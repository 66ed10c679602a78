/** Buying crypto with money. */
import type { PayMethod } from '../../../domain/trade/purchase.js';

/** Buttons: what is paid with. */
const methods: Record<PayMethod, string> = { card: 'Card', ach_bank_account: 'Bank account' };

/** Below the amount. Amounts have their currency: 10 USD. */
const limits: Record<PayMethod, (least: string, most: string) => string> = {
  card: (least: string, most: string) => `By card: ${least} to ${most}`,
  ach_bank_account: (least: string, most: string) => `By bank transfer: ${least} to ${most}`,
};

/** In place of the limits, where less was entered. */
const tooLittle: Record<PayMethod, (limit: string) => string> = {
  card: (limit: string) => `Minimum by card: ${limit}`,
  ach_bank_account: (limit: string) => `Minimum by bank transfer: ${limit}`,
};

/** In place of the limits, where more was entered. */
const tooMuch: Record<PayMethod, (limit: string) => string> = {
  card: (limit: string) => `Maximum by card: ${limit}`,
  ach_bank_account: (limit: string) => `Maximum by bank transfer: ${limit}`,
};

export const enBuy = {
  /** Label of the amount of money. */
  pay: 'You pay',
  /** Label of the amount of crypto. */
  get: 'You get about',
  methods,
  /** Read to screen readers: label of the methods. */
  methodsLabel: 'How to pay',
  /** Read to screen readers: label of amounts to choose from. */
  presets: 'Amounts',
  limits,
  noAmount: 'Enter an amount',
  tooLittle,
  tooMuch,
  /** Read to screen readers: the button that changes the currency. */
  payIn: (code: string) => `Pay in ${code}. Change`,
  /** Read to screen readers: the button that changes what to buy. */
  buyCoin: (symbol: string) => `Buy ${symbol}. Change`,
  /** Heading above the companies that sell crypto. */
  sellers: 'Providers',
  /** `range`: percentages. */
  fees: (range: string) => `Fees ${range}`,
  loading: 'Loading options…',
  asking: 'Getting price…',
  fee: 'Provider fee',
  networkFee: 'Network fee',
  noPrice: 'We couldn’t get a price',
  noPriceLead: 'The provider will show the amount before you pay.',
  standIn: 'Couldn’t load all options. Showing the most common.',
  finding: 'Loading page…',
  noPage: 'Couldn’t load the page',
  untrusted: 'Blocked: untrusted link',
  nothing: (network: string) => `You can’t buy on ${network} yet`,
  nothingLead: 'Switch to another network to buy.',
  nowhere: 'Buying isn’t available here',
  nowhereLead: 'Connect a wallet on a network where you can buy.',
  /** Button. */
  back: 'Back to your account',
  /** Button. */
  help: 'How buying works',
  /** Read to screen readers: label of a list. */
  currencies: 'Currencies',
  /** Read to screen readers: label of a list. */
  coins: 'Tokens to buy',
  /** Tag beside the selected one of a list. */
  current: 'Selected',
  /** Headline. `seller`: a company. */
  window: (seller: string) => `Continue on ${seller}`,
  windowLead: 'Buy in the window that opened. Your purchase will show up here.',
  blocked: 'Pop-up blocked',
  blockedLead: (seller: string) => `Use the button below to open ${seller}.`,
  unwatched: (seller: string) => `Buy on ${seller}`,
  unwatchedLead: 'What you buy in the window that opened is sent to your account.',
  silent: 'Not received yet',
  silentLead: 'If you’ve paid, it can take a few minutes to show up.',
  failed: 'Purchase failed',
  failedLead: (seller: string) => `${seller} couldn’t complete the purchase.`,
  /** Button. */
  openPage: (seller: string) => `Open ${seller}`,
  /** The same, read to screen readers. */
  openPageLabel: (seller: string) => `Open ${seller} (opens in a new tab)`,
  /** Button. */
  copyLink: 'Copy link',
  /** Button. */
  again: 'Try again',
  /** Of a purchase. */
  underway: 'On the way',
  /** Of a purchase. */
  done: 'Received',
  /** Of a past purchase. */
  bought: 'Bought',
  /** Of a past purchase that failed. */
  notBought: 'Not bought',
  /** Of a purchase, where its date would be. */
  onItsWay: 'On the way',
  purchases: 'Your purchases',
  noPurchases: 'No purchases yet',
  /** Explanations for newcomers. */
  points: {
    money: {
      title: 'Pay with card or bank transfer',
      text: 'The provider takes your payment and sends the crypto to your account.',
    },
    page: {
      title: 'On the provider’s own page',
      text: 'You pay in the provider’s window. This site never sees your payment details.',
    },
    time: {
      title: 'It can take a moment',
      text: 'Cards are quick, bank transfers take longer. What you bought shows up in your account.',
    },
  },
  /** Button below the explanations. */
  start: 'Buy',
};
