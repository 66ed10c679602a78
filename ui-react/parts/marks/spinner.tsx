/** The small spinner. The text beside it has the meaning. */
export function Spinner({ small }: { readonly small?: boolean }) {
  return (
    <svg className={`ph-icon ph-spin${small ? ' ph-icon-s' : ''}`} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7" opacity=".22" />
      <path d="M10 3a7 7 0 0 1 7 7" />
    </svg>
  );
}
