import type { NetworkId } from '../../domain/network/caip.js';
import { SERVED } from './served-networks.js';

/** An RPC service for many networks at one URL. Its code is loaded only if it is configured. */
export interface RpcService {
  /** Its URL, such as `https://chains.site.example`. Requests go to `/v1/` below it and keep its query parameters (`?key=…`). */
  readonly url: string;
  /** Identifies your project to it. Default: the modal's `projectId`. */
  readonly projectId?: string | undefined;
  /** The networks that it supports. Default: those of the public service. */
  readonly networks?: readonly NetworkId[] | undefined;
}

/** The service's URL for a network; none if the service does not support the network. */
export function serviceUrl(service: RpcService, id: NetworkId, projectId: string | undefined): string[] {
  const { url, networks = SERVED } = service;
  if (!networks.includes(id)) return [];
  const project = service.projectId ?? projectId;
  const [place = '', own = ''] = url.replace(/#.*/s, '').split(/\?(.*)/s);
  const parameters = new URLSearchParams(own);
  for (const [name, value] of Object.entries({ chainId: id, projectId: project })) {
    if (value !== undefined) parameters.set(name, value);
  }
  return [`${place.replace(/\/+$/, '')}/v1/?${parameters.toString()}`];
}
