/** Published as `porthole/appkit/solana/react`: stands for `@reown/appkit-adapter-solana/react`. */
export { useAppKitConnection } from './use-app-kit-connection.js';
