import type { DemoQuery } from './read-query.js';

interface Switch {
  readonly parameter: string;
  readonly on: string;
  readonly label: string;
  readonly isOn: (query: DemoQuery) => boolean;
}

const SWITCHES: readonly Switch[] = [
  { parameter: 'inline', on: '1', label: 'The modal is a part of the page', isOn: ({ inline }) => inline },
  { parameter: 'legal', on: '1', label: 'Terms and a privacy policy', isOn: ({ legal }) => legal },
  {
    parameter: 'external',
    on: '1',
    label: 'The site brings a wallet along',
    isOn: ({ external }) => external !== undefined,
  },
  {
    parameter: 'allowUnsupported',
    on: '1',
    label: 'Unknown networks are accepted',
    isOn: ({ allowUnsupported }) => allowUnsupported,
  },
  { parameter: 'directory', on: '0', label: 'No wallet directory', isOn: ({ directory }) => directory === undefined },
  {
    parameter: 'directory',
    on: 'failing',
    label: 'A wallet directory that fails',
    isOn: ({ directory }) => directory === 'failing',
  },
  { parameter: 'phones', on: '0', label: 'No wallets on phones', isOn: ({ phones }) => !phones },
  { parameter: 'tokens', on: '0', label: 'No tokens, Ether alone', isOn: ({ tokens }) => !tokens },
  {
    parameter: 'projectId',
    on: 'missing',
    label: 'Remote services without a project id',
    isOn: ({ projectIdMissing }) => projectIdMissing,
  },
];

/** Options that a modal is created with. */
export function StartDifferently({ query }: { readonly query: DemoQuery }) {
  return (
    <fieldset className="ledger switches">
      <legend>Start it differently</legend>
      <p>A modal is created with these, so each loads the page again.</p>
      {SWITCHES.map(({ parameter, on, label, isOn }) => (
        <label key={label} className="switch">
          <input
            type="checkbox"
            checked={isOn(query)}
            onChange={({ target }) => {
              location.search = withParameter(location.search, parameter, target.checked ? on : undefined);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function withParameter(search: string, name: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  return query.toString();
}
