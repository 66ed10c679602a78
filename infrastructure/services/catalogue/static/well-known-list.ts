/** The list itself: public names and links. */
import type { ListedWallet } from '../../../../domain/wallet/wallet.js';

const EVM = 'eip155:*';
const SOLANA = 'solana:*';
const BITCOIN = 'bip122:*';

export const wellKnownList: readonly ListedWallet[] = [
  wallet('MetaMask', 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96', 'https://metamask.io', {
    rdns: 'io.metamask',
    mobileLink: 'metamask://',
    universalLink: 'https://metamask.app.link',
    appStore: 'https://apps.apple.com/app/metamask/id1438144202',
    playStore: play('io.metamask'),
    chromeStore: chrome('nkbihfbeogaeaoehlefnkodbefgpgknn'),
    chains: [EVM],
  }),
  wallet(
    'Trust Wallet',
    '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    'https://trustwallet.com',
    {
      rdns: 'com.trustwallet.app',
      mobileLink: 'trust://',
      universalLink: 'https://link.trustwallet.com',
      appStore: 'https://apps.apple.com/app/id1288339409',
      playStore: play('com.wallet.crypto.trustapp'),
      chromeStore: chrome('egjidjbpglichdcondbcbdnbeeppgdph'),
      chains: [EVM, SOLANA],
    },
  ),
  wallet('Phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393', 'https://phantom.com', {
    rdns: 'app.phantom',
    mobileLink: 'phantom://',
    appStore: 'https://apps.apple.com/app/id1598432977',
    playStore: play('app.phantom'),
    chromeStore: chrome('bfnaelmomeimhlpmgjnjophhpkkoljpa'),
    chains: [EVM, SOLANA, BITCOIN],
  }),
  wallet(
    'Coinbase Wallet',
    'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    'https://www.coinbase.com/wallet',
    {
      rdns: 'com.coinbase.wallet',
      mobileLink: 'cbwallet://',
      appStore: 'https://apps.apple.com/app/id1278383455',
      playStore: play('org.toshi'),
      chromeStore: chrome('hnfanknocfeofbddgcijnmhnfnkdnaad'),
      chains: [EVM, SOLANA],
    },
  ),
  wallet('Rainbow', '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369', 'https://rainbow.me', {
    rdns: 'me.rainbow',
    mobileLink: 'rainbow://',
    universalLink: 'https://rnbwapp.com',
    appStore: 'https://apps.apple.com/app/id1457119021',
    playStore: play('me.rainbow'),
    chromeStore: chrome('opfgelmcmbiajamepnmloijbpoleiama'),
    chains: [EVM],
  }),
  wallet('OKX Wallet', '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709', 'https://www.okx.com/web3', {
    rdns: 'com.okex.wallet',
    mobileLink: 'okex://main',
    appStore: 'https://apps.apple.com/app/id1327268470',
    playStore: play('com.okinc.okex.gp'),
    chromeStore: chrome('mcohilncbfahbmgdjkbpemcciiolgcge'),
    chains: [EVM, SOLANA, BITCOIN],
  }),
  wallet(
    'Ledger Live',
    '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    'https://www.ledger.com/ledger-live',
    {
      mobileLink: 'ledgerlive://',
      desktopLink: 'ledgerlive://',
      appStore: 'https://apps.apple.com/app/id1361671700',
      playStore: play('com.ledger.live'),
      chains: [EVM],
    },
  ),
  wallet('Zerion', 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18', 'https://zerion.io', {
    rdns: 'io.zerion.wallet',
    mobileLink: 'zerion://',
    universalLink: 'https://wallet.zerion.io',
    appStore: 'https://apps.apple.com/app/id1456732565',
    playStore: play('io.zerion.android'),
    chromeStore: chrome('klghhnkeealcohjjanjjdaeeggmfmlpl'),
    chains: [EVM],
  }),
  wallet(
    'Uniswap Wallet',
    'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a',
    'https://wallet.uniswap.org',
    {
      rdns: 'org.uniswap.app',
      mobileLink: 'uniswap://',
      universalLink: 'https://uniswap.org/app',
      appStore: 'https://apps.apple.com/app/id6443944476',
      playStore: play('com.uniswap.mobile'),
      chromeStore: chrome('nnpmfplkfogfpmcngplhnbdnnilmcdcg'),
      chains: [EVM],
    },
  ),
  wallet('Safe{Wallet}', '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f', 'https://safe.global', {
    webappLink: 'https://app.safe.global/',
    chains: [EVM],
  }),
  wallet(
    'Bitget Wallet',
    '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
    'https://web3.bitget.com',
    {
      rdns: 'com.bitget.web3',
      mobileLink: 'bitkeep://',
      appStore: 'https://apps.apple.com/app/id1395301115',
      playStore: play('com.bitkeep.wallet'),
      chromeStore: chrome('jiidiaalihmmhddjgbnbgdfflelocpak'),
      chains: [EVM, SOLANA],
    },
  ),
  wallet('Exodus', 'e9ff15be73584489ca4a66f64d32c4537711797e30b6660dbcb71ea72a42b1f4', 'https://www.exodus.com', {
    rdns: 'com.exodus.web3-wallet',
    mobileLink: 'exodus://',
    appStore: 'https://apps.apple.com/app/id1414384820',
    playStore: play('exodusmovement.exodus'),
    chromeStore: chrome('aholpfdialjgjfhomihkjbmgjidlcdno'),
    chains: [EVM, SOLANA],
  }),
  wallet(
    'TokenPocket',
    '20459438007b75f4f4acb98bf29aa3b800550309646d375da5fd4aac6c2a2c66',
    'https://www.tokenpocket.pro',
    {
      rdns: 'pro.tokenpocket',
      mobileLink: 'tpoutside://',
      playStore: play('vip.mytokenpocket'),
      chromeStore: chrome('mfgccjchihfkkindfppnaooecgfneiii'),
      chains: [EVM],
    },
  ),
  wallet('imToken', 'ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef', 'https://token.im', {
    mobileLink: 'imtokenv2://',
    appStore: 'https://apps.apple.com/app/id1384798940',
    playStore: play('im.token.app'),
    chains: [EVM],
  }),
  wallet('Argent', 'bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6', 'https://www.argent.xyz', {
    mobileLink: 'argent://app',
    appStore: 'https://apps.apple.com/app/id1358741926',
    playStore: play('im.argent.contractwalletclient'),
    chains: [EVM],
  }),
  wallet('SafePal', '0b415a746fb9ee99cce155c2ceca0c6f6061b1dbca2d722b3ba16381d0562150', 'https://www.safepal.com', {
    mobileLink: 'safepalwallet://',
    universalLink: 'https://link.safepal.io',
    appStore: 'https://apps.apple.com/app/id1548297139',
    playStore: play('io.safepal.wallet'),
    chromeStore: chrome('lgmpcpglpngdoalbgeoldeajfclnhafa'),
    chains: [EVM, SOLANA],
  }),
  wallet(
    '1inch Wallet',
    'c286eebc742a537cd1d6818363e9dc53b21759a1e8e5d9b263d0c03ec7703576',
    'https://1inch.io/wallet',
    {
      mobileLink: 'oneinch://',
      appStore: 'https://apps.apple.com/app/id1546049391',
      playStore: play('io.oneinch.android'),
      chains: [EVM],
    },
  ),
  wallet(
    'Crypto.com Onchain',
    'f2436c67184f158d1beda5df53298ee84abfc367581e4505134b5bcf5f46697d',
    'https://crypto.com/onchain',
    {
      mobileLink: 'dfw://',
      appStore: 'https://apps.apple.com/app/id1512048310',
      playStore: play('com.defi.wallet'),
      chains: [EVM],
    },
  ),
  wallet(
    'Kraken Wallet',
    '18450873727504ae9315a084fa7624b5297d2fe5880f0982979c17345a138277',
    'https://www.kraken.com/wallet',
    {
      mobileLink: 'krakenwallet://',
      appStore: 'https://apps.apple.com/app/id1626327149',
      playStore: play('com.kraken.superwallet'),
      chains: [EVM, SOLANA],
    },
  ),
  wallet(
    'Ronin Wallet',
    '541d5dcd4ede02f3afaf75bf8e3e4c4f1fb09edb5fa6c4377ebf31c2785d9adf',
    'https://wallet.roninchain.com',
    {
      rdns: 'com.roninchain.wallet',
      mobileLink: 'roninwallet://',
      appStore: 'https://apps.apple.com/app/id1592675001',
      playStore: play('com.skymavis.genesis'),
      chromeStore: chrome('fnjhmkhhmkbjkkabndcnnogagogbneec'),
      chains: [EVM],
    },
  ),
  wallet('Backpack', '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0', 'https://backpack.app', {
    rdns: 'app.backpack',
    playStore: play('app.backpack.mobile'),
    chromeStore: chrome('aflkmfhebedbjioipglgcbcmnbpgliof'),
    chains: [EVM, SOLANA],
  }),
  wallet('Solflare', '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79', 'https://solflare.com', {
    mobileLink: 'solflare://',
    appStore: 'https://apps.apple.com/app/id1580902717',
    playStore: play('com.solflare.mobile'),
    chromeStore: chrome('bhhhlbepdkbapadjdnnojkbgioiodbic'),
    chains: [SOLANA],
  }),
  wallet('Coin98', '2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01', 'https://coin98.com', {
    mobileLink: 'coin98://',
    appStore: 'https://apps.apple.com/app/id1561969966',
    playStore: play('coin98.crypto.finance.media'),
    chromeStore: chrome('aeachknmefphepccionboohckonoeemg'),
    chains: [EVM, SOLANA],
  }),
  wallet('Xverse', '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b', 'https://www.xverse.app', {
    appStore: 'https://apps.apple.com/app/id1552272513',
    playStore: play('com.secretkeylabs.xverse'),
    chromeStore: chrome('idnnbdplmphpflfnlkomgpfbpcgelopg'),
    chains: [BITCOIN],
  }),
  wallet('Leather', '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13', 'https://leather.io', {
    chromeStore: chrome('ldinpeekobnhjjdofggfgjlcehhmanlj'),
    chains: [BITCOIN],
  }),
];

function wallet(name: string, id: string, homepage: string, more: Partial<ListedWallet>): ListedWallet {
  return { id, name, homepage, ...more };
}

function play(id: string): string {
  return `https://play.google.com/store/apps/details?id=${id}`;
}

function chrome(id: string): string {
  return `https://chromewebstore.google.com/detail/${id}`;
}
