import { connectedOf, networkOf } from '../../../application/selectors.js';
import { offersOn } from '../../../domain/chain-offers.js';
import { Icon } from '../../parts/icon.js';
import { useText } from '../../parts/use-text.js';
import { enAccount } from '../../text/en-account.js';
import type { ViewProps } from '../view-props.js';
import { explorerLink } from './explorer-link.js';

/** What can be done from here. Only what works is drawn. */
export function AccountActions({ state, modal }: Omit<ViewProps<'account'>, 'route'>) {
  const text = useText('account', enAccount);
  const network = networkOf(state);
  const explorer = explorerLink(network, { address: connectedOf(state)?.account.address ?? '' });
  const { features, chains } = state.config;
  const sendable = features.send && network && !network.unsupported && offersOn(chains, network.chainNamespace, 'send');
  if (!sendable && !explorer) return null;
  return (
    <div className="ph-actions ph-actions-few">
      {sendable && (
        <button
          type="button"
          className="ph-action"
          data-testid="w3m-account-default-send-button"
          onClick={() => modal.push({ view: 'send' })}
        >
          <Icon name="send" />
          {text.send}
        </button>
      )}
      {explorer && (
        <a
          className="ph-action"
          href={explorer.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text.explorerLabel(explorer.name)}
        >
          <Icon name="external" />
          {text.explorer}
        </a>
      )}
    </div>
  );
}
