/** The eip155 namespace on viem. Loaded when it is first used. */
import {
  catchError,
  defer,
  firstValueFrom,
  from,
  map,
  mergeMap,
  type Observable,
  type SchedulerLike,
  throwError,
} from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { Device } from '../../../application/ports/device.js';
import { isAddressShape } from '../../../domain/address/address.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Network } from '../../../domain/network/network.js';
import { loadOnce } from '../../load-once.js';
import { names } from './account/identity.js';
import { readAssets } from './account/read-assets.js';
import { readHoldings } from './account/read-holdings.js';
import { askWallet } from './ask-wallet.js';
import type { Asked } from './call/call-ask.js';
import type { EvmOptions } from './evm-options.js';
import type { EvmFees } from './fees/evm-fees.js';
import { lateBatches } from './late-batches.js';
import { askNode } from './node/ask-node.js';
import { evmPermissions } from './permissions.js';
import { signMessage } from './sign-message.js';
import { switchNetwork } from './switch-network.js';
import { callTransaction, sendCall } from './transaction/send-call.js';
import { sendTransfer } from './transaction/send-transfer.js';
import { onNetwork } from './transaction/transaction.js';

export interface EvmChainOptions extends EvmOptions {
  readonly scheduler: SchedulerLike;
  readonly device: Pick<Device, 'log'>;
  /** Identifies the host's project to `service`. */
  readonly projectId?: string | undefined;
  /** The host's networks. Names are read on one of them if the network in use has none. */
  readonly networks?: readonly Network[];
  /** Emits when the modal is destroyed. */
  readonly destroyed$?: Observable<unknown> | undefined;
}

export function evmChain(options: EvmChainOptions): Chain {
  const { scheduler, device } = options;
  const log = device.log.bind(device);
  const node = askNode({ ...options, log });
  let loadedFees: EvmFees | undefined;
  const fees$ = defer(() => from(loadFees())).pipe(
    map((part) => {
      loadedFees ??= part.evmFees(node, scheduler, options.feeLimits);
      return loadedFees;
    }),
    catchError((error: unknown) => throwError(() => toFailure(error, 'request-failed'))),
  );
  const wallet = askWallet(scheduler);
  const call = sendCall({ wallet, node, scheduler });
  const asked: Asked = (address, each, network) => JSON.stringify([onNetwork(callTransaction(address, each), network)]);
  return {
    namespace: 'eip155',
    isAddress: (text) => isAddressShape('eip155', text),
    holdings: readHoldings(node, log),
    assets: readAssets(wallet),
    ...names(node, options.networks ?? []),
    estimateFee: (...asked) => fees$.pipe(mergeMap((fees) => fees.estimateFee(...asked))),
    costOf: (...asked) => fees$.pipe(mergeMap((fees) => fees.costOf(...asked))),
    simulate: (question, network) =>
      defer(() => from(loadSimulation())).pipe(mergeMap((part) => part.simulateOn(node, network, scheduler)(question))),
    digestsOf: (method, params) =>
      defer(() => from(loadDigests())).pipe(map((part) => part.requestDigests(method, params))),
    send: sendTransfer({ wallet, node, scheduler }),
    signMessage: signMessage(wallet),
    batches: lateBatches(wallet, call),
    permissions: evmPermissions(wallet),
    verifyMessage: (...asked) =>
      defer(() => from(loadVerification())).pipe(
        mergeMap((part) => part.verifyMessage((...question) => firstValueFrom(node(...question)), ...asked)),
      ),
    allowances: defer(() => from(loadAllowances())).pipe(map((part) => part.allowances(node, scheduler))),
    contracts: defer(() => from(loadContracts())).pipe(map((part) => part.contracts(node, call, asked))),
    switchNetwork: switchNetwork(wallet, scheduler, options.rpcUrls),
  };
}

const loadVerification = loadOnce(() => import('./verify-message.js'));
const loadSimulation = loadOnce(() => import('./simulation/simulate-on.js'));
const loadFees = loadOnce(() => import('./fees/evm-fees.js'));
const loadAllowances = loadOnce(() => import('./allowances/allowances.js'));
const loadDigests = loadOnce(() => import('./digests/request-digests.js'));
const loadContracts = loadOnce(() => import('./call/contracts.js'));
