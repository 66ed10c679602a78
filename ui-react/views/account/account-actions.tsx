import { connectedOf, networkOf } from '../../../application/connect/selectors.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { explorerLink } from './explorer-link.js';
import { offeredFeatures, viewOf } from './offered-features.js';
import { enAccount } from './text.en.js';

const ICONS = {
  onramp: { path: 'M10 4.5v11M4.5 10h11' },
  receive: { path: 'M14.5 5.5l-8.75 8.75M13 14.75H5.25V7' },
  send: LATER_ICONS.send,
  swaps: { path: 'M7 16.25V4.5M3.75 7.75 7 4.5l3.25 3.25M13 3.75V15.5M9.75 12.25 13 15.5l3.25-3.25' },
} as const;
const TEST_IDS = {
  onramp: 'w3m-account-default-onramp-button',
  receive: 'wallet-features-receive-button',
  send: 'w3m-account-default-send-button',
  swaps: 'wallet-features-swaps-button',
} as const;

/** The actions of the account screen. Only available ones are rendered. */
export function AccountActions({ state, modal }: Omit<ViewProps<'account'>, 'route'>) {
  const text = useText('account', enAccount);
  const network = networkOf(state);
  const explorer = explorerLink(network, { address: connectedOf(state)?.account.address ?? '' });
  const features = offeredFeatures(state.config, network);
  if (features.length === 0 && !explorer) return null;
  return (
    <div className={features.length + (explorer ? 1 : 0) < 3 ? 'ph-actions ph-actions-few' : 'ph-actions'}>
      {features.map((feature) => (
        <button
          key={feature}
          type="button"
          className="ph-action"
          data-testid={TEST_IDS[feature]}
          onClick={() => modal.push({ view: viewOf(feature) })}
        >
          <Icon name={ICONS[feature]} className="ph-flip" />
          {text[feature]}
        </button>
      ))}
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
