/**
 * Which flow of `application/` may depend on which. A basic flow may depend on those before it; every other flow on the basic flows and
 * on those named here. No flow depends on one above it: instead, the upper flow listens to the lower one's events.
 */
export const GROUND = ['shell', 'connect', 'account'];

/** All other flows, with the flows that they may depend on. */
export const BUILDS_ON = {
  activity: [],
  catalogue: ['buy'],
  login: [],
  names: [],
  changes: [],
  approve: ['login', 'activity', 'changes'],
  'sign-in': ['approve'],
  send: ['activity', 'approve', 'changes'],
  sent: ['activity', 'approve', 'send', 'swap'],
  swap: ['approve', 'send', 'changes'],
  buy: [],
  batch: [],
  allowances: ['batch'],
  'smart-sessions': ['batch'],
  pay: ['approve', 'sign-in', 'changes'],
};

/** Folders in `application/` that are not flows: who may import them, and what they may import. */
const ROOMS = {
  engine: [],
  ports: ['engine'],
};

/**
 * Whether code in one folder of `application/` may use what another one declares.
 * @param {string} from
 * @param {string} to
 */
export function mayKnow(from, to) {
  if (from === to || from === 'modal') return true;
  if (from in ROOMS) return ROOMS[from].includes(to);
  if (to in ROOMS) return true;
  if (to === 'modal') return false;
  const ground = GROUND.indexOf(from);
  if (ground >= 0) return GROUND.slice(0, ground).includes(to);
  return GROUND.includes(to) || (BUILDS_ON[from] ?? []).includes(to);
}
