/** Published as `porthole/appkit/siwx`: replaces `@reown/appkit-siwx`. More ways to sign in: `porthole/sign-in`. */
export { DefaultSIWX, type DefaultSIWXOptions } from './default-siwx.js';
