/** The configured sealer: configured keys, a key management service, or both while a site migrates from one to the other. */
import type { SiteFile } from '../config/schema.js';
import type { Sealer } from '../ports/sealer.js';
import { cachedCheck } from '../watch/cached-check.js';
import type { Checks } from '../watch/health.js';
import { httpKeyService } from './http-key-service.js';
import { keySealer, newSealingKey, type SealingKey } from './key-sealer.js';
import { kmsSealer } from './kms-sealer.js';
import { moduleKeyService } from './module-key-service.js';
import { steadyKeyService, tryKeyService } from './steady-key-service.js';

export interface ConfiguredSealer {
  readonly sealer: Sealer;
  /** The configured keys, oldest first. */
  readonly keys: readonly SealingKey[];
  /** The health check that readiness needs. */
  readonly checks: Checks;
}

const LOOK_MS = 10_000;

/** Rejects, with the entry's name first, if the key service is invalid. Nothing configured: a key of this process, for a trial. */
export async function configuredSealer({
  sealingKeys,
  keyService,
}: Pick<SiteFile, 'sealingKeys' | 'keyService'>): Promise<ConfiguredSealer> {
  const keys = sealingKeys?.map(readKey) ?? (keyService && !keyService.onlyOpens ? [] : [newSealingKey()]);
  const own = keySealer(() => keys);
  if (!keyService) return { keys, sealer: own, checks: {} };
  try {
    const { module, url = '', token } = keyService;
    const service = steadyKeyService(
      module === undefined ? httpKeyService({ url, token }) : await moduleKeyService(module),
    );
    const look = await tryKeyService(service);
    const byService = kmsSealer(service);
    const newest = keyService.onlyOpens ? own : byService;
    return {
      keys,
      checks: { keys: cachedCheck(look, LOOK_MS) },
      sealer: {
        newestKeyId: newest.newestKeyId,
        seal: newest.seal,
        open: (sealed, context) => (isWrapped(sealed) ? byService : own).open(sealed, context),
        ready: look,
      },
    };
  } catch (error) {
    throw new Error(`keyService: ${reasonOf(error)}`);
  }
}

/** Of `keyId.wrappedKey.iv.bytes` and `keyId.iv.bytes`. */
function isWrapped(sealed: string): boolean {
  return sealed.split('.').length === 4;
}

function readKey(text: string): SealingKey {
  const [id = '', key = ''] = text.split(':');
  return { id, bytes: Buffer.from(key, 'base64') };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const deeper = error.cause instanceof Error && reasonOf(error.cause);
  return deeper || error.message;
}
