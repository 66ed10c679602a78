/** Folds events into the send form and its transfer. */
import { namespaceOf } from '../../domain/network/caip.js';
import type { Transfer, WalletAsk } from '../../domain/transaction/transfer.js';
import type { Event } from '../engine/events.js';
import type { SendState } from './state.js';

/** Whether the event belongs to the form's current attempt. */
const isOf = (send: SendState, event: { readonly transfer?: Transfer }) => send.transfer === event.transfer;

/** A form that is being edited has no attempt yet. */
const NOTHING_SENT = { transfer: undefined, failure: undefined, hash: undefined, slow: undefined, spedUp: undefined };

const EMPTY_SEND: SendState = {
  token: undefined,
  amountText: '',
  receiver: '',
  fee: undefined,
  stage: 'editing',
  hash: undefined,
  failure: undefined,
};

/** Shows the request that the wallet receives. */
function asking(fee: SendState['fee'], request: WalletAsk | undefined): SendState['fee'] {
  return request && fee?.status === 'ready' ? { ...fee, fee: { ...fee.fee, request } } : fee;
}

/** The transfer belonged to another account or network. A request already sent to the wallet keeps its stage. */
function emptied(send: SendState): SendState {
  return send.stage === 'waiting' || send === EMPTY_SEND ? send : EMPTY_SEND;
}

export function reduceSend(send: SendState, event: Event): SendState {
  switch (event.type) {
    case 'send.edited':
      return {
        ...{ ...send, ...event.patch, stage: 'editing', ...NOTHING_SENT },
        // Data about another receiver is no longer valid.
        named: (event.patch.receiver ?? send.receiver) === send.receiver ? send.named : undefined,
      };
    case 'send.named':
      return send.receiver.trim() === event.named.typed ? { ...send, named: event.named } : send;
    case 'send.fee-requested':
      return { ...send, fee: { status: 'loading' } };
    case 'send.fee-estimated':
      return { ...send, fee: { status: 'ready', fee: event.fee, at: event.at } };
    case 'send.fee-failed':
      return { ...send, fee: { status: 'failed', failure: event.failure } };
    case 'send.fee-cleared':
      return send.fee ? { ...send, fee: undefined } : send;
    case 'send.started':
      return { ...send, stage: 'checking', transfer: event.transfer, failure: undefined };
    case 'send.asked':
      return isOf(send, event) ? { ...send, stage: 'waiting', fee: asking(send.fee, event.ask) } : send;
    case 'send.given-up':
      return isOf(send, event) ? { ...send, stage: 'editing', transfer: undefined } : send;
    case 'send.submitted':
      // The visitor may have started another form meanwhile, which does not change.
      if (!isOf(send, event)) return send;
      return { ...EMPTY_SEND, stage: 'submitted', transfer: event.transfer, hash: event.hash };
    case 'send.slow':
      return send.hash === event.hash ? { ...send, slow: true } : send;
    case 'send.confirmed':
      if (send.hash !== (event.submitted ?? event.hash)) return send;
      return { ...send, stage: 'confirmed', hash: event.hash, spedUp: event.submitted, slow: undefined };
    case 'send.failed':
      return isOf(send, event) || (!event.transfer && send.stage === 'failed')
        ? { ...send, stage: 'failed', failure: event.failure }
        : send;
    case 'connection.closed':
    case 'accounts.changed':
    case 'account.selected':
      // A wallet of another namespace may connect, disconnect and change meanwhile: it is not the sender.
      return send.token && namespaceOf(send.token.networkId) !== event.namespace ? send : emptied(send);
    case 'network.changed':
      return emptied(send);
    default:
      return send;
  }
}
