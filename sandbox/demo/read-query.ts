/** What the address of the demo asks for, as in `?inline=1&theme=dark&legal=1`. */
import { readSignIn, type SignInWish } from './read-sign-in.js';

export interface DemoQuery {
  /** `locale=de`: what the modal speaks; `en-Arab`: English from right to left. */
  readonly locale: string | undefined;
  /** `languages=all`: the modal may be told later to speak one of the languages for tests. */
  readonly languages: string | undefined;
  /** `lang=de`: what the page says that it is written in; else `en`. */
  readonly lang: string | undefined;
  /** `inline=1`: the modal is a part of the page. */
  readonly inline: boolean;
  /** `theme=dark` or `theme=light`; else the system's. */
  readonly theme: 'light' | 'dark' | 'system';
  /** `legal=1`: the site has terms and a privacy policy to agree to. */
  readonly legal: boolean;
  /** `external=1`: the dapp itself brings a wallet along, Osprey; `external=Kestrel`: another of the world's. */
  readonly external: string | undefined;
  /** `projectId=missing`: services are on and the project id was forgotten. */
  readonly projectIdMissing: boolean;
  /** `allowUnsupported=1`: unknown networks are accepted. */
  readonly allowUnsupported: boolean;
  /** `tokens=0`: no tokens are looked up, the native currency alone. */
  readonly tokens: boolean;
  /**
   * `directory=0`: no wallet directory. `directory=list`: the wallets that ship with the product. `directory=slow`, `silent`,
   * `failing`, `nonsense`, `pictureless`, `many`: the sandbox's directory as it is then. Else as it usually is.
   */
  readonly directory: string | undefined;
  /** `analytics=1`: the sandbox's own service is told of visits. `analytics=not-agreed`: it would be, if the visitor agreed. */
  readonly analytics: 'told' | 'not agreed' | undefined;
  /** `services=0`: nobody knows of accounts but their networks. `services=failing`: the sandbox's services as they are then. */
  readonly services: string | undefined;
  /** `names=0`: nobody gives names to accounts inside the modal. */
  readonly names: boolean;
  /** `sellers=0`: nothing is sold. `sellers=eip155,solana`: on these kinds of networks; else on EVM ones. */
  readonly sellers: readonly string[];
  /** `sessions=1`: a service holds keys to smart sessions. */
  readonly sessions: boolean;
  /** `pay=0`: the site asks for no payments. */
  readonly pay: boolean;
  /** `exchanges=0`: they cannot be made from exchanges. */
  readonly exchanges: boolean;
  /** `reads=fine`: networks are read by the sandbox's services. `reads=failing`: by those as they are then. */
  readonly reads: string | undefined;
  /** `phones=0`: wallets on phones cannot be paired with. */
  readonly phones: boolean;
  /** `solana=1`: the site has a network of Solana as well. */
  readonly solana: boolean;
  /** `bitcoin=1`: the site has a network of Bitcoin as well. */
  readonly bitcoin: boolean;
  /** `polkadot=1`: the site has a network of Polkadot as well. */
  readonly polkadot: boolean;
  /** `login=0`: nobody can log in by email or with a social account. */
  readonly login: boolean;
  /** `signIn=required`: visitors have to sign in. `signIn=optional`: they may. `signIn=required on eip155`: those of EVM networks. */
  readonly signIn: SignInWish | undefined;
  /** `page=elements`: its buttons are custom elements. `page=hooks`: it draws its own screens, and none of the modal's. */
  readonly page: 'components' | 'elements' | 'hooks';
  /** `ownFlow=1`: the site has a guest book, which is a flow of its own. */
  readonly ownFlow: boolean;
  /** `offer=4000`: the relay has four seconds to offer a pairing, and to take a request; else as long as it usually has. */
  readonly offer: number | undefined;
  /** `options={"debug":false}`: any other options of the modal that JSON can say, laid over the demo's own. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Where below the sandbox's services the demo asks. */
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
