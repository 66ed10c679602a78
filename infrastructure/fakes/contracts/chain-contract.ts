import { lastValueFrom } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { Link } from '../../../application/ports/link.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import type { Transfer } from '../../../domain/transaction/transfer.js';
import { valuesOf, verify, verifyEqual, verifyFails } from '../verify.js';
import type { TestRunner } from './test-runner.js';

/** A chain under test, and a connected wallet with a scripted user. */
export interface ChainSubject {
  readonly chain: Chain;
  /** The connected wallet. It is on `network`, and its first account holds some of `native` and `token`. */
  readonly link: Link;
  readonly network: Network;
  /** Another network that the wallet knows. Omit if there is only one. */
  readonly otherNetwork?: Network;
  /** A network that the wallet does not know but can add. Omit if wallets have no current network, because each request names one. */
  readonly newNetwork?: Network;
  /** A network that the wallet neither supports nor can add. Omit if it can add any. */
  readonly closedNetwork?: Network;
  /** A network whose node fails. */
  readonly brokenNetwork: Network;
  /** The native currency of `network`. */
  readonly native: Token;
  /** Another token on it. Omit if there are none. */
  readonly token?: Token;
  /** An address that holds nothing. */
  readonly stranger: string;
  /** The amount that is sent to `stranger`, in the smallest unit. Default 1000. Some networks require a higher minimum balance. */
  readonly amount?: bigint;
  readonly notAddresses: readonly string[];
  /** Sets how the user answers from now on. */
  approve(): void;
  reject(): void;
  hang(): void;
  /** How many prompts the user has seen. */
  prompts(): number;
  /** Makes the wallet accept a network switch without switching. Omit if wallets have no current network. */
  stay?(): void;
  dispose?(): void | Promise<void>;
}

/** The contract of every `Chain`. `make`: returns a chain and a wallet that is connected to it. */
export function chainContract(runner: TestRunner, make: () => ChainSubject | Promise<ChainSubject>): void {
  const it = (name: string, body: (subject: ChainSubject) => Promise<void>) =>
    runner.it(name, async () => {
      const subject = await make();
      try {
        await body(subject);
      } finally {
        await subject.dispose?.();
      }
    });

  runner.describe('keeps the Chain contract', () => {
    it('distinguishes addresses from other texts', async ({ chain, link, stranger, notAddresses }) => {
      for (const text of [link.accounts[0].address, stranger]) verifyEqual(chain.isAddress(text), true, text);
      for (const text of ['', ...notAddresses]) verifyEqual(chain.isAddress(text), false, text);
      await Promise.resolve();
    });

    it('reads the balances of an address, in the requested order', async (subject) => {
      const { chain, link, network, native, token, stranger } = subject;
      const [holder] = link.accounts;
      const tokens = [...(token ? [token] : []), native];
      const [holdings, ...more] = await valuesOf(chain.holdings(holder.address, network, tokens));
      verifyEqual(more, [], 'further values');
      verifyEqual(
        holdings?.map((each) => each.token),
        tokens,
        'the tokens',
      );
      for (const { amount } of holdings ?? []) verify(typeof amount === 'bigint' && amount > 0n, `It holds ${amount}`);
      const nothing = await lastValueFrom(chain.holdings(stranger, network, tokens));
      verifyEqual(
        nothing.map(({ amount }) => amount),
        tokens.map(() => 0n),
        'what a stranger holds',
      );
      verifyEqual(await lastValueFrom(chain.holdings(holder.address, network, [])), [], 'no tokens');
    });

    it('fails if the network fails', async ({ chain, link, brokenNetwork, native, stranger }) => {
      const { address } = link.accounts[0];
      const token = { ...native, networkId: brokenNetwork.caipNetworkId };
      const transfer = { token, from: address, to: stranger, amount: 1n };
      await verifyFails(chain.holdings(address, brokenNetwork, [token]), 'request-failed');
      await verifyFails(chain.estimateFee(transfer, brokenNetwork), 'request-failed');
    });

    for (const kind of ['native', 'token'] as const) {
      it(`sends some of the ${kind === 'native' ? 'native currency' : 'other token'}`, async (subject) => {
        if (!subject[kind]) return;
        const { chain, link, network, prompts } = subject;
        const { amount = 1000n } = subject;
        const transfer = transferOf(subject, kind, amount);
        const fee = await lastValueFrom(chain.estimateFee(transfer, network));
        verify(fee.amount > 0n, `The fee is ${fee.amount}`);
        verifyEqual(
          [fee.symbol, fee.decimals],
          [network.nativeCurrency.symbol, network.nativeCurrency.decimals],
          'the fee is of the native currency',
        );
        const before = await balances(subject);
        const sending = chain.send(link, transfer, network);
        verifyEqual(prompts(), 0, 'prompts before subscription');
        const [submitted, confirmed, ...more] = await valuesOf(sending);
        verifyEqual(more, [], 'further steps');
        verifyEqual([submitted?.type, confirmed?.type], ['submitted', 'confirmed'], 'the steps');
        verify((submitted?.hash ?? '') !== '' && submitted?.hash === confirmed?.hash, 'The steps have no common hash');
        verifyEqual(prompts(), 1, 'prompts');
        const after = await balances(subject);
        verifyEqual(after.received[kind] - before.received[kind], amount, 'what was received');
        const spent = before.sent.native - after.sent.native - (kind === 'native' ? amount : 0n);
        verify(spent <= fee.amount, `The network took ${spent}, more than the ${fee.amount} estimated`);
        if (kind === 'token') verifyEqual(before.sent.token - after.sent.token, amount, 'what was sent');
      });

      it(`does not estimate the fee for more of the ${kind} than the account holds`, async (subject) => {
        if (!subject[kind]) return;
        const held = (await balances(subject)).sent[kind];
        await verifyFails(
          subject.chain.estimateFee(transferOf(subject, kind, held + 1n), subject.network),
          'insufficient-funds',
        );
      });
    }

    it('simulates a transfer, if supported', async ({ chain, link, network, native, stranger, amount = 1000n }) => {
      if (!chain.simulate) return;
      const [{ address: account }] = link.accounts;
      const send = (value: bigint) => ({
        ...{ account, tokens: [], transfer: { token: native, from: account, to: stranger, amount: value } },
      });
      const [simulated, ...more] = await valuesOf(chain.simulate(send(amount), network));
      verifyEqual(more, [], 'further values');
      const assets = [{ kind: 'native', amount: -amount }];
      verifyEqual(simulated, { outcome: 'changes', assets, allowances: [], complete: true }, 'what it would change');
      const [holding] = await lastValueFrom(chain.holdings(account, network, [native]));
      const all = await lastValueFrom(chain.simulate(send((holding?.amount ?? 0n) + 1n), network));
      verifyEqual(all, { outcome: 'fails', funds: true }, 'more than there is');
      const [same] = await lastValueFrom(chain.holdings(account, network, [native]));
      verifyEqual(same?.amount, holding?.amount, 'what it holds');
    });

    it('does not prompt for a cancelled transfer', async (subject) => {
      const { chain, link, network, amount = 1000n, prompts } = subject;
      const asking = () => {
        throw new Failure('cancelled');
      };
      await verifyFails(chain.send(link, transferOf(subject, 'native', amount), network, asking), 'cancelled');
      verifyEqual(prompts(), 0, 'prompts');
    });

    it('transfers nothing if the user rejects', async (subject) => {
      const before = await balances(subject);
      subject.reject();
      await verifyFails(
        subject.chain.send(subject.link, transferOf(subject, 'native', subject.amount ?? 1000n), subject.network),
        'rejected',
      );
      verifyEqual(await balances(subject), before, 'the balances');
    });

    it('signs a text', async ({ chain, link, prompts, reject }) => {
      const { address } = link.accounts[0];
      const signing = chain.signMessage(link, address, 'Hällo 🦊');
      verifyEqual(prompts(), 0, 'prompts before subscription');
      const [signature, ...more] = await valuesOf(signing);
      verify(typeof signature === 'string' && signature !== '', 'There is no signature');
      verifyEqual(more, [], 'further signatures');
      reject();
      await verifyFails(chain.signMessage(link, address, 'Hello'), 'rejected');
    });

    it('does not prompt for the current network', async ({ chain, link, network, prompts }) => {
      verifyEqual(await valuesOf(chain.switchNetwork(link, network)), ['switched'], 'the outcome');
      verifyEqual(prompts(), 0, 'prompts');
    });

    it('switches to a network the wallet knows, and back', async ({ chain, link, network, otherNetwork }) => {
      if (!otherNetwork) return;
      verifyEqual(await valuesOf(chain.switchNetwork(link, otherNetwork)), ['switched'], 'the outcome');
      verifyEqual(await valuesOf(chain.switchNetwork(link, network)), ['switched'], 'the outcome of going back');
    });

    it('adds a network the wallet does not know', async ({ chain, link, newNetwork }) => {
      if (!newNetwork) return;
      verifyEqual(await valuesOf(chain.switchNetwork(link, newNetwork)), ['added'], 'the outcome');
      verifyEqual(await valuesOf(chain.switchNetwork(link, newNetwork)), ['switched'], 'the outcome of asking again');
    });

    it('stays on the network if the user rejects the switch', async ({
      chain,
      link,
      network,
      otherNetwork,
      newNetwork,
      ...wallet
    }) => {
      if (!newNetwork || !otherNetwork) return;
      wallet.reject();
      await verifyFails(chain.switchNetwork(link, otherNetwork), 'rejected');
      await verifyFails(chain.switchNetwork(link, newNetwork), 'rejected');
      verifyEqual(await valuesOf(chain.switchNetwork(link, network)), ['switched'], 'still on the first network');
    });

    it('stays on the network if the wallet does not support the other one', async ({
      chain,
      link,
      network,
      closedNetwork,
      prompts,
    }) => {
      if (!closedNetwork) return;
      await verifyFails(chain.switchNetwork(link, closedNetwork), 'network-not-supported');
      verifyEqual(await valuesOf(chain.switchNetwork(link, network)), ['switched'], 'still on the first network');
      verifyEqual(prompts(), 0, 'prompts');
    });

    it('detects a wallet that approves a switch without switching', async ({ chain, link, otherNetwork, stay }) => {
      if (!stay || !otherNetwork) return;
      stay();
      await verifyFails(chain.switchNetwork(link, otherNetwork), 'network-mismatch', 'timed-out');
    });

    it('can be cancelled while the wallet does not answer', async (subject) => {
      const { chain, link, network, otherNetwork, newNetwork, amount = 1000n, hang } = subject;
      hang();
      const seen: string[] = [];
      const note = {
        next: () => seen.push('value'),
        error: () => seen.push('failed'),
        complete: () => seen.push('completed'),
      };
      const attempts = [
        chain.send(link, transferOf(subject, 'native', amount), network).subscribe(note),
        chain.signMessage(link, link.accounts[0].address, 'Hello').subscribe(note),
        ...(newNetwork && otherNetwork ? [chain.switchNetwork(link, otherNetwork).subscribe(note)] : []),
      ];
      await balances(subject);
      for (const attempt of attempts) attempt.unsubscribe();
      verifyEqual(seen, [], 'what came');
    });
  });
}

function transferOf({ link, stranger, ...tokens }: ChainSubject, kind: 'native' | 'token', amount: bigint): Transfer {
  return { token: tokens[kind] ?? tokens.native, from: link.accounts[0].address, to: stranger, amount };
}

async function balances({ chain, link, network, native, token, stranger }: ChainSubject) {
  const [sent, received] = await Promise.all(
    [link.accounts[0].address, stranger].map(async (address) => {
      const [first, second] = await lastValueFrom(
        chain.holdings(address, network, [native, ...(token ? [token] : [])]),
      );
      return { native: first?.amount ?? 0n, token: second?.amount ?? 0n };
    }),
  );
  verify(sent !== undefined && received !== undefined, 'Two addresses were requested');
  return { sent, received };
}
