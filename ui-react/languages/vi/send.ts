/** Made by `npm run messages` from messages/vi.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Số lượng',
    amountInDollars: 'Số tiền bằng đô la',
    inDollars: 'Bằng đô la',
    inToken: (symbol) => `Bằng ${symbol}`,
    to: 'Đến',
    receiver: 'Địa chỉ hoặc tên',
    paste: 'Dán địa chỉ',
    clear: 'Xóa địa chỉ',
    max: 'Tối đa',
    balance: 'Số dư',
    chooseToken: 'Chọn token',
    token: (symbol) => `Token: ${symbol}. Thay đổi`,
    readiness: {
      ready: 'Xem lại',
      'invalid-address': 'Địa chỉ không hợp lệ',
      'add-address': 'Nhập địa chỉ',
      'insufficient-funds': 'Không đủ tiền',
      'add-amount': 'Nhập số lượng',
      'incorrect-value': 'Số lượng không hợp lệ',
      'select-token': 'Chọn token',
    },
    amountProblems: {
      incorrect: 'Số lượng không hợp lệ',
      amount: 'Nhiều hơn số bạn có',
      fee: 'Không đủ để trả phí mạng',
    },
    addressProblems: {
      'too-short': 'Quá ngắn. Hãy dán toàn bộ địa chỉ.',
      'not-an-address': 'Không phải địa chỉ hợp lệ trên mạng này.',
      checksum: 'Địa chỉ này có lỗi chính tả. Hãy sao chép lại.',
      'no-name': 'Tên này không có địa chỉ trên mạng này.',
      'name-elsewhere': 'Tên này được lưu ngoài chuỗi nên chúng tôi không thể xác minh. Hãy hỏi địa chỉ thay vì tên.',
      'name-unknown': 'Không thể tra cứu tên này. Hãy thử lại.',
    },
    cautions: {
      'burn-address': {
        title: 'Địa chỉ đốt',
        lead: 'Không ai kiểm soát địa chỉ này. Mọi thứ bạn gửi đến đó sẽ mất vĩnh viễn.',
      },
      'token-contract': {
        title: 'Đây là hợp đồng token',
        lead: 'Token gửi đến đây thường bị mất. Hãy gửi đến địa chỉ ví.',
      },
      'look-alike': {
        title: 'Không phải địa chỉ bạn nghĩ: có thể là lừa đảo đầu độc địa chỉ',
        lead: 'Phần đầu và phần cuối giống với một địa chỉ bạn từng dùng, nhưng đây là địa chỉ khác. Kẻ lừa đảo tạo ra những địa chỉ như vậy. Địa chỉ bạn biết:',
      },
      yourself: {
        title: 'Đây là tài khoản của chính bạn',
        lead: 'Bạn sẽ chỉ trả phí mạng.',
      },
    },
    lookingUp: 'Đang tra cứu tên…',
    mutual: 'Đây là tên chính của địa chỉ.',
    notMutual: 'Đây không phải tên chính của địa chỉ.',
    notMutualLead: 'Hãy chắc chắn rằng tên này thuộc về đúng người.',
    nameMoved: {
      title: 'Tên này đã thay đổi',
      lead: 'Tên này hiện trỏ đến một địa chỉ khác. Chưa có gì được gửi. Hãy xác nhận địa chỉ với người nhận.',
    },
    fee: 'Phí mạng',
    feeUnknown: 'Không có thông tin phí',
    tokens: 'Token của bạn',
    noTokens: 'Không tìm thấy token',
    tokensUnavailable: 'Không có thông tin số dư token',
    noTokensLead: 'Bạn không có token nào để gửi trên mạng này.',
    youSend: 'Bạn gửi',
    total: 'Tổng cộng',
    warning: 'Không thể đảo ngược lệnh chuyển. Hãy kiểm tra toàn bộ địa chỉ, không chỉ phần đầu và phần cuối.',
    risk: 'Tôi hiểu rằng tôi có thể mất những gì tôi gửi đến địa chỉ này',
    riskMore: 'Tôi hiểu rằng số tài sản rời khỏi ví của tôi có thể nhiều hơn những gì bản xem lại này hiển thị',
    otherAddress: 'Dùng địa chỉ khác',
    send: (amount) => `Gửi ${amount}`,
    confirm: (wallet) => `Xác nhận trong ${wallet}`,
    asked: (wallet) => `Yêu cầu gửi đến ${wallet}`,
    nothing: 'Chưa có gì để gửi',
    nothingLead: 'Hãy nhập số lượng và địa chỉ trước.',
    declined: 'Đã từ chối lệnh chuyển',
    declinedLead: (wallet) => `Bạn đã từ chối trong ${wallet}. Không có gì được gửi.`,
    edit: 'Sửa lệnh chuyển',
  },
  tokens: {
    search: 'Tìm token',
    found: (count) => pluralOf(count, { other: `Tìm thấy ${numberOf(count)} token` }),
    none: 'Không tìm thấy token',
    noneLead: 'Hãy thử tên, ký hiệu hoặc toàn bộ địa chỉ.',
    cautions: {
      imitation: {
        title: (known) => `Đây không phải ${known}`,
        lead: (known) => `Đây là bản sao: bất kỳ ai cũng có thể tạo token với tên này. ${known} thật có địa chỉ hợp đồng khác.`,
      },
      twin: {
        title: 'Có một token khác trông giống hệt',
        lead: 'Chỉ một token có thể là thật. Hãy so sánh địa chỉ hợp đồng với địa chỉ của bên phát hành.',
      },
      'odd-letters': {
        title: 'Tên có ký tự đáng ngờ',
        lead: 'Tên có chữ cái ẩn hoặc trông giống chữ khác. Nhiều khả năng đây là token lừa đảo.',
      },
      lure: {
        title: 'Token rác',
        lead: 'Đừng truy cập các trang web được nêu trong token: chúng được tạo ra để rút sạch ví.',
      },
    },
    tags: {
      imitation: (known) => `Không phải ${known}`,
      twin: 'Giống token khác',
      'odd-letters': 'Đáng ngờ',
      lure: 'Rác',
    },
  },
};
