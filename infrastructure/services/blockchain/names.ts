/** The names of addresses, as reported by the service. */
import { catchError, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Names } from '../../../application/ports/services.js';
import type { AddressIdentity, NamedAddress } from '../../../domain/address/identity.js';
import { coinTypeOf } from '../../../domain/address/name.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Network } from '../../../domain/network/network.js';
import { shownName } from '../../../domain/text/shown-name.js';
import { numberOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { JsonService } from '../../http/json.js';
import { isNormalised, normalised } from '../../names/is-normalised.js';
import { type BlockchainClient, blockchainClient } from './client.js';
import { leadsTo } from './leads-to.js';
import type { BlockchainServiceOptions } from './options.js';
import { pictureFrom } from './picture-from.js';

/** How many registered names of an address to check; the first valid one is used. */
const MOST_NAMES = 20;

export function names(options: BlockchainServiceOptions, context: HandleContext): Names {
  const client = blockchainClient(options, context);
  const picture = pictureFrom(options);
  return {
    identity: (address, network) =>
      client.on(network.caipNetworkId, (service) =>
        service.get(`v1/identity/${encodeURIComponent(address)}`, { sender: address }).pipe(
          mergeMap((answer) => {
            const avatar = readProperty(answer, 'avatar');
            const shown = typeof avatar === 'string' ? picture(avatar) : undefined;
            return nameOf(service, address, readProperty(answer, 'name')).pipe(
              map((name): AddressIdentity => ({ ...(name && { name }), ...(shown && { avatar: shown }) })),
            );
          }),
        ),
      ),
    addressOf: (typed, network) =>
      normalised(typed).pipe(mergeMap((name) => (name === undefined ? of(undefined) : ownerOf(client, name, network)))),
  };
}

/** On that network; an EOA is the same on all EVM networks (coin type 60). */
function ownerOf(client: BlockchainClient, name: string, network: Network): Observable<NamedAddress | undefined> {
  return client.on(network.caipNetworkId, (service) =>
    service.get(`v1/profile/account/${encodeURIComponent(name)}`, { apiVersion: '2' }).pipe(
      map((account) => {
        const addresses = readProperty(account, 'addresses');
        const found = coinTypesOf(network)
          .map((coin) => readProperty(readProperty(addresses, coin), 'address'))
          .find((each) => typeof each === 'string');
        // Ignores an answer about another name.
        return found === undefined || readProperty(account, 'name') !== name ? undefined : { name, address: found };
      }),
      catchError(unlessUnknown),
    ),
  );
}

function coinTypesOf({ chainNamespace, caipNetworkId, id }: Network): readonly string[] {
  if (chainNamespace === 'eip155') {
    const number = Number(id);
    return [...(number < 2 ** 31 ? [String(coinTypeOf(number))] : []), '60'];
  }
  return caipNetworkId === BITCOIN ? ['0'] : chainNamespace === 'solana' ? ['501'] : [];
}

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';

/** The reported name, or else a registered one, if it resolves back to the address. */
function nameOf(service: JsonService, address: string, reported: unknown): Observable<string | undefined> {
  const name = shownName(reported);
  const said$ = name
    ? service.get(`v1/profile/account/${encodeURIComponent(name)}`, { apiVersion: '2' }).pipe(
        map((account) => (leadsTo(account, address) ? name : undefined)),
        catchError(unlessUnknown),
      )
    : of(undefined);
  const registered$ = () =>
    service.get(`v1/profile/reverse/${encodeURIComponent(address)}`, { sender: address, apiVersion: '2' }).pipe(
      map((answer) => (Array.isArray(answer) ? answer.slice(0, MOST_NAMES) : [])),
      map((accounts) => accounts.filter((each) => leadsTo(each, address))),
      map((accounts) => accounts.map((each) => shownName(readProperty(each, 'name'))).find(Boolean)),
      catchError(unlessUnknown),
    );
  return said$.pipe(
    mergeMap((found) => (found ? of(found) : registered$())),
    mergeMap((found) => (found ? isNormalised(found).pipe(map((is) => (is ? found : undefined))) : of(undefined))),
  );
}

/** Statuses of refusals that say nothing about the name: too many requests, or a page without access. */
const NOT_NOW = [401, 403, 408, 425, 429];

/** A service may not support every kind of name. If it does not answer, nothing is known about the name. */
function unlessUnknown(error: unknown): Observable<undefined> {
  const { code, data } = toFailure(error);
  const status = numberOf(data.status);
  const unknown = code === 'network-not-supported' || (status >= 400 && status < 500 && !NOT_NOW.includes(status));
  return unknown ? of(undefined) : throwError(() => error);
}
