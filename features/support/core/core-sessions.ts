/** A service of smart sessions in memory. */
import { of } from 'rxjs';
import type { SmartSessionService } from '../../../application/ports/permissions.js';
import type { PermissionRequest, SmartSession } from '../../../domain/request/permission-request.js';
import { placeholderHex } from '../../../infrastructure/fakes/placeholder-hex.js';

export function coreSessions(): SmartSessionService {
  const begun = new Map<string, PermissionRequest>();
  let sessions: readonly SmartSession[] = [];
  return {
    add(_account, request) {
      const pci = `session-${begun.size + 1}`;
      begun.set(pci, request);
      return of({ pci, key: { type: 'secp256k1', publicKey: placeholderHex(33, begun.size) } });
    },
    activate(_account, pci) {
      const { permissions, expiry } = begun.get(pci) ?? { permissions: [], expiry: 0 };
      const project = { id: 'core', name: 'Slipway' };
      const session = { pci, project, expiry, createdAt: 0, permissions, policies: [], context: '0x00' };
      sessions = [...sessions, session];
      return of(undefined);
    },
    revoke(_account, pci) {
      sessions = sessions.map((each) => (each.pci === pci ? { ...each, revokedAt: 1 } : each));
      return of(undefined);
    },
    list: () => of(sessions),
  };
}
