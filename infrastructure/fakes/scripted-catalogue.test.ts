import { describe, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { catalogueContract } from './contracts/catalogue-contract.js';
import { scriptedCatalogue } from './scripted-catalogue.js';
import { verifyEqual } from './verify.js';
import { virtualTime } from './virtual-time.js';

catalogueContract({ describe, it }, (wallets) => {
  const time = virtualTime();
  const images = { picture: 'data:image/png;base64,AA==' };
  const catalogue = scriptedCatalogue({ wallets, images, scheduler: time.scheduler });
  return {
    catalogue,
    imageId: 'picture',
    fail() {
      catalogue.failAt('wallets', new Failure('request-failed'));
      catalogue.failAt('image', new Failure('request-failed'));
    },
    hang: () => catalogue.hangAt('wallets'),
    untilOpen: (questions) => verifyEqual(catalogue.open, questions, 'questions on their way'),
  };
});
