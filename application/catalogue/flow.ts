/** The directory of all wallets. */

import type { Observable } from 'rxjs';
import { type Flow, late } from '../engine/flow.js';
import { happened } from '../engine/happened.js';
import { flag, listOf, maybe, record, text } from '../engine/validators.js';
import type { Catalogue } from '../ports/catalogue.js';
import { begunCatalogue } from './begun-catalogue.js';
import type { CatalogueEvent } from './events.js';
import { initialCatalogue } from './initial-catalogue.js';
import type { CatalogueIntent } from './intents.js';
import type { CatalogueRoute } from './routes.js';
import type { CatalogueState } from './state.js';
import { whenBrowsing } from './when-browsing.js';

declare module '../engine/state.js' {
  interface State {
    /** Undefined where there is no wallet directory, and before the core is loaded. */
    readonly catalogue?: CatalogueState | undefined;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly catalogue: CatalogueEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly catalogue: CatalogueIntent;
  }
}

declare module '../shell/router.js' {
  interface Routes {
    readonly catalogue: CatalogueRoute;
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly catalogue: 'only-certified';
  }
}

declare module '../engine/deps.js' {
  interface Ports {
    /** The list of all wallets, loaded on first use. Absent: the host configured none. */
    readonly catalogue?: Observable<Catalogue> | undefined;
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Queries to the wallet directory. */
    readonly catalogue: Observable<typeof import('./catalogue-part.js')>;
  }
}

export const catalogueFlow: Flow = {
  name: 'catalogue',
  answers: {
    'next-wallets': { run: late('catalogue') },
    'search-wallets': {
      takes: { text, options: maybe(record({ certified: maybe(flag) })) },
      run: late('catalogue'),
      lane: () => 'search-wallets',
    },
    'show-wallet-images': {
      takes: { imageIds: listOf(text) },
      run: (_deps, { imageIds }) => happened({ type: 'wallet-images.wanted', imageIds }),
    },
  },
  initial: (state, ports) => (ports.catalogue ? { ...state, catalogue: initialCatalogue } : state),
  fold: (state, event) => (state.catalogue ? { ...state, catalogue: begunCatalogue(state.catalogue, event) } : state),
  reactions: [whenBrowsing],
};
