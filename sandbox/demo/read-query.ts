/** The parameters of the demo's address, as in `?inline=1&theme=dark&legal=1`. */
import { readSignIn, type SignInSetting } from './read-sign-in.js';

export interface DemoQuery {
  /** `locale=de`: the modal's language; `en-Arab`: English from right to left. */
  readonly locale: string | undefined;
  /** `languages=all`: the modal can be switched to the languages for tests. */
  readonly languages: string | undefined;
  /** `lang=de`: the page's declared language; default `en`. */
  readonly lang: string | undefined;
  /** `inline=1`: the modal is inline. */
  readonly inline: boolean;
  /** `theme=dark` or `theme=light`; default: the system's. */
  readonly theme: 'light' | 'dark' | 'system';
  /** `legal=1`: the site has terms and a privacy policy. */
  readonly legal: boolean;
  /** `external=1`: the dapp supplies a wallet itself, Osprey; `external=Kestrel`: another one of the world's. */
  readonly external: string | undefined;
  /** `projectId=missing`: services are on, but the project id is missing. */
  readonly projectIdMissing: boolean;
  /** `allowUnsupported=1`: unknown networks are accepted. */
  readonly allowUnsupported: boolean;
  /** `tokens=0`: no tokens are read, only the native currency. */
  readonly tokens: boolean;
  /**
   * `directory=0`: no wallet directory. `directory=list`: the wallets that ship with the product. `directory=slow`, `silent`, `failing`,
   * `nonsense`, `pictureless`, `many`: the sandbox's directory in that state. Default: its normal state.
   */
  readonly directory: string | undefined;
  /** `analytics=1`: visits are reported to the sandbox's own service. `analytics=not-agreed`: only after consent. */
  readonly analytics: 'told' | 'not agreed' | undefined;
  /** `services=0`: no services for accounts. `services=failing`: the sandbox's services in that state. */
  readonly services: string | undefined;
  /** `names=0`: no names can be registered for embedded accounts. */
  readonly names: boolean;
  /** `sellers=0`: no onramps. `sellers=eip155,solana`: onramps for these namespaces; default: EVM networks. */
  readonly sellers: readonly string[];
  /** `sessions=1`: there is a service for smart sessions. */
  readonly sessions: boolean;
  /** `pay=0`: the site requests no payments. */
  readonly pay: boolean;
  /** `exchanges=0`: no payments from exchanges. */
  readonly exchanges: boolean;
  /** `reads=fine`: networks are read through the sandbox's services. `reads=failing`: through these in that state. */
  readonly reads: string | undefined;
  /** `phones=0`: phone wallets cannot be paired with. */
  readonly phones: boolean;
  /** `solana=1`: the site also has a Solana network. */
  readonly solana: boolean;
  /** `bitcoin=1`: the site also has a Bitcoin network. */
  readonly bitcoin: boolean;
  /** `polkadot=1`: the site also has a Polkadot network. */
  readonly polkadot: boolean;
  /** `login=0`: no login by email or social account. */
  readonly login: boolean;
  /** `signIn=required`: visitors have to sign in. `signIn=optional`: they may. `signIn=required on eip155`: on EVM networks only. */
  readonly signIn: SignInSetting | undefined;
  /** `page=elements`: the page's buttons are custom elements. `page=hooks`: it renders its own screens, and none of the modal's. */
  readonly page: 'components' | 'elements' | 'hooks';
  /** `ownFlow=1`: the site has a guest book, as its own flow. */
  readonly ownFlow: boolean;
  /** `offer=4000`: the relay has four seconds for a pairing and for a request; default: the usual limits. */
  readonly offer: number | undefined;
  /** `options={"debug":false}`: any other options of the modal in JSON, which override the demo's own. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The path of the sandbox's services that the demo uses. */
function serviceIn(value: string): string | undefined {
  if (value === '0') return undefined;
  return value === '1' ? './' : `./${value}/`;
}

export function readQuery(search: string): DemoQuery {
  const query = new URLSearchParams(search);
  const external = query.get('external');
  const theme = query.get('theme');
  const page = query.get('page');
  return {
    locale: query.get('locale') ?? undefined,
    languages: query.get('languages') ?? undefined,
    lang: query.get('lang') ?? undefined,
    inline: query.get('inline') === '1',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    legal: query.get('legal') === '1',
    external: external === '1' ? 'Osprey' : (external ?? undefined),
    projectIdMissing: query.get('projectId') === 'missing',
    allowUnsupported: query.get('allowUnsupported') === '1',
    tokens: query.get('tokens') !== '0',
    directory: query.get('directory') === '0' ? undefined : (query.get('directory') ?? 'fine'),
    analytics: { 1: 'told', 'not-agreed': 'not agreed' }[query.get('analytics') ?? ''] as DemoQuery['analytics'],
    services: serviceIn(query.get('services') ?? '1'),
    names: query.get('names') !== '0',
    sellers: (query.get('sellers') ?? 'eip155').split(',').filter((each) => each !== '0'),
    sessions: query.get('sessions') === '1',
    pay: query.get('pay') !== '0',
    exchanges: query.get('exchanges') !== '0',
    reads: serviceIn(query.get('reads') ?? '0'),
    phones: query.get('phones') !== '0',
    solana: query.get('solana') === '1',
    bitcoin: query.get('bitcoin') === '1',
    polkadot: query.get('polkadot') === '1',
    login: query.get('login') !== '0',
    signIn: readSignIn(query.get('signIn')),
    page: page === 'elements' || page === 'hooks' ? page : 'components',
    ownFlow: query.get('ownFlow') === '1',
    offer: Number(query.get('offer')) || undefined,
    options: readOptions(query.get('options')),
  };
}

function readOptions(text: string | null): DemoQuery['options'] {
  const value: unknown = text === null ? {} : JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('The options in the address must be a JSON object.');
  }
  return { ...value };
}
