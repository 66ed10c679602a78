/** Published as `porthole/appkit/solana/react`: replaces `@reown/appkit-adapter-solana/react`. */
export { useAppKitConnection } from './use-app-kit-connection.js';
