/** The purpose of a Bitcoin address, as `getAccountAddresses` returns it. */
export const AddressPurpose = { Ordinals: 'ordinals', Payment: 'payment', Stacks: 'stacks' } as const;

export type AddressPurpose = (typeof AddressPurpose)[keyof typeof AddressPurpose];
