/** The dapp's name, description, URL and icons, as wallets and services show them. */
export interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}
