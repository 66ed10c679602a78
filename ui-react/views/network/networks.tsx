import { useState } from 'react';
import { connectedOf } from '../../../application/connect/selectors.js';
import { Button } from '../../parts/forms/button.js';
import { Field } from '../../parts/forms/field.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { Note } from '../../parts/words/note.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { NetworkList } from './network-list.js';
import { networkRows } from './network-rows.js';
import { enNetwork } from './text.en.js';

/** The site's networks, to browse and choose from. */
export function Networks({ state, modal }: ViewProps<'networks'>) {
  const text = useText('network', enNetwork);
  const [query, setQuery] = useState('');
  const rows = networkRows(state, query);
  const found = query.trim() && text.found(rows.length);
  useAnnounce(found);

  return (
    <Body>
      <Field
        icon="search"
        label={text.search}
        placeholder={text.search}
        type="search"
        value={query}
        onChange={setQuery}
      />
      <p className="ph-hidden">{found}</p>
      {rows.length > 0 ? (
        <NetworkList rows={rows} onChoose={(id) => modal.switchNetwork(id)} />
      ) : (
        <Empty title={query.trim() ? text.none(query.trim()) : text.noneAtAll} />
      )}
      {rows.length > 0 && connectedOf(state) && (
        <Note pad>{state.config.enableNetworkSwitch ? text.mayLack : text.fixed}</Note>
      )}
      <Button kind="bare" onPress={() => modal.push({ view: 'what-is-a-network' })}>
        {text.whatIsANetwork}
      </Button>
    </Body>
  );
}
