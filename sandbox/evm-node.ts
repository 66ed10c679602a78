/** A local EVM node on loopback: anvil, with funded accounts and a block per transaction. */
import type { Readable } from 'node:stream';
import type { Hex } from 'viem';
import { anvilBinary } from './anvil-binary.js';
import { type ChildProcess, childProcess, endProcess } from './child-process.js';

export interface EvmNodeOptions {
  readonly chainId: number;
  /** Default: any free one. */
  readonly port?: number;
  /** Seconds between blocks. Default: each transaction is mined at once. */
  readonly blockTime?: number;
  /** Funded accounts. Default 13. */
  readonly accounts?: number;
}

export interface EvmNodeAccount {
  readonly address: Hex;
  readonly privateKey: Hex;
}

export interface EvmNode {
  readonly rpcUrl: string;
  readonly chainId: number;
  /** Each holds 10,000 of the native currency. The same on every node, from one fixed, well-known mnemonic. */
  readonly accounts: readonly EvmNodeAccount[];
  stop(): Promise<void>;
}

/** The well-known development mnemonic, so that these keys cannot be mistaken for secrets. */
const MNEMONIC = 'test test test test test test test test test test test junk';
const START_LIMIT_MS = 20_000;

/** Starts a node; resolves when it answers. */
export async function startEvmNode(options: EvmNodeOptions): Promise<EvmNode> {
  const child = childProcess(anvilBinary(), [
    ...['--host', '127.0.0.1', '--port', String(options.port ?? 0), '--chain-id', String(options.chainId)],
    ...['--mnemonic', MNEMONIC, '--accounts', String(options.accounts ?? 13), '--color', 'never'],
    ...(options.blockTime === undefined ? [] : ['--block-time', String(options.blockTime)]),
  ]);
  try {
    const banner = await readBanner(child);
    return { ...readNode(banner), chainId: options.chainId, stop: () => endProcess(child) };
  } catch (error) {
    await endProcess(child);
    throw error;
  }
}

/** What anvil prints when it listens. */
function readBanner(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (reason: string) => settle(() => reject(new Error(`The EVM node did not start: ${reason}`)));
    const timer = setTimeout(() => fail(`no answer in ${START_LIMIT_MS / 1000} s. ${text}`), START_LIMIT_MS);
    const onError = (error: Error) => fail(error.message);
    const onClose = () => fail(text.trim() || 'it ended without a word');
    const onData = (chunk: Buffer) => {
      text += chunk.toString();
      if (/Listening on \S+\n/.test(text)) settle(() => resolve(text));
    };
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('error', onError).off('close', onClose);
      for (const stream of [child.stdout, child.stderr]) drain(stream.off('data', onData));
      end();
    };
    child.on('error', onError).on('close', onClose);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', onData);
  });
}

/** The node writes a line per call: a full pipe would block it. Reading must not keep this process alive either. */
function drain(stream: Readable): void {
  stream.resume();
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
}

function readNode(banner: string): Pick<EvmNode, 'rpcUrl' | 'accounts'> {
  const address = /Listening on (\S+)/.exec(banner)?.[1];
  const addresses = [...banner.matchAll(/\(\d+\) (0x[0-9a-fA-F]{40})\b/g)].map((match) => match[1]);
  const keys = [...banner.matchAll(/\(\d+\) (0x[0-9a-f]{64})\b/g)].map((match) => match[1]);
  const accounts = addresses.map((each, index) => ({ address: each as Hex, privateKey: keys[index] as Hex }));
  if (!address || accounts.length === 0 || keys.length !== addresses.length) {
    throw new Error(`The EVM node speaks in a way that is not understood: ${banner}`);
  }
  return { rpcUrl: `http://${address}`, accounts };
}
