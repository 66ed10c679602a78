import { describe, it } from 'vitest';
import { lightFixture } from '../../../sandbox/phone/connector-fixture.js';
import { scanningSubject } from '../../../sandbox/phone/scanning-subject.js';
import { connectorContract } from '../../fakes/contracts/connector-contract.js';

describe('with a phone that scans the QR code, over a real relay', () => {
  connectorContract({ describe, it }, async () => scanningSubject(await lightFixture()));
});
