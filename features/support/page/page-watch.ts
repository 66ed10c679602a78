/** Keeps watch over a page: what breaks its policy, and which hosts it asks. Both over its whole life, reloads included. */
import type { Page, Request } from 'playwright-core';
import type { Egress } from '../../../application/modal/egress.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { WorldSettings } from '../../../sandbox/world-settings.js';
import { strayQuestions } from '../wallets/stray-questions.js';

export class PageWatch {
  readonly #home: string;
  /** Hosts that the wallets of the page ask on their own account, as extensions do. */
  readonly #ofWallets: ReadonlySet<string>;
  /** Which kind of network a node is of. */
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

  /** Something broke the page's policy. */
  readonly noteViolation = (directive: string, what: string): void => {
    this.#violations.push(`${directive} (${what})`);
  };

  /** The page to watch. What a visitor opens beside it is the visitor's own doing. */
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
      if (namespace) this.#strays.push(...strayQuestions(namespace, question));
    });
    const ends = (request: Request) => this.#pending.delete(request);
    page.on('requestfinished', ends);
    page.on('requestfailed', ends);
    page.on('websocket', (socket) => note(socket.url()));
  }

  /** How many questions of the page wait for their answers. */
  get pending(): number {
    return this.#pending.size;
  }

  /** Every host asked but the page's own, in order. */
  get asked(): readonly string[] {
    return [...this.#asked];
  }

  /** The directive of each time that the policy was broken. */
  get broken(): readonly string[] {
    return this.#violations.map((each) => each.split(' ')[0] ?? '');
  }

  /** That directive may be broken: it is what the scenario is about. */
  pardon(directive: string): void {
    this.#violations = this.#violations.filter((each) => !each.startsWith(`${directive} `));
  }

  /** Forgets what was noticed so far. */
  forgive(): void {
    this.#violations = [];
    this.#asked = new Set();
  }

  /** Hosts asked that neither the configuration implies nor the wallets ask. */
  strangers(egress: readonly Egress[]): readonly string[] {
    const named = new Set(egress.map(({ origin }) => origin));
    return this.asked.filter((origin) => !named.has(origin) && !this.#ofWallets.has(origin));
  }

  /** Throws when there is anything that must not be. */
  judge(egress: readonly Egress[]): void {
    const problems = [
      ...this.#strays,
      ...this.#violations.map((each) => `The policy was broken: ${each}.`),
      ...this.strangers(egress).map((origin) => `${origin} was asked, which the configuration does not name.`),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
}
