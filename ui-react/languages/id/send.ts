/** Made by `npm run messages` from messages/id.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Jumlah',
    amountInDollars: 'Jumlah dalam dolar',
    inDollars: 'Dalam dolar',
    inToken: (symbol) => `Dalam ${symbol}`,
    to: 'Kepada',
    receiver: 'Alamat atau nama',
    paste: 'Tempel alamat',
    clear: 'Hapus alamat',
    max: 'Maks',
    balance: 'Saldo',
    chooseToken: 'Pilih token',
    token: (symbol) => `Token: ${symbol}. Ganti`,
    readiness: {
      ready: 'Tinjau',
      'invalid-address': 'Alamat tidak valid',
      'add-address': 'Masukkan alamat',
      'insufficient-funds': 'Dana tidak cukup',
      'add-amount': 'Masukkan jumlah',
      'incorrect-value': 'Jumlah tidak valid',
      'select-token': 'Pilih token',
    },
    amountProblems: {
      incorrect: 'Jumlah tidak valid',
      amount: 'Melebihi yang Anda miliki',
      fee: 'Tidak cukup untuk biaya jaringan',
    },
    addressProblems: {
      'too-short': 'Terlalu pendek. Tempel alamat secara utuh.',
      'not-an-address': 'Bukan alamat yang valid di jaringan ini.',
      checksum: 'Ada salah ketik pada alamat ini. Salin lagi.',
      'no-name': 'Nama ini tidak memiliki alamat di jaringan ini.',
      'name-elsewhere': 'Nama ini disimpan di luar rantai, jadi kami tidak dapat memverifikasinya. Mintalah alamatnya.',
      'name-unknown': 'Tidak dapat mencari nama ini. Coba lagi.',
    },
    cautions: {
      'burn-address': {
        title: 'Alamat pembakaran',
        lead: 'Tidak ada yang mengendalikan alamat ini. Apa pun yang Anda kirim ke sana hilang selamanya.',
      },
      'token-contract': {
        title: 'Ini adalah kontrak token',
        lead: 'Token yang dikirim ke sini biasanya hilang. Kirim ke alamat dompet.',
      },
      'look-alike': {
        title: 'Bukan alamat yang Anda kira: kemungkinan penipuan peracunan alamat',
        lead: 'Awal dan akhirnya sama dengan alamat yang pernah Anda gunakan, tetapi ini alamat yang berbeda. Penipu membuat alamat seperti ini. Alamat yang Anda kenal:',
      },
      yourself: {
        title: 'Ini adalah akun Anda sendiri',
        lead: 'Anda hanya akan membayar biaya jaringan.',
      },
    },
    lookingUp: 'Mencari nama…',
    mutual: 'Ini adalah nama utama alamat tersebut.',
    notMutual: 'Ini bukan nama utama alamat tersebut.',
    notMutualLead: 'Pastikan nama ini milik orang yang tepat.',
    nameMoved: {
      title: 'Nama ini berubah',
      lead: 'Nama ini kini mengarah ke alamat yang berbeda. Tidak ada yang dikirim. Konfirmasikan alamatnya dengan penerima.',
    },
    fee: 'Biaya jaringan',
    feeUnknown: 'Biaya tidak tersedia',
    tokens: 'Token Anda',
    noTokens: 'Token tidak ditemukan',
    tokensUnavailable: 'Saldo token tidak tersedia',
    noTokensLead: 'Anda tidak memiliki token untuk dikirim di jaringan ini.',
    youSend: 'Anda mengirim',
    total: 'Total',
    warning: 'Transfer tidak dapat dikembalikan. Periksa seluruh alamat, bukan hanya awal dan akhirnya.',
    risk: 'Saya memahami bahwa saya mungkin kehilangan yang saya kirim ke alamat ini',
    riskMore: 'Saya memahami bahwa yang keluar dari dompet saya mungkin lebih banyak daripada yang ditampilkan tinjauan ini',
    otherAddress: 'Gunakan alamat yang berbeda',
    send: (amount) => `Kirim ${amount}`,
    confirm: (wallet) => `Konfirmasi di ${wallet}`,
    asked: (wallet) => `Permintaan ke ${wallet}`,
    nothing: 'Belum ada yang dapat dikirim',
    nothingLead: 'Masukkan jumlah dan alamat dulu.',
    declined: 'Transfer ditolak',
    declinedLead: (wallet) => `Anda menolak di ${wallet}. Tidak ada yang dikirim.`,
    edit: 'Ubah transfer',
  },
  tokens: {
    search: 'Cari token',
    found: (count) => pluralOf(count, { other: `${numberOf(count)} token ditemukan` }),
    none: 'Token tidak ditemukan',
    noneLead: 'Coba nama, simbol, atau alamat utuhnya.',
    cautions: {
      imitation: {
        title: (known) => `Ini bukan ${known}`,
        lead: (known) => `Ini tiruan: siapa pun dapat membuat token dengan nama ini. ${known} yang asli memiliki alamat kontrak yang berbeda.`,
      },
      twin: {
        title: 'Token lain terlihat sama',
        lead: 'Hanya satu yang bisa asli. Bandingkan alamat kontrak dengan milik penerbitnya.',
      },
      'odd-letters': {
        title: 'Karakter mencurigakan dalam nama',
        lead: 'Namanya memiliki huruf tersembunyi atau yang mirip. Kemungkinan besar ini token penipuan.',
      },
      lure: {
        title: 'Token spam',
        lead: 'Jangan kunjungi situs web yang disebut dalam token: situs itu dibuat untuk menguras dompet.',
      },
    },
    tags: {
      imitation: (known) => `Bukan ${known}`,
      twin: 'Mirip',
      'odd-letters': 'Mencurigakan',
      lure: 'Spam',
    },
  },
};
