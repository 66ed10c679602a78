/** The scenes of small portholes. */
export type SmallScene = 'key' | 'door' | 'hand' | 'islands' | 'coin' | 'course';

/** Drawn on the 128×128 grid of all portholes; flat, in three tones and one accent. */
const DRAWINGS: Readonly<Record<SmallScene, readonly (readonly [className: string, path: string])[]>> = {
  // A key over calm water.
  key: [
    ['ph-sea-1', 'M12 82q9-4 17.5 0t17.5 0 17.5 0 17.5 0 17.5 0 16.5-.5A54 54 0 0 1 12 82Z'],
    ['ph-ink', 'M30 58a14 14 0 1 0 28 0a14 14 0 1 0-28 0M58 58h40M90 58v13M79 58v9'],
    ['ph-spot', 'M40 58a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
  ],
  // One door.
  door: [
    ['ph-sea-2', 'M44 100V50a20 20 0 0 1 40 0v50Z'],
    ['ph-ink', 'M44 98V50a20 20 0 0 1 40 0v48M32 98h64'],
    ['ph-spot', 'M71 72a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
  ],
  // A paper being signed.
  hand: [
    ['ph-sea-1', 'M40 30h48v68H40Z'],
    [
      'ph-ink',
      'M43.5 30h41a3.5 3.5 0 0 1 3.5 3.5v61a3.5 3.5 0 0 1-3.5 3.5h-41a3.5 3.5 0 0 1-3.5-3.5v-61a3.5 3.5 0 0 1 3.5-3.5ZM50 44h28M50 55h18M49 82q6-11 9.5 0t9.5-2 8 1',
    ],
    ['ph-spot', 'M77 80a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
  ],
  // Islands in one sea.
  islands: [
    ['ph-sea-2', 'M20 76q12-24 24 0ZM50 76q16-44 32 0ZM88 76q9-20 18 0Z'],
    ['ph-sea-1', 'M11 76q9-4 18 0t18 0 18 0 18 0 17 0 17-.5A54 54 0 0 1 11 76Z'],
    ['ph-ink', 'M20 76q12-24 24 0M50 76q16-44 32 0M88 76q9-20 18 0M34 92q7-4 15 0t15 0 15 0 15 0'],
    ['ph-spot', 'M84 38a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
  ],
  // Coins on the quay.
  coin: [
    ['ph-sea-1', 'M42 50v32a22 9 0 0 0 44 0V50Z'],
    ['ph-ink', 'M42 50a22 9 0 1 0 44 0a22 9 0 1 0-44 0v16a22 9 0 0 0 44 0V50M42 66v16a22 9 0 0 0 44 0V66'],
    ['ph-spot', 'M59 50a5 2.5 0 1 0 10 0a5 2.5 0 1 0-10 0'],
  ],
  // A boat on another course.
  course: [
    ['ph-sea-1', 'M11 80q9-4 18 0t18 0 18 0 18 0 17 0 17-.5A54 54 0 0 1 11 80Z'],
    ['ph-sea-2', 'M66 66V28l26 38Z'],
    ['ph-ink', 'M66 66V28l26 38ZM57 66V40L40 66ZM36 72h58l-9 12H45Z'],
    ['ph-spot', 'M26 46a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
  ],
};

export function SmallPorthole({ scene }: { readonly scene: SmallScene }) {
  return (
    <svg className="ph-scene ph-scene-small" viewBox="0 0 128 128" aria-hidden="true">
      <circle className="ph-rim-glass" cx="64" cy="64" r="54" />
      {DRAWINGS[scene].map(([className, path]) => (
        <path key={path} className={className} d={path} />
      ))}
      <circle className="ph-rim-band" cx="64" cy="64" r="58.5" />
      <circle className="ph-rim-line" cx="64" cy="64" r="54" />
      <circle className="ph-rim-line" cx="64" cy="64" r="63" />
    </svg>
  );
}
