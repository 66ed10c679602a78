/** Made by `npm run messages` from messages/he.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'סכום',
    amountInDollars: 'סכום בדולרים',
    inDollars: 'בדולרים',
    inToken: (symbol) => `ב-\u2068${symbol}\u2069`,
    to: 'אל',
    receiver: 'כתובת או שם',
    paste: 'הדבקת כתובת',
    clear: 'ניקוי הכתובת',
    max: 'מקס׳',
    balance: 'יתרה',
    chooseToken: 'בחירת טוקן',
    token: (symbol) => `טוקן: \u2068${symbol}\u2069. שינוי`,
    readiness: {
      ready: 'בדיקה',
      'invalid-address': 'כתובת שגויה',
      'add-address': 'הזינו כתובת',
      'insufficient-funds': 'אין מספיק כספים',
      'add-amount': 'הזינו סכום',
      'incorrect-value': 'סכום שגוי',
      'select-token': 'בחירת טוקן',
    },
    amountProblems: {
      incorrect: 'סכום שגוי',
      amount: 'יותר ממה שיש לכם',
      fee: 'לא מספיק לעמלת הרשת',
    },
    addressProblems: {
      'too-short': 'קצרה מדי. הדביקו את הכתובת המלאה.',
      'not-an-address': 'כתובת לא תקינה ברשת הזו.',
      checksum: 'יש שגיאת הקלדה בכתובת הזו. העתיקו אותה שוב.',
      'no-name': 'לשם הזה אין כתובת ברשת הזו.',
      'name-elsewhere': 'השם הזה שמור מחוץ לבלוקצ׳יין, ולכן לא נוכל לאמת אותו. בקשו במקומו את הכתובת.',
      'name-unknown': 'לא ניתן לאתר את השם הזה. נסו שוב.',
    },
    cautions: {
      'burn-address': {
        title: 'כתובת שריפה',
        lead: 'אין לאיש שליטה בכתובת הזו. כל מה שתשלחו לשם אבוד לתמיד.',
      },
      'token-contract': {
        title: 'זה חוזה של טוקן',
        lead: 'טוקנים שנשלחים לכאן בדרך כלל הולכים לאיבוד. שלחו לכתובת של ארנק.',
      },
      'look-alike': {
        title: 'לא הכתובת שחשבתם: ייתכן שזו הונאת הרעלת כתובות',
        lead: 'היא מתחילה ומסתיימת כמו כתובת שהשתמשתם בה, אבל היא כתובת אחרת. נוכלים יוצרים כתובות כאלה. הכתובת שאתם מכירים:',
      },
      yourself: {
        title: 'זה החשבון שלכם',
        lead: 'תשלמו רק את עמלת הרשת.',
      },
    },
    lookingUp: 'חיפוש השם…',
    mutual: 'זה השם הראשי של הכתובת.',
    notMutual: 'זה לא השם הראשי של הכתובת.',
    notMutualLead: 'ודאו שהוא שייך לאדם הנכון.',
    nameMoved: {
      title: 'השם הזה השתנה',
      lead: 'עכשיו הוא מפנה לכתובת אחרת. שום דבר לא נשלח. אמתו את הכתובת עם הנמען.',
    },
    fee: 'עמלת רשת',
    feeUnknown: 'העמלה לא זמינה',
    tokens: 'הטוקנים שלכם',
    noTokens: 'לא נמצאו טוקנים',
    tokensUnavailable: 'יתרת הטוקנים לא זמינה',
    noTokensLead: 'אין לכם טוקנים לשליחה ברשת הזו.',
    youSend: 'אתם שולחים',
    total: 'סך הכול',
    warning: 'לא ניתן לבטל העברות. בדקו את הכתובת כולה, לא רק את הקצוות.',
    risk: 'ברור לי שייתכן שאאבד את מה שאשלח לכתובת הזו',
    riskMore: 'ברור לי שייתכן שיצא מהארנק שלי יותר ממה שמוצג בבדיקה הזו',
    otherAddress: 'שימוש בכתובת אחרת',
    send: (amount) => `שליחת \u2068${amount}\u2069`,
    confirm: (wallet) => `אשרו דרך \u2068${wallet}\u2069`,
    asked: (wallet) => `בקשה אל \u2068${wallet}\u2069`,
    nothing: 'אין עדיין מה לשלוח',
    nothingLead: 'קודם הזינו סכום וכתובת.',
    declined: 'ההעברה נדחתה',
    declinedLead: (wallet) => `דחיתם דרך \u2068${wallet}\u2069. שום דבר לא נשלח.`,
    edit: 'עריכת ההעברה',
  },
  tokens: {
    search: 'חיפוש טוקנים',
    found: (count) => pluralOf(count, { one: 'נמצא טוקן אחד', two: 'נמצאו שני טוקנים', other: `נמצאו ${numberOf(count)} טוקנים` }),
    none: 'לא נמצאו טוקנים',
    noneLead: 'נסו את השם, את הסימול או את הכתובת המלאה.',
    cautions: {
      imitation: {
        title: (known) => `זה לא \u2068${known}\u2069`,
        lead: (known) => `זה עותק: כל אחד יכול ליצור טוקן בשם הזה. ל-\u2068${known}\u2069 האמיתי יש כתובת חוזה אחרת.`,
      },
      twin: {
        title: 'יש טוקן נוסף שנראה אותו דבר',
        lead: 'רק אחד יכול להיות אמיתי. השוו את כתובות החוזה לאלה של המנפיק.',
      },
      'odd-letters': {
        title: 'תווים חשודים בשם',
        lead: 'יש בו אותיות נסתרות או דומות למראה. סביר להניח שזה טוקן הונאה.',
      },
      lure: {
        title: 'טוקן ספאם',
        lead: 'אל תיכנסו לאתרים ששמם מופיע בטוקנים: הם נבנו כדי לרוקן ארנקים.',
      },
    },
    tags: {
      imitation: (known) => `לא \u2068${known}\u2069`,
      twin: 'דומה למראה',
      'odd-letters': 'חשוד',
      lure: 'ספאם',
    },
  },
};
