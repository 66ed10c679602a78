/** The rules of ENSIP-15: 25 kB of tables, loaded once there is a name. */
import { ens_normalize } from '@adraffy/ens-normalize';

/** Throws for a name that cannot exist. */
export const normalise: (name: string) => string = ens_normalize;
