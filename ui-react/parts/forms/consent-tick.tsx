interface ConsentTickProps {
  readonly label: string;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** A checkbox: the deliberate second step before something dangerous. */
export function ConsentTick({ label, ticked, onTick }: ConsentTickProps) {
  return (
    <label className="ph-consent">
      <input type="checkbox" checked={ticked} onChange={({ target }) => onTick(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
