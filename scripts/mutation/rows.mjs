/** The rows of the table, and the subjects that have a threshold. */

const money =
  /^domain\/[a-z-]+\/(amount|amount-typing|decimal|read-scale|send|transfer|swap|swap-token|swap-networks|payment|pay-error|purchase|exchange|network-balance|token|token-balance|poisoned)\.ts$/;
const approvals =
  /^domain\/[a-z-]+\/(spending-right|permission-request|rpc-permission|describe-permission|describe-transaction|transaction|request|expiry)\.ts$/;
const signIn = /^domain\/[a-z-]+\/(sign-in-message|origin|identity)\.ts$/;
const sessions =
  /^application\/(connect\/(?:stored\/)?(disconnect|follow-link|follow-other-tab|links|restore|status-of|stored|stored-promises|take-over)|modal\/keep-connected|ports\/kept-for)\.ts$/;

const subjectOfFolder = {
  'application/send': 'money',
  'application/swap': 'money',
  'application/pay': 'money',
  'application/batch': 'money',
  'application/buy': 'money',
  'application/approve': 'approvals',
  'application/sign-in': 'sign-in',
  'application/smart-sessions': 'sessions',
};

/** The percentage of its mutants that the tests have to detect. */
export const THRESHOLDS = { domain: 85, application: 85, money: 95, sessions: 95, approvals: 95, 'sign-in': 95 };

export function rowOf(file) {
  const [layer, folder, ...rest] = file.split('/');
  if (layer === 'domain') {
    if (money.test(file)) return 'domain, money';
    if (approvals.test(file)) return 'domain, approvals';
    return signIn.test(file) ? 'domain, sign-in' : 'domain, other';
  }
  if (sessions.test(file)) return 'application, sessions';
  return rest.length > 0 ? `application/${folder}` : 'application, other';
}

/** What a row counts towards: its layer, and a subject if it has one. */
export function subjectsOf(row) {
  const [layer] = row.split(/[/,]/);
  const subject = subjectOfFolder[row] ?? row.split(', ')[1];
  return THRESHOLDS[subject] ? [layer, subject] : [layer];
}
