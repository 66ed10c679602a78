/** A smart sessions service, over HTTP. */
import { map } from 'rxjs';
import type { HandleContext } from '../../application/ports/handle.js';
import type { SmartSessionService } from '../../application/ports/permissions.js';
import { Failure } from '../../domain/failure/failure.js';
import type { SessionKey, SmartSession } from '../../domain/request/permission-request.js';
import { isWebAddress } from '../../domain/site/web-address.js';
import { inertText } from '../../domain/text/inert-text.js';
import { readProperty } from '../../domain/value/read-property.js';
import { jsonService } from '../http/json.js';
import type { SmartSessionOptions } from './options.js';

/** The maximum number of entries; further ones are ignored. */
const MOST = 200;
const MOST_NAME = 60;

export function sessionClient(options: SmartSessionOptions, context: HandleContext): SmartSessionService {
  const { url, projectId, query } = options;
  const service = jsonService({ url, query, projectId: projectId ?? context.projectId }, context.scheduler);
  const at = (account: string, more = '') => `v1/sessions/${encodeURIComponent(account)}${more}`;
  return {
    add: (account, request) => service.post(at(account), request).pipe(map(addedOf)),
    activate: (account, pci, answer) => service.post(at(account, '/activate'), { ...answer, pci }),
    revoke: (account, pci, signature) => service.post(at(account, '/revoke'), { pci, signature }),
    list: (account) =>
      service.get(at(account)).pipe(
        map((answer) => {
          const all = readProperty(answer, 'pcis');
          if (!Array.isArray(all)) throw misread('pcis is not an array');
          return all.slice(0, MOST).flatMap((each) => sessionOf(each) ?? []);
        }),
      ),
  };
}

function addedOf(answer: unknown): { readonly pci: string; readonly key: SessionKey } {
  if (typeof answer !== 'object' || answer === null) throw misread('Response is not an object');
  const [pci, key] = [readProperty(answer, 'pci'), readProperty(answer, 'key')];
  if (typeof pci !== 'string' || pci === '') throw misread('pci is not a string');
  if (typeof key !== 'object' || key === null) throw misread('key is not an object');
  const [type, publicKey] = [readProperty(key, 'type'), readProperty(key, 'publicKey')];
  if (type !== 'secp256k1' && type !== 'secp256r1') throw misread('Invalid key type');
  if (typeof publicKey !== 'string' || !/^0x[\da-f]+$/i.test(publicKey)) throw misread('Invalid public key format');
  return { pci, key: { type, publicKey } };
}

/** Malformed entries are omitted. */
function sessionOf(value: unknown): SmartSession | undefined {
  const text = (name: string, of: unknown = value) => {
    const found = readProperty(of, name);
    return typeof found === 'string' ? found : undefined;
  };
  const moment = (name: string) => {
    const found = readProperty(value, name);
    return typeof found === 'number' && /^\d{1,12}$/.test(String(found)) ? found : undefined;
  };
  const list = (name: string): readonly unknown[] => {
    const found = readProperty(value, name);
    return Array.isArray(found) ? found : [];
  };
  const [pci, expiry, createdAt, revokedAt] = [text('pci'), moment('expiry'), moment('createdAt'), moment('revokedAt')];
  if (!pci || expiry === undefined || createdAt === undefined) return undefined;
  const project = readProperty(value, 'project');
  const page = text('url', project);
  const picture = text('iconUrl', project);
  return {
    ...{ pci, expiry, createdAt, permissions: list('permissions'), context: text('context') ?? '' },
    project: {
      id: text('id', project) ?? '',
      name: inertText(text('name', project) ?? '', MOST_NAME),
      ...(page && isWebAddress(page) && { url: page }),
      ...(picture && { iconUrl: picture }),
    },
    policies: list('policies').flatMap((each) => {
      const id = text('id', each);
      return id === undefined ? [] : [{ id }];
    }),
    ...(revokedAt !== undefined && { revokedAt }),
  };
}

function misread(message: string): Failure {
  return new Failure('request-failed', message);
}
