/** The send form, the choice of a token, and the review. */
import type { Modal } from '../../../application/modal.js';
import { holdingsOf, walletOf } from '../../../application/selectors.js';
import type { Named } from '../../../application/send/state.js';
import { tokenCautionOf } from '../../../application/send/token-caution-of.js';
import { isRefusal } from '../../../domain/is-refusal.js';
import type { Token } from '../../../domain/token.js';
import { tokenWords } from '../../../ui-react/parts/token-words.js';
import { en } from '../../../ui-react/text/en.js';
import { heldTokens, tokenRow } from '../../../ui-react/views/account/token-rows.js';
import { feeText, review } from '../../../ui-react/views/send/review.js';
import { type Caution, cautionOf, isRisky, namedOf, sendForm } from '../../../ui-react/views/send/send-form.js';
import { choiceOf, tokenChoice } from '../../../ui-react/views/send/token-choice.js';
import { action, type Screen, type Seen } from './screen.js';

export function sendScreen({ state, modal }: Seen): Screen {
  const { send: text } = en;
  const form = sendForm(state);
  const { token, amountText, receiver } = state.send;
  return {
    texts: [
      amountText,
      receiver,
      ...(form.balance ? [form.balance] : []),
      ...(form.worth ? [form.worth] : []),
      ...(form.amountProblem ? [text.amountProblems[form.amountProblem]] : []),
      ...(form.addressProblem ? [text.addressProblems[form.addressProblem]] : []),
      ...nameTexts(form.named),
      ...tokenTexts(state, token),
      ...cautionTexts(form.caution),
      ...[text.fee, ...(form.fee ? [] : ['—'])],
      ...(form.fee?.status === 'failed' ? [text.feeUnknown] : []),
      ...(form.fee?.status === 'ready' ? [feeText(form.fee.fee)] : []),
    ],
    actions: [
      action(token ? text.token(token.symbol) : text.chooseToken, () => void modal.push({ view: 'send-select-token' })),
      ...(form.switched
        ? [
            action(
              state.send.valueText === undefined ? text.inDollars : text.inToken(token?.symbol ?? ''),
              () => void modal.editSend(form.switched ?? {}),
            ),
          ]
        : []),
      ...(form.balance ? [action(text.max, () => void modal.sendMax())] : []),
      ...(isRisky(form.caution) ? [action(text.otherAddress, () => void modal.editSend({ receiver: '' }))] : []),
      action(text.readiness[form.readiness], () => void modal.reviewSend(), form.readiness === 'ready'),
    ],
  };
}

function cautionTexts(caution: Caution | undefined): readonly string[] {
  if (!caution) return [];
  const { title, lead } = en.send.cautions[caution.kind];
  return [title, lead, ...(caution.like ? [caution.like] : [])];
}

function nameTexts(named: Named | undefined): readonly string[] {
  const { send: text } = en;
  switch (named?.status) {
    case 'looking':
      return [text.lookingUp];
    case 'found':
      return [
        named.address ?? '',
        ...(named.mutual === undefined ? [] : [named.mutual ? text.mutual : text.notMutual]),
      ];
    case 'moved':
      return [text.nameMoved.title, text.nameMoved.lead, named.before ?? '', named.address ?? ''];
    default:
      return [];
  }
}

function tokenTexts(state: Seen['state'], token: Token | undefined): readonly string[] {
  const caution = tokenCautionOf(state, token);
  if (!caution) return [];
  const { title, lead } = tokenWords(caution, en.tokens);
  return [title, lead];
}

export function tokenScreen({ state, modal }: Seen): Screen {
  const rows = heldTokens(tokenChoice(state)).map(tokenRow);
  const entry = holdingsOf(state);
  if (rows.length === 0 && entry?.status === 'failed') {
    return {
      texts: [en.send.tokensUnavailable, en.failures[entry.failure?.code ?? 'request-failed'].advice],
      actions: [action(en.common.tryAgain, () => void modal.refreshBalance())],
    };
  }
  if (rows.length === 0) return { texts: entry ? [en.send.noTokens, en.send.noTokensLead] : [], actions: [] };
  return {
    texts: rows.flatMap(({ token, amount }) => {
      const caution = tokenCautionOf(state, token);
      return [token.name, amount, ...(caution ? [tokenWords(caution, en.tokens).tag] : [])];
    }),
    actions: rows.map(({ token }) =>
      action(token.name, () => {
        void modal.editSend(choiceOf(state, token));
        void modal.back();
      }),
    ),
  };
}

/** Whom the visitor would send to all the same. */
const accepted = new WeakMap<Modal, string>();

export function reviewScreen({ state, modal }: Seen): Screen {
  const { send: text, failures } = en;
  const facts = review(state);
  const edit = action(text.edit, () => void modal.replace({ view: 'send' }));
  const named = namedOf(state);
  if (named?.status === 'moved') return { texts: nameTexts(named), actions: [edit] };
  if (!facts) return { texts: [text.nothing, text.nothingLead], actions: [edit] };
  const { stage, failure } = state.send;
  const wallet = walletOf(state)?.name ?? en.common.yourWallet;
  const told =
    stage !== 'failed' || !failure
      ? []
      : isRefusal(failure)
        ? [text.declined, text.declinedLead(wallet)]
        : [failures[failure.code].happened];
  const waiting = stage === 'waiting';
  const { fee } = state.send;
  const ask = fee?.status === 'ready' ? fee.fee.asks : undefined;
  const risky = isRisky(cautionOf(state));
  return {
    texts: [
      ...told,
      ...tokenTexts(state, facts.transfer.token),
      ...cautionTexts(cautionOf(state)),
      facts.amount,
      ...(named?.name ? [named.name] : []),
      ...nameTexts(named),
      facts.transfer.to,
      facts.network.name,
      text.fee,
      facts.fee ?? text.feeUnknown,
      ...(ask ? [ask.method, ...ask.says.map(({ name, value }) => `${name}: ${value}`), ask.payload] : []),
      text.warning,
    ],
    actions: [
      // It is always open to whoever has no eyes.
      ...(ask ? [action(text.asked(wallet), () => undefined)] : []),
      ...(risky ? [action(text.risk, () => void accepted.set(modal, facts.transfer.to)), edit] : []),
      action(
        waiting ? text.confirm(wallet) : text.send(facts.amount),
        () => void modal.send(),
        !waiting && stage !== 'checking' && (!risky || accepted.get(modal) === facts.transfer.to),
      ),
    ],
  };
}
