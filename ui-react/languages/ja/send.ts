/** Made by `npm run messages` from messages/ja.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: '金額',
    amountInDollars: 'ドルでの金額',
    inDollars: 'ドル建て',
    inToken: (symbol) => `${symbol}建て`,
    to: '宛先',
    receiver: 'アドレスまたは名前',
    paste: 'アドレスを貼り付け',
    clear: 'アドレスを消去',
    max: '最大',
    balance: '残高',
    chooseToken: 'トークンを選択',
    token: (symbol) => `トークン：${symbol}。変更`,
    readiness: {
      ready: '確認',
      'invalid-address': 'アドレスが無効です',
      'add-address': 'アドレスを入力',
      'insufficient-funds': '残高が不足しています',
      'add-amount': '金額を入力',
      'incorrect-value': '金額が無効です',
      'select-token': 'トークンを選択',
    },
    amountProblems: {
      incorrect: '金額が無効です',
      amount: '残高を超えています',
      fee: 'ネットワーク手数料に足りません',
    },
    addressProblems: {
      'too-short': '短すぎます。アドレス全体を貼り付けてください。',
      'not-an-address': 'このネットワークの有効なアドレスではありません。',
      checksum: 'このアドレスには誤りがあります。もう一度コピーしてください。',
      'no-name': 'この名前には、このネットワークのアドレスがありません。',
      'name-elsewhere': 'この名前はオフチェーンに保存されているため確認できません。代わりに相手にアドレスを尋ねてください。',
      'name-unknown': 'この名前を検索できませんでした。もう一度お試しください。',
    },
    cautions: {
      'burn-address': {
        title: 'バーンアドレス',
        lead: 'このアドレスは誰も管理していません。そこに送ったものはすべて永久に失われます。',
      },
      'token-contract': {
        title: 'これはトークンのコントラクトです',
        lead: 'ここに送られたトークンは通常失われます。ウォレットのアドレスに送ってください。',
      },
      'look-alike': {
        title: '思っているアドレスとは違います：アドレスポイズニング詐欺の可能性',
        lead: '以前使ったアドレスと先頭と末尾が同じですが、別のアドレスです。詐欺師がこうしたアドレスを作ります。ご存じのアドレス：',
      },
      yourself: {
        title: 'これはご自身のアカウントです',
        lead: 'ネットワーク手数料を支払うだけになります。',
      },
    },
    lookingUp: '名前を検索中…',
    mutual: 'このアドレスの主要な名前です。',
    notMutual: 'このアドレスの主要な名前ではありません。',
    notMutualLead: '正しい相手のものか確認してください。',
    nameMoved: {
      title: 'この名前は変更されました',
      lead: '現在は別のアドレスを指しています。何も送信されていません。受取人にアドレスを確認してください。',
    },
    fee: 'ネットワーク手数料',
    feeUnknown: '手数料を取得できません',
    tokens: '保有トークン',
    noTokens: 'トークンが見つかりません',
    tokensUnavailable: 'トークン残高を取得できません',
    noTokensLead: 'このネットワークには送信できるトークンがありません。',
    youSend: '送信する額',
    total: '合計',
    warning: '送金は取り消せません。先頭と末尾だけでなく、アドレス全体を確認してください。',
    risk: 'このアドレスに送るものを失う可能性があることを理解しました',
    riskMore: 'この確認画面の表示より多くがウォレットから出ていく可能性があることを理解しました',
    otherAddress: '別のアドレスを使う',
    send: (amount) => `${amount}を送信`,
    confirm: (wallet) => `${wallet}で確認`,
    asked: (wallet) => `${wallet}へのリクエスト`,
    nothing: '送信するものがまだありません',
    nothingLead: '先に金額とアドレスを入力してください。',
    declined: '送金が拒否されました',
    declinedLead: (wallet) => `${wallet}で拒否しました。何も送信されていません。`,
    edit: '送金を編集',
  },
  tokens: {
    search: 'トークンを検索',
    found: (count) => pluralOf(count, { other: `${numberOf(count)}件のトークンが見つかりました` }),
    none: 'トークンが見つかりません',
    noneLead: '名前、シンボル、またはアドレス全体でお試しください。',
    cautions: {
      imitation: {
        title: (known) => `これは${known}ではありません`,
        lead: (known) => `これは模倣品です。この名前のトークンは誰でも作れます。本物の${known}は別のコントラクトアドレスです。`,
      },
      twin: {
        title: '同じように見える別のトークンがあります',
        lead: '本物は一つだけです。コントラクトアドレスを発行者のものと比べてください。',
      },
      'odd-letters': {
        title: '名前に不審な文字があります',
        lead: '隠れた文字や紛らわしい文字が含まれています。詐欺トークンの可能性が高いです。',
      },
      lure: {
        title: 'スパムトークン',
        lead: 'トークンに書かれたサイトにはアクセスしないでください。ウォレットを空にするために作られています。',
      },
    },
    tags: {
      imitation: (known) => `${known}ではない`,
      twin: '類似品',
      'odd-letters': '不審',
      lure: 'スパム',
    },
  },
};
