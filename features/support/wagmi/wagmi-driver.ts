/** Drives a page with wagmi: the dapp calls wagmi wherever possible, and every expected state has to hold in wagmi as well. */
import type { Config } from '@wagmi/core';
import { Failure } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import { answerOf } from '../wallets/answer-of.js';
import type { Answer, DappRequest } from '../world/dapp-request.js';
import type { Sight } from '../world/driver.js';
import type { Environment } from '../world/environment.js';
import { ModalDriver } from '../world/modal-driver.js';
import { networkIdNamed } from '../world/vocabulary.js';
import type { Wagmi } from './wagmi-line.js';
import type { WagmiWay } from './wagmi-way.js';

export class WagmiDriver extends ModalDriver {
  readonly #wagmi: Wagmi;
  readonly #way: WagmiWay;
  /** The result of the last request, if it went to wagmi. */
  #asked: Promise<Answer> | undefined;

  constructor(place: Environment, wagmi: Wagmi, way: WagmiWay) {
    super(place);
    this.#wagmi = wagmi;
    this.#way = way;
  }

  override ask(request: DappRequest): Promise<void> {
    const asked = this.#askWagmi(request);
    this.#asked = asked?.then((value): Answer => ({ ok: true, value }), answerOfError);
    return asked === undefined ? super.ask(request) : Promise.resolve();
  }

  /** Undefined for what wagmi has no action for. */
  #askWagmi(request: DappRequest): Promise<unknown> | undefined {
    if (!this.#way.asksWagmi) return undefined;
    const config = this.#way.config();
    if (request.type === 'disconnect' && request.namespace === undefined) return this.#wagmi.disconnect(config);
    if (request.type === 'sign') return this.#wagmi.signMessage(config, { message: request.message });
    if (request.type !== 'switch') return undefined;
    return this.#wagmi.switchChain(config, { chainId: Number(networkIdNamed(request.network).split(':')[1]) });
  }

  override async answer(): Promise<Answer> {
    const asked = this.#asked;
    if (!asked) return super.answer();
    let answer: Answer | undefined;
    void asked.then((value) => {
      answer = value;
    });
    await this.until('wagmi answers', () => answer !== undefined);
    return asked;
  }

  override async until(
    what: string,
    holds: (sight: Sight) => boolean | Promise<boolean>,
    when?: 'at once',
  ): Promise<Sight> {
    await super.until(what, holds, when);
    let said = '';
    return await super
      .until(`wagmi agrees, once ${what}`, (sight) => {
        said = JSON.stringify(shownBy(this.#way.config()));
        return agrees(sight, this.#way);
      })
      .catch((error: Error) => {
        throw new Error(`${error.message}\nIn wagmi: ${said}`);
      });
  }
}

interface Shown {
  readonly status: Config['state']['status'];
  readonly addresses: readonly string[];
  readonly chainId: number;
}

/** What wagmi's hooks read. */
function shownBy({ state: { status, current, connections, chainId } }: Config): Shown {
  const connection = current ? connections.get(current) : undefined;
  return { status, addresses: connection?.accounts ?? [], chainId: connection?.chainId ?? chainId };
}

/** While the modal is connecting, wagmi's state does not matter. */
function agrees({ status, address, network, wallet = '' }: Sight, way: WagmiWay): boolean {
  const config = way.config();
  const shown = shownBy(config);
  const name = config.chains.find(({ id }) => id === shown.chainId)?.name;
  if (status === 'connecting') return true;
  const isThere = name === undefined ? network === 'Unknown Network' : network === name;
  if (status === 'connected' && !way.knows(wallet)) return shown.status === 'disconnected';
  if (status === 'disconnected') return shown.status !== 'connected' && shown.status !== 'reconnecting' && isThere;
  // An account that was chosen in the modal is not the first of wagmi's own connectors.
  return shown.status === 'connected' && shown.addresses.some((each) => each === address) && isThere;
}

/** The modal's failure if it is the cause of the error; otherwise the error's own code. */
function answerOfError(error: unknown): Answer {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof Failure) return answerOf({ ok: false, failure: cause });
  return answerOf({ ok: false, failure: failureFromRpc(error) });
}
