interface ConsentTickProps {
  readonly label: string;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** The deliberate second step before something dangerous. */
export function ConsentTick({ label, ticked, onTick }: ConsentTickProps) {
  return (
    <label className="ph-consent">
      <input type="checkbox" checked={ticked} onChange={({ target }) => onTick(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
