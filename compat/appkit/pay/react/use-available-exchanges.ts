import {
  type AvailableExchanges,
  type AvailableExchangesOptions,
  useExchangesOf,
} from '../../../../ui-react/pay/use-available-exchanges.js';
import { useNeededInstance } from '../../react/use-modal-state.js';

/** The exchanges that the service offers. */
export function useAvailableExchanges(options?: AvailableExchangesOptions): AvailableExchanges {
  return useExchangesOf(useNeededInstance('useAvailableExchanges').porthole, options);
}
