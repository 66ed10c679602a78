/** A service that reads many networks behind one address. Loaded where a host has one. */
import type { NetworkId } from '../../domain/caip.js';
import { SERVED } from './served-networks.js';

export interface RpcService {
  /** Where it is, such as `https://chains.site.example`. It is asked at `/v1/` below that. */
  readonly url: string;
  /** Identifies your project to it. Default: the modal's `projectId`. */
  readonly projectId?: string;
  /** The networks it can read. Default: those of the public service. */
  readonly networks?: readonly NetworkId[];
}

/** The address that a network is read by: none where the service does not know the network. */
export function serviceUrl(service: RpcService, id: NetworkId, projectId: string | undefined): string[] {
  const { url, networks = SERVED } = service;
  if (!networks.includes(id)) return [];
  const project = service.projectId ?? projectId;
  const parameters = new URLSearchParams({ chainId: id, ...(project !== undefined && { projectId: project }) });
  return [`${url.replace(/\/+$/, '')}/v1/?${parameters}`];
}
