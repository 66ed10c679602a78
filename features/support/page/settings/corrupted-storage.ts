/** The content of a corrupted storage: every key of the product with a malformed value. */
export const CORRUPTED_STORAGE: Readonly<Record<string, string>> = {
  connection_status: 'connected',
  connected_namespaces: 'eip155,__proto__,nowhere,eip155',
  'eip155:connected_connector_id': '{"id":',
  active_namespace: 'constructor',
  active_caip_network_id: 'eip155:31337:0x',
  recent_wallets: '[{"id":1},null,{"id":"x","name":{}},',
};
