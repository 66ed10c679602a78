/** Has the wallet allow the site to act for the account within limits, for a while. */
import { catchError, concat, defer, map, mergeMap, type Observable, take, throwError } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import { readChainId } from '../../domain/network/chain-id.js';
import { checkPermissionRequest, type PermissionRequest } from '../../domain/request/permission-request.js';
import { textOf } from '../../domain/text/text-of.js';
import { plainCopy } from '../../domain/value/plain-copy.js';
import { readProperty } from '../../domain/value/read-property.js';
import { askCapabilities } from '../batch/ask-capabilities.js';
import { mustBeStill } from '../batch/subject.js';
import { walletOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { UseCase } from '../engine/use-case.js';
import type { SmartSessionService } from '../ports/permissions.js';
import { permissionsOn, sessionService, sessionSubject, unsupported } from './account-in-use.js';

const NEEDED = ['permissions', 'context', 'expiry', 'signer', 'chainId'];

/** The wallet's answer to a grant. */
interface Granted {
  readonly permissions: readonly unknown[];
  readonly context: unknown;
  readonly expiry: number;
  readonly signer: unknown;
  readonly chainId: string;
  readonly address?: string;
}

export const grantPermissions =
  (request: PermissionRequest): UseCase =>
  (deps) =>
    defer(() => {
      const { accountId, ...subject } = sessionSubject(deps);
      const { link } = subject;
      checkPermissionRequest(request, deps.scheduler.now() / 1000);
      return askCapabilities(deps, subject).pipe(
        mergeMap((answered) => {
          mustBeGrantable(request, answered?.reported.permissions);
          return sessionService(deps);
        }),
        mergeMap((service) =>
          service.add(accountId, request).pipe(
            take(1),
            mergeMap(({ pci, key }) => {
              const { signer } = request;
              // The service's key comes first: both have to sign.
              const keys = [key, ...signer.data.keys];
              const both = { ...request, signer: { ...signer, data: { ...signer.data, keys } } };
              const asked$ = permissionsOn(deps).pipe(
                mergeMap((wallet) => {
                  mustBeStill(deps, subject);
                  return wallet.grant(link, both);
                }),
              );
              // A wallet inside the modal shows its approval on top of the current screen, which then gets the outcome.
              const inside = walletOf(deps.state())?.type === 'AUTH';
              const after = inside ? { show: { view: 'smart-session-created' } as const } : undefined;
              return concat(
                happened({ type: 'smart-session.asked', accountId, after }),
                granted(deps, asked$, request, request.address ?? subject.address).pipe(
                  mergeMap((answer) =>
                    concat(happened({ type: 'smart-session.signed' }), activated(service, accountId, pci, answer)),
                  ),
                  catchError((error: unknown) => happened({ type: 'smart-session.failed', failure: toFailure(error) })),
                ),
              );
            }),
          ),
        ),
      );
    });

function activated(
  service: SmartSessionService,
  accountId: AccountId,
  pci: string,
  answer: Granted,
): Observable<Event> {
  return service.activate(accountId, pci, { ...answer }).pipe(
    take(1),
    map((): Event => {
      const { permissions, expiry, address, chainId } = answer;
      return { type: 'smart-session.granted', result: { permissions, context: pci, expiry, address, chainId } };
    }),
  );
}

/**
 * The wallet's answer, if it is complete and about the requested network and account. Its permissions and expiry count, since those may
 * differ from the requested ones (ERC-7715).
 */
function granted(
  { scheduler }: Deps,
  answer$: Observable<unknown>,
  { chainId: wanted }: PermissionRequest,
  own: string,
): Observable<Granted> {
  return answer$.pipe(
    take(1),
    catchError((error: unknown) => {
      const failure = toFailure(error);
      return throwError(() => (failure.code === 'method-not-supported' ? unsupported() : failure));
    }),
    map((answer): Granted => {
      if (answer === null || answer === undefined)
        throw new Failure('wallet-misbehaved', 'No response received from grantPermissions');
      const answered = plainCopy(answer);
      const of = (name: string) => readProperty(answered, name);
      const [permissions, context, expiry, signer, chainId] = NEEDED.map(of);
      const address = of('address');
      if (
        !Array.isArray(permissions) ||
        permissions.length === 0 ||
        !isLater(expiry, scheduler.now()) ||
        typeof chainId !== 'string' ||
        !(context && signer)
      )
        throw new Failure('wallet-misbehaved', 'Invalid grantPermissions response');
      if (readChainId(chainId) !== readChainId(wanted))
        throw new Failure('wallet-misbehaved', 'The wallet granted something on another network');
      if (address !== undefined && textOf(address).toLowerCase() !== own.toLowerCase())
        throw new Failure('wallet-misbehaved', 'The wallet granted something for another account');
      return {
        ...{ permissions, context, expiry, signer, chainId },
        ...(typeof address === 'string' && { address }),
      };
    }),
  );
}

/** Unix time in whole seconds; in milliseconds it would be thousands of years away. `now`: in milliseconds. */
function isLater(expiry: unknown, now: number): expiry is number {
  return typeof expiry === 'number' && /^\d{1,12}$/.test(String(expiry)) && expiry * 1000 > now;
}

/** Where the wallet lists the permissions it grants, the requested ones must be among them. */
function mustBeGrantable(request: PermissionRequest, answered: unknown): void {
  if (answered === undefined) return;
  const has = (list: string, type: string) => {
    const known = readProperty(answered, list);
    return Array.isArray(known) && known.includes(type);
  };
  if (readProperty(answered, 'supported') !== true) throw cannot('Wallet does not support permissions capabilities');
  for (const { type } of request.permissions)
    if (!has('permissionTypes', type)) throw cannot(`Permission type ${type} is not supported by the connected wallet`);
  if (!has('signerTypes', request.signer.type))
    throw cannot(`Signer type ${request.signer.type} is not supported by the connected wallet`);
  for (const { type } of request.policies)
    if (!has('policyTypes', type)) throw cannot(`Policy type ${type} is not supported by the connected wallet`);
}

function cannot(message: string): Failure {
  return new Failure('method-not-supported', message);
}
