/** What services and the wallet's frame are told of who asks: the release whose protocols are spoken, and by whom. */
export const SDK_VERSION = 'react-1.7.4';
export const SDK_TYPE = 'porthole';
