import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.js';

const URI = `wc:${'a1'.repeat(32)}@2?relay-protocol=irn&symKey=${'b2'.repeat(32)}&expiryTimestamp=1795324243`;

describe('a QR code', () => {
  it('can repair a quarter of itself, so that the mark in its middle and a thumb over a corner do no harm', () => {
    const sizes = (['medium', 'quartile', 'high'] as const).map(
      (ecc) => encodeQR(URI, 'raw', { ecc, border: 1 }).length - 2,
    );
    expect(sizes).toEqual([57, 65, 73]);
    expect(qrPath(URI).size).toBe(65);
  });
});
