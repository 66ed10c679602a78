/** Notifies connected sites of the wallet's changes: first the session update, then the event, in sequence. */
import type { IWalletKit } from '@reown/walletkit';
import type { PhoneEvent, PhoneNamespace } from './phone-namespace.js';
import type { SessionNamespaces } from './session-terms.js';

export interface EmitToSessionsParts {
  readonly kit: () => IWalletKit | undefined;
  readonly namespaces: () => readonly PhoneNamespace[];
  readonly onError: (error: unknown) => void;
}

/** An event is sent to every session that includes its namespace. */
export function emitToSessions({ kit, namespaces, onError }: EmitToSessionsParts): (event: PhoneEvent) => void {
  let last: Promise<unknown> = Promise.resolve();

  const emit = async ({ name, data, chain }: PhoneEvent, topic: string): Promise<void> => {
    const open = kit();
    const session = open?.getActiveSessions()[topic];
    const [key] = chain.split(':');
    const namespace = namespaces().find((each) => each.name === key);
    const covered = key === undefined ? undefined : session?.namespaces[key];
    if (!open || !session || !namespace || !covered || key === undefined) return;
    const accounts = namespace.addresses().map((address) => `${chain}:${address}`);
    const missing = accounts.filter((account) => !covered.accounts.includes(account));
    if (missing.length > 0) {
      const { chains = [], methods, events } = covered;
      const wider = {
        chains: [...new Set([...chains, chain])],
        accounts: [...covered.accounts, ...missing],
        methods,
        events,
      };
      const changed: SessionNamespaces = { ...plain(session.namespaces), [key]: wider };
      await open.updateSession({ topic, namespaces: changed });
    }
    if (covered.events.includes(name)) await open.emitSessionEvent({ topic, event: { name, data }, chainId: chain });
  };

  return (event) => {
    for (const topic of Object.keys(kit()?.getActiveSessions() ?? {})) {
      last = last.then(() => emit(event, topic)).catch(onError);
    }
  };
}

function plain(
  namespaces: Readonly<Record<string, { chains?: string[]; accounts: string[]; methods: string[]; events: string[] }>>,
) {
  return Object.fromEntries(
    Object.entries(namespaces).map(([key, each]) => [key, { ...each, chains: each.chains ?? [] }]),
  );
}
