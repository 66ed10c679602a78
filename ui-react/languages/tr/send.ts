/** Made by `npm run messages` from messages/tr.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Tutar',
    amountInDollars: 'Dolar olarak tutar',
    inDollars: 'Dolar olarak',
    inToken: (symbol) => `${symbol} olarak`,
    to: 'Alıcı',
    receiver: 'Adres veya ad',
    paste: 'Adresi yapıştır',
    clear: 'Adresi temizle',
    max: 'Maks.',
    balance: 'Bakiye',
    chooseToken: 'Token seçin',
    token: (symbol) => `Token: ${symbol}. Değiştir`,
    readiness: {
      ready: 'İncele',
      'invalid-address': 'Geçersiz adres',
      'add-address': 'Adres girin',
      'insufficient-funds': 'Yetersiz bakiye',
      'add-amount': 'Tutar girin',
      'incorrect-value': 'Geçersiz tutar',
      'select-token': 'Token seçin',
    },
    amountProblems: {
      incorrect: 'Geçersiz tutar',
      amount: 'Sahip olduğunuzdan fazla',
      fee: 'Ağ ücreti için yeterli değil',
    },
    addressProblems: {
      'too-short': 'Çok kısa. Adresin tamamını yapıştırın.',
      'not-an-address': 'Bu ağda geçerli bir adres değil.',
      checksum: 'Bu adreste yazım hatası var. Yeniden kopyalayın.',
      'no-name': 'Bu adın bu ağda adresi yok.',
      'name-elsewhere': 'Bu ad zincir dışında saklanıyor, bu yüzden doğrulayamıyoruz. Bunun yerine adresi isteyin.',
      'name-unknown': 'Bu ad sorgulanamadı. Tekrar deneyin.',
    },
    cautions: {
      'burn-address': {
        title: 'Yakım adresi',
        lead: 'Bu adresi kimse kontrol etmez. Oraya gönderdiğiniz her şey sonsuza dek kaybolur.',
      },
      'token-contract': {
        title: 'Bu bir token sözleşmesi',
        lead: 'Buraya gönderilen tokenler genellikle kaybolur. Bir cüzdan adresine gönderin.',
      },
      'look-alike': {
        title: 'Sandığınız adres değil: olası adres zehirleme dolandırıcılığı',
        lead: 'Daha önce kullandığınız bir adresle aynı başlıyor ve bitiyor ama farklı bir adres. Bunları dolandırıcılar oluşturur. Bildiğiniz adres:',
      },
      yourself: {
        title: 'Bu sizin kendi hesabınız',
        lead: 'Yalnızca ağ ücretini ödemiş olursunuz.',
      },
    },
    lookingUp: 'Ad sorgulanıyor…',
    mutual: 'Bu, adresin birincil adı.',
    notMutual: 'Bu, adresin birincil adı değil.',
    notMutualLead: 'Doğru kişiye ait olduğundan emin olun.',
    nameMoved: {
      title: 'Bu ad değişti',
      lead: 'Artık farklı bir adresi gösteriyor. Hiçbir şey gönderilmedi. Adresi alıcıyla doğrulayın.',
    },
    fee: 'Ağ ücreti',
    feeUnknown: 'Ücret alınamıyor',
    tokens: 'Tokenleriniz',
    noTokens: 'Token bulunamadı',
    tokensUnavailable: 'Token bakiyesi görüntülenemiyor',
    noTokensLead: 'Bu ağda gönderecek tokeniniz yok.',
    youSend: 'Gönderdiğiniz',
    total: 'Toplam',
    warning: 'Transferler geri alınamaz. Adresin yalnızca uçlarını değil, tamamını kontrol edin.',
    risk: 'Bu adrese gönderdiğimi kaybedebileceğimi anlıyorum',
    riskMore: 'Cüzdanımdan bu incelemenin gösterdiğinden fazlasının çıkabileceğini anlıyorum',
    otherAddress: 'Farklı bir adres kullan',
    send: (amount) => `${amount} gönder`,
    confirm: (wallet) => `${wallet} üzerinde onaylayın`,
    asked: (wallet) => `İsteğin gönderildiği yer: ${wallet}`,
    nothing: 'Henüz gönderilecek bir şey yok',
    nothingLead: 'Önce tutar ve adres girin.',
    declined: 'Transfer reddedildi',
    declinedLead: (wallet) => `${wallet} üzerinde reddettiniz. Hiçbir şey gönderilmedi.`,
    edit: 'Transferi düzenle',
  },
  tokens: {
    search: 'Token ara',
    found: (count) => pluralOf(count, { one: `${numberOf(count)} token bulundu`, other: `${numberOf(count)} token bulundu` }),
    none: 'Token bulunamadı',
    noneLead: 'Adı, sembolü veya adresin tamamını deneyin.',
    cautions: {
      imitation: {
        title: (known) => `Bu ${known} değil`,
        lead: (known) => `Bu bir kopya: bu adla herkes token oluşturabilir. Gerçek ${known} farklı bir sözleşme adresine sahiptir.`,
      },
      twin: {
        title: 'Başka bir token aynı görünüyor',
        lead: 'Yalnızca biri gerçek olabilir. Sözleşme adreslerini ihraççınınkiyle karşılaştırın.',
      },
      'odd-letters': {
        title: 'Adda şüpheli karakterler var',
        lead: 'Gizli veya benzer görünen harfler içeriyor. Büyük olasılıkla bir dolandırıcılık tokeni.',
      },
      lure: {
        title: 'Spam token',
        lead: 'Token adlarında geçen web sitelerini ziyaret etmeyin: cüzdanları boşaltmak için yapılmışlardır.',
      },
    },
    tags: {
      imitation: (known) => `${known} değil`,
      twin: 'Benzer',
      'odd-letters': 'Şüpheli',
      lure: 'Spam',
    },
  },
};
