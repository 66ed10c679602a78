/** Made by `npm run messages` from messages/ar.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'المبلغ',
    amountInDollars: 'المبلغ بالدولار',
    inDollars: 'بالدولار',
    inToken: (symbol) => `بـ \u2068${symbol}\u2069`,
    to: 'إلى',
    receiver: 'عنوان أو اسم',
    paste: 'لصق العنوان',
    clear: 'مسح العنوان',
    max: 'الأقصى',
    balance: 'الرصيد',
    chooseToken: 'اختر الرمز المميز',
    token: (symbol) => `الرمز المميز: \u2068${symbol}\u2069. تغيير`,
    readiness: {
      ready: 'مراجعة',
      'invalid-address': 'عنوان غير صالح',
      'add-address': 'أدخل العنوان',
      'insufficient-funds': 'رصيد غير كافٍ',
      'add-amount': 'أدخل المبلغ',
      'incorrect-value': 'مبلغ غير صالح',
      'select-token': 'اختر الرمز المميز',
    },
    amountProblems: {
      incorrect: 'مبلغ غير صالح',
      amount: 'أكثر مما لديك',
      fee: 'لا يكفي لرسوم الشبكة',
    },
    addressProblems: {
      'too-short': 'قصير جدًا. الصق العنوان كاملًا.',
      'not-an-address': 'ليس عنوانًا صالحًا على هذه الشبكة.',
      checksum: 'في هذا العنوان خطأ. انسخه مرة أخرى.',
      'no-name': 'ليس لهذا الاسم عنوان على هذه الشبكة.',
      'name-elsewhere': 'هذا الاسم مخزن خارج السلسلة، لذلك لا يمكننا التحقق منه. اطلب العنوان بدلًا منه.',
      'name-unknown': 'تعذر البحث عن هذا الاسم. حاول مرة أخرى.',
    },
    cautions: {
      'burn-address': {
        title: 'عنوان حرق',
        lead: 'لا أحد يتحكم في هذا العنوان. كل ما ترسله إليه يضيع إلى الأبد.',
      },
      'token-contract': {
        title: 'هذا عقد رمز مميز',
        lead: 'الرموز المرسلة إلى هنا تضيع عادةً. أرسل إلى عنوان محفظة.',
      },
      'look-alike': {
        title: 'ليس العنوان الذي تظنه: احتيال محتمل بتسميم العناوين',
        lead: 'يبدأ وينتهي مثل عنوان استخدمته، لكنه عنوان مختلف. ينشئ المحتالون عناوين كهذه. العنوان الذي تعرفه:',
      },
      yourself: {
        title: 'هذا حسابك أنت',
        lead: 'ستدفع رسوم الشبكة فقط.',
      },
    },
    lookingUp: 'جارٍ البحث عن الاسم…',
    mutual: 'هذا هو الاسم الأساسي للعنوان.',
    notMutual: 'هذا ليس الاسم الأساسي للعنوان.',
    notMutualLead: 'تأكد من أنه يخص الشخص الصحيح.',
    nameMoved: {
      title: 'تغيّر هذا الاسم',
      lead: 'يشير الآن إلى عنوان مختلف. لم يُرسل أي شيء. أكّد العنوان مع المستلم.',
    },
    fee: 'رسوم الشبكة',
    feeUnknown: 'الرسوم غير متاحة',
    tokens: 'رموزك',
    noTokens: 'لم يُعثر على رموز',
    tokensUnavailable: 'رصيد الرموز غير متاح',
    noTokensLead: 'ليست لديك رموز لإرسالها على هذه الشبكة.',
    youSend: 'ترسل',
    total: 'الإجمالي',
    warning: 'لا يمكن التراجع عن التحويلات. تحقق من العنوان كاملًا، وليس من بدايته ونهايته فقط.',
    risk: 'أفهم أنني قد أفقد ما أرسله إلى هذا العنوان',
    riskMore: 'أفهم أنه قد يخرج من محفظتي أكثر مما تعرضه هذه المراجعة',
    otherAddress: 'استخدام عنوان مختلف',
    send: (amount) => `إرسال \u2068${amount}\u2069`,
    confirm: (wallet) => `أكّد في \u2068${wallet}\u2069`,
    asked: (wallet) => `الطلب إلى \u2068${wallet}\u2069`,
    nothing: 'لا يوجد ما تُرسله بعد',
    nothingLead: 'أدخل مبلغًا وعنوانًا أولًا.',
    declined: 'رُفض التحويل',
    declinedLead: (wallet) => `رفضت في \u2068${wallet}\u2069. لم يُرسل أي شيء.`,
    edit: 'تعديل التحويل',
  },
  tokens: {
    search: 'البحث عن رموز',
    found: (count) => pluralOf(count, { zero: 'لم يُعثر على رموز', one: 'عُثر على رمز واحد', two: 'عُثر على رمزين', few: `عُثر على ${numberOf(count)} رموز`, many: `عُثر على ${numberOf(count)} رمزًا`, other: `عُثر على ${numberOf(count)} رمز` }),
    none: 'لم يُعثر على رموز',
    noneLead: 'جرّب الاسم أو الرمز المختصر أو العنوان كاملًا.',
    cautions: {
      imitation: {
        title: (known) => `هذا ليس \u2068${known}\u2069`,
        lead: (known) => `إنه تقليد: يمكن لأي شخص إنشاء رمز بهذا الاسم. لـ \u2068${known}\u2069 الحقيقي عنوان عقد مختلف.`,
      },
      twin: {
        title: 'رمز آخر يبدو مماثلًا',
        lead: 'واحد فقط يمكن أن يكون أصليًا. قارن عناوين العقود بعنوان الجهة المُصدِرة.',
      },
      'odd-letters': {
        title: 'أحرف مريبة في الاسم',
        lead: 'فيه أحرف مخفية أو متشابهة. من المرجح أنه رمز احتيالي.',
      },
      lure: {
        title: 'رمز مزعج',
        lead: 'لا تزر المواقع المذكورة في الرموز: أُنشئت لإفراغ المحافظ.',
      },
    },
    tags: {
      imitation: (known) => `ليس \u2068${known}\u2069`,
      twin: 'مشابه',
      'odd-letters': 'مريب',
      lure: 'مزعج',
    },
  },
};
