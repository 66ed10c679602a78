import { describe, expect, it } from 'vitest';
import { touchedBy } from './touched.mjs';

const files = [
  'domain/money/amount.ts',
  'domain/money/amount.test.ts',
  'infrastructure/chains/evm/fees.ts',
  'infrastructure/chains/evm/fees.test.ts',
  'infrastructure/chains/evm/gas.test.ts',
  'infrastructure/chains/solana/fees.test.ts',
  'sandbox/hosts/react.test.ts',
  'ui-react/text/en.test.tsx',
];

describe('touchedBy', () => {
  it('selects the tests beside a changed file, and its own', () => {
    expect(touchedBy(['infrastructure/chains/evm/fees.ts'], files).near).toEqual([
      'infrastructure/chains/evm/fees.test.ts',
      'infrastructure/chains/evm/gas.test.ts',
    ]);
    expect(touchedBy(['ui-react/text/en.test.tsx'], files).near).toEqual(['ui-react/text/en.test.tsx']);
  });

  it('selects the tests of the core by imports', () => {
    expect(touchedBy(['domain/money/amount.ts'], files)).toMatchObject({ near: [], rules: ['domain/money/amount.ts'] });
  });

  it('leaves the package in other apps to its own command', () => {
    expect(touchedBy(['sandbox/hosts/run.ts'], files).near).toEqual([]);
  });

  it('selects changed features', () => {
    const changed = ['features/send/send.feature', 'features/steps/batch-steps.ts', 'README.md'];
    expect(touchedBy(changed, files)).toMatchObject({
      features: ['features/send/send.feature'],
      checked: ['features/steps/batch-steps.ts'],
      rules: [],
    });
  });
});
