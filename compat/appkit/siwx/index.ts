/** Published as `porthole/appkit/siwx`: stands for `@reown/appkit-siwx`. More ways to sign in: `porthole/sign-in`. */
export { DefaultSIWX, type DefaultSIWXOptions } from './default-siwx.js';
