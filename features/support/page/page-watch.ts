/** Watches a page for violations of its policy and for the hosts that it contacts, for its whole lifetime, including reloads. */
import type { Page, Request } from 'playwright-core';
import type { Egress } from '../../../application/modal/egress.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { WorldSettings } from '../../../sandbox/world-settings.js';
import { foreignRequests } from '../wallets/foreign-requests.js';

export class PageWatch {
  readonly #home: string;
  /** Hosts that the page's wallets contact by themselves, as extensions do. */
  readonly #ofWallets: ReadonlySet<string>;
  /** The kind of network of each node. */
  readonly #nodes: ReadonlyMap<string, Namespace>;
  #violations: string[] = [];
  readonly #strays: string[] = [];
  #asked = new Set<string>();
  readonly #pending = new Set<Request>();

  constructor(home: string, ofWallets: readonly string[], world: WorldSettings) {
    const others = [world.solana, world.bitcoin, world.polkadot].map(({ network }) => network);
    this.#home = new URL(home).origin;
    this.#ofWallets = new Set(ofWallets.map((url) => new URL(url).origin));
    this.#nodes = new Map(
      [...world.networks, ...others].flatMap(({ rpcUrls, chainNamespace = 'eip155' }) =>
        rpcUrls.default.http.map((url) => [new URL(url).origin, chainNamespace] as const),
      ),
    );
  }

  /** The page's policy was violated. */
  readonly noteViolation = (directive: string, what: string): void => {
    this.#violations.push(`${directive} (${what})`);
  };

  /** The page to watch. Other pages that a visitor opens are not checked. */
  follow(page: Page): void {
    const note = (url: string) => {
      const { origin, protocol } = new URL(url);
      if (/^(https?|wss?):$/.test(protocol) && origin !== this.#home) this.#asked.add(origin);
    };
    page.on('request', (request: Request) => {
      note(request.url());
      this.#pending.add(request);
      const { origin, pathname } = new URL(request.url());
      const namespace = this.#nodes.get(origin);
      const question = { verb: request.method(), path: pathname, body: request.postData() ?? '' };
      if (namespace) this.#strays.push(...foreignRequests(namespace, question));
    });
    const ends = (request: Request) => this.#pending.delete(request);
    page.on('requestfinished', ends);
    page.on('requestfailed', ends);
    page.on('websocket', (socket) => note(socket.url()));
  }

  /** The number of the page's open requests. */
  get pending(): number {
    return this.#pending.size;
  }

  /** All contacted hosts except the page's own, in order. */
  get asked(): readonly string[] {
    return [...this.#asked];
  }

  /** The directive of each violation of the policy. */
  get broken(): readonly string[] {
    return this.#violations.map((each) => each.split(' ')[0] ?? '');
  }

  /** Violations of that directive are allowed: the scenario is about them. */
  pardon(directive: string): void {
    this.#violations = this.#violations.filter((each) => !each.startsWith(`${directive} `));
  }

  /** Clears the violations so far. */
  forgive(): void {
    this.#violations = [];
    this.#asked = new Set();
  }

  /** Contacted hosts that neither the configuration nor the wallets explain. */
  unexpectedHosts(egress: readonly Egress[]): readonly string[] {
    const named = new Set(egress.map(({ origin }) => origin));
    return this.asked.filter((origin) => !named.has(origin) && !this.#ofWallets.has(origin));
  }

  /** Throws if a violation or an unexpected host was found. */
  judge(egress: readonly Egress[]): void {
    const problems = [
      ...this.#strays,
      ...this.#violations.map((each) => `The policy was broken: ${each}.`),
      ...this.unexpectedHosts(egress).map((origin) => `${origin} was asked, which the configuration does not name.`),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
}
