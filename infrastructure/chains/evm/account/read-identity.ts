/**
 * A primary name by ENS's universal resolver: the name of the address, then the address of the name. Off-chain
 * lookups (ERC-3668) are not followed: the name's owner chooses those hosts, not the page. They may answer each visitor
 * differently, and would learn who the visitor is.
 */
import { catchError, defer, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import { decodeFunctionResult, encodeFunctionData, type Hex, toHex } from 'viem';
import { namehash, packetToBytes } from 'viem/ens';
import type { AddressIdentity, NamedAddress } from '../../../../domain/address/identity.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { toFailure } from '../../../../domain/failure/to-failure.js';
import { shownName } from '../../../../domain/text/shown-name.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { isNormalised, normalised } from '../../../names/is-normalised.js';
import { addressOf } from '../abi.js';

const bytes = { type: 'bytes' } as const;
const text = { type: 'string' } as const;
const address = { type: 'address' } as const;
const call = { type: 'function', stateMutability: 'view' } as const;
const ABI = [
  {
    ...call,
    name: 'reverseWithGateways',
    inputs: [bytes, { type: 'uint256' }, { type: 'string[]' }],
    outputs: [text, address, address],
  },
  { ...call, name: 'resolveWithGateways', inputs: [bytes, bytes, { type: 'string[]' }], outputs: [bytes, address] },
  { ...call, name: 'addr', inputs: [{ type: 'bytes32' }], outputs: [address] },
  { ...call, name: 'text', inputs: [{ type: 'bytes32' }, text], outputs: [text] },
] as const;

/** SLIP-44 coin types: 60 is Ethereum. */
const ETHEREUM = 60n;
const PICTURE = /^data:image\/(png|svg\+xml|webp|jpe?g|gif|avif)[;,]/i;

/** The contract's answer to a call with this data. */
export type Call = (data: Hex) => Observable<unknown>;

/** Undefined without a name, or if the name does not resolve back. Fails with `request-failed`. */
export function readIdentity(ask: Call, owner: string): Observable<AddressIdentity> {
  return defer(() => {
    const asked = addressOf(owner);
    return ask(encodeFunctionData({ abi: ABI, functionName: 'reverseWithGateways', args: [asked, ETHEREUM, []] })).pipe(
      map((data) => shownName(readName(data))),
      mergeMap((name) => (name ? isNormalised(name).pipe(map((is) => (is ? name : undefined))) : of(undefined))),
      mergeMap((name) =>
        name
          ? addressBehind(ask, name).pipe(mergeMap((found) => (found === asked ? withAvatar(ask, name) : of({}))))
          : of({}),
      ),
    );
  }).pipe(
    catchError((error: unknown) => {
      const failure = toFailure(error, 'request-failed');
      // The contract reverts if there is no name.
      return failure.code === 'transaction-reverted' ? of({}) : throwError(() => failure);
    }),
  );
}

/**
 * The owner of a name; undefined if it is invalid or resolves to nothing. Fails with `request-failed`, for an off-chain name
 * with `data.problem` `kept-elsewhere`.
 */
export function readOwner(ask: Call, typed: string): Observable<NamedAddress | undefined> {
  return normalised(typed).pipe(
    mergeMap((name) =>
      name === undefined
        ? of(undefined)
        : addressBehind(ask, name).pipe(map((found) => (BigInt(found) === 0n ? undefined : { name, address: found }))),
    ),
    catchError((error: unknown) => {
      const failure = toFailure(error, 'request-failed');
      if (failure.code !== 'transaction-reverted') return throwError(() => failure);
      if (!leadsElsewhere(failure)) return of(undefined);
      const elsewhere = { data: { problem: 'kept-elsewhere' }, cause: failure };
      return throwError(() => new Failure('request-failed', 'The name is resolved outside the network', elsewhere));
    }),
  );
}

/** `OffchainLookup(address,string[],bytes,bytes4,bytes)`, directly or inside `ResolverError(bytes)`. */
const OFFCHAIN_LOOKUP = /^0x(95c0c752[\da-f]{128})?556f1830/i;

/** Whether the error data from the node contains this revert of a contract. */
function leadsElsewhere(error: unknown, depth = 4): boolean {
  const data = readProperty(error, 'data');
  if (typeof data === 'string') return OFFCHAIN_LOOKUP.test(data);
  return depth > 0 && [data, readProperty(error, 'cause')].some((each) => each && leadsElsewhere(each, depth - 1));
}

function addressBehind(ask: Call, name: string): Observable<Hex> {
  const data = encodeFunctionData({ abi: ABI, functionName: 'addr', args: [namehash(name)] });
  return resolved(ask, name, data).pipe(map(readAddress));
}

/** Only a data URL. Any other picture is at an undeclared host. */
function withAvatar(ask: Call, name: string): Observable<AddressIdentity> {
  const data = encodeFunctionData({ abi: ABI, functionName: 'text', args: [namehash(name), 'avatar'] });
  return resolved(ask, name, data).pipe(
    map(readText),
    map((avatar) => ({ name, ...(PICTURE.test(avatar) && { avatar }) })),
    catchError(() => of({ name })),
  );
}

function resolved(ask: Call, name: string, data: Hex): Observable<Hex> {
  const packet = toHex(packetToBytes(name));
  return ask(encodeFunctionData({ abi: ABI, functionName: 'resolveWithGateways', args: [packet, data, []] })).pipe(
    map(readAnswer),
  );
}

/** Ignores an answer that the contract cannot give. */
function understood<T>(read: (data: Hex) => T): (data: unknown) => T {
  return (data) => {
    try {
      return read(data as Hex);
    } catch (cause) {
      throw new Failure('request-failed', 'The network returned an invalid answer about a name', { cause });
    }
  };
}

const readName = understood((data) => decodeFunctionResult({ abi: ABI, functionName: 'reverseWithGateways', data })[0]);
const readAnswer = understood(
  (data) => decodeFunctionResult({ abi: ABI, functionName: 'resolveWithGateways', data })[0],
);
const readAddress = understood((data) => addressOf(decodeFunctionResult({ abi: ABI, functionName: 'addr', data })));
const readText = understood((data) => decodeFunctionResult({ abi: ABI, functionName: 'text', data }));
