import { expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { enFailures } from '../../text/failures.en.js';
import { serviceAdvice } from './service-advice.js';

it('does not blame the wallet for a service that does not answer', () => {
  const { advice } = enFailures['request-failed'];
  expect(serviceAdvice(new Failure('timed-out'), enFailures)).toBe(advice);
  expect(serviceAdvice(undefined, enFailures)).toBe(advice);
  expect(serviceAdvice(new Failure('wrong-clock'), enFailures)).toBe(enFailures['wrong-clock'].advice);
});
