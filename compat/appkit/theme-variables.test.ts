import { expect, it, vi } from 'vitest';
import { ownVariables } from './theme-variables.js';

it.each(['--w3m-', '--apkt-'])('theme variables named %s are supported, with scaled base sizes', (prefix) => {
  const given = {
    [`${prefix}font-family`]: 'Inter',
    [`${prefix}accent`]: '#7a1f5c',
    [`${prefix}color-mix`]: '#fff',
    [`${prefix}color-mix-strength`]: 40,
    [`${prefix}font-size-master`]: '10px',
    [`${prefix}border-radius-master`]: '4px',
    [`${prefix}z-index`]: 12,
  };
  expect(ownVariables(given)).toEqual({
    fontFamily: 'Inter',
    accent: '#7a1f5c',
    colorMix: '#fff',
    colorMixStrength: 40,
    fontSize: 'calc(10px * 1.6)',
    borderRadius: 'calc(4px * 4)',
    zIndex: 12,
  });
});

it('those that Porthole does not have are reported and ignored', () => {
  const told = vi.spyOn(console, 'info').mockReturnValue();
  expect(ownVariables({ '--w3m-qr-color': 'red', '--w3m-accent': 'blue' })).toEqual({ accent: 'blue' });
  expect(told.mock.calls).toEqual([['[porthole]', 'The theme variable `--w3m-qr-color` does nothing here.']]);
  told.mockRestore();
});
