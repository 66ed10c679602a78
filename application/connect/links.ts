/** The live connections of one modal, which are not values and so not in the state. */

import { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { Link } from '../ports/link.js';

export class Links {
  readonly #links = new Map<Namespace, Link>();

  get(namespace: Namespace): Link | undefined {
    return this.#links.get(namespace);
  }

  /** The live link, or a `not-connected` failure. */
  need(namespace: Namespace): Link {
    const link = this.#links.get(namespace);
    if (!link) throw new Failure('not-connected');
    return link;
  }

  set(namespace: Namespace, link: Link): void {
    this.#links.set(namespace, link);
  }

  delete(namespace: Namespace): void {
    this.#links.delete(namespace);
  }
}
