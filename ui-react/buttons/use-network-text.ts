import { enNetworkButton } from './network-button.en.js';
import { useButtonWords } from './use-button-words.js';

/** The texts of the network button, which pages without one do not load. */
export function useNetworkText(): typeof enNetworkButton {
  return useButtonWords().words?.of('networkButton', enNetworkButton) ?? enNetworkButton;
}
