/** Like `dangersOf`, including typed data: its standards are loaded with the first such request. */
import type { RpcRequest } from '../../../domain/request/request.js';
import type { RequestDanger } from '../../../domain/request/request-danger.js';
import { signedDangers } from '../../../domain/signing/signed-dangers.js';
import { textOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { Deps } from '../../engine/deps.js';
import { dangersOf as plainDangersOf } from './dangers-of.js';

export function dangersOf(deps: Deps, request: RpcRequest): readonly RequestDanger[] {
  const signer = textOf(readProperty(request.params, '0')) || undefined;
  return signedDangers(request, plainDangersOf(deps, request), { signer, origin: deps.device.origin });
}
