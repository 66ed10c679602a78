import { describe, expect, it } from 'vitest';
import { measureRpc, meetsRpc, rpcTable } from './rpc.js';

describe('requests to a node', () => {
  it('are compared with viem’s own, and counted', async () => {
    const lines = await measureRpc(2, 0);
    expect(lines).toHaveLength(4);
    for (const { viem, porthole } of lines) expect(Math.min(viem, porthole)).toBeGreaterThan(0);
    expect(lines.at(-1)).toMatchObject({ viem: 2, porthole: 1 });
  });

  it('miss a target if they take longer, or there are more', () => {
    const line = { label: 'a', viem: 10 };
    expect(meetsRpc({ ...line, porthole: 10.5, target: { times: 1.05 } })).toBe(true);
    expect(meetsRpc({ ...line, porthole: 10.6, target: { times: 1.05 } })).toBe(false);
    expect(meetsRpc({ ...line, porthole: 2, target: { most: 1 } })).toBe(false);
    expect(rpcTable([{ ...line, porthole: 10.6, target: { times: 1.05 } }])).toContain('1.060×  MISSED: 1.05×');
  });
});
