import { BehaviorSubject, NEVER, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { DRAWN } from '../../../infrastructure/fakes/modals/browsing-modal.js';
import { scriptedConnector } from '../../../infrastructure/fakes/scripted-connector.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { virtualTime } from '../../../infrastructure/fakes/virtual-time.js';
import type { Catalogue } from '../../ports/catalogue.js';

const OWN = 'data:image/png;base64,AA==';
const THEIRS = 'data:image/png;base64,BB==';
const wallet = (id: string, icon?: string): Wallet => ({
  ...{ id, name: id, type: 'ANNOUNCED', namespace: 'eip155', connectorId: 'scripted' },
  ...(icon !== undefined && { icon }),
});

function finding(picture: Catalogue['picture'], ...first: readonly Wallet[]) {
  const time = virtualTime();
  const wallets$ = new BehaviorSubject<readonly Wallet[]>(first);
  const asked: string[] = [];
  const catalogue: Catalogue = {
    ...{ wallets: () => NEVER, image: () => NEVER },
    picture: (pictured) => {
      if (pictured.kind !== 'connector') return NEVER;
      asked.push(pictured.id);
      return picture?.(pictured) ?? NEVER;
    },
  };
  const connector = { ...scriptedConnector({ scheduler: time.scheduler }), wallets$ };
  const modal = scriptedModal({ time, catalogue, connectors: [connector] });
  const icons = () =>
    Object.fromEntries(
      Object.values(modal.getState().connect.wallets)
        .flat()
        .map((each) => [each.id, each.icon]),
    );
  const shown = async () => {
    await modal.open();
    time.advance(DRAWN);
  };
  return { time, wallets$, asked, icons, shown };
}

describe('a wallet without an icon', () => {
  it('gets its connector’s icon once the modal is shown; a wallet with an icon keeps it', async () => {
    const { shown, icons, asked } = finding(() => of(THEIRS), wallet('plain'), wallet('own', OWN));
    expect(asked).toEqual([]);
    await shown();
    expect(asked).toEqual(['plain']);
    expect(icons()).toEqual({ plain: THEIRS, own: OWN });
  });

  it('gets it again when it is found again, without another request', async () => {
    const { shown, icons, asked, wallets$ } = finding(() => of(THEIRS), wallet('plain'));
    await shown();
    wallets$.next([wallet('plain'), wallet('other')]);
    expect(icons()).toEqual({ plain: THEIRS, other: THEIRS });
    expect(asked).toEqual(['plain', 'other']);
  });

  it('causes one request, however long it takes', async () => {
    const answer$ = new Subject<string>();
    const { shown, icons, asked, wallets$ } = finding(() => answer$, wallet('plain'));
    await shown();
    wallets$.next([wallet('plain'), wallet('own', OWN)]);
    expect(asked).toEqual(['plain']);
    answer$.next(THEIRS);
    expect(icons()).toEqual({ plain: THEIRS, own: OWN });
  });

  it('keeps its initial if there is no icon, and others get theirs', async () => {
    const { shown, icons, time } = finding(
      (pictured) => ('id' in pictured && pictured.id === 'plain' ? NEVER : of(THEIRS)),
      wallet('plain'),
      wallet('other'),
    );
    await shown();
    time.advance(20_000);
    expect(icons()).toEqual({ plain: undefined, other: THEIRS });
  });

  it('keeps its initial if the directory fails', async () => {
    const { shown, icons, wallets$, asked } = finding(() => {
      throw new Error('offline');
    }, wallet('plain'));
    await shown();
    wallets$.next([wallet('plain')]);
    expect(icons()).toEqual({ plain: undefined });
    expect(asked).toEqual(['plain']);
  });
});
