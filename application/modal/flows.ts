/** The flows of every modal. A flow may only depend on those before it; this list declares the types of all of them. */
import { accountFlow } from '../account/flow.js';
import { activityFlow } from '../activity/flow.js';
import { approveFlow } from '../approve/flow.js';
import { guardApproval } from '../approve/guard-close.js';
import { buyFlow } from '../buy/flow.js';
import { catalogueFlow } from '../catalogue/flow.js';
import { connectFlow } from '../connect/flow.js';
import { guardUnsupported } from '../connect/guard-close.js';
import type { Flow } from '../engine/flow.js';
import { loginFlow } from '../login/flow.js';
import { namesFlow } from '../names/flow.js';
import { sendFlow } from '../send/flow.js';
import type { CloseGuard } from '../shell/close.js';
import { shellFlow } from '../shell/flow.js';
import { signInFlow } from '../sign-in/flow.js';
import { guardSignIn } from '../sign-in/guard-close.js';
import { swapFlow } from '../swap/flow.js';
import { modalFlow } from './flow.js';

export const flows: readonly Flow[] = [
  shellFlow,
  connectFlow,
  accountFlow,
  activityFlow,
  catalogueFlow,
  loginFlow,
  namesFlow,
  approveFlow,
  signInFlow,
  sendFlow,
  swapFlow,
  buyFlow,
  modalFlow,
];

/** The reasons to keep the modal open, in this order. */
export const closeGuards: readonly CloseGuard[] = [guardUnsupported, guardSignIn, guardApproval];
