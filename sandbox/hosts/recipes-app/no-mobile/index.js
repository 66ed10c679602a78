const absent = () => undefined;
export const createDefaultAddressSelector = absent;
export const createDefaultAuthorizationResultCache = absent;
export const createDefaultWalletNotFoundHandler = absent;
export const SolanaMobileWalletAdapterWalletName = 'Mobile Wallet Adapter';
export class SolanaMobileWalletAdapter {}
