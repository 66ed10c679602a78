/** Made by `npm run messages` from messages/ms.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Amaun',
    amountInDollars: 'Amaun dalam dolar',
    inDollars: 'Dalam dolar',
    inToken: (symbol) => `Dalam ${symbol}`,
    to: 'Kepada',
    receiver: 'Alamat atau nama',
    paste: 'Tampal alamat',
    clear: 'Kosongkan alamat',
    max: 'Maks',
    balance: 'Baki',
    chooseToken: 'Pilih token',
    token: (symbol) => `Token: ${symbol}. Ubah`,
    readiness: {
      ready: 'Semak',
      'invalid-address': 'Alamat tidak sah',
      'add-address': 'Masukkan alamat',
      'insufficient-funds': 'Dana tidak mencukupi',
      'add-amount': 'Masukkan amaun',
      'incorrect-value': 'Amaun tidak sah',
      'select-token': 'Pilih token',
    },
    amountProblems: {
      incorrect: 'Amaun tidak sah',
      amount: 'Melebihi yang anda miliki',
      fee: 'Tidak cukup untuk yuran rangkaian',
    },
    addressProblems: {
      'too-short': 'Terlalu pendek. Tampal keseluruhan alamat.',
      'not-an-address': 'Bukan alamat yang sah di rangkaian ini.',
      checksum: 'Alamat ini ada kesilapan taip. Salin semula.',
      'no-name': 'Nama ini tiada alamat di rangkaian ini.',
      'name-elsewhere': 'Nama ini disimpan di luar rantaian, jadi kami tidak dapat mengesahkannya. Minta alamatnya.',
      'name-unknown': 'Tidak dapat mencari nama ini. Cuba lagi.',
    },
    cautions: {
      'burn-address': {
        title: 'Alamat pembakaran',
        lead: 'Tiada sesiapa mengawal alamat ini. Apa-apa yang anda hantar ke sana hilang selama-lamanya.',
      },
      'token-contract': {
        title: 'Ini ialah kontrak token',
        lead: 'Token yang dihantar ke sini biasanya hilang. Hantar ke alamat dompet.',
      },
      'look-alike': {
        title: 'Bukan alamat yang anda sangka: kemungkinan penipuan peracunan alamat',
        lead: 'Permulaan dan akhirnya sama dengan alamat yang pernah anda gunakan, tetapi ini alamat yang berbeza. Penipu mencipta alamat seperti ini. Alamat yang anda kenal:',
      },
      yourself: {
        title: 'Ini ialah akaun anda sendiri',
        lead: 'Anda hanya akan membayar yuran rangkaian.',
      },
    },
    lookingUp: 'Mencari nama…',
    mutual: 'Ini ialah nama utama alamat tersebut.',
    notMutual: 'Ini bukan nama utama alamat tersebut.',
    notMutualLead: 'Pastikan nama ini milik orang yang betul.',
    nameMoved: {
      title: 'Nama ini telah berubah',
      lead: 'Nama ini kini menghala ke alamat yang berbeza. Tiada apa-apa dihantar. Sahkan alamat dengan penerima.',
    },
    fee: 'Yuran rangkaian',
    feeUnknown: 'Yuran tidak tersedia',
    tokens: 'Token anda',
    noTokens: 'Tiada token ditemui',
    tokensUnavailable: 'Baki token tidak tersedia',
    noTokensLead: 'Anda tiada token untuk dihantar di rangkaian ini.',
    youSend: 'Anda menghantar',
    total: 'Jumlah',
    warning: 'Pemindahan tidak boleh diterbalikkan. Semak keseluruhan alamat, bukan hanya permulaan dan akhirnya.',
    risk: 'Saya faham bahawa saya mungkin kehilangan apa yang saya hantar ke alamat ini',
    riskMore: 'Saya faham bahawa lebih banyak mungkin keluar dari dompet saya daripada yang ditunjukkan semakan ini',
    otherAddress: 'Gunakan alamat yang berbeza',
    send: (amount) => `Hantar ${amount}`,
    confirm: (wallet) => `Sahkan dalam ${wallet}`,
    asked: (wallet) => `Permintaan kepada ${wallet}`,
    nothing: 'Belum ada apa-apa untuk dihantar',
    nothingLead: 'Masukkan amaun dan alamat dahulu.',
    declined: 'Pemindahan ditolak',
    declinedLead: (wallet) => `Anda menolak dalam ${wallet}. Tiada apa-apa dihantar.`,
    edit: 'Edit pemindahan',
  },
  tokens: {
    search: 'Cari token',
    found: (count) => pluralOf(count, { other: `${numberOf(count)} token ditemui` }),
    none: 'Tiada token ditemui',
    noneLead: 'Cuba nama, simbol atau keseluruhan alamat.',
    cautions: {
      imitation: {
        title: (known) => `Ini bukan ${known}`,
        lead: (known) => `Ini tiruan: sesiapa sahaja boleh mencipta token dengan nama ini. ${known} yang sebenar mempunyai alamat kontrak yang berbeza.`,
      },
      twin: {
        title: 'Token lain kelihatan sama',
        lead: 'Hanya satu yang boleh tulen. Bandingkan alamat kontrak dengan alamat daripada pengeluarnya.',
      },
      'odd-letters': {
        title: 'Aksara mencurigakan dalam nama',
        lead: 'Namanya mempunyai huruf tersembunyi atau huruf yang serupa. Kemungkinan besar ini token penipuan.',
      },
      lure: {
        title: 'Token spam',
        lead: 'Jangan lawati laman web yang dinamakan dalam token: laman itu dibina untuk mengosongkan dompet.',
      },
    },
    tags: {
      imitation: (known) => `Bukan ${known}`,
      twin: 'Serupa',
      'odd-letters': 'Mencurigakan',
      lure: 'Spam',
    },
  },
};
