/** AppKit's names for the purposes of Bitcoin addresses. */
export const AddressPurpose = { Ordinals: 'ordinals', Payment: 'payment', Stacks: 'stacks' } as const;

export type AddressPurpose = (typeof AddressPurpose)[keyof typeof AddressPurpose];
