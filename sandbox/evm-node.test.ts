import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonRpc } from '../servers/json-rpc.js';
import { anvilBinary } from './anvil-binary.js';
import { type EvmNode, startEvmNode } from './evm-node.js';

const nodes: EvmNode[] = [];
const start = async (...options: Parameters<typeof startEvmNode>) => {
  const node = await startEvmNode(...options);
  nodes.push(node);
  return node;
};

afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
});

describe('the EVM node', () => {
  it('answers on loopback with the requested chain and funded accounts', async () => {
    const node = await start({ chainId: 4711, accounts: 3 });
    expect(node.rpcUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await jsonRpc(node.rpcUrl, 'eth_chainId')).toBe('0x1267');
    expect(node.accounts).toHaveLength(3);
    const [first] = node.accounts;
    expect(await jsonRpc(node.rpcUrl, 'eth_getBalance', [first?.address, 'latest'])).toBe('0x21e19e0c9bab2400000');
  });

  it('allows cross-origin requests', async () => {
    const node = await start({ chainId: 31337 });
    const headers = { origin: 'http://127.0.0.1:5199', 'access-control-request-method': 'POST' };
    const answer = await fetch(node.rpcUrl, { method: 'OPTIONS', headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain('content-type');
  });

  it('reports why it cannot start', async () => {
    const { rpcUrl } = await start({ chainId: 31337 });
    const port = Number(new URL(rpcUrl).port);
    await expect(startEvmNode({ chainId: 31338, port })).rejects.toThrow(/^The EVM node did not start: .*in use/s);
  });

  it('is gone after it was stopped', async () => {
    const node = await start({ chainId: 31337 });
    await node.stop();
    await expect(jsonRpc(node.rpcUrl, 'eth_chainId')).rejects.toThrow(/cannot be reached/);
  });

  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('does not outlive a parent ended by %s', async (signal) => {
    const module = fileURLToPath(new URL('./evm-node.ts', import.meta.url));
    const script = `import { startEvmNode } from ${JSON.stringify(module)};
      const { rpcUrl } = await startEvmNode({ chainId: 31337 });
      console.log(rpcUrl);
      setInterval(() => undefined, 1000);`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [rpcUrl] = await once(createInterface({ input: parent.stdout }), 'line');
    expect(await jsonRpc(rpcUrl, 'eth_chainId')).toBe('0x7a69');
    parent.kill(signal);
    await expect.poll(() => jsonRpc(rpcUrl, 'eth_chainId').then(String, () => 'gone')).toBe('gone');
  });

  it('reports what to do on a machine without a build', () => {
    expect(() => anvilBinary('sunos-x64')).toThrow("The sandbox's EVM node has no build for sunos-x64.");
    const other = process.platform === 'darwin' ? 'linux-x64' : 'darwin-arm64';
    expect(() => anvilBinary(other)).toThrow(/is missing\. Run "npm ci"/);
  });
});
