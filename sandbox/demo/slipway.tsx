import type { Modal } from 'porthole';
import { HeadlessProvider, NetworkButton, PortholeInline, PortholeProvider } from 'porthole/react';
import { createElement } from 'react';
import { messagesFor } from '../languages/messages-for.js';
import { Appearance } from './appearance.js';
import { HarbourScene } from './harbour-scene.js';
import { OwnScreens } from './own-screens.js';
import { PageHeader } from './page-header.js';
import type { DemoQuery } from './read-query.js';
import { Standing } from './standing.js';
import { StartDifferently } from './start-differently.js';
import { AskForPayment } from './tasks/ask-for-payment.js';
import { Disconnect } from './tasks/disconnect.js';
import { FillUp } from './tasks/fill-up.js';
import { SendSeveral } from './tasks/send-several.js';
import { SendSomething } from './tasks/send-something.js';
import { SignMessage } from './tasks/sign-message.js';
import { SignTypedData } from './tasks/sign-typed-data.js';
import { SwitchNetworks } from './tasks/switch-networks.js';
import { useNarrow } from './use-narrow.js';
import type { EventLog } from './watch/event-log.js';
import { EventPanel } from './watch/event-panel.js';
import { StatePanel } from './watch/state-panel.js';
import { useText } from './words/page-text.js';

export interface SlipwayProps {
  readonly modal: Modal;
  readonly log: EventLog;
  readonly query: DemoQuery;
}

/** The whole site. */
export function Slipway({ modal, log, query }: SlipwayProps) {
  const text = useText();
  const narrow = useNarrow();
  // The elements mount the modal themselves; with the page's own screens it is not mounted.
  const Provider = query.page === 'components' ? PortholeProvider : HeadlessProvider;
  return (
    <Provider modal={modal} {...{ messages: messagesFor(query.languages ?? query.locale) }}>
      <a className="skip" href="#try">
        {text.skip}
      </a>
      <PageHeader page={query.page} />
      <main>
        <div className="work">
          <div className="hero">
            <HarbourScene />
            <h1>{text.heading}</h1>
            <p className="lead">{text.lead}</p>
            {narrow && query.page === 'components' && <NetworkButton className="moored" />}
            <Standing />
          </div>
          {query.inline && (
            <section aria-labelledby="inline">
              <h2 id="inline">{text.inline}</h2>
              {query.page === 'elements' ? (
                createElement('porthole-inline')
              ) : (
                <PortholeInline className="berth" messages={messagesFor(query.languages ?? query.locale)} />
              )}
            </section>
          )}
          {query.page === 'hooks' && <OwnScreens />}
          <section aria-labelledby="try">
            <h2 id="try">{text.tasks}</h2>
            <div className="ledger">
              <FillUp />
              <SignMessage />
              <SignTypedData />
              <SendSomething />
              <SendSeveral />
              {query.pay && <AskForPayment />}
              <SwitchNetworks />
              <Disconnect />
            </div>
          </section>
          <section aria-labelledby="look">
            <h2 id="look">{text.appearance}</h2>
            <Appearance />
            <StartDifferently query={query} />
          </section>
        </div>
        <aside className="watch" aria-label={text.watch}>
          <EventPanel log={log} />
          <StatePanel />
        </aside>
      </main>
      <footer className="foot">{text.foot}</footer>
    </Provider>
  );
}
