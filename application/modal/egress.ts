/** A host that the configuration makes the page contact: for the integrator's policy and its reviewers. */
export interface Egress {
  /** As a Content-Security-Policy writes it, such as `https://rpc.example:8545`. */
  readonly origin: string;
  /**
   * `rpc`: a node the chain is read from. `relay`: what wallets on other devices are reached through. `directory`: the
   * list of all wallets, and their pictures. These are for `connect-src`. `image`: a picture that the host named (`img-src`).
   * `frame`: where the embedded wallet lives (`frame-src`). `analytics`: what is reported of visits (`connect-src`).
   * `service`: what knows what addresses hold, did and are called (`connect-src`).
   */
  readonly purpose: 'rpc' | 'relay' | 'directory' | 'image' | 'frame' | 'analytics' | 'service';
  /**
   * `connected`: never before a wallet is connected. `chosen`: when the visitor chooses to pair, or
   * to log in, or was connected so before.
   * `opened`: once the modal is shown. `shown`: when the picture comes into view, maybe
   * with the page. `started`: once the modal is loaded, and the visitor agrees where the page requires that.
   */
  readonly when: 'connected' | 'chosen' | 'opened' | 'shown' | 'started';
  /** The subjects of its requests, by name: networks, tokens, wallets. */
  readonly of: readonly string[];
}
