import { connectedOf, isUnsupported, networkOf } from '../../application/connect/selectors.js';
import type { State } from '../../application/engine/state.js';
import { accountIdOf } from '../../domain/address/account-id.js';
import { BUTTON_NAME, cutName } from '../../domain/address/format-address.js';
import { enFormatter } from '../../domain/format/english.js';
import type { Formatter } from '../../domain/format/formatter.js';
import { formatAmount } from '../../domain/money/amount.js';
import type { Namespace } from '../../domain/network/caip.js';
import { NO_BALANCE, showsBalance } from '../../domain/token/network-balance.js';
import { AccountMark } from '../parts/marks/account-mark.js';
import { useModal } from '../use-modal.js';
import type { AccountButtonProps } from './button-props.js';
import { HostButton } from './host-button.js';
import { HostSpinner } from './host-spinner.js';
import sheet from './marked-buttons.css?inline';
import { useButtonWords } from './use-button-words.js';
import { WrongNetwork } from './wrong-network.js';

/** The account button of a connected wallet. */
export function AccountFace(props: AccountButtonProps) {
  const { balance = 'show', charsStart, charsEnd, namespace, disabled, size, className } = props;
  const modal = useModal();
  const { text, words } = useButtonWords();
  const format = words?.format ?? enFormatter;
  const address = useModal((state) => connectedOf(state, namespace)?.account.address) ?? '';
  const identity = useModal((state) => state.account.identities?.[address]);
  const worth = useModal((state) => (balance === 'show' ? nativeBalance(state, format, namespace) : undefined));
  const unsupported = useModal((state) => isUnsupported(state, namespace));
  const button = {
    ...{ disabled, size, className },
    testId: namespace ? `account-button-${namespace}` : 'account-button',
    onPress: () => modal.open(namespace && { namespace }),
  };
  if (unsupported) {
    return (
      <HostButton {...button} kind="quiet" sheet={sheet}>
        <WrongNetwork />
      </HostButton>
    );
  }
  const shortened = format.address(address, charsStart, charsEnd);
  const name = identity?.name && cutName(identity.name, BUTTON_NAME);
  // In the same order as the visible text, for voice control.
  const label = text.account([worth, name, shortened].filter(Boolean).join(' '));
  return (
    <HostButton {...button} kind="account" sheet={sheet} label={label}>
      {worth === null && <HostSpinner />}
      {worth && (
        <span className="porthole-text" dir="ltr">
          {worth}
        </span>
      )}{' '}
      <span className="porthole-inner">
        <AccountMark address={address} avatar={identity?.avatar} className="porthole-mark is-round" />
        <span className="porthole-text" dir={name ? 'auto' : 'ltr'} title={name && address}>
          {name || shortened}
        </span>
      </span>
    </HostButton>
  );
}

/** The balance in native currency; null while loading, undefined if it cannot be read. */
function nativeBalance(state: State, format: Formatter, namespace?: Namespace): string | null | undefined {
  const network = networkOf(state, namespace);
  if (network?.unsupported) return undefined;
  if (network && !showsBalance(network, state.config.chains)) return format.number(NO_BALANCE);
  const connected = connectedOf(state, namespace);
  const entry = connected && state.account.holdings[accountIdOf(connected.networkId, connected.account.address)];
  const native = entry?.holdings.find((holding) => holding.token.address === undefined);
  if (native) return format.held(formatAmount(native.amount, native.token.decimals), native.token.symbol);
  // Balances are loaded for the namespace in use only.
  const awaited = !namespace || namespace === state.connect.activeNamespace;
  return awaited && (!entry || entry.status === 'loading') ? null : undefined;
}
