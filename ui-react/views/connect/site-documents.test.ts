import { expect, it } from 'vitest';
import { givenConfig } from '../../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../../infrastructure/fakes/scripted-modal.js';
import { configOf } from '../../../infrastructure/options.js';
import { siteDocuments } from './site-documents.js';

it('has no link to a script, and keeps those to pages', () => {
  const given = { termsConditionsUrl: 'javascript:alert(1)', privacyPolicyUrl: '/privacy' };
  const options = { networks: SCRIPTED_NETWORKS, ...given };
  expect(siteDocuments(givenConfig(configOf(options), options))).toEqual({
    terms: undefined,
    privacy: '/privacy',
  });
});
