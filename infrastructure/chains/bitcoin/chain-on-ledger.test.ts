/** The outcomes of a transfer, on a ledger that verifies every signature, and dishonest explorers and wallets. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, firstValueFrom, lastValueFrom } from 'rxjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chain } from '../../../application/ports/chain.js';
import type { Link, SendStep } from '../../../application/ports/link.js';
import { defineNetwork, type Network } from '../../../domain/network/network.js';
import { addressOf, scriptOf, secretOf } from '../../../sandbox/bitcoin/bitcoin-key.js';
import { createBitcoinWallet } from '../../../sandbox/bitcoin/bitcoin-wallet.js';
import { type ExplorerServer, startExplorer } from '../../../sandbox/bitcoin/explorer-server.js';
import { makeBitcoinKey } from '../../../sandbox/bitcoin/make-bitcoin-key.js';
import { showInPage } from '../../../sandbox/bitcoin/show-in-page.js';
import { fromBase64, toBase64 } from '../../base64.js';
import * as walletCode from '../../connectors/bitcoin/connect-wallet.js';
import { bitcoinConnector } from '../../connectors/bitcoin/connector.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { verifyFails } from '../../fakes/verify.js';
import { fromHex, toHex } from '../../hex.js';
import { bitcoin, bitcoinTestnet } from './index.js';

const HOLDER = makeBitcoinKey('holder');
const FROM = addressOf(HOLDER, 'p2wpkh');
const RECIPIENT = addressOf(makeBitcoinKey('somebody'), 'p2tr');
const REGTEST = '0f9188f13cb7b2c71f2a335e3a4fc328';
let explorer: ExplorerServer;
let network: Network;
let chain: Chain;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  explorer = await startExplorer({ holders: [{ address: FROM, coins: [100_000n, 50_000n] }] });
  network = networkAt(explorer.url);
  const storage = { get: () => undefined, set: () => undefined };
  chain = await bitcoin().load({ networks: [], storage, device: scriptedDevice(), scheduler: asyncScheduler });
});
beforeEach(() => explorer.reset());
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));
afterAll(() => explorer.stop());

function networkAt(url: string): Network {
  const ids = { id: REGTEST, caipNetworkId: `bip122:${REGTEST}` } as const;
  return defineNetwork({ ...bitcoinTestnet, ...ids, rpcUrls: { default: { http: [url] } } });
}

async function connected(): Promise<Link> {
  const wallet = createBitcoinWallet({
    ...{ name: 'Ruffe', icon: '', keys: [HOLDER], note: '', way: 'standard', pays: 'p2wpkh', mode: 'approve' },
    chains: [{ chain: 'bitcoin:regtest', name: 'Regtest', prefix: 'bcrt', url: explorer.url }],
  });
  const page = new EventTarget();
  showInPage(wallet, page);
  const connector = bitcoinConnector({
    ...{ page, scheduler: asyncScheduler, log: () => undefined, networks: [network], preferred: 'payment' },
    load: () => walletCode,
  });
  const step = await firstValueFrom(connector.connect('Ruffe'));
  if (step.type !== 'connected') throw new Error('It did not connect.');
  return step.links[0];
}

const native = () => ({ networkId: `bip122:${REGTEST}` as const, ...bitcoinTestnet.nativeCurrency });
const transfer = (amount: bigint, to = RECIPIENT) => ({ token: native(), from: FROM, to, amount });
const heldBy = async (owner: string) => (await lastValueFrom(chain.holdings(owner, network, [native()])))[0]?.amount;

/** A link whose wallet answers one method differently. */
function lying(link: Link, method: string, answer: (honest: unknown) => unknown): Link {
  const { request } = link.provider as { request(asked: { method: string }): Promise<unknown> };
  return {
    ...link,
    provider: {
      request: async (asked: { method: string }) => {
        const honest = await request(asked);
        return asked.method === method ? answer(honest) : honest;
      },
    },
  };
}

describe('a transfer on Bitcoin', () => {
  it('waits for its block, and is confirmed when it comes', async () => {
    const ledger = await explorer.ledger();
    ledger.waiting = true;
    const steps: SendStep['type'][] = [];
    const link = await connected();
    await new Promise<void>((resolve, reject) => {
      chain.send(link, transfer(20_000n), network).subscribe({
        next({ type }) {
          steps.push(type);
          if (type === 'submitted') ledger.mine();
        },
        error: reject,
        complete: resolve,
      });
    });
    expect(steps).toEqual(['submitted', 'confirmed']);
    expect(await heldBy(RECIPIENT)).toBe(20_000n);
  });

  /** Sends a transfer, replaces it while it is pending with these outputs, and mines a block. */
  async function replaced(outputs: readonly (readonly [to: string, amount: bigint])[], receiver = RECIPIENT) {
    const { RawTx, Transaction } = await import('@scure/btc-signer');
    const ledger = await explorer.ledger();
    ledger.waiting = true;
    const names: string[] = [];
    const replacing = (hash: string) => {
      const [input] = RawTx.decode(fromHex(ledger.hex(hash) ?? '') ?? new Uint8Array()).inputs;
      if (!input) throw new Error('It spends nothing.');
      const other = new Transaction();
      const amount = [100_000n, 50_000n].find((each) => each === worthOf(toHex(input.txid))) ?? 0n;
      other.addInput({ ...input, sequence: 0xffff_fffd, witnessUtxo: { script: scriptOf(FROM), amount } });
      for (const [to, value] of outputs) other.addOutput({ script: scriptOf(to), amount: value });
      other.sign(secretOf(HOLDER));
      other.finalize();
      const name = ledger.send(other.hex);
      ledger.mine();
      return name;
    };
    const worthOf = (txid: string) => {
      const hex = fromHex(ledger.hex(txid) ?? '') ?? new Uint8Array();
      return RawTx.decode(hex).outputs[0]?.amount;
    };
    const link = await connected();
    const last = new Promise<SendStep>((resolve, reject) => {
      chain.send(link, transfer(20_000n, receiver), network).subscribe({
        next(step) {
          names.push(step.hash);
          if (step.type === 'submitted') names.push(replacing(step.hash));
          else resolve(step);
        },
        error: reject,
      });
    });
    return { last, names };
  }

  it.each([
    ['as usual', RECIPIENT],
    ['in upper case', RECIPIENT.toUpperCase()],
  ])('is confirmed with another id after it was replaced with a higher fee: %s', async (_, receiver) => {
    const { last, names } = await replaced([[RECIPIENT, 20_000n]], receiver);
    expect(await last).toMatchObject({ type: 'confirmed', hash: names[1] });
    expect(names[0]).not.toBe(names[1]);
    expect(await heldBy(RECIPIENT)).toBe(20_000n);
  });

  it('is over as soon as another transfer has replaced it', async () => {
    const { last, names } = await replaced([[FROM, 20_000n]]);
    const failure: unknown = await last.catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'cancelled', data: { hash: names[0], replacedBy: names[1] } });
  });

  it('costs exactly the estimate, and returns the change', async () => {
    const { amount } = await lastValueFrom(chain.estimateFee(transfer(20_000n), network));
    await lastValueFrom(chain.send(await connected(), transfer(20_000n), network));
    expect(await heldBy(FROM)).toBe(150_000n - 20_000n - amount);
    // Eleven bytes, an input of 68, outputs of 43 and 31, at 8 satoshis each.
    expect(amount).toBe(153n * 8n);
  });

  it('takes several coins where one is not enough', async () => {
    await lastValueFrom(chain.send(await connected(), transfer(120_000n), network));
    expect(await heldBy(RECIPIENT)).toBe(120_000n);
  });

  it('returns no change that is not worth spending', async () => {
    const fee = 2n * 68n + 11n + 43n;
    await lastValueFrom(chain.send(await connected(), transfer(150_000n - fee * 8n - 200n), network));
    expect(await heldBy(FROM)).toBe(0n);
  });

  it('costs more if it has to be confirmed soon', async () => {
    const storage = { get: () => undefined, set: () => undefined };
    const context = { networks: [], storage, device: scriptedDevice(), scheduler: asyncScheduler };
    const feeAt = async (speed: 'fast' | 'slow') =>
      (await lastValueFrom((await bitcoin({ speed }).load(context)).estimateFee(transfer(20_000n), network))).amount;
    expect([await feeAt('fast'), await feeAt('slow')]).toEqual([153n * 12n, 153n * 5n]);
  });

  it.each([
    ['more than there is', transfer(150_000n), 'insufficient-funds'],
    ['less than anybody passes on', transfer(329n), 'invalid-amount'],
    ['to another network', transfer(20_000n, 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'), 'invalid-address'],
    ['to a form without a meaning', transfer(20_000n, 'BC1SW50QGDZ25J'), 'invalid-address'],
    ['to nobody', transfer(20_000n, 'nobody'), 'invalid-address'],
  ] as const)('is not created: %s', async (_, wanted, code) => {
    await verifyFails(chain.estimateFee({ ...wanted, token: native() }, network), code);
  });

  it('is not sent if the wallet has signed another one', async () => {
    const link = await connected();
    const { Transaction } = await import('@scure/btc-signer');
    const elsewhere = lying(link, 'signPsbt', (honest) => {
      const bytes = fromBase64((honest as { psbt: string }).psbt) ?? new Uint8Array();
      const other = new Transaction();
      const signed = Transaction.fromPSBT(bytes);
      const { txid, index, witnessUtxo } = signed.getInput(0);
      if (!txid || index === undefined || !witnessUtxo) throw new Error('It has no input.');
      other.addInput({ txid, index, witnessUtxo });
      other.addOutput({ ...signed.getOutput(0), amount: 90_000n });
      other.sign(secretOf(HOLDER));
      return { psbt: toBase64(other.toPSBT()) };
    });
    await verifyFails(chain.send(elsewhere, transfer(20_000n), network), 'wallet-misbehaved');
    const unsigned = lying(link, 'signPsbt', () => ({ psbt: toBase64(new Transaction().toPSBT()) }));
    await verifyFails(chain.send(unsigned, transfer(20_000n), network), 'wallet-misbehaved');
    expect(await heldBy(RECIPIENT)).toBe(0n);
  });

  it('has a signature that is verified before it is returned', async () => {
    const link = await connected();
    const other = await firstValueFrom(chain.signMessage(link, FROM, 'Another text'));
    const forged = lying(link, 'signMessage', () => ({ signature: other }));
    await verifyFails(chain.signMessage(forged, FROM, 'Ahoy'), 'wallet-misbehaved');
  });
});

describe('a dishonest explorer', () => {
  const txid = 'ab'.repeat(32);
  const coin = { txid, vout: 0, value: 1000, status: { confirmed: true } };

  async function answering(body: string, status = 200): Promise<Network> {
    const server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stops.push(() => new Promise((resolve) => server.close(resolve)));
    return networkAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  it.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['no list', '{}'],
    ['a negative value', JSON.stringify([{ ...coin, value: -1 }])],
    ['more than there will ever be', JSON.stringify([{ ...coin, value: 2_100_000_000_000_001 }])],
    ['half a satoshi', JSON.stringify([{ ...coin, value: 0.5 }])],
    ['no id', JSON.stringify([{ ...coin, txid: 'x' }])],
    ['too much', `"${'x'.repeat(4_000_001)}"`],
  ])('causes a failure when it answers %s', async (_, body) => {
    await verifyFails(chain.holdings(FROM, await answering(body), [native()]), 'request-failed');
  });

  it('counts each coin once', async () => {
    const holdings = await lastValueFrom(
      chain.holdings(FROM, await answering(JSON.stringify([coin, coin, { ...coin, vout: 1 }])), [native()]),
    );
    expect(holdings[0]?.amount).toBe(2000n);
  });

  it.each([0, -1, 5001, 1e300])('is not believed if a byte costs %d', async (rate) => {
    const rates = JSON.stringify({ fastestFee: rate, halfHourFee: rate, hourFee: rate });
    const server = createServer(({ url = '' }, response) =>
      response.end(url.includes('fees') ? rates : JSON.stringify([{ ...coin, value: 100_000_000 }])),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stops.push(() => new Promise((resolve) => server.close(resolve)));
    const there = networkAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await verifyFails(chain.estimateFee(transfer(20_000n), there), 'request-failed');
  });
});
