/** The subject of the connector contract for pairing: a phone that scans every QR code, over a real relay. */
import { tap } from 'rxjs';
import type { Connector } from '../../application/ports/connector.js';
import type { connectorContract } from '../../infrastructure/fakes/contracts/connector-contract.js';
import { ACCOUNTS, type ConnectorFixture, ONE, TWO } from './connector-fixture.js';

type Subject = Awaited<ReturnType<Parameters<typeof connectorContract>[1]>>;

const [A, B, C] = ACCOUNTS;
const both = (...addresses: readonly string[]) => [ONE, TWO].flatMap((id) => addresses.map((each) => `${id}:${each}`));

export async function scanningSubject(fixture: ConnectorFixture): Promise<Subject> {
  const { phone } = fixture;
  const { connector } = await fixture.page();
  phone.terms = { accounts: both(A) };
  let prompts = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** One thing after the other, as a person does them. */
  const then = (act: () => unknown) => {
    last = last.then(act);
  };
  const scanning: Connector = {
    ...connector,
    connect: (...asked) =>
      connector.connect(...asked).pipe(
        tap((step) => {
          if (step.type !== 'pairing') return;
          prompts += 1;
          then(() => phone.pair(step.uri));
        }),
      ),
  };
  const answerAs = (mode: typeof phone.mode) => () => {
    phone.mode = mode;
  };
  return {
    connector: scanning,
    walletId: 'walletConnect',
    approve: answerAs('approve'),
    reject: answerAs('reject'),
    hang: answerAs('ask'),
    answerPending: () => {
      for (const { id } of phone.pending()) phone.answer(id, true);
    },
    prompts: () => prompts,
    otherAddresses: [B, C],
    useAccounts: () => then(() => phone.update({ accounts: both(B, C) })),
    otherNetwork: TWO,
    useNetwork: () => then(() => phone.emit({ name: 'chainChanged', data: 31338, chain: TWO })),
    lose: () => then(() => phone.disconnect()),
    async dispose() {
      await last.catch(() => undefined);
      await fixture.stop();
    },
  };
}
