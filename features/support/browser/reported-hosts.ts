/** The hosts that a configuration implies, as the features say it: `rpc: Saltmarsh, rpc: Tidewater`. */
import type { Egress } from '../../../application/modal/egress.js';
import { NOTHING } from '../world/read-fact.js';

export function reportedHosts(egress: readonly Egress[]): string {
  return egress.map(({ purpose, of }) => `${purpose}: ${of.join(' and ')}`).join(', ') || NOTHING;
}
