import type { Intent } from './intents.js';
import type { Dispatch, IntentMethods, Outcome } from './modal.js';

/** Gives intents their names. */
export function intentMethods(dispatch: (intent: Intent) => Promise<Outcome<unknown>>): IntentMethods {
  const ask = dispatch as Dispatch;
  return {
    // Given as a listener it gets an event, which has a type of its own.
    open: (options = {}) => ask<'open'>({ ...options, type: 'open' }),
    close: (force) => ask<'close'>({ type: 'close', force }),
    back: () => ask<'back'>({ type: 'back' }),
    push: (route) => ask<'push'>({ type: 'push', route }),
    replace: (route) => ask<'replace'>({ type: 'replace', route }),
    reset: (route) => ask<'reset'>({ type: 'reset', route }),
    connect: (wallet, namespace) => ask<'connect'>({ type: 'connect', wallet, namespace }),
    openWallet: (way = 'mobile') => ask<'open-wallet'>({ type: 'open-wallet', way }),
    copyPairing: () => ask<'copy-pairing'>({ type: 'copy-pairing' }),
    disconnect: (namespace) => ask<'disconnect'>({ type: 'disconnect', namespace }),
    switchNetwork: (networkId) => ask<'switch-network'>({ type: 'switch-network', networkId }),
    selectAccount: (address, namespace) => ask<'select-account'>({ type: 'select-account', address, namespace }),
    ping: (namespace) => ask<'ping'>({ type: 'ping', namespace }),
    refreshBalance: () => ask<'refresh-balance'>({ type: 'refresh-balance' }),
    nextPage: (list) => ask<'next-page'>({ type: 'next-page', list }),
    copyAddress: () => ask<'copy-address'>({ type: 'copy-address' }),
    signMessage: (message, namespace) => ask<'sign-message'>({ type: 'sign-message', message, namespace }),
    editSend: (patch) => ask<'edit-send'>({ type: 'edit-send', patch }),
    sendMax: () => ask<'send-max'>({ type: 'send-max' }),
    reviewSend: () => ask<'review-send'>({ type: 'review-send' }),
    send: () => ask<'send'>({ type: 'send' }),
    nextWallets: () => ask<'next-wallets'>({ type: 'next-wallets' }),
    searchWallets: (text, options = {}) => ask<'search-wallets'>({ type: 'search-wallets', text, ...options }),
    showWalletImages: (imageIds) => ask<'show-wallet-images'>({ type: 'show-wallet-images', imageIds }),
    logInByEmail: (email) => ask<'log-in-by-email'>({ type: 'log-in-by-email', email }),
    resumeLogin: () => ask<'resume-login'>({ type: 'resume-login' }),
    resendCode: () => ask<'resend-code'>({ type: 'resend-code' }),
    enterCode: (code) => ask<'enter-code'>({ type: 'enter-code', code }),
    logInBySocial: (provider) => ask<'log-in-by-social'>({ type: 'log-in-by-social', provider }),
    changeEmail: (email) => ask<'change-email'>({ type: 'change-email', email }),
    enterEmailCode: (code) => ask<'enter-email-code'>({ type: 'enter-email-code', code }),
    changeAccountType: (accountType) => ask<'change-account-type'>({ type: 'change-account-type', accountType }),
    tryName: (label) => ask<'try-name'>({ type: 'try-name', label }),
    registerName: (label) => ask<'register-name'>({ type: 'register-name', label }),
    rejectRequest: (requestId) => ask<'reject-request'>({ type: 'reject-request', requestId }),
    configure: (patch) => ask<'configure'>({ type: 'configure', patch }),
    showSnack: (snack) => ask<'show-snack'>({ type: 'show-snack', snack }),
    setLoading: (loading) => ask<'set-loading'>({ type: 'set-loading', loading }),
    dismissAlert: () => ask<'dismiss-alert'>({ type: 'dismiss-alert' }),
  };
}
