/** Parts of the modal's look, by the names that the features use. */
export const MODAL_PARTS: Readonly<Record<string, { readonly selector: string; readonly inside: boolean }>> = {
  everything: { selector: '*', inside: true },
  nothing: { selector: ':not(*)', inside: false },
  // Includes the highlighted lines of illustrations.
  'primary buttons': { selector: '.ph-primary, .ph-ink, .porthole-button.is-primary', inside: true },
  'the sheet': { selector: '.ph-sheet', inside: false },
  'the layer': { selector: '.ph-layer', inside: false },
  'all but primary buttons': {
    selector: ':not(.ph-primary, .ph-primary *, .porthole-button.is-primary *)',
    inside: false,
  },
};
