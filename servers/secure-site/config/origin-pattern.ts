/** The origins of a project: exact, or a pattern whose names all belong to one owner. */
import { parse } from 'tldts';

const SHAPE = /^https:\/\/(\*\.)?([a-z\d-]+(?:\.[a-z\d-]+)*)(?::\d{1,5})?$/;
/** On this computer, with any port: for a trial. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|(?:[a-z\d-]+\.)+localhost)(?::(?:\d{1,5}|\*))?$/;

/** What is wrong with it in one sentence; undefined if it is valid. */
export function originPatternProblem(pattern: string, trial: boolean): string | undefined {
  if (LOOPBACK.test(pattern)) return trial ? undefined : 'names this computer, which only a trial may';
  const [, star, host = ''] = SHAPE.exec(pattern) ?? [];
  if (host === '')
    return 'must be an origin as https://dapp.example or https://*.dapp.example, without a path or a slash at its end';
  if (star === undefined) return undefined;
  const { domain, isIp } = parse(host, { allowPrivateDomains: true, validateHostname: false });
  if (isIp === true) return 'has a star before an address, which names nothing';
  if (domain === null) return 'has a star below a public suffix: any stranger may have such a name';
  return undefined;
}
