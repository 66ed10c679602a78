import type { DemoQuery } from './read-query.js';
import type { DemoText } from './words/english.js';
import { useText } from './words/page-text.js';

interface Switch {
  readonly parameter: string;
  readonly on: string;
  readonly label: keyof DemoText;
  readonly isOn: (query: DemoQuery) => boolean;
}

const SWITCHES: readonly Switch[] = [
  { parameter: 'inline', on: '1', label: 'startInline', isOn: ({ inline }) => inline },
  { parameter: 'legal', on: '1', label: 'startLegal', isOn: ({ legal }) => legal },
  {
    parameter: 'external',
    on: '1',
    label: 'startExternal',
    isOn: ({ external }) => external !== undefined,
  },
  {
    parameter: 'allowUnsupported',
    on: '1',
    label: 'startUnsupported',
    isOn: ({ allowUnsupported }) => allowUnsupported,
  },
  { parameter: 'directory', on: '0', label: 'startNoDirectory', isOn: ({ directory }) => directory === undefined },
  {
    parameter: 'directory',
    on: 'failing',
    label: 'startFailingDirectory',
    isOn: ({ directory }) => directory === 'failing',
  },
  { parameter: 'phones', on: '0', label: 'startNoPhones', isOn: ({ phones }) => !phones },
  { parameter: 'tokens', on: '0', label: 'startNoTokens', isOn: ({ tokens }) => !tokens },
  {
    parameter: 'projectId',
    on: 'missing',
    label: 'startNoProject',
    isOn: ({ projectIdMissing }) => projectIdMissing,
  },
];

/** Options that a modal is created with. */
export function StartDifferently({ query }: { readonly query: DemoQuery }) {
  const text = useText();
  return (
    <fieldset className="ledger switches">
      <legend>{text.start}</legend>
      <p>{text.startNote}</p>
      {SWITCHES.map(({ parameter, on, label, isOn }) => (
        <label key={label} className="switch">
          <input
            type="checkbox"
            checked={isOn(query)}
            onChange={({ target }) => {
              location.search = withParameter(location.search, parameter, target.checked ? on : undefined);
            }}
          />
          {text[label]}
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
