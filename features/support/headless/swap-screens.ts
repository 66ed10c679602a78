/** The swap form, the choice of a token, and the preview. */
import { topRoute } from '../../../application/router.js';
import { walletOf } from '../../../application/selectors.js';
import { tokenCautionOf } from '../../../application/send/token-caution-of.js';
import { heldOf } from '../../../application/swap/swap-ground.js';
import { formatAmount } from '../../../domain/amount.js';
import type { WalletAsk } from '../../../domain/transfer.js';
import { tokenWords } from '../../../ui-react/parts/token-words.js';
import { en } from '../../../ui-react/text/en.js';
import { leaveLead, swapAction, swapCaution, swapNotice } from '../../../ui-react/views/swap/preview-words.js';
import { type SwapSums, swapForm, unitsOf } from '../../../ui-react/views/swap/swap-form.js';
import { swapNetworks, swapTokens } from '../../../ui-react/views/swap/swap-tokens.js';
import { action, type Screen, type Seen } from './screen.js';

const text = en.swap;

export function swapScreen({ state, modal }: Seen): Screen {
  const form = swapForm(state);
  const { swap, network, problem, sums } = form;
  if (!network) return { texts: [en.account.gone], actions: [] };
  if (swap?.status === 'unsupported') {
    const rows = swapNetworks(state);
    return {
      texts: [text.unsupported(network.name), rows.length > 0 ? text.unsupportedLead : text.nowhere],
      actions: rows.map(({ name, caipNetworkId }) => action(name, () => void modal.switchNetwork(caipNetworkId))),
    };
  }
  if (swap?.status === 'failed') {
    const { code = 'request-failed', message = '' } = swap.failure ?? {};
    return {
      texts: [text.unready, code === 'network-not-supported' ? message : en.failures[code].advice],
      actions: [action(text.tryAgain, () => void modal.editSwap({}))],
    };
  }
  if (swap?.status !== 'ready') return { texts: [], actions: [] };
  const { from, to, quote } = swap;
  const incorrect = quote?.status === 'failed' && quote.failure.code === 'invalid-amount';
  return {
    texts: [
      swap.amountText,
      ...(form.gets ? [form.gets] : []),
      ...[form.fromBalance, form.toBalance].filter((each) => each !== undefined),
      ...(problem ? [text.problems[problem]] : incorrect ? [text.problems['incorrect-amount']] : []),
      ...(quote?.status === 'failed' && !problem && !incorrect ? [text.noQuote, text.noQuoteLead] : []),
      ...cautionTexts(state),
      ...(sums?.costly && sums.impact ? [text.costly(sums.impact.replace('%', ''))] : []),
      ...(sums ? sumTexts(sums) : []),
    ],
    actions: [
      action(
        from ? text.tokenFrom(from.symbol) : text.selectToken,
        () => void modal.push({ view: 'swap-select-token', side: 'from' }),
      ),
      action(
        to ? text.tokenTo(to.symbol) : text.selectToken,
        () => void modal.push({ view: 'swap-select-token', side: 'to' }),
      ),
      action(text.turn, () => void modal.editSwap({ turn: true })),
      ...(form.fromBalance ? [action(text.max, () => void modal.editSwap({ max: true }))] : []),
      action(
        problem ? text.problems[problem] : text.review,
        () => void modal.push({ view: 'swap-preview' }),
        form.ready,
      ),
    ],
  };
}

function sumTexts(sums: SwapSums): readonly string[] {
  const told = [sums.rate, sums.least, sums.impact, sums.slippage, sums.networkFee, sums.providerFee];
  return told.filter((each) => each !== undefined);
}

export function swapTokenScreen({ state, modal }: Seen): Screen {
  const route = topRoute(state.router);
  const side = route.view === 'swap-select-token' ? route.side : 'from';
  const { yours, others } = swapTokens(state, '');
  return {
    texts: [
      ...yours.map((token) => `${formatAmount(heldOf(state, token) ?? 0n, token.decimals)} ${token.symbol}`),
      ...[...yours, ...others].flatMap((token) => {
        const caution = tokenCautionOf(state, token);
        return caution ? [tokenWords(caution, en.tokens).tag] : [];
      }),
    ],
    actions: [...yours, ...others].map((token) =>
      action(token.name, () => {
        void modal.editSwap({ [side]: token });
        void modal.back();
      }),
    ),
  };
}

export function swapPreviewScreen({ state, modal }: Seen): Screen {
  const form = swapForm(state);
  const { swap, sums } = form;
  if (!swap?.from || !swap.to || !sums || swap.quote?.status !== 'ready') {
    return { texts: [text.gone], actions: [action(text.edit, () => void modal.replace({ view: 'swap' }))] };
  }
  const { label, can } = swapAction(state, text);
  const notice = swapNotice(state, text, en.failures);
  const build = swap.build?.status === 'ready' ? swap.build : undefined;
  const leave = leaveLead(state, text);
  return {
    texts: [
      ...(notice ? [notice.title, notice.lead] : cautionTexts(state)),
      `${swap.amountText} ${swap.from.symbol}`,
      unitsOf(swap.quote.amount, swap.to),
      ...sumTexts(sums),
      ...(build ? [build.call.to, ...askTexts(build.ask)] : []),
      ...(leave ? [leave] : []),
      text.warning,
    ],
    actions: [
      // It is always open to whoever has no eyes.
      ...(build ? [action(text.asked(walletOf(state)?.name ?? en.common.yourWallet), () => undefined)] : []),
      action(text.cancel, () => void modal.back()),
      action(label, () => void modal.swap(), can),
    ],
  };
}

function askTexts({ method, says, payload }: WalletAsk): readonly string[] {
  return [method, ...says.map(({ name, value }) => `${name}: ${value}`), payload];
}

function cautionTexts(state: Seen['state']): readonly string[] {
  const caution = swapCaution(state);
  if (!caution) return [];
  const { title, lead } = tokenWords(caution, en.tokens);
  return [title, lead];
}
