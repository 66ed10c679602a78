/** An origin that the page may contact with this configuration: for your Content-Security-Policy and its reviewers. */
export interface Egress {
  /** A CSP host source, such as `https://rpc.example:8545`. */
  readonly origin: string;
  /**
   * `rpc`: a node of a network. `relay`: the server between page and wallets on other devices. `directory`: the wallet
   * directory and its images. `analytics`: the receiver of analytics events. `service`: balances, activity, names and
   * the like. These belong in `connect-src`.
   * `image`: an image that the host configured (`img-src`). `frame`: the embedded wallet (`frame-src`).
   */
  readonly purpose: 'rpc' | 'relay' | 'directory' | 'image' | 'frame' | 'analytics' | 'service';
  /**
   * When it is contacted first. `connected`: once a wallet is connected. `chosen`: when the visitor chooses to pair or
   * to log in, or did so on an earlier visit. `opened`: once the modal is shown. `shown`: when the image comes into
   * view, possibly with the page. `started`: once the modal is loaded and, if the page asks for consent, the visitor
   * has given it.
   */
  readonly when: 'connected' | 'chosen' | 'opened' | 'shown' | 'started';
  /** What its requests are about, by name: networks, tokens, wallets. */
  readonly of: readonly string[];
}
