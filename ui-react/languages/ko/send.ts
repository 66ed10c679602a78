/** Made by `npm run messages` from messages/ko.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: '금액',
    amountInDollars: '달러 금액',
    inDollars: '달러로',
    inToken: (symbol) => `${symbol} 단위로`,
    to: '받는 사람',
    receiver: '주소 또는 이름',
    paste: '주소 붙여넣기',
    clear: '주소 지우기',
    max: '최대',
    balance: '잔액',
    chooseToken: '토큰 선택',
    token: (symbol) => `토큰: ${symbol}. 변경`,
    readiness: {
      ready: '검토',
      'invalid-address': '잘못된 주소',
      'add-address': '주소 입력',
      'insufficient-funds': '잔액 부족',
      'add-amount': '금액 입력',
      'incorrect-value': '잘못된 금액',
      'select-token': '토큰 선택',
    },
    amountProblems: {
      incorrect: '잘못된 금액',
      amount: '보유 금액보다 많습니다',
      fee: '네트워크 수수료를 낼 금액이 부족합니다',
    },
    addressProblems: {
      'too-short': '너무 짧습니다. 전체 주소를 붙여넣으세요.',
      'not-an-address': '이 네트워크의 올바른 주소가 아닙니다.',
      checksum: '이 주소에 오타가 있습니다. 다시 복사하세요.',
      'no-name': '이 이름은 이 네트워크에 주소가 없습니다.',
      'name-elsewhere': '이 이름은 오프체인에 저장되어 있어 확인할 수 없습니다. 대신 주소를 요청하세요.',
      'name-unknown': '이 이름을 찾지 못했습니다. 다시 시도하세요.',
    },
    cautions: {
      'burn-address': {
        title: '소각 주소',
        lead: '아무도 이 주소를 통제하지 않습니다. 이곳으로 보내는 것은 모두 영원히 잃게 됩니다.',
      },
      'token-contract': {
        title: '토큰 컨트랙트입니다',
        lead: '이곳으로 보낸 토큰은 대개 잃게 됩니다. 지갑 주소로 보내세요.',
      },
      'look-alike': {
        title: '생각하는 주소가 아닙니다: 주소 포이즈닝 사기일 수 있음',
        lead: '사용한 적이 있는 주소와 처음과 끝이 같지만 다른 주소입니다. 사기꾼이 이런 주소를 만듭니다. 알고 있는 주소:',
      },
      yourself: {
        title: '내 계정입니다',
        lead: '네트워크 수수료만 지불하게 됩니다.',
      },
    },
    lookingUp: '이름을 찾는 중…',
    mutual: '이 주소의 기본 이름입니다.',
    notMutual: '이 주소의 기본 이름이 아닙니다.',
    notMutualLead: '올바른 사람의 이름인지 확인하세요.',
    nameMoved: {
      title: '이 이름이 변경되었습니다',
      lead: '이제 다른 주소를 가리킵니다. 보낸 것은 없습니다. 받는 사람에게 주소를 확인하세요.',
    },
    fee: '네트워크 수수료',
    feeUnknown: '수수료를 확인할 수 없음',
    tokens: '내 토큰',
    noTokens: '토큰을 찾을 수 없음',
    tokensUnavailable: '토큰 잔액을 확인할 수 없음',
    noTokensLead: '이 네트워크에 보낼 토큰이 없습니다.',
    youSend: '보내는 금액',
    total: '합계',
    warning: '전송은 되돌릴 수 없습니다. 처음과 끝만이 아니라 전체 주소를 확인하세요.',
    risk: '이 주소로 보내는 것을 잃을 수 있음을 이해합니다',
    riskMore: '이 검토에 표시된 것보다 더 많은 자산이 내 지갑에서 나갈 수 있음을 이해합니다',
    otherAddress: '다른 주소 사용',
    send: (amount) => `${amount} 보내기`,
    confirm: (wallet) => `${wallet}에서 확인`,
    asked: (wallet) => `${wallet} 요청 내용`,
    nothing: '아직 보낼 것이 없습니다',
    nothingLead: '먼저 금액과 주소를 입력하세요.',
    declined: '전송이 거부되었습니다',
    declinedLead: (wallet) => `${wallet}에서 거부했습니다. 보낸 것은 없습니다.`,
    edit: '전송 수정',
  },
  tokens: {
    search: '토큰 검색',
    found: (count) => pluralOf(count, { other: `토큰 ${numberOf(count)}개를 찾았습니다` }),
    none: '토큰을 찾을 수 없음',
    noneLead: '이름, 심볼 또는 전체 주소로 시도하세요.',
    cautions: {
      imitation: {
        title: (known) => `${known} 토큰이 아닙니다`,
        lead: (known) => `복제품입니다. 누구나 이 이름의 토큰을 만들 수 있습니다. 진짜 ${known} 토큰은 컨트랙트 주소가 다릅니다.`,
      },
      twin: {
        title: '똑같아 보이는 다른 토큰이 있습니다',
        lead: '하나만 진짜일 수 있습니다. 컨트랙트 주소를 발행자의 주소와 비교하세요.',
      },
      'odd-letters': {
        title: '이름에 의심스러운 문자가 있습니다',
        lead: '숨겨진 문자나 비슷하게 생긴 문자가 있습니다. 사기 토큰일 가능성이 높습니다.',
      },
      lure: {
        title: '스팸 토큰',
        lead: '토큰에 적힌 웹사이트를 방문하지 마세요. 지갑을 비우려고 만든 사이트입니다.',
      },
    },
    tags: {
      imitation: (known) => `${known} 아님`,
      twin: '유사 토큰',
      'odd-letters': '의심스러움',
      lure: '스팸',
    },
  },
};
