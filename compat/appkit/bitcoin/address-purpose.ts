/** What an address of Bitcoin is for, as `getAccountAddresses` says. */
export const AddressPurpose = { Ordinals: 'ordinals', Payment: 'payment', Stacks: 'stacks' } as const;

export type AddressPurpose = (typeof AddressPurpose)[keyof typeof AddressPurpose];
