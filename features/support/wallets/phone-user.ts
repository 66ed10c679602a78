/** The user of a wallet on a phone: the wallet SDK itself, reached through the relay, whatever renders the page. */
import { privateKeyToAccount } from 'viem/accounts';
import { addressOf } from '../../../sandbox/bitcoin/bitcoin-key.js';
import type { SignInFault } from '../../../sandbox/phone/answer-sign-ins.js';
import { bitcoinNamespace } from '../../../sandbox/phone/bitcoin-namespace.js';
import { eip155Namespace } from '../../../sandbox/phone/eip155-namespace.js';
import { memoryKeyValues } from '../../../sandbox/phone/memory-key-values.js';
import { createPhoneWallet, type PhoneWallet } from '../../../sandbox/phone/phone-wallet.js';
import { polkadotNamespace } from '../../../sandbox/phone/polkadot-namespace.js';
import type { SessionTerms } from '../../../sandbox/phone/session-terms.js';
import { solanaNamespace } from '../../../sandbox/phone/solana-namespace.js';
import { addressOf as polkadotAddress } from '../../../sandbox/polkadot/polkadot-key.js';
import { memoryStore } from '../../../sandbox/wallets/wallet-memory.js';
import type { WorldSettings } from '../../../sandbox/world-settings.js';
import type { RequestKind, WalletAction, WalletBehaviour, WalletUser } from '../world/driver.js';
import { networkIdNamed, SOLANA } from '../world/vocabulary.js';
import { isSignedBy } from './is-signed-by.js';
import type { PhoneBehaviour } from './phone-behaviours.js';
import { REQUEST_METHODS } from './wallet-words.js';

/** The page's screen, as the phone sees it. */
export interface ShownCode {
  code(): string | undefined | Promise<string | undefined>;
  /** What the visitor has copied. */
  link(): string | Promise<string>;
  /** The link of the app that was opened last. */
  opened(): string | undefined | Promise<string | undefined>;
  wait(holds: () => boolean | Promise<boolean>): Promise<boolean>;
}

/** The pairing in the link that opens an app. */
function uriIn(link: string | undefined): string | undefined {
  const [, encoded] = /\/wc\?uri=([^&]+)$/.exec(link ?? '') ?? [];
  return encoded && decodeURIComponent(encoded);
}

/** The errors in a phone's answer when it is asked to connect and sign in with one request. */
const SIGN_IN_FAULTS = {
  'signs for another attempt': 'nonce',
  'signs for another site': 'domain',
  'signs for an unknown network': 'network',
  'signs for longer': 'expiry',
  'signs for another account': 'account',
  'signs a request that was not made': 'signature',
  'signs nonsense': 'nonsense',
} as const satisfies Partial<Record<PhoneBehaviour, SignInFault>>;

let count = 0;

export class PhoneUser implements WalletUser {
  readonly addresses: readonly string[];
  readonly #world: WorldSettings;
  readonly #shown: ShownCode;
  #terms: SessionTerms = {};
  #knowsAll = true;
  #approvals = 1;
  #atOnce = true;
  #signInFault: SignInFault | undefined;
  #started: Promise<PhoneWallet> | undefined;

  constructor(world: WorldSettings, shown: ShownCode) {
    this.#world = world;
    this.#shown = shown;
    this.addresses = [
      ...world.phone.keys.map((key) => privateKeyToAccount(key).address),
      ...world.solana.phone.keys.map(({ address }) => address),
      ...world.bitcoin.phone.keys.map((key) => addressOf(key, world.bitcoin.phone.pays)),
      ...world.polkadot.phone.keys.map((key) => polkadotAddress(key)),
    ];
  }

  /** Switched on when it is first needed: most scenarios go without. */
  get #phone(): Promise<PhoneWallet> {
    this.#started ??= this.#start();
    return this.#started;
  }

  async #start(): Promise<PhoneWallet> {
    count += 1;
    const { phone: settings, relayUrl, bitcoin, polkadot } = this.#world;
    const networks = this.#knowsAll ? settings.networks : ([settings.networks[0]] as const);
    // A network without a node here, in addition to the sandbox's: signing needs none.
    const { phone: swum } = this.#world.solana;
    const elsewhere = { chain: SOLANA.caipNetworkId, name: SOLANA.name };
    const onSolana = { ...swum, chains: [...swum.chains, elsewhere] };
    const phone = await createPhoneWallet({
      name: settings.name,
      relayUrl,
      namespaces: [
        eip155Namespace({ ...settings, networks }, memoryStore()),
        solanaNamespace(onSolana),
        bitcoinNamespace(bitcoin.phone),
        polkadotNamespace(polkadot.phone),
      ],
      storage: memoryKeyValues(),
      storagePrefix: `acceptance-phone-${count}`,
    });
    phone.terms = this.#terms;
    phone.approvals = this.#approvals;
    phone.atOnce = this.#atOnce;
    phone.signInFault = this.#signInFault;
    return phone;
  }

  async does(action: WalletAction): Promise<void> {
    const phone = await this.#phone;
    switch (action) {
      case 'scans the code':
        return phone.pair(await this.#there(() => this.#shown.code(), 'There is no code to scan.'));
      case 'opens the copied link':
        return phone.pair(await this.#there(() => this.#shown.link(), 'No link was copied.'));
      case 'is opened':
        return phone.pair(await this.#there(async () => uriIn(await this.#shown.opened()), 'No app was opened.'));
      case 'approves':
        await this.#needQuestion();
        return void (await phone.approveNext());
      case 'rejects':
        await this.#needQuestion();
        return void (await phone.rejectNext());
      case 'does not answer':
        return this.#needQuestion();
      case 'forgets the site':
        return phone.disconnect();
      case 'stops responding':
        return phone.goOffline();
      case 'extends the session':
        return phone.extend();
      case 'pings the site':
        return phone.ping();
      case 'reduces the session to Saltmarsh':
        return phone.update({ chains: [networkIdNamed('Saltmarsh')] });
      case 'adds Solana to the session':
        return phone.update({ chains: [networkIdNamed('Saltmarsh'), SOLANA.caipNetworkId] });
      default:
        throw new Error(`A phone cannot do this: ${action}.`);
    }
  }

  /** Waits for the page's link: creating a code or copying takes a moment. */
  async #there(read: ShownCode['code'], otherwise: string): Promise<string> {
    let uri: string | undefined;
    await this.#shown.wait(async () => {
      uri = await read();
      return uri?.startsWith('wc:') === true;
    });
    if (!uri?.startsWith('wc:')) throw new Error(otherwise);
    return uri;
  }

  /** The user can only answer a pending prompt. */
  async #needQuestion(): Promise<void> {
    const phone = await this.#phone;
    const asked = await this.#shown.wait(() => phone.pending().length > 0);
    if (!asked) throw new Error(`${phone.name} was not asked for anything. ${phone.errors().join()}`);
  }

  async is(behaviour: WalletBehaviour | PhoneBehaviour): Promise<void> {
    switch (behaviour) {
      case 'approves Saltmarsh only':
        this.#terms = { chains: [networkIdNamed('Saltmarsh')] };
        break;
      case 'approves Tidewater only':
        this.#terms = { chains: [networkIdNamed('Tidewater')] };
        break;
      case 'approves accounts on Farshore only':
        this.#terms = { accounts: this.addresses.map((each) => `${networkIdNamed('Farshore')}:${each}`) };
        break;
      case 'approves its account 2 only':
        this.#terms = { accounts: [`${networkIdNamed('Saltmarsh')}:${this.addresses[1]}`] };
        break;
      case 'approves only methods for sending':
        this.#terms = { methods: ['eth_sendTransaction'] };
        break;
      case 'approves only methods for signing':
        this.#terms = {
          methods: ['personal_sign', 'solana_signMessage', 'solana_signTransaction', 'signMessage', 'signPsbt'],
        };
        break;
      case 'shares a malformed account':
        this.#terms = { accounts: [`${networkIdNamed('Saltmarsh')}:0xnonsense`] };
        break;
      case 'supports Saltmarsh only':
        if (this.#started !== undefined) throw new Error('The phone has been switched on already.');
        this.#knowsAll = false;
        break;
      case 'approves the proposal twice':
        this.#approvals = 2;
        break;
      case 'can only connect':
        this.#atOnce = false;
        break;
      default:
        if (!(behaviour in SIGN_IN_FAULTS)) throw new Error(`A phone cannot do this: ${behaviour}.`);
        this.#signInFault = SIGN_IN_FAULTS[behaviour as keyof typeof SIGN_IN_FAULTS];
    }
    const phone = await this.#started;
    if (!phone) return;
    phone.terms = this.#terms;
    phone.approvals = this.#approvals;
    phone.atOnce = this.#atOnce;
    phone.signInFault = this.#signInFault;
  }

  answersWith(): Promise<void> {
    throw new Error('A phone cannot answer with a given code.');
  }

  async usesAccount(number: number): Promise<void> {
    (await this.#phone).changeAccount(number - 1);
  }

  async movesTo(network: string): Promise<void> {
    (await this.#phone).changeChain(networkIdNamed(network));
  }

  async names(account: number, id: string): Promise<void> {
    const data = [id.replace('ADDRESS', this.addresses[account - 1] ?? '')];
    await (await this.#phone).emit({ name: 'accountsChanged', data, chain: networkIdNamed('Saltmarsh') });
  }

  async asked(kind: RequestKind): Promise<number> {
    const phone = await this.#phone;
    return phone.requests().filter(({ method }) => REQUEST_METHODS[kind].includes(method)).length;
  }

  async letsIn(): Promise<boolean> {
    return (await this.#phone).sessions().length > 0;
  }

  signed(message: string, signature: string, account: number): Promise<boolean> {
    return isSignedBy(message, signature, this.addresses[account - 1]);
  }

  /** Switched off. */
  async dispose(): Promise<void> {
    await (await this.#started)?.stop();
  }
}
