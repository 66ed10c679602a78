/** What identifies the client to services and the wallet's frame: the protocol release, and the client's name. */
export const SDK_VERSION = 'react-1.7.4';
export const SDK_TYPE = 'porthole';
