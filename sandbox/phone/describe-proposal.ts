/** A proposal in words: the site, the networks, and the requests it could make afterwards. */
import type { RequestWords } from '../wallets/panel/describe-request.js';
import type { PhoneNamespace } from './phone-namespace.js';
import { type AskedNamespaces, agreeTo, type SessionTerms } from './session-terms.js';

export interface Proposal extends AskedNamespaces {
  readonly proposer: { readonly metadata: { readonly name: string; readonly url: string } };
}

export function describeProposal(
  proposal: Proposal,
  namespaces: readonly PhoneNamespace[],
  terms: SessionTerms,
): RequestWords {
  const { name, url } = proposal.proposer.metadata;
  const agreed = agreeTo(proposal, namespaces, terms);
  const facts = namespaces.flatMap((namespace): RequestWords['facts'] => {
    const part = agreed[namespace.name];
    if (!part) return [];
    return [
      ['Networks', part.chains.map(namespace.chainName).join(', ')],
      ['Accounts it will see', String(new Set(part.accounts.map((account) => account.split(':')[2])).size)],
      ['It may ask you to', list(part.methods.flatMap((method) => namespace.methods[method] || []))],
    ];
  });
  const missing = chainsAsked(proposal).filter(
    (chain) => !Object.values(agreed).some(({ chains }) => chains.includes(chain)),
  );
  return {
    title: `Connect to ${name || 'a site without a name'}`,
    facts: [
      ['Site', url || 'It does not say'],
      ...facts.filter(([, value]) => value !== ''),
      ...(missing.length > 0 ? [['Not in this wallet', missing.join(', ')] as const] : []),
    ],
  };
}

/** A prompt's parameters have any type; the SDK has validated those of a proposal. */
export function isProposal(value: unknown): value is Proposal {
  return typeof value === 'object' && value !== null && 'proposer' in value && 'requiredNamespaces' in value;
}

function chainsAsked({ requiredNamespaces, optionalNamespaces }: AskedNamespaces): readonly string[] {
  const all = [...Object.values(requiredNamespaces), ...Object.values(optionalNamespaces ?? {})];
  return [...new Set(all.flatMap(({ chains }) => chains ?? []))];
}

/** "sign messages, send transactions and switch networks" */
function list(words: readonly string[]): string {
  const [last, ...before] = [...new Set(words)].reverse();
  return before.length > 0 ? `${before.reverse().join(', ')} and ${last}` : (last ?? '');
}
