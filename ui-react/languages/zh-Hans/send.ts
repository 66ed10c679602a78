/** Made by `npm run messages` from messages/zh-Hans.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: '金额',
    amountInDollars: '美元金额',
    inDollars: '以美元计',
    inToken: (symbol) => `以 ${symbol} 计`,
    to: '收款方',
    receiver: '地址或名称',
    paste: '粘贴地址',
    clear: '清除地址',
    max: '最大',
    balance: '余额',
    chooseToken: '选择代币',
    token: (symbol) => `代币：${symbol}。更改`,
    readiness: {
      ready: '核对',
      'invalid-address': '地址无效',
      'add-address': '输入地址',
      'insufficient-funds': '资金不足',
      'add-amount': '输入金额',
      'incorrect-value': '金额无效',
      'select-token': '选择代币',
    },
    amountProblems: {
      incorrect: '金额无效',
      amount: '超过您拥有的数量',
      fee: '不足以支付网络费用',
    },
    addressProblems: {
      'too-short': '太短。请粘贴完整地址。',
      'not-an-address': '不是此网络上的有效地址。',
      checksum: '此地址有错误，请重新复制。',
      'no-name': '此名称在该网络上没有地址。',
      'name-elsewhere': '此名称存储在链下，我们无法验证。请改为索取地址。',
      'name-unknown': '无法查询此名称，请重试。',
    },
    cautions: {
      'burn-address': {
        title: '销毁地址',
        lead: '没有人控制此地址。发送到那里的任何资产都将永远丢失。',
      },
      'token-contract': {
        title: '这是代币合约',
        lead: '发送到这里的代币通常会丢失。请发送到钱包地址。',
      },
      'look-alike': {
        title: '这不是您以为的地址：可能是地址投毒诈骗',
        lead: '它的开头和结尾与您用过的地址相同，但并不是同一个地址。骗子会制造这种地址。您知道的地址：',
      },
      yourself: {
        title: '这是您自己的账户',
        lead: '您只会支付网络费用。',
      },
    },
    lookingUp: '正在查询名称…',
    mutual: '这是该地址的主名称。',
    notMutual: '这不是该地址的主名称。',
    notMutualLead: '请确认它属于正确的人。',
    nameMoved: {
      title: '此名称已更改',
      lead: '它现在指向另一个地址。未发送任何资产。请与收款人确认地址。',
    },
    fee: '网络费用',
    feeUnknown: '无法获取费用',
    tokens: '您的代币',
    noTokens: '未找到代币',
    tokensUnavailable: '无法获取代币余额',
    noTokensLead: '您在此网络上没有可发送的代币。',
    youSend: '您发送',
    total: '总计',
    warning: '转账无法撤回。请核对完整地址，而不仅是开头和结尾。',
    risk: '我明白发送到此地址的资产可能会丢失',
    riskMore: '我明白从我的钱包转出的可能多于此处所显示的',
    otherAddress: '使用其他地址',
    send: (amount) => `发送 ${amount}`,
    confirm: (wallet) => `在 ${wallet} 中确认`,
    asked: (wallet) => `发给 ${wallet} 的请求`,
    nothing: '还没有要发送的内容',
    nothingLead: '请先输入金额和地址。',
    declined: '已拒绝转账',
    declinedLead: (wallet) => `您在 ${wallet} 中拒绝了。未发送任何资产。`,
    edit: '编辑转账',
  },
  tokens: {
    search: '搜索代币',
    found: (count) => pluralOf(count, { other: `找到 ${numberOf(count)} 种代币` }),
    none: '未找到代币',
    noneLead: '请尝试名称、符号或完整地址。',
    cautions: {
      imitation: {
        title: (known) => `这不是 ${known}`,
        lead: (known) => `这是仿冒品：任何人都可以创建同名代币。真正的 ${known} 有不同的合约地址。`,
      },
      twin: {
        title: '另一种代币看起来相同',
        lead: '只有一种可能是真的。请将合约地址与发行方公布的进行比对。',
      },
      'odd-letters': {
        title: '名称含有可疑字符',
        lead: '其中有隐藏或形似的字符。很可能是诈骗代币。',
      },
      lure: {
        title: '垃圾代币',
        lead: '请勿访问代币中提到的网站：它们专门用来盗空钱包。',
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
