import type { UniversalProvider } from '@walletconnect/universal-provider';

/** The SDK's client of the protocol. */
export type SignClient = Awaited<ReturnType<typeof UniversalProvider.init>>['client'];
