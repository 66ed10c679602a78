/** Made by `npm run messages` from messages/zh-Hant.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: '金額',
    amountInDollars: '美元金額',
    inDollars: '以美元計',
    inToken: (symbol) => `以 ${symbol} 計`,
    to: '收款方',
    receiver: '地址或名稱',
    paste: '貼上地址',
    clear: '清除地址',
    max: '最大',
    balance: '餘額',
    chooseToken: '選擇代幣',
    token: (symbol) => `代幣：${symbol}。變更`,
    readiness: {
      ready: '核對',
      'invalid-address': '地址無效',
      'add-address': '輸入地址',
      'insufficient-funds': '資金不足',
      'add-amount': '輸入金額',
      'incorrect-value': '金額無效',
      'select-token': '選擇代幣',
    },
    amountProblems: {
      incorrect: '金額無效',
      amount: '超過您擁有的數量',
      fee: '不足以支付網路費用',
    },
    addressProblems: {
      'too-short': '太短。請貼上完整地址。',
      'not-an-address': '不是此網路上的有效地址。',
      checksum: '此地址有錯誤，請重新複製。',
      'no-name': '此名稱在該網路上沒有地址。',
      'name-elsewhere': '此名稱儲存在鏈下，我們無法驗證。請改為索取地址。',
      'name-unknown': '無法查詢此名稱，請重試。',
    },
    cautions: {
      'burn-address': {
        title: '銷毀地址',
        lead: '沒有人控制此地址。傳送到那裡的任何資產都將永遠遺失。',
      },
      'token-contract': {
        title: '這是代幣合約',
        lead: '傳送到這裡的代幣通常會遺失。請傳送到錢包地址。',
      },
      'look-alike': {
        title: '這不是您以為的地址：可能是地址投毒詐騙',
        lead: '它的開頭和結尾與您用過的地址相同，但並不是同一個地址。詐騙者會製造這種地址。您知道的地址：',
      },
      yourself: {
        title: '這是您自己的帳戶',
        lead: '您只會支付網路費用。',
      },
    },
    lookingUp: '正在查詢名稱…',
    mutual: '這是該地址的主名稱。',
    notMutual: '這不是該地址的主名稱。',
    notMutualLead: '請確認它屬於正確的人。',
    nameMoved: {
      title: '此名稱已變更',
      lead: '它現在指向另一個地址。未傳送任何資產。請與收款人確認地址。',
    },
    fee: '網路費用',
    feeUnknown: '無法取得費用',
    tokens: '您的代幣',
    noTokens: '找不到代幣',
    tokensUnavailable: '無法取得代幣餘額',
    noTokensLead: '您在此網路上沒有可傳送的代幣。',
    youSend: '您傳送',
    total: '總計',
    warning: '轉帳無法復原。請核對完整地址，而不只是開頭和結尾。',
    risk: '我明白傳送到此地址的資產可能會遺失',
    riskMore: '我明白從我的錢包轉出的可能多於此處所顯示的',
    otherAddress: '使用其他地址',
    send: (amount) => `傳送 ${amount}`,
    confirm: (wallet) => `在 ${wallet} 中確認`,
    asked: (wallet) => `發給 ${wallet} 的請求`,
    nothing: '還沒有要傳送的內容',
    nothingLead: '請先輸入金額和地址。',
    declined: '已拒絕轉帳',
    declinedLead: (wallet) => `您在 ${wallet} 中拒絕了。未傳送任何資產。`,
    edit: '編輯轉帳',
  },
  tokens: {
    search: '搜尋代幣',
    found: (count) => pluralOf(count, { other: `找到 ${numberOf(count)} 種代幣` }),
    none: '找不到代幣',
    noneLead: '請嘗試名稱、符號或完整地址。',
    cautions: {
      imitation: {
        title: (known) => `這不是 ${known}`,
        lead: (known) => `這是仿冒品：任何人都可以建立同名代幣。真正的 ${known} 有不同的合約地址。`,
      },
      twin: {
        title: '另一種代幣看起來相同',
        lead: '只有一種可能是真的。請將合約地址與發行方公布的地址比對。',
      },
      'odd-letters': {
        title: '名稱含有可疑字元',
        lead: '其中有隱藏或形似的字元。很可能是詐騙代幣。',
      },
      lure: {
        title: '垃圾代幣',
        lead: '請勿造訪代幣中提到的網站：它們是專門用來掏空錢包的。',
      },
    },
    tags: {
      imitation: (known) => `不是 ${known}`,
      twin: '仿冒',
      'odd-letters': '可疑',
      lure: '垃圾',
    },
  },
};
