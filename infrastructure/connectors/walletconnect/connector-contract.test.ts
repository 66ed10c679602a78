import { describe, it } from 'vitest';
import { connectorGround } from '../../../sandbox/phone/connector-ground.js';
import { scanningSubject } from '../../../sandbox/phone/scanning-subject.js';
import { connectorContract } from '../../fakes/contracts/connector-contract.js';

describe('with a phone that scans the QR code, over a real relay', () => {
  connectorContract({ describe, it }, async () => scanningSubject(await connectorGround()));
});
