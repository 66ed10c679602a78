/** A slipway, a boat and a lighthouse, in flat shapes. Decoration only. */
export function HarbourScene() {
  return (
    <svg className="scene" viewBox="0 0 760 168" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <rect className="sky" width="760" height="168" />
      <rect className="glow" y="70" width="760" height="50" />
      <circle className="sun" cx="356" cy="74" r="24" />
      <path className="far" d="M420 104c40-4 60-16 100-20s60 6 96-2 60-30 92-32 40 6 52 8v50H420Z" />
      <path className="tower" d="M664 22h12l5 44h-22ZM662 16h16v6h-16ZM666 10h8v6h-8Z" />
      <path className="sea-1" d={waves(98, 40, 3)} />
      <g>
        <path className="sail" d="M290 36v54h-30c6-22 16-41 30-54Z" />
        <path className="sail" d="M296 46c12 13 20 27 23 44h-23Z" />
        <path className="hull" d="M250 96h82c-4 13-12 20-24 20h-36c-12 0-19-8-22-20Z" />
      </g>
      <path className="sea-2" d={waves(116, 44, 4)} />
      <path className="sea-3" d={waves(142, 52, 5)} />
      <path className="ramp" d="M0 82h54l150 86H0Z" />
      <path className="rails" d="M34 82 182 168M12 82 132 168" />
    </svg>
  );
}

/** A body of water: its height, half its wavelength, and its roughness. */
function waves(top: number, half: number, rough: number): string {
  const count = Math.ceil(760 / half) + 1;
  return `M${-half / 2} ${top}q${half / 2} ${-rough} ${half} 0${`t${half} 0`.repeat(count)}V168H${-half / 2}Z`;
}
