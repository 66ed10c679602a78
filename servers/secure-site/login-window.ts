/** What a social login's window asks the frames of the page that opened it, and what the frame that began the login answers. */
export const WHOSE_LOGIN = 'porthole-whose-login';
export const OWN_LOGIN = 'porthole-own-login';
